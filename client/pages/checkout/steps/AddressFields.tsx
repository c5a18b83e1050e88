/** The fields of the address step, as they are shown, filled, read and named in words. */
import type { ReactNode } from 'react';
import { countryCodes } from '../../../../site/countries.ts';
import type { Language } from '../../../../site/languages.ts';
import type { AddressEntries, CheckoutFields, CheckoutSession } from '../../../checkout/checkout.ts';
import { type AddressName, addressNames } from '../../../checkout/checkout-steps.ts';
import { countryName } from '../../../delivery/country.ts';
import { FormField } from '../../../forms/FormFrame.tsx';
import type { FaultWords, FormErrors } from '../../../forms/form-errors.ts';
import { type AddressField, addressFields, addressMaxLengths } from '../../../orders/contract/address.ts';
import type { Texts } from '../../../texts/texts.ts';
import { usePage } from '../../../ui/page-context.tsx';

interface AddressFieldsProps {
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

/** The fields of one address, named as the order names them, so that a fault of the service finds its field. */
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
			<FormField
				id={fieldId(name, 'country_code')}
				name={`${name}.country_code`}
				label={words.fields.country_code}
				autoComplete={`${section} country`}
				defaultValue={country}
				options={countries.map((each) => ({ value: each.code, name: each.name }))}
				error={errors.at(`${name}.country_code`)}
			/>
		</div>
	);
}

function fieldId(name: AddressName, field: AddressField): string {
	return `checkout-${name}-${field}`;
}

type FieldValues = Readonly<Record<string, string>>;

/** Between the fields of the address step and what is stored of them. */
export function toFieldValues({
	customerEmail,
	phone,
	vatId,
	hasInvoiceAddress,
	shippingAddress,
	invoiceAddress,
}: CheckoutSession): FieldValues {
	return {
		email: customerEmail,
		phone,
		vat_id: vatId,
		...(hasInvoiceAddress && { has_invoice_address: 'on' }),
		...named('shipping_address', shippingAddress),
		...named('invoice_address', invoiceAddress),
	};
}

/** Keeps stored values of absent fields. */
export function fromFields(values: FieldValues, stored: CheckoutSession): Partial<CheckoutFields> {
	return {
		customerEmail: values.email ?? stored.customerEmail,
		phone: values.phone ?? stored.phone,
		vatId: values.vat_id ?? stored.vatId,
		hasInvoiceAddress: values.has_invoice_address !== undefined,
		shippingAddress: entriesIn(values, 'shipping_address', stored.shippingAddress),
		invoiceAddress: entriesIn(values, 'invoice_address', stored.invoiceAddress),
	};
}

function named(name: AddressName, entries: AddressEntries): FieldValues {
	return Object.fromEntries(Object.entries(entries).map(([field, value]) => [`${name}.${field}`, value]));
}

function entriesIn(values: FieldValues, name: AddressName, stored: AddressEntries): AddressEntries {
	const typed = Object.keys(addressFields).flatMap((field) => {
		const value = values[`${name}.${field}`];
		return value === undefined ? [] : [[field, value]];
	});
	return { ...stored, ...Object.fromEntries(typed) };
}

/** The words for faults of the address step. */
export function toContactWords({ checkout, forms, phone }: Pick<Texts, 'checkout' | 'forms' | 'phone'>): FaultWords {
	const { fields, email } = checkout;
	return {
		labels: {
			email,
			phone: checkout.phone,
			vat_id: checkout.vatId,
			...withName('shipping_address', fields),
			...withName(
				'invoice_address',
				mapValues(fields, (label) => `${label} (${checkout.invoiceLegend})`),
			),
		},
		general: { ...forms.faults, invalid: checkout.lineInvalid },
		own: {
			email: { invalid: forms.emailInvalid, too_long: forms.emailInvalid },
			phone: { ...phone, invalid: phone.NOT_A_NUMBER, too_long: phone.TOO_LONG },
			vat_id: { invalid: checkout.vatIdInvalid },
			...Object.assign(
				{},
				...addressNames.map((name) =>
					withName(name, { zip_code: { invalid: checkout.postcodeInvalid }, country_code: { invalid: checkout.countryInvalid } }),
				),
			),
		},
		failed: forms.failed,
	};
}

function mapValues(words: Readonly<Record<string, string>>, change: (word: string) => string): Record<string, string> {
	return Object.fromEntries(Object.entries(words).map(([field, word]) => [field, change(word)]));
}

function withName<Value>(name: AddressName, words: Readonly<Record<string, Value>>): Record<string, Value> {
	return Object.fromEntries(Object.entries(words).map(([field, value]) => [`${name}.${field}`, value]));
}

interface NamedCountry {
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	readonly name: string;
}

/** All countries in a language, in its alphabet's order. */
export function listCountries(language: Language): NamedCountry[] {
	const { compare } = new Intl.Collator(language);
	return countryCodes.map((code) => ({ code, name: countryName(code, language) })).toSorted((one, other) => compare(one.name, other.name));
}

const domains = new Set(
	'aol.com aol.de arcor.de bluewin.ch email.de free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hotmail.ch hotmail.com hotmail.de hotmail.fr icloud.com laposte.net live.com live.de live.fr mac.com mail.com mail.de mailbox.org me.com online.de orange.fr outlook.com outlook.de outlook.fr pm.me posteo.de proton.me protonmail.com sfr.fr sunrise.ch t-online.de vodafone.de wanadoo.fr web.de yahoo.com yahoo.de yahoo.fr ymail.com'.split(
		' ',
	),
);

/**
 * Notices mistyped domains of widespread mail services. It suggests and never refuses: any domain may exist. The address with the
 * domain that was probably meant; null: there is nothing to suggest.
 */
export function suggestEmail(typed: string): string | null {
	const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
	const written = domain.toLowerCase();
	if (name === undefined || domains.has(written)) return null;
	const meant = [...domains].find((each) => isOneSlipAway(written, each));
	return meant === undefined ? null : `${name}@${meant}`;
}

/** One character is missing, added or another one, or two beside each other are exchanged. */
function isOneSlipAway(one: string, other: string): boolean {
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	const rest = (text: string, skipped: number): string => text.slice(start + skipped);
	return (
		rest(one, 1) === rest(other, 1) ||
		rest(one, 1) === rest(other, 0) ||
		rest(one, 0) === rest(other, 1) ||
		(one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
	);
}
