/** What an order comes to: whole cents, by the shop's own records, or nothing where it cannot be had like that. */
import { expect, it } from 'vitest';
import { computeOrderTotal, type WantedOrder } from '../../orders/judge/totals.ts';
import { someShop } from './some-shop.ts';

const wanted: WantedOrder = {
	lines: [
		{ product: 1, variant: null, count: 2 },
		{ product: 3, variant: null, count: 3 },
		{ product: 7, variant: 71, count: 1 },
	],
	countryCode: 'DE',
	postcode: '79098',
	shippingMethod: 1,
	paymentMethod: 1,
	isWrapped: true,
};

const totalOf = async (changes: Partial<WantedOrder> = {}, settings = {}) =>
	computeOrderTotal({ ...wanted, ...changes }, await someShop(settings).read());

it('adds up lines, delivery and gift wrap without losing a cent', async () => {
	expect(await totalOf()).toEqual({ lineCents: [20_000, 5970, 25_050], shippingCents: 590, wrappingCents: 450, totalCents: 52_060 });
	expect(await totalOf({ isWrapped: false })).toMatchObject({ wrappingCents: null, totalCents: 51_610 });
});

it.each([
	['at home', {}, 590],
	['abroad', { countryCode: 'AT' }, 1490],
	// the first of the settings that serves both
	['by a method with two rates', { paymentMethod: 4 }, 590],
	['for nothing, whatever the rate says', { shippingMethod: 2 }, 0],
	["by the shop's own price", { shippingMethod: 3 }, 700],
	['into a range of postcodes', { shippingMethod: 5 }, 200],
	['to a postcode that is written otherwise', { shippingMethod: 5, postcode: '80331' }, 200],
])('delivers %s', async (_, changes, shippingCents) => {
	expect(await totalOf(changes)).toMatchObject({ shippingCents });
});

it('delivers for nothing where no price is set', async () => {
	expect(await totalOf({ shippingMethod: 3 }, { shipping_cost: null })).toMatchObject({ shippingCents: 0 });
});

it.each([
	['a country that is not delivered to', { countryCode: 'CH' }],
	['a method that does not go to the postcode', { shippingMethod: 5, postcode: '10115' }],
	['a method that does not take that payment', { paymentMethod: 2 }],
	['a method whose rate has its name, and does not take that payment', { shippingMethod: 2, paymentMethod: 4 }],
	['more than there is', { lines: [{ product: 1, variant: null, count: 4 }] }],
	['what is sold out', { lines: [{ product: 2, variant: null, count: 1 }] }],
	['what is on request', { lines: [{ product: 4, variant: null, count: 1 }] }],
])('has no total for %s', async (_, changes) => {
	expect(await totalOf(changes)).toBeNull();
});

it('has no total with gift wrap that the shop does not offer', async () => {
	expect(await totalOf({}, { present_wrapping: null })).toBeNull();
});
