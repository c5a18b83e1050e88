/** Writes to the house: name, e-mail, message, and the consent to the privacy notice (specification §5). Leads to the page that says thanks. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldFault } from '../orders/contract/answer.ts';
import { emailMaxLength, emailPattern, messageMaxLength, nameMaxLength } from '../orders/contract/limits.ts';
import { usePage } from '../pages/page-context.tsx';
import { FormField } from './FormField.tsx';
import { ErrorSummary, FormStatus, HiddenFields, PrivacyBox } from './FormFrame.tsx';
import { FormStates } from './FormStates.tsx';
import { faultOf } from './form-phase.ts';
import type { FormTarget } from './form-target.ts';
import { useForm } from './use-form.ts';

export function ContactForm({ target, thanksPath }: { target: FormTarget; thanksPath: string }): ReactNode {
	const { forms, contact } = usePage().texts;
	const { state, bind } = useForm('contact', target);
	const thanks = useRef<HTMLAnchorElement>(null);
	// a link, so that the app shows the page without a full load, as it does with any other
	useEffect(() => {
		if (state.phase === 'success') thanks.current?.click();
	}, [state]);
	const describe = ({ field, code }: FieldFault): string => {
		const text = contact.form;
		if (field === 'privacy') return forms.privacyMissing;
		if (field === 'email' && code !== 'missing') return forms.emailInvalid;
		if (field !== 'name' && field !== 'email' && field !== 'message') return forms.failed;
		return { missing: forms.missing, too_long: forms.tooLong, invalid: forms.invalid }[code](text[field]);
	};
	const errorOf = (field: string): string | null => {
		const code = faultOf(state, field);
		return code === null ? null : describe({ field, code });
	};
	return (
		<form className="form" action={target.action} method="post" {...bind}>
			<FormStates
				form="contact"
				texts={{ missing: forms.incomplete, invalid: forms.incomplete, limited: forms.limited, failed: forms.failed }}
			/>
			<ErrorSummary form={bind.ref} state={state} describe={describe} />
			<p className="small soft">{forms.allRequired}</p>
			<FormField
				id="contact-name"
				name="name"
				label={contact.form.name}
				autoComplete="name"
				maxLength={nameMaxLength}
				error={errorOf('name')}
			/>
			<FormField
				id="contact-email"
				name="email"
				label={contact.form.email}
				type="email"
				autoComplete="email"
				maxLength={emailMaxLength}
				pattern={emailPattern}
				error={errorOf('email')}
			/>
			<FormField
				id="contact-message"
				name="message"
				label={contact.form.message}
				rows={7}
				maxLength={messageMaxLength}
				error={errorOf('message')}
			/>
			<PrivacyBox id="contact-privacy" sentence={forms.privacy} path={target.privacyPath} error={errorOf('privacy')} />
			<HiddenFields form="contact" target={target} />
			{/* boot.ts marks a click that it keeps with aria-busy, before React knows the button */}
			<button className="button" type="submit" data-replay="" aria-busy={state.phase === 'loading' || undefined} suppressHydrationWarning>
				{contact.form.submit}
			</button>
			<FormStatus state={state} failure={(code) => (code === 'limited' ? forms.limited : forms.failed)} />
			<a ref={thanks} href={thanksPath} hidden>
				{contact.form.sent}
			</a>
		</form>
	);
}
