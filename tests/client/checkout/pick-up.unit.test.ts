/** Collection at the shop: the buyer's address is not needed, and the order names the shop's. */
import { expect, test } from 'vitest';
import type { CheckoutSession } from '../../../client/checkout/checkout.ts';
import { findContactFaults, firstOpenStep, lacksAddress } from '../../../client/checkout/checkout-steps.ts';
import { offerDeliveries, offerPickUps, pickUpAddressOf, placeFor } from '../../../client/checkout/delivery-offers.ts';
import { toOrder, toOrderDraft } from '../../../client/checkout/placing/to-order.ts';
import { orderRequest } from '../../../client/orders/contract/order-request.ts';
import type { Money } from '../../../site/money.ts';
import { aCartLine } from '../../builders/cart.ts';
import { aCheckout, anAddress, aPickUpCheckout, aSession } from '../../builders/checkout.ts';

const shop = aPickUpCheckout();
const goods = { lines: [{ priceBrutto: '100.00' as Money, count: 1 }], wrap: null };
const name = { first_name: 'Änne', last_name: 'Öhlschläger' };
const collected = (overrides: Partial<CheckoutSession> = {}): CheckoutSession =>
	aSession({ shippingAddress: name, shippingMethod: 3, paymentMethod: 2, shippingCost: '0.00' as Money, ...overrides });
const order = (session: CheckoutSession, data = shop) =>
	toOrder({
		project: 'goldschmiede.example',
		language: 'de',
		lines: [aCartLine()],
		wrap: null,
		legalTexts: [],
		session,
		pickUpAddress: pickUpAddressOf(data, session.shippingMethod),
	});

test('collection is offered where the shop has an address, and delivers to its country or not', () => {
	expect(offerPickUps(shop).map(({ id }) => id)).toEqual([3]);
	expect(offerPickUps(aCheckout())).toEqual([]);
	const { pickUpAddress: _address, ...withoutAddress } = shop;
	expect(offerPickUps(withoutAddress)).toEqual([]);
	expect(offerPickUps({ ...shop, countries: shop.countries.filter(({ code }) => code !== 'DE') }).map(({ id }) => id)).toEqual([3]);
});

test('wherever the buyer lives, the shop is where products are collected', () => {
	expect(placeFor(shop, 3, { country_code: 'FR', zip_code: '67000' })).toEqual({ countryCode: 'DE', postcode: '31934' });
	expect(placeFor(shop, 1, { country_code: 'FR', zip_code: '67000' })).toEqual({ countryCode: 'FR', postcode: '67000' });
	expect(offerDeliveries(shop, {}, null).map(({ method }) => method.id)).toEqual([3]);
});

test('needs a name and an e-mail address, and no more', () => {
	expect(findContactFaults(collected(), shop)).toEqual([]);
	expect(firstOpenStep(collected(), shop, goods)).toBe('pruefen');
	expect(findContactFaults(collected({ customerEmail: '', shippingAddress: {} }), shop).map(({ field }) => field)).toEqual([
		'email',
		'shipping_address.first_name',
		'shipping_address.last_name',
	]);
	expect(findContactFaults(collected({ hasInvoiceAddress: true }), shop).length).toBe(7);
});

test('a parcel needs an address after all: the step at which it was chosen stays open', () => {
	expect(firstOpenStep(collected({ shippingMethod: 1 }), shop, goods)).toBe('versand');
	expect([1, 3].map((shippingMethod) => lacksAddress(collected({ shippingMethod }), shop))).toEqual([true, false]);
	expect(lacksAddress(aSession(), shop)).toBe(false);
	// where more is missing, or nothing is collected, the address comes first
	expect(firstOpenStep(collected({ shippingMethod: 1, customerEmail: '' }), shop, goods)).toBe('adresse');
	expect(firstOpenStep(collected({ shippingMethod: 1 }), aCheckout(), goods)).toBe('adresse');
	expect(firstOpenStep(collected({ shippingMethod: null }), shop, goods)).toBe('adresse');
});

test('a bill that is paid later needs a billing address', () => {
	const shippingConfigs = shop.shippingConfigs.map((config) => (config.methodId === 3 ? { ...config, payments: [] } : config));
	const later = { ...shop, shippingConfigs };
	expect(firstOpenStep(collected({ paymentMethod: 5 }), later, goods)).toBe('zahlung');
	expect(firstOpenStep(collected({ paymentMethod: 5, hasInvoiceAddress: true }), later, goods)).toBe('adresse');
	const whole = collected({ paymentMethod: 5, hasInvoiceAddress: true, invoiceAddress: anAddress() });
	expect(firstOpenStep(whole, later, goods)).toBe('pruefen');
});

test('the order names the address of the shop with the name of the buyer, and no address that was entered before', () => {
	const placed = order(collected({ shippingAddress: anAddress({ city: 'Freiburg' }) }));
	expect(placed).toMatchObject({
		pick_up: true,
		shipping_address: { ...name, company: 'Goldschmiede', street: 'Gasse', number: '7', city: 'Hallstedt', country_code: 'DE' },
		invoice_address: null,
	});
	expect(JSON.stringify(placed)).not.toContain('Freiburg');
	expect(orderRequest.safeParse({ ...placed, idempotency_key: crypto.randomUUID() }).success).toBe(true);
	expect(order(collected({ hasInvoiceAddress: true, invoiceAddress: anAddress() }))?.invoice_address?.city).toBe('Freiburg');
	// as it is without collection
	expect(order(aSession())).not.toHaveProperty('pick_up');
});

test('its draft says so, and that nothing carries it', () => {
	const placed = order(collected());
	if (placed === null) throw new Error('The order is complete');
	const { pickUp, transport } = toOrderDraft(placed, [aCartLine()], shop);
	expect([pickUp, transport?.isCarried]).toEqual([true, false]);
});
