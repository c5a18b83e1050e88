/** The sign-up to the newsletter; its address's fragment says what became of one: to be confirmed, confirmed, too late, ended. */
import type { ReactNode } from 'react';
import {
	EmailField,
	ErrorSummary,
	FormDone,
	FormStates,
	FormStatus,
	HiddenFields,
	PrivacySentence,
	SubmitButton,
} from '../../forms/FormFrame.tsx';
import { toFormErrors } from '../../forms/form-errors.ts';
import { useForm } from '../../forms/use-form.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { NewsletterData } from './newsletter-data.ts';

export function NewsletterPage({ data }: { data: NewsletterData }): ReactNode {
	const { newsletter, forms } = usePage().texts;
	return (
		<div className="frame">
			<PageHeader title={newsletter.title}>
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
			</PageHeader>
			<Band heading={newsletter.signUp} beside>
				<NewsletterForm target={data.form} />
			</Band>
		</div>
	);
}

/** Signs up to the newsletter: one field, and a mail that has to be confirmed (§ 7 UWG). */
export function NewsletterForm({ target }: { target: FormTarget }): ReactNode {
	const { forms, newsletter } = usePage().texts;
	const { state, bind } = useForm('newsletter', target);
	if (state.phase === 'success') {
		return (
			<FormDone>
				<p className="lead">{newsletter.success}</p>
				<p>{newsletter.checkMail}</p>
			</FormDone>
		);
	}
	const errors = toFormErrors(state, {
		labels: {},
		general: forms.faults,
		own: { email: { missing: newsletter.missing, too_long: forms.emailInvalid, invalid: forms.emailInvalid } },
		failed: newsletter.failed,
	});
	return (
		<form className="form form-short" action={target.action} method="post" {...bind}>
			<ErrorSummary form={bind.ref} state={state} errors={errors} />
			<EmailField id="newsletter-email" label={newsletter.email} error={errors.at('email')} />
			<HiddenFields form="newsletter" target={target} />
			<SubmitButton state={state}>{newsletter.submit}</SubmitButton>
			<p className="form-note small soft">
				<PrivacySentence sentence={newsletter.consent} path={target.privacyPath} />
			</p>
			<FormStatus
				state={state}
				failure={(failure) => ({ limited: forms.limited, duplicate: newsletter.duplicate, failed: newsletter.failed })[failure]}
			/>
		</form>
	);
}
