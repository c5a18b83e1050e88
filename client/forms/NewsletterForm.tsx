/** Signs up to the newsletter: one field, and a mail that has to be confirmed (§ 7 UWG). The messages are the specification's (§8). */
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldFault } from '../orders/contract/answer.ts';
import { emailMaxLength, emailPattern } from '../orders/contract/limits.ts';
import { usePage } from '../pages/page-context.tsx';
import { FormField } from './FormField.tsx';
import { ErrorSummary, FormStatus, HiddenFields, PrivacySentence } from './FormFrame.tsx';
import { faultOf } from './form-phase.ts';
import type { FormTarget } from './form-target.ts';
import { useForm } from './use-form.ts';

export function NewsletterForm({ target }: { target: FormTarget }): ReactNode {
	const { forms, newsletter } = usePage().texts;
	const { state, bind } = useForm('newsletter', target);
	const done = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (state.phase === 'success') done.current?.focus();
	}, [state]);
	if (state.phase === 'success') {
		return (
			<div className="form-done" role="status" tabIndex={-1} ref={done} data-phase="success">
				<p className="lead">{newsletter.success}</p>
				<p>{newsletter.checkMail}</p>
			</div>
		);
	}
	const describe = ({ field, code }: FieldFault): string => {
		if (field !== 'email') return newsletter.failed;
		return code === 'missing' ? newsletter.missing : forms.emailInvalid;
	};
	const code = faultOf(state, 'email');
	return (
		<form className="form form-short" action={target.action} method="post" {...bind}>
			<ErrorSummary form={bind.ref} state={state} describe={describe} />
			<FormField
				id="newsletter-email"
				name="email"
				label={newsletter.email}
				type="email"
				autoComplete="email"
				maxLength={emailMaxLength}
				pattern={emailPattern}
				error={code === null ? null : describe({ field: 'email', code })}
			/>
			<HiddenFields form="newsletter" target={target} />
			{/* boot.ts marks a click that it keeps with aria-busy, before React knows the button */}
			<button className="button" type="submit" data-replay="" aria-busy={state.phase === 'loading' || undefined} suppressHydrationWarning>
				{newsletter.submit}
			</button>
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
