/** A field with its label, and what is wrong with it. Uncontrolled: what was typed before hydration stays. */
import type { InputHTMLAttributes, ReactNode } from 'react';
import { emailMaxLength, emailPattern } from '../orders/contract/limits.ts';

interface FormFieldProps
	extends Pick<
		InputHTMLAttributes<HTMLInputElement>,
		'type' | 'autoComplete' | 'maxLength' | 'pattern' | 'inputMode' | 'min' | 'max' | 'defaultValue'
	> {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	/** Says what to fix; null: valid. */
	readonly error: string | null;
	/** More than one line. */
	readonly rows?: number;
	/** May stay empty. */
	readonly optional?: boolean;
}

export function FormField({ label, error, rows, optional = false, ...field }: FormFieldProps): ReactNode {
	const errorId = `${field.id}-error`;
	const described = {
		required: !optional,
		'aria-invalid': error !== null || undefined,
		'aria-describedby': error === null ? undefined : errorId,
	};
	const { id, name, maxLength } = field;
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			{rows === undefined ? <input {...field} {...described} /> : <textarea {...{ id, name, maxLength, rows }} {...described} />}
			<FieldError id={errorId} error={error} />
		</div>
	);
}

/** The field for the address that the shop answers to. */
export function EmailField({ id, label, error }: Pick<FormFieldProps, 'id' | 'label' | 'error'>): ReactNode {
	const rules = { maxLength: emailMaxLength, pattern: emailPattern };
	return <FormField id={id} name="email" label={label} type="email" autoComplete="email" {...rules} error={error} />;
}

export function FieldError({ id, error }: { id: string; error: string | null }): ReactNode {
	return (
		error !== null && (
			<p className="field-error" id={id}>
				{error}
			</p>
		)
	);
}
