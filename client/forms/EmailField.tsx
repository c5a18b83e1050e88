/** The field for the address that the house answers to. */
import type { ReactNode } from 'react';
import { emailMaxLength, emailPattern } from '../orders/contract/limits.ts';
import { FormField } from './FormField.tsx';

export function EmailField({ id, label, error }: { id: string; label: string; error: string | null }): ReactNode {
	return (
		<FormField
			id={id}
			name="email"
			label={label}
			type="email"
			autoComplete="email"
			maxLength={emailMaxLength}
			pattern={emailPattern}
			error={error}
		/>
	);
}
