/** Withdraws from a contract (§ 356a BGB), in two steps and without an account. Without scripts the second step is a page of the order service. */
import type { ReactNode } from 'react';
import { PrivacySentence } from '../../forms/FormFrame.tsx';
import { FormStates } from '../../forms/FormStates.tsx';
import { withdrawWords } from '../../texts/withdraw-words.ts';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import type { WithdrawData } from './withdraw-data.ts';

export function WithdrawPage({ data }: { data: WithdrawData }): ReactNode {
	const { language, texts } = usePage();
	const { forms } = texts;
	const withdraw = withdrawWords[language];
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{withdraw.title}</h1>
				<div className="form-states lead">
					<FormStates
						form="withdrawal"
						texts={{
							sent: `${withdraw.received} ${withdraw.receipt}`,
							missing: forms.incomplete,
							invalid: forms.incomplete,
							limited: withdraw.limited,
							failed: withdraw.failed,
						}}
					/>
					<p className="form-intro">{withdraw.intro}</p>
				</div>
				{data.noticePath !== null && (
					<p>
						<PrivacySentence sentence={withdraw.notice} path={data.noticePath} />
					</p>
				)}
			</header>
			<Band heading={withdraw.form} beside>
				{data.form === null ? (
					<p>
						<PrivacySentence sentence={withdraw.withoutForm} path={data.contactPath} />
					</p>
				) : (
					<WithdrawForm target={data.form} />
				)}
			</Band>
		</div>
	);
}
