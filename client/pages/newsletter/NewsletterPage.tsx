/** The sign-up to the newsletter; its address's fragment says what became of one: to be confirmed, confirmed, too late, ended. */
import type { ReactNode } from 'react';
import { FormStates } from '../../forms/FormStates.tsx';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { NewsletterData } from './newsletter-data.ts';

export function NewsletterPage({ data }: { data: NewsletterData }): ReactNode {
	const { newsletter, forms } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{newsletter.title}</h1>
				<div className="form-states lead">
					<FormStates
						form="newsletter"
						texts={{
							'check-mail': `${newsletter.success} ${newsletter.checkMail}`,
							confirmed: newsletter.confirmed,
							unsubscribed: newsletter.unsubscribed,
							expired: newsletter.expired,
							duplicate: newsletter.duplicate,
							missing: newsletter.missing,
							invalid: forms.emailInvalid,
							limited: forms.limited,
							failed: newsletter.failed,
						}}
					/>
					<p className="form-intro">{newsletter.intro}</p>
				</div>
			</header>
			<Band heading={newsletter.signUp} beside>
				<NewsletterForm target={data.form} />
			</Band>
		</div>
	);
}
