/** The company behind the site. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { defaultCountry } from '../../site/constants.ts';
import type { company } from '../collections/company.ts';
import { toEmailAddress, toPhone } from './contact-fields.ts';

export interface Company {
	readonly id: number;
	readonly companyName: string;
	readonly displayName: string;
	readonly legalForm: 'single' | 'ev' | 'bag' | 'other';
	/** The first address of the record. */
	readonly address: Address | null;
	/** One for each address, in order. */
	readonly locations: readonly Location[];
	/** Of the first address (ISO 3166-1 alpha-2). The first company's is the country of the shop. */
	readonly country: string;
	/** The primary e-mail, else the first. */
	readonly email: string | null;
	/** Primary number first. */
	readonly phones: readonly PhoneNumber[];
	readonly executives: readonly string[];
	readonly registers: readonly Register[];
	readonly ustId: string | null;
	readonly vatNumber: string | null;
	readonly legalAuthority: string | null;
}

/** A place where the shop can be visited: an address of a company, with its contact. */
export interface Location {
	/** Of the address, by which opening hours name it; null where the backend sends none. */
	readonly id: number | null;
	/** Its own name, else the company's. */
	readonly name: string;
	readonly address: Address;
	/** Its own; at the first address of a company without one, the company's. */
	readonly email: string | null;
	readonly phones: readonly PhoneNumber[];
}

export interface Address {
	readonly street: string;
	readonly number: string | null;
	readonly zipCode: string;
	readonly city: string;
	readonly addressType: 'hq' | 'federal_office';
	/** ISO 3166-1 alpha-2; the shop's where the record names none. */
	readonly country: string;
}

export interface PhoneNumber {
	readonly type: 'phone' | 'mobile' | 'fax';
	/** Formatted by libphonenumber, by the country of the address; the raw text where parsing fails. */
	readonly display: string;
	/** `tel:+41…`, null where parsing fails. */
	readonly href: string | null;
	readonly primary: boolean;
}

export interface Register {
	readonly registerType: string;
	readonly number: string;
	readonly registrar: string | null;
}

type CompanyRecord = RecordOf<typeof company>;

/** The first address, the primary e-mail, formatted phone numbers, and all addresses as locations. `shopCountry`: of addresses that name none; null: this company's first address says it. */
export function toCompany(record: CompanyRecord, context: RecordContext, shopCountry: string | null): Company {
	const addresses = toSortedAddresses(record.addresses);
	const country = addresses[0]?.row.country ?? shopCountry ?? defaultCountry;
	const email = toEmail(record.emails, context);
	const found = toPhones(record, country, context);
	const phones = [...found.filter(({ primary }) => primary), ...found.filter(({ primary }) => !primary)];
	const locations = addresses.map((each, index) =>
		toLocation(
			each,
			{
				name: record.display_name,
				shopCountry: shopCountry ?? country,
				...(index === 0 ? { email, phones } : { email: null, phones: [] }),
			},
			context,
		),
	);
	return {
		id: record.id,
		companyName: record.company_name,
		displayName: record.display_name,
		legalForm: record.legal_form,
		address: locations[0]?.address ?? null,
		locations,
		country,
		email,
		phones,
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

interface AddressRow {
	readonly row: CompanyRecord['addresses'][number];
	/** As problems name it. */
	readonly field: string;
}

function toSortedAddresses(rows: CompanyRecord['addresses']): readonly AddressRow[] {
	return rows.map((row, index) => ({ row, field: `addresses[${index}]` })).toSorted((a, b) => a.row.sort - b.row.sort);
}

/** `company`: what stands in for what the address itself does not say. */
function toLocation(
	{ row, field }: AddressRow,
	company: Pick<Location, 'name' | 'email' | 'phones'> & { readonly shopCountry: string },
	context: RecordContext,
): Location {
	const country = row.country ?? company.shopCountry;
	const phone = row.phone === null ? null : toPhone(row.phone, country, `${field}.phone`, context);
	return {
		id: row.id,
		name: row.name ?? company.name,
		address: {
			street: row.street,
			number: row.number,
			zipCode: row.zip_code,
			city: row.city,
			addressType: row.address_type,
			country,
		},
		email: toEmailAddress(row.email, `${field}.email`, context) ?? company.email,
		phones: phone === null ? company.phones : [{ type: 'phone', primary: true, ...phone }],
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
function toPhones({ numbers, phoneNumber }: CompanyRecord, country: string, context: RecordContext): readonly PhoneNumber[] {
	if (numbers.length === 0 && phoneNumber?.number != null) {
		return [{ type: 'phone', primary: true, ...toPhone(phoneNumber.number, country, 'phoneNumber.number', context) }];
	}
	return numbers.map(({ number, type, primary }, index) => ({
		type,
		primary,
		...toPhone(number, country, `numbers[${index}].number`, context),
	}));
}
