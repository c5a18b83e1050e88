/** Which deliveries and payments are offered for what. */
import { expect, test } from 'vitest';
import { offerCartPayments, offerDeliveries, offerDelivery, offerPayments } from '../../../client/checkout/delivery-offers.ts';
import type { Money } from '../../../site/money.ts';
import { aCheckout } from '../../builders/checkout.ts';

const data = aCheckout();
const offered = (country: string, paymentId: number | null = null) =>
	offerDeliveries(data, { country_code: country }, paymentId).map(({ method, price, provider, additionalDays }) => [
		method.name,
		price,
		provider,
		additionalDays,
	]);
const payable = (methodId: number, countryCode: string, price: string, wrap: string | null = null) =>
	offerPayments(
		data,
		{ methodId, countryCode, postcode: '' },
		{ lines: [{ priceBrutto: price as Money, count: 1 }], wrap: wrap as Money | null },
	).map(({ kind }) => kind);

test('the methods that go to a country, each at the price of its first config there', () => {
	expect(offered('DE')).toEqual([
		['Paket', '5.90', 'Landpost', 2],
		['Abholung', '0.00', null, 0],
		['Bote', '7.00', null, 0],
	]);
	expect(offered('AT').slice(0, 1)).toEqual([['Paket', '14.90', 'Landpost', 6]]);
	expect(offered('CH').map(([name]) => name)).toEqual(['Kurier', 'Abholung', 'Bote']);
	expect(offered('US')).toEqual([]);
});

test('a free method costs nothing, whatever its config says, and one without any price nothing, too', () => {
	expect(offerDelivery(data, { methodId: 3, countryCode: 'DE', postcode: '', paymentId: 2 })?.price).toBe('0.00');
	const free = aCheckout({ shippingCost: null });
	expect(offerDelivery(free, { methodId: 4, countryCode: 'DE', postcode: '', paymentId: null })?.price).toBe('0.00');
});

test('the config that takes the payment decides the price', () => {
	const other = aCheckout({ shippingConfigs: data.shippingConfigs.toReversed() });
	const price = (paymentId: number) => offerDelivery(other, { methodId: 1, countryCode: 'DE', postcode: '', paymentId })?.price;
	expect([price(1), price(4)]).toEqual(['14.90', '5.90']);
});

test('only payments that the config takes, and no more than it allows of delivery, wrap and products together', () => {
	expect(payable(1, 'DE', '144.10')).toEqual(['transfer', 'paypal', 'klarna']);
	expect(payable(1, 'DE', '144.11')).toEqual(['transfer', 'paypal']);
	expect(payable(1, 'DE', '144.10', '0.01')).toEqual(['transfer', 'paypal']);
	expect(payable(1, 'AT', '10.00')).toEqual(['transfer']);
	expect(payable(3, 'CH', '10.00')).toEqual(['transfer', 'house']);
	expect(payable(4, 'DE', '10.00')).toEqual(['transfer', 'house', 'paypal', 'klarna']);
	expect(payable(1, 'CH', '10.00')).toEqual([]);
});

test('a config that is limited to postcodes is for these only, and leaves others to the next one', () => {
	const [first] = data.shippingConfigs;
	if (first === undefined) throw new Error('There is no config');
	const near = { ...first, price: '2.00' as Money, postcodes: [{ from: '790', to: '791' }] };
	const shop = aCheckout({ shippingConfigs: [near, ...data.shippingConfigs] });
	const priceAt = (postcode: string) => offerDelivery(shop, { methodId: 1, countryCode: 'DE', postcode, paymentId: 1 })?.price;
	expect(['79098', '79 199', '79200', '10115', '79', ''].map(priceAt)).toEqual(['2.00', '2.00', '5.90', '5.90', '5.90', '5.90']);
	const only = aCheckout({ shippingConfigs: [near] });
	expect(offerDelivery(only, { methodId: 1, countryCode: 'DE', postcode: '10115', paymentId: null })).toBeNull();
});

test('a cart can be paid by what one of its deliveries can be paid by', () => {
	const ofCart = (price: string, shop = data) =>
		offerCartPayments(shop, { lines: [{ priceBrutto: price as Money, count: 1 }], wrap: null }).map(({ kind }) => kind);
	const limited = aCheckout({ shippingMethods: data.shippingMethods.filter(({ id }) => id === 1 || id === 3) });
	expect(ofCart('144.10', limited)).toEqual(['transfer', 'house', 'paypal', 'klarna']);
	expect(ofCart('144.11', limited)).toEqual(['transfer', 'house', 'paypal']);
	// the courier knows no limit
	expect(ofCart('144.11')).toContain('klarna');
	const [first] = data.shippingConfigs;
	if (first === undefined) throw new Error('There is no config');
	const near = aCheckout({
		shippingMethods: [{ id: 1, name: 'Paket', isFree: false }],
		shippingConfigs: [{ ...first, postcodes: [{ from: '790', to: '791' }] }],
	});
	expect(ofCart('100.00', near)).toEqual(['transfer', 'paypal', 'klarna']);
	expect(ofCart('100.00', { ...near, shippingConfigs: near.shippingConfigs.map((config) => ({ ...config, postcodes: [] })) })).toEqual([]);
});
