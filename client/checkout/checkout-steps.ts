/** The steps of the checkout, as they stand in the address, and which of them can be taken. */
import * as z from 'zod/mini';
import { isPostcode } from '../../site/countries.ts';
import { type Address, type AddressField, address } from '../orders/contract/address.ts';
import { type FieldFault, toFieldFaults } from '../orders/contract/answer.ts';
import { email } from '../orders/contract/fields.ts';
import { orderRequest } from '../orders/contract/order-request.ts';
import type { AddressEntries, CheckoutSession } from './checkout.ts';
import {
	type Goods,
	lacksInvoiceAddress,
	offerDelivery,
	offerPayments,
	offerPickUps,
	pickUpAddressOf,
	placeFor,
} from './delivery-offers.ts';
import type { ShopOffer } from './offer-data.ts';

export const checkoutSteps = ['adresse', 'versand', 'zahlung', 'pruefen'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The query's word for a step. */
const stepParameter = 'schritt';

/** null: the address names no step that there is. */
export function readStep(search: string): CheckoutStep | null {
	const named = new URLSearchParams(search).get(stepParameter);
	return checkoutSteps.find((step) => step === named) ?? null;
}

export function stepPath(checkoutPath: string, step: CheckoutStep): string {
	return `${checkoutPath}?${stepParameter}=${step}`;
}

/** The first step that lacks something; the last one where none does. */
export function firstOpenStep(session: CheckoutSession, shop: ShopOffer, goods: Goods): CheckoutStep {
	// a choice moves no buyer to another step (WCAG 3.2.2): the delivery step itself leads back to the address
	if (!isContactComplete(session, shop)) return lacksAddress(session, shop) ? 'versand' : 'adresse';
	const { shippingMethod: methodId, paymentMethod, shippingAddress } = session;
	if (methodId === null) return 'versand';
	const place = placeFor(shop, methodId, shippingAddress);
	if (offerDelivery(shop, { methodId, ...place, paymentId: null }) === null) return 'versand';
	const payments = offerPayments(shop, { methodId, ...place }, goods);
	const isPayable = payments.some(({ id }) => id === paymentMethod) && !lacksInvoiceAddress(session, shop);
	return isPayable ? 'pruefen' : 'zahlung';
}

/** The step to show where the address asks for `wanted`: none beyond the first that lacks something. */
export function chooseStep(wanted: CheckoutStep | null, open: CheckoutStep): CheckoutStep {
	const place = Math.min(checkoutSteps.indexOf(wanted ?? 'adresse'), checkoutSteps.indexOf(open));
	return checkoutSteps[place] ?? 'adresse';
}

/** As an order names its addresses. */
export const addressNames = ['shipping_address', 'invoice_address'] as const;

export type AddressName = (typeof addressNames)[number];

const contact = z.object({ email });
const vatId = orderRequest.shape.vat_id;

/** The bill goes to a company, which may have a VAT id. A collected order has no other address than the bill's. */
export function isBilledToCompany(
	{ hasInvoiceAddress, shippingMethod, shippingAddress, invoiceAddress }: CheckoutSession,
	shop: ShopOffer,
): boolean {
	const isCollected = pickUpAddressOf(shop, shippingMethod) !== null;
	const billed = hasInvoiceAddress ? invoiceAddress : isCollected ? {} : shippingAddress;
	return (billed.company ?? '').trim() !== '';
}

/** As the contract has it, however its parts are set apart; undefined: none is typed, or no company is billed. */
export function vatIdOf(session: CheckoutSession, shop: ShopOffer): string | undefined {
	if (!isBilledToCompany(session, shop)) return;
	return session.vatId.replaceAll(/[\s./-]/g, '').toUpperCase() || undefined;
}

/**
 * Judges what is in the fields of the address step by the contract, before anything is sent. By fields of the order, such as
 * `shipping_address.zip_code`; in their order on the page.
 */
export function findContactFaults(session: CheckoutSession, shop: ShopOffer): FieldFault[] {
	const { customerEmail, hasInvoiceAddress, shippingMethod, shippingAddress, invoiceAddress } = session;
	const judged = contact.safeParse({ email: customerEmail });
	return [
		...(judged.success ? [] : toFieldFaults(judged.error.issues)),
		...(pickUpAddressOf(shop, shippingMethod) === null
			? [...findAddressFaults(shippingAddress, 'shipping_address'), ...findCountryFault(shippingAddress, shop)]
			: findNameFaults(shippingAddress)),
		...(hasInvoiceAddress ? findAddressFaults(invoiceAddress, 'invoice_address') : []),
		...(vatId.safeParse(vatIdOf(session, shop)).success ? [] : [{ field: 'vat_id', code: 'invalid' } as const]),
	];
}

function isContactComplete(session: CheckoutSession, shop: ShopOffer): boolean {
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
