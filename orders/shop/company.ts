/** The company that visitors write to, from the snapshot that the site is built from. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Address } from '../../client/orders/contract/address.ts';
import { type PhoneParts, phoneReadings } from '../../client/orders/contract/fields.ts';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { defaultCountry } from '../../site/constants.ts';
import type { Language } from '../../site/languages.ts';
import { streetLine } from '../../site/street-line.ts';

/** The shop's address in an order that is collected, beside the buyer's name. */
type ShopAddress = Omit<Address, 'first_name' | 'last_name' | 'addition'>;

/** The company as the party of an invoice (§ 14 (4) no. 1 and 2 UStG). */
export interface Seller {
	/** As it is registered. */
	readonly name: string;
	/** Street with its number. */
	readonly street: string;
	readonly zip: string;
	readonly city: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** One of the two has to be there; null: it has none. */
	readonly vatId: string | null;
	readonly taxNumber: string | null;
	readonly email: string;
	readonly phone: string | null;
	/** Courts and numbers, such as `Amtsgericht Hallstedt HRA 20934`. */
	readonly registers: readonly string[];
	readonly executives: readonly string[];
}

export interface Company {
	/** Domain of the project, which every request has to name. */
	readonly project: string;
	readonly name: string;
	/** Where messages arrive. */
	readonly email: string;
	/** Of its first address (ISO 3166-1 alpha-2): phone numbers without a calling code are read as one of it, and mails speak of its law. */
	readonly country: string;
	/** Where orders are collected; left out: its first address is missing or not complete. */
	readonly address?: ShopAddress | undefined;
	/** The site's first: mails to the shop are written in it. */
	readonly language: Language;
	/** The shop's legal details, line by line, at the end of what it writes to buyers, without its VAT id, which each language calls by its own name; left out, its name. */
	readonly imprint?: readonly string[];
	/** Left out: the snapshot has no company. */
	readonly seller?: Seller;
}

/** Rejects where there is no snapshot that can be read. `language`: the site's first. */
export async function readCompany(contentDir: string, project: string, language: Language): Promise<Company> {
	return { ...toCompany(await openSnapshot(contentDir), project), language };
}

/** The name of the project's company and its primary address. Without an address of its own, mails go to `info@` the project. */
export function toCompany(snapshot: Pick<Snapshot, 'records'>, project: string): Omit<Company, 'language'> {
	const company = snapshot.records('company').find((record) => record.project === project);
	const emails = list(company?.emails);
	const [address] = addressesOf(company);
	const country = text(address?.country)?.toUpperCase() ?? defaultCountry;
	const primary = emails.find((each) => each.primary === true || each.primary === 1) ?? emails[0];
	return {
		project,
		name: companyName(company) ?? project,
		email: text(primary?.email) ?? `info@${project}`,
		country,
		...(company && { address: toShopAddress(company, country), imprint: toImprint(company, text(primary?.email), country) }),
		...(company && { seller: toSeller(company, text(primary?.email) ?? `info@${project}`, country) }),
	};
}

function toSeller(company: WireRecord, email: string, country: string): Seller {
	const [address] = addressesOf(company);
	const phone = text(list(company.numbers).find(({ type }) => type === 'phone')?.number);
	const registers = list(company.registers).map(({ registrar, number }) => inOneLine(registrar, number));
	return {
		name: inOneLine(company.company_name) || inOneLine(company.display_name),
		street: streetOf(address, country),
		zip: inOneLine(address?.zip_code),
		city: inOneLine(address?.city),
		country,
		vatId: inOneLine(company.ust_id).replaceAll(' ', '') || null,
		taxNumber: inOneLine(company.vat_number) || null,
		email,
		phone: phone === null ? null : toImprintPhone(phone, country),
		registers: registers.filter((register) => register !== ''),
		executives: list(company.executives)
			.map(({ name }) => inOneLine(name))
			.filter((name) => name !== ''),
	};
}

