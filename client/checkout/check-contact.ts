/** Judges what is in the fields of the address step by the contract, before anything is sent. */
import * as z from 'zod/mini';
import { isPostcode } from '../../site/postcodes.ts';
import type { Address } from '../orders/contract/address.ts';
import { type AddressField, address } from '../orders/contract/address.ts';
import type { FieldFault } from '../orders/contract/answer.ts';
import { toFieldFaults } from '../orders/contract/field-faults.ts';
import { email } from '../orders/contract/fields.ts';
import type { AddressEntries, CheckoutSession } from './checkout.ts';
import { offerPickUps, pickUpAddressOf } from './delivery-offers.ts';
import type { ShopOffer } from './offer-data.ts';

/** As an order names its addresses. */
export const addressNames = ['shipping_address', 'invoice_address'] as const;

export type AddressName = (typeof addressNames)[number];

const contact = z.object({ email });

/** By fields of the order, such as `shipping_address.zip_code`; in their order on the page. */
export function findContactFaults(session: CheckoutSession, shop: ShopOffer): FieldFault[] {
	const { customerEmail, hasInvoiceAddress, shippingMethod, shippingAddress, invoiceAddress } = session;
	const judged = contact.safeParse({ email: customerEmail });
	return [
		...(judged.success ? [] : toFieldFaults(judged.error.issues)),
		...(pickUpAddressOf(shop, shippingMethod) === null
			? [...findAddressFaults(shippingAddress, 'shipping_address'), ...findCountryFault(shippingAddress, shop)]
			: findNameFaults(shippingAddress)),
		...(hasInvoiceAddress ? findAddressFaults(invoiceAddress, 'invoice_address') : []),
	];
}

export function isContactComplete(session: CheckoutSession, shop: ShopOffer): boolean {
	return findContactFaults(session, shop).length === 0;
}

/** Whether the chosen way of delivery needs an address that is not entered yet, where collection would need no more than what is there. */
export function lacksAddress(session: CheckoutSession, shop: ShopOffer): boolean {
	return (
		session.shippingMethod !== null &&
		!isContactComplete(session, shop) &&
		offerPickUps(shop).some(({ id }) => isContactComplete({ ...session, shippingMethod: id }, shop))
	);
}

/** As the contract has it, without fields that are empty; null: something is missing or wrong. */
export function toAddress(entries: AddressEntries): Address | null {
	const parsed = address.safeParse(toWire(entries));
	return parsed.success ? parsed.data : null;
}

function findCountryFault({ country_code: country }: AddressEntries, { countries }: ShopOffer): FieldFault[] {
	return !country || countries.some(({ code }) => code === country) ? [] : [{ field: 'shipping_address.country_code', code: 'invalid' }];
}

/** Of the person who collects the products. */
function findNameFaults(entries: AddressEntries): FieldFault[] {
	return findAddressFaults(entries, 'shipping_address').filter(({ field }) => /_name$/.test(field));
}

function findAddressFaults(entries: AddressEntries, name: AddressName): FieldFault[] {
	const parsed = address.safeParse(toWire(entries));
	const faults = parsed.success ? [] : toFieldFaults(parsed.error.issues);
	// the contract looks at it only where all else is right
	const { zip_code: zipCode = '', country_code: country = '' } = entries;
	const isJudged = zipCode.trim() === '' || faults.some(({ field }) => field === 'zip_code');
	const all = isJudged || isPostcode(zipCode.trim(), country) ? faults : [...faults, { field: 'zip_code', code: 'invalid' } as const];
	return all.map(({ field, code }) => ({ field: `${name}.${field}`, code }));
}

const requiredFields: readonly AddressField[] = ['first_name', 'last_name', 'street', 'number', 'zip_code', 'city', 'country_code'];

/** Every field that has to be filled in is there, so that an empty one counts as missing. */
function toWire(entries: AddressEntries): Readonly<Record<string, string>> {
	return {
		...Object.fromEntries(requiredFields.map((field) => [field, entries[field] ?? ''])),
		...optional('company', entries.company),
		...optional('addition', entries.addition),
	};
}

function optional(field: string, value: string | undefined): Readonly<Record<string, string>> {
	return value === undefined || value.trim() === '' ? {} : { [field]: value };
}
