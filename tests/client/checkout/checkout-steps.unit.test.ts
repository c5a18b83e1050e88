/** The way through the checkout: no step beyond the first that lacks something. */

import { expect, test } from 'vitest';
import { type CheckoutSession, emptySession } from '../../../client/checkout/checkout.ts';
import { chooseStep, findContactFaults, firstOpenStep, readStep, stepPath, vatIdOf } from '../../../client/checkout/checkout-steps.ts';
import { toOrder } from '../../../client/checkout/placing/to-order.ts';
import type { Money } from '../../../site/money.ts';
import { aCartLine } from '../../builders/cart.ts';
import { aCheckout, anAddress, aSession } from '../../builders/checkout.ts';

const data = aCheckout();
const goods = { lines: [{ priceBrutto: '100.00' as Money, count: 1 }], wrap: null };
const open = (session: Partial<CheckoutSession>) => firstOpenStep(aSession(session), data, goods);
const faults = (session: Partial<CheckoutSession>) =>
	findContactFaults(aSession(session), data).map(({ field, code }) => `${field} ${code}`);

test('reads and writes the address', () => {
	expect(['?schritt=zahlung', '?schritt=kasse', ''].map(readStep)).toEqual(['zahlung', null, null]);
	expect(readStep(new URL(stepPath('/schaufenster/kasse', 'pruefen'), 'https://x.example').search)).toBe('pruefen');
});

test('goes no further than the first step that lacks something', () => {
	expect([chooseStep('pruefen', 'versand'), chooseStep('adresse', 'pruefen'), chooseStep(null, 'pruefen')]).toEqual([
		'versand',
		'adresse',
		'adresse',
	]);
});

test('what each step needs', () => {
	expect(firstOpenStep(emptySession, data, goods)).toBe('adresse');
	expect(open({})).toBe('pruefen');
	expect(open({ customerEmail: 'aenne@post' })).toBe('adresse');
	expect(open({ shippingMethod: null })).toBe('versand');
	// another country takes the method away
	expect(open({ shippingAddress: anAddress({ country_code: 'CH', zip_code: '3000' }) })).toBe('versand');
	expect(open({ paymentMethod: null })).toBe('zahlung');
	expect(open({ paymentMethod: 2 })).toBe('zahlung');
	// too much for paying later
	expect([open({ paymentMethod: 5 }), firstOpenStep(aSession({ paymentMethod: 5 }), data, { ...goods, wrap: '50.00' as Money })]).toEqual([
		'pruefen',
		'zahlung',
	]);
});

test('all that is wrong with an address, at once', () => {
	expect(faults({})).toEqual([]);
	expect(findContactFaults(emptySession, data).map(({ field }) => field)).toEqual([
		'email',
		...['first_name', 'last_name', 'street', 'number', 'zip_code', 'city', 'country_code'].map((field) => `shipping_address.${field}`),
	]);
	expect(faults({ shippingAddress: { ...anAddress({ zip_code: '7909' }), city: ' ' } })).toEqual([
		'shipping_address.city missing',
		'shipping_address.zip_code invalid',
	]);
	expect(faults({ shippingAddress: anAddress({ country_code: 'FR', zip_code: '67000' }) })).toEqual([
		'shipping_address.country_code invalid',
	]);
	expect(faults({ phone: 'siehe Zettel' })).toEqual([]);
});

test('an invoice may go anywhere, and is judged only where it goes elsewhere', () => {
	const invoiceAddress = anAddress({ country_code: 'US', zip_code: 'NY 10001' });
	expect(faults({ hasInvoiceAddress: true, invoiceAddress })).toEqual([]);
	expect(faults({ hasInvoiceAddress: false, invoiceAddress: {} })).toEqual([]);
	expect(faults({ hasInvoiceAddress: true, invoiceAddress: { ...invoiceAddress, street: '' } })).toEqual([
		'invoice_address.street missing',
	]);
});

test.each([
	['DE123456789', 'DE123456789'],
	[' de 123.456-789 ', 'DE123456789'],
	['FR 1A 123456789', 'FR1A123456789'],
	['CHE-123.456.789 MWST', 'CHE123456789MWST'],
	['NO 123 456 789 MVA', 'NO123456789MVA'],
	['   ', undefined],
])('the VAT id %j is sent as %j', (typed, sent) => {
	const session = aSession({ shippingAddress: { ...anAddress(), company: 'Goldhandel GmbH' }, vatId: typed });
	expect(findContactFaults(session, aCheckout())).toEqual([]);
	const rest = { project: 'goldschmiede.example', language: 'de', session, lines: [aCartLine()], wrap: null, legalTexts: [] } as const;
	expect(toOrder({ ...rest, vatId: vatIdOf(session, aCheckout()) })?.vat_id).toBe(sent);
	expect(toOrder(rest)).not.toHaveProperty('vat_id');
});

test.each(['123456789', 'D1', 'DE', 'DE123', 'DE123456789012345', 'FR123', 'GR123456789', 'UK123456789'])(
	'the VAT id %s is none, where the bill goes to a company',
	(vatId) => {
		const company = { ...anAddress(), company: 'Goldhandel GmbH' };
		const faultsOf = (session: Parameters<typeof aSession>[0]) => findContactFaults(aSession({ vatId, ...session }), aCheckout());
		expect(faultsOf({ shippingAddress: company })).toEqual([{ field: 'vat_id', code: 'invalid' }]);
		expect(faultsOf({ hasInvoiceAddress: true, invoiceAddress: company })).toEqual([{ field: 'vat_id', code: 'invalid' }]);
		// Nobody is asked for one here.
		expect(faultsOf({})).toEqual([]);
		expect(faultsOf({ shippingAddress: company, hasInvoiceAddress: true, invoiceAddress: anAddress() })).toEqual([]);
	},
);