/** A sentence for each datum that an invoice must name (§ 14 (4) no. 1 and 2 UStG) and the content lacks. */
export function sellerFaults({ seller }: Pick<Company, 'seller'>): readonly string[] {
	if (seller === undefined) return ['The snapshot has no company of this project. Fix: add the record `company` in Directus, and fetch.'];
	const needed = [
		['company_name', seller.name],
		['addresses: street', seller.street],
		['addresses: zip_code', seller.zip],
		['addresses: city', seller.city],
		['ust_id or vat_number', seller.vatId ?? seller.taxNumber ?? ''],
	] as const;
	return needed.flatMap(([field, value]) =>
		value === ''
			? [`The record company lacks ${field}, which each invoice has to name (§ 14 (4) UStG). Fix: fill it in in Directus, and fetch.`]
			: [],
	);
}

/** The address that the checkout shows to a buyer who collects the order. */
function toShopAddress(company: WireRecord, country: string): ShopAddress | undefined {
	const [address] = addressesOf(company);
	const [street, number, zip, city] = [address?.street, address?.number, address?.zip_code, address?.city].map(text);
	const name = companyName(company);
	if (!name || !street || !number || !zip || !city) return undefined;
	return { company: name, street, number, zip_code: zip, city, country_code: country };
}

/** The end of a letter of the shop: who it is, where it sits, how it is reached, and where it is registered. */
function toImprint(company: WireRecord, email: string | null, country: string): readonly string[] {
	const [address] = addressesOf(company);
	const phone = text(list(company.numbers).find(({ type }) => type === 'phone')?.number);
	const registers = list(company.registers).map(({ registrar, number }) => [registrar, number]);
	const lines = [
		[text(company.company_name) ?? company.display_name],
		[streetOf(address, country)],
		[address?.zip_code, address?.city],
		[phone && toImprintPhone(phone, country)],
		[email],
		...registers,
	];
	return lines.map((parts) => inOneLine(...parts)).filter((line) => line !== '');
}

function streetOf(address: WireRecord | undefined, country: string): string {
	return streetLine(inOneLine(address?.street), inOneLine(address?.number), country);
}

/** `''`: there is nothing. */
function inOneLine(...parts: readonly unknown[]): string {
	return parts.flatMap((part) => text(part)?.replace(/[\p{Cc}\s]+/gu, ' ') ?? []).join(' ');
}

/** A phone that is more than a number, such as one with an extension, stays as the shop writes it. */

function toImprintPhone(phone: string, country: string): string {
	const { number, extension } = readPhone(phone, country) ?? { number: phone, extension: null };
	return extension === null ? number : phone;
}

/** Writes a phone number as it is dialled from anywhere. Without a calling code it is one of `country` (ISO 3166-1 alpha-2). null: it cannot be read. */
export function readPhone(typed: string, country: string): PhoneParts | null {
	const readings = phoneReadings(typed).flatMap(({ number, extension }) => {
		const read = parsePhoneNumberFromString(number, isSupportedCountry(country) ? { defaultCountry: country } : {});
		return read?.isPossible() ? [{ read, extension }] : [];
	});
	const found = readings.find(({ read }) => read.isValid()) ?? readings[0];
	return found === undefined ? null : { number: found.read.formatInternational(), extension: found.extension };
}

/** In the order in which the site shows them; the first is the one of the imprint. */
export function addressesOf(company: WireRecord | undefined): readonly WireRecord[] {
	const sortOf = ({ sort }: WireRecord): number =>
		sort === null || sort === undefined || sort === '' ? Number.POSITIVE_INFINITY : Number(sort);
	return list(company?.addresses).toSorted((one, other) => (sortOf(one) < sortOf(other) ? -1 : sortOf(one) > sortOf(other) ? 1 : 0));
}

function companyName(company: WireRecord | undefined): string | null {
	return text(company?.display_name) ?? text(company?.company_name);
}

function list(value: unknown): readonly WireRecord[] {
	return Array.isArray(value) ? value.filter(isWireRecord) : [];
}

function text(value: unknown): string | null {
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
