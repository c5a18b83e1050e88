/** The company record as the backend sends it. */
import * as z from 'zod';
import type { Company, PhoneNumber } from './company.ts';
import { toEmailAddress, toPhone } from './contact-fields.ts';
import type { RecordContext } from './read-part.ts';
import { childRows, flag, id, optional, optionalText, sort, text } from './wire-fields.ts';
import { oneOf } from './wire-references.ts';

export const companySchema = z.object({
	id,
	project: text,
	company_name: text,
	display_name: text,
	legal_form: optional(oneOf(['single', 'ev', 'bag', 'other']), 'other'),
	ust_id: optionalText,
	vat_number: optionalText,
	legal_authority: optionalText,
	addresses: childRows(
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
	emails: childRows(z.object({ email: text, primary: optional(flag, false) }, { error: 'an e-mail address' })),
	numbers: childRows(
		z.object(
			{ number: text, type: optional(oneOf(['phone', 'mobile', 'fax']), 'phone'), primary: optional(flag, false) },
			{ error: 'a phone number' },
		),
	),
	phoneNumber: optional(z.object({ number: optionalText }, { error: 'a phone number' }), null),
	executives: childRows(z.object({ name: text, sort }, { error: 'a person' })),
	registers: childRows(z.object({ register_type: text, number: text, registrar: optionalText }, { error: 'an entry of a register' })),
});

type CompanyRecord = z.output<typeof companySchema>;

/** Fields of which a record has one or the other. */
export const companyAlternatives = ['numbers', 'phoneNumber'];

/** The first address, the primary e-mail and formatted phone numbers. */
export function toCompany(record: CompanyRecord, context: RecordContext): Company {
	const [address] = bySort(record.addresses);
	const phones = toPhones(record, context);
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
	const usable = emails.filter(({ email }, index) => toEmailAddress(email, `emails[${index}].email`, context) !== null);
	return (usable.find(({ primary }) => primary) ?? usable[0])?.email ?? null;
}

/** Those of the list; where it is empty, that of the older field. */
function toPhones({ numbers, phoneNumber }: CompanyRecord, context: RecordContext): readonly PhoneNumber[] {
	if (numbers.length === 0 && phoneNumber?.number != null) {
		return [{ type: 'phone', primary: true, ...toPhone(phoneNumber.number, 'phoneNumber.number', context) }];
	}
	return numbers.map(({ number, type, primary }, index) => ({ type, primary, ...toPhone(number, `numbers[${index}].number`, context) }));
}
