/** A field for a phone number that may stay empty: checked when it is left, in the notation of any country that the site knows. */
import { type ReactNode, useState } from 'react';
import { phoneLimits } from '../../site/constants.ts';
import { usePage } from '../pages/page-context.tsx';
import type { PhoneError } from './check-phone.ts';
import { FieldError } from './FormField.tsx';
import type { FormPhase } from './form-phase.ts';

interface PhoneFieldProps {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	/** Of the form: what the field found itself holds until the form is sent, which checks it again. */
	readonly state: FormPhase;
	/** What the form says is to be mended; null: nothing. */
	readonly error: string | null;
}

export function PhoneField({ id, name, label, state, error }: PhoneFieldProps): ReactNode {
	const { phone } = usePage().texts;
	const [judged, setJudged] = useState<{ readonly error: PhoneError | null; readonly during: FormPhase } | null>(null);
	const isOwn = judged?.during === state;
	const shown = isOwn ? (judged.error === null ? null : phone[judged.error]) : error;
	const check = async (input: HTMLInputElement): Promise<void> => {
		const typed = input.value.trim();
		const checked = typed === '' ? null : (await loadPhones()).checkPhone(typed);
		if (input.value.trim() !== typed) return;
		setJudged({ error: checked?.error ?? null, during: state });
		if (checked?.error === null) input.value = checked.display;
	};
	const message = <FieldError id={`${id}-error`} error={shown} />;
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			<input
				{...{ id, name }}
				type="tel"
				autoComplete="tel"
				maxLength={phoneLimits.maxInputCharacters}
				aria-invalid={shown !== null || undefined}
				aria-describedby={shown === null ? undefined : `${id}-error`}
				onFocus={() => void loadPhones().catch(() => {})} // leaving the field asks again
				onBlur={(event) => {
					// without the rules the number is taken as it is: the service judges it
					check(event.target).catch((fault: unknown) => console.error('The phone number could not be checked', fault));
				}}
			/>
			{/* what the form says is read out with its list, and not once more here */}
			<div role="status">{isOwn && message}</div>
			{!isOwn && message}
		</div>
	);
}

function loadPhones() {
	return import('./check-phone.ts');
}
