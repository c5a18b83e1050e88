/** Writes to the shop: name, e-mail, message, and the consent to the privacy notice. Leads to the page that says thanks. */
import { type ReactNode, useEffect, useRef } from 'react';
import { EmailField, FormField } from '../../forms/FormField.tsx';
import { ErrorSummary, FormStatus, HiddenFields, PrivacyBox } from '../../forms/FormFrame.tsx';
import { FormStates } from '../../forms/FormStates.tsx';
import { toFormErrors } from '../../forms/form-errors.ts';
import type { FormTarget } from '../../forms/form-target.ts';
import { useForm } from '../../forms/use-form.ts';
import { messageMaxLength, nameMaxLength } from '../../orders/contract/limits.ts';
import { usePage } from '../../ui/page-context.tsx';

export function ContactForm({ target, thanksPath }: { target: FormTarget; thanksPath: string }): ReactNode {
	const { forms, contact } = usePage().texts;
	const { state, bind } = useForm('contact', target);
	const thanks = useRef<HTMLAnchorElement>(null);
	// a link, so that the app shows the page without a full load, as it does with any other
	useEffect(() => {
		if (state.phase === 'success') thanks.current?.click();
	}, [state]);
	const { name, email, message, submit, sent } = contact.form;
	const errors = toFormErrors(state, {
		labels: { name, email, message },
		general: forms.faults,
		own: { privacy: forms.privacyMissing, email: { too_long: forms.emailInvalid, invalid: forms.emailInvalid } },
		failed: forms.failed,
	});
	return (
		<form className="form" action={target.action} method="post" {...bind}>
			<FormStates
				form="contact"
				texts={{ missing: forms.incomplete, invalid: forms.incomplete, limited: forms.limited, failed: forms.failed }}
			/>
			<ErrorSummary form={bind.ref} state={state} errors={errors} />
			<p className="small soft">{forms.allRequired}</p>
			<FormField id="contact-name" name="name" label={name} autoComplete="name" maxLength={nameMaxLength} error={errors.at('name')} />
			<EmailField id="contact-email" label={email} error={errors.at('email')} />
			<FormField id="contact-message" name="message" label={message} rows={7} maxLength={messageMaxLength} error={errors.at('message')} />
			<PrivacyBox id="contact-privacy" sentence={forms.privacy} path={target.privacyPath} error={errors.at('privacy')} />
			<HiddenFields form="contact" target={target} />
			{/* boot.ts marks a click that it keeps with aria-busy, before React knows the button */}
			<button className="button" type="submit" data-replay="" aria-busy={state.phase === 'loading' || undefined} suppressHydrationWarning>
				{submit}
			</button>
			<FormStatus state={state} failure={(code) => (code === 'limited' ? forms.limited : forms.failed)} />
			<a ref={thanks} href={thanksPath} hidden>
				{sent}
			</a>
		</form>
	);
}
