/** A field for a phone number that may stay empty. When it is left, it says how the number is read, or what is wrong with it; either keeps no form from going on. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { phoneLimits } from '../../site/constants.ts';
import { usePage } from '../ui/page-context.tsx';
import type { CheckedPhone } from './check-phone.ts';
import { FieldError } from './FormFrame.tsx';
import type { FormPhase } from './form-errors.ts';
import { loadPhoneRules, readPhone } from './form-fields.ts';

interface PhoneFieldProps {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	/** Of numbers without a calling code (ISO 3166-1 alpha-2). */
	readonly country: string;
	/** Of the form: what the field found itself holds until the form is sent, which checks it again. */
	readonly state: FormPhase;
	/** The form's error message; null: none. */
	readonly error: string | null;
}

export function PhoneField({ id, name, label, country, state, error }: PhoneFieldProps): ReactNode {
	const { texts, language } = usePage();
	const { forms, phone } = texts;
	const field = useRef<HTMLInputElement>(null);
	const [judged, setJudged] = useState<{ readonly checked: CheckedPhone | null; readonly during: FormPhase } | null>(null);
	const own = judged?.during === state ? judged : null;
	const ownError = own?.checked?.error ?? null;
	const shown = own === null ? error : ownError && phone[ownError];
	const message = <FieldError id={`${id}-error`} error={shown} />;
	const check = async (): Promise<void> => {
		const typed = field.current?.value ?? '';
		const checked = await readPhone(typed, country, language);
		if (field.current?.value === typed) setJudged({ checked, during: state });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was read before is read again by the rules of another country
	useEffect(() => {
		if (own !== null) void check();
	}, [country]);
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			<input
				{...{ id, name }}
				ref={field}
				type="tel"
				autoComplete="tel"
				maxLength={phoneLimits.maxInputCharacters}
				aria-invalid={shown !== null || undefined}
				aria-describedby={shown === null ? undefined : `${id}-error`}
				onFocus={() => void loadPhoneRules().catch(() => {})} // leaving the field asks again
				onBlur={() => void check()}
			/>
			{/* the form's list already reads out its message, so not again here */}
			<div role="status">
				{own && message}
				{own?.checked && (
					<p className="field-note small soft">{ownError === null ? forms.phoneRead(own.checked.display) : forms.phoneKept}</p>
				)}
			</div>
			{!own && message}
		</div>
	);
}
