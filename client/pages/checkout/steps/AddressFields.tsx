/** The fields of one address, named as the order names them, so that a fault of the service finds its field. */
import type { ReactNode } from 'react';
import type { AddressName } from '../../../checkout/check-contact.ts';
import { FieldError, FormField } from '../../../forms/FormField.tsx';
import type { FormErrors } from '../../../forms/form-errors.ts';
import { type AddressField, addressMaxLengths } from '../../../orders/contract/address.ts';
import { usePage } from '../../../ui/page-context.tsx';
import type { NamedCountry } from './country-names.ts';

export interface AddressFieldsProps {
	readonly name: AddressName;
	readonly errors: FormErrors;
	readonly countries: readonly NamedCountry[];
	/** Of the country; the other fields are filled in by the form. */
	readonly country: string;
	/** Only first and last name. */
	readonly onlyName?: boolean;
}

/** As browsers fill them in, behind the section's word. */
const tokens: Readonly<Record<Exclude<AddressField, 'country_code'>, string | null>> = {
	first_name: 'given-name',
	last_name: 'family-name',
	company: 'organization',
	street: 'address-line1',
	// no token means a house number alone: a line of an address in its place would be wrong
	number: null,
	addition: 'address-line2',
	zip_code: 'postal-code',
	city: 'address-level2',
};
const optionalFields: ReadonlySet<AddressField> = new Set(['company', 'addition']);

export function AddressFields({ name, errors, countries, country, onlyName = false }: AddressFieldsProps): ReactNode {
	const { checkout: words } = usePage().texts;
	const section = name === 'shipping_address' ? 'shipping' : 'billing';
	const field = (of: Exclude<AddressField, 'country_code'>): ReactNode => (
		<FormField
			id={fieldId(name, of)}
			name={`${name}.${of}`}
			label={optionalFields.has(of) ? words.optional(words.fields[of]) : words.fields[of]}
			optional={optionalFields.has(of)}
			autoComplete={tokens[of] === null ? 'off' : `${section} ${tokens[of]}`}
			maxLength={addressMaxLengths[of]}
			error={errors.at(`${name}.${of}`)}
		/>
	);
	const id = fieldId(name, 'country_code');
	const error = errors.at(`${name}.country_code`);
	const names = (
		<>
			{field('first_name')}
			{field('last_name')}
		</>
	);
	if (onlyName) return <div className="address">{names}</div>;
	return (
		<div className="address">
			{names}
			{field('company')}
			{field('street')}
			{field('number')}
			{field('addition')}
			{field('zip_code')}
			{field('city')}
			<div className="field">
				<label className="field-label" htmlFor={id}>
					{words.fields.country_code}
				</label>
				<select
					id={id}
					name={`${name}.country_code`}
					autoComplete={`${section} country`}
					defaultValue={country}
					required
					aria-invalid={error !== null || undefined}
					aria-describedby={error === null ? undefined : `${id}-error`}
				>
					{countries.map(({ code, name: countryName }) => (
						<option key={code} value={code}>
							{countryName}
						</option>
					))}
				</select>
				<FieldError id={`${id}-error`} error={error} />
			</div>
		</div>
	);
}

function fieldId(name: AddressName, field: AddressField): string {
	return `checkout-${name}-${field}`;
}
