/** The company record as the backend sends it. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import * as z from 'zod';
import type { Company, PhoneNumber } from './company.ts';
import { describeValue } from './describe-value.ts';
import type { RecordContext } from './read-part.ts';
import { flag, id, optional, optionalText, rows, sort, text } from './wire-fields.ts';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
	z.enum(values, { error: `one of ${values.join(', ')}` });

export const companySchema = z.object({
	id,
	project: text,
	company_name: text,
	display_name: text,
	legal_form: optional(oneOf(['single', 'ev', 'bag', 'other']), 'other'),
	ust_id: optionalText,
	vat_number: optionalText,
	legal_authority: optionalText,
	addresses: rows(
		z.object(
			{
				street: text,
				number: optionalText,
				zip_code: text,
				city: text,
				address_type: optional(oneOf(['hq', 'federal_office']), 'hq'),
				sort,
			},
			{ error: 'an address' },
		),
	),
	emails: rows(z.object({ email: text, primary: optional(flag, false) }, { error: 'an e-mail address' })),
	numbers: rows(
		z.object(
			{ number: text, type: optional(oneOf(['phone', 'mobile', 'fax']), 'phone'), primary: optional(flag, false) },
			{ error: 'a phone number' },
		),
	),
	executives: rows(z.object({ name: text, sort }, { error: 'a person' })),
	registers: rows(z.object({ register_type: text, number: text, registrar: optionalText }, { error: 'an entry of a register' })),
});

type CompanyRecord = z.output<typeof companySchema>;

/** The first address, the primary e-mail and formatted phone numbers. */
export function toCompany(record: CompanyRecord, context: RecordContext): Company {
	const [address] = bySort(record.addresses);
	const phones = record.numbers.map((number, index) => toPhoneNumber(number, index, context));
	return {
		id: record.id,
		companyName: record.company_name,
		displayName: record.display_name,
		legalForm: record.legal_form,
		address:
			address === undefined
				? null
				: {
						street: address.street,
						number: address.number,
						zipCode: address.zip_code,
						city: address.city,
						addressType: address.address_type,
					},
		email: toEmail(record.emails, context),
		phones: [...phones.filter(({ primary }) => primary), ...phones.filter(({ primary }) => !primary)],
		executives: bySort(record.executives).map(({ name }) => name),
		registers: record.registers.map((register) => ({
			registerType: register.register_type,
			number: register.number,
			registrar: register.registrar,
		})),
		ustId: record.ust_id,
		vatNumber: record.vat_number,
		legalAuthority: record.legal_authority,
	};
}

function bySort<Row extends { readonly sort: number }>(list: readonly Row[]): readonly Row[] {
	return list.toSorted((a, b) => a.sort - b.sort);
}

function toEmail(emails: CompanyRecord['emails'], context: RecordContext): string | null {
	const usable = emails.filter(({ email }, index) => {
		const isAddress = /^[^\s@<>"',;:]+@[^\s@<>"',;:/?#]+\.[^\s@<>"',;:/?#.]+$/.test(email);
		if (!isAddress) {
			context.warn({
				code: 'email-invalid',
				field: `emails[${index}].email`,
				message: `${describeValue(email)} is not an e-mail address. It is left out.`,
				fix: 'Enter an address such as info@example.org.',
			});
		}
		return isAddress;
	});
	return (usable.find(({ primary }) => primary) ?? usable[0])?.email ?? null;
}

function toPhoneNumber(row: CompanyRecord['numbers'][number], index: number, context: RecordContext): PhoneNumber {
	const { type, primary } = row;
	const parsed = row.number.length <= 250 ? parsePhoneNumberFromString(row.number, 'DE') : undefined;
	if (parsed?.isPossible()) return { type, primary, display: parsed.formatInternational(), href: parsed.getURI() };
	context.warn({
		code: 'phone-unparseable',
		field: `numbers[${index}].number`,
		message: `${describeValue(row.number)} cannot be read as a phone number. It is shown as it is, without a link.`,
		fix: 'Enter the number with its area code, such as +49 761 123456.',
	});
	return { type, primary, display: row.number, href: null };
}
