/** Asks about a piece: whether it is there, what one wants to know, to lay it aside, to see it on a day. Loaded when somebody wants to. */
import { type ReactNode, useEffect, useRef } from 'react';
import { FormField } from '../forms/FormField.tsx';
import { ErrorSummary, FormStatus, HiddenFields, PrivacyBox } from '../forms/FormFrame.tsx';
import { faultOf } from '../forms/form-phase.ts';
import type { FormTarget } from '../forms/form-target.ts';
import { PhoneField } from '../forms/PhoneField.tsx';
import { useForm } from '../forms/use-form.ts';
import type { FieldFault } from '../orders/contract/answer.ts';
import { emailMaxLength, emailPattern, messageMaxLength, nameMaxLength } from '../orders/contract/limits.ts';
import { maxLineCount } from '../orders/contract/max-line-count.ts';
import { dayparts, type RequestKind } from '../orders/contract/request-request.ts';
import { usePage } from '../pages/page-context.tsx';

export interface RequestFormProps {
	readonly target: FormTarget;
	readonly kind: RequestKind;
	readonly product: number;
	readonly variant: number | null;
}

export function RequestForm({ target, kind, product, variant }: RequestFormProps): ReactNode {
	const { forms, contact, requests } = usePage().texts;
	const { state, bind } = useForm('request', target);
	const done = useRef<HTMLParagraphElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind
	useEffect(() => heading.current?.focus(), [kind]);
	useEffect(() => {
		if (state.phase === 'success') done.current?.focus();
	}, [state]);
	if (state.phase === 'success') {
		return (
			<p className="form-done" role="status" tabIndex={-1} ref={done} data-phase="success">
				{requests.sent}
			</p>
		);
	}
	const labels: Readonly<Record<string, string>> = {
		...{ name: contact.form.name, email: contact.form.email, phone: requests.phone, message: requests.message },
		...{ count: requests.count, day: requests.day, daypart: requests.daypart },
	};
	const describe = ({ field, code }: FieldFault): string => {
		if (field === 'privacy') return forms.privacyMissing;
		if (field === 'email' && code !== 'missing') return forms.emailInvalid;
		if (field === 'day' && code !== 'missing') return requests.dayInvalid;
		const label = labels[field];
		return label === undefined
			? requests.failed
			: { missing: forms.missing, too_long: forms.tooLong, invalid: requests.invalid }[code](label);
	};
	const errorOf = (field: string): string | null => {
		const code = faultOf(state, field);
		return code === null ? null : describe({ field, code });
	};
	const { name, email } = contact.form;
	return (
		<form className="form" action={target.action} method="post" aria-labelledby="request-title" {...bind}>
			<h2 id="request-title" ref={heading} tabIndex={-1}>
				{requests.titles[kind]}
			</h2>
			<p className="small soft">{requests.binding}</p>
			<ErrorSummary form={bind.ref} state={state} describe={describe} />
			{kind === 'appointment' && (
				<>
					<FormField id="request-day" name="day" label={requests.day} type="date" error={errorOf('day')} />
					<div className="field">
						<label className="field-label" htmlFor="request-daypart">
							{requests.daypart}
						</label>
						<select id="request-daypart" name="daypart" defaultValue="any">
							{dayparts.map((each) => (
								<option key={each} value={each}>
									{requests.dayparts[each]}
								</option>
							))}
						</select>
					</div>
				</>
			)}
			{kind === 'reservation' && (
				<FormField
					id="request-count"
					name="count"
					label={requests.count}
					type="number"
					min={1}
					max={maxLineCount}
					defaultValue={1}
					error={errorOf('count')}
				/>
			)}
			<FormField id="request-name" name="name" label={name} autoComplete="name" maxLength={nameMaxLength} error={errorOf('name')} />
			<FormField
				id="request-email"
				name="email"
				label={email}
				type="email"
				autoComplete="email"
				maxLength={emailMaxLength}
				pattern={emailPattern}
				error={errorOf('email')}
			/>
			<PhoneField id="request-phone" name="phone" label={requests.phone} />
			<FormField
				id="request-message"
				name="message"
				label={kind === 'information' ? contact.form.message : requests.message}
				rows={4}
				maxLength={messageMaxLength}
				error={errorOf('message')}
				optional={kind !== 'information'}
			/>
			<PrivacyBox id="request-privacy" sentence={forms.privacy} path={target.privacyPath} error={errorOf('privacy')} />
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="product" value={product} />
			<input type="hidden" name="variant" value={variant ?? ''} />
			<HiddenFields form="request" target={target} />
			<button className="button" type="submit" aria-busy={state.phase === 'loading' || undefined}>
				{requests.submit}
			</button>
			<FormStatus state={state} failure={(code) => (code === 'limited' ? forms.limited : requests.failed)} />
		</form>
	);
}
