/** A field for a phone number: checked when it is left, in the notation of any country that the site knows. */
import { type ReactNode, useState } from 'react';
import { phoneLimits } from '../../site/constants.ts';
import { usePage } from '../pages/page-context.tsx';
import type { CheckedPhone, PhoneError } from './check-phone.ts';
import { FieldError } from './FormField.tsx';

interface PhoneFieldProps {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	readonly required?: boolean;
	/** Hears what the field holds each time that it is left; null: nothing. */
	readonly onChecked?: (checked: CheckedPhone | null) => void;
}

export function PhoneField({ id, name, label, required = false, onChecked }: PhoneFieldProps): ReactNode {
	const { phone } = usePage().texts;
	const [error, setError] = useState<PhoneError | null>(null);
	const check = async (input: HTMLInputElement): Promise<void> => {
		const typed = input.value.trim();
		const checked = typed === '' ? null : (await loadPhones()).checkPhone(typed);
		if (input.value.trim() !== typed) return;
		setError(checked?.error ?? null);
		if (checked?.error === null) input.value = checked.display;
		onChecked?.(checked);
	};
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			<input
				{...{ id, name, required }}
				type="tel"
				autoComplete="tel"
				maxLength={phoneLimits.maxInputCharacters}
				aria-invalid={error !== null || undefined}
				aria-describedby={error === null ? undefined : `${id}-error`}
				onFocus={() => void loadPhones().catch(() => {})} // leaving the field asks again
				onBlur={(event) => {
					// without the rules the number is taken as it is: the service judges it
					check(event.target).catch((fault: unknown) => console.error('The phone number could not be checked', fault));
				}}
			/>
			<div role="status">
				<FieldError id={`${id}-error`} error={error === null ? null : phone[error]} />
			</div>
		</div>
	);
}

function loadPhones() {
	return import('./check-phone.ts');
}
