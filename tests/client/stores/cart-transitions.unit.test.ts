/** What each cart action does, by example and against a naive model. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Cart, type CartAction, emptyCart, type Personalization } from '../../../client/stores/cart.ts';
import { changeCart, limitedTo, recomputeCart } from '../../../client/stores/cart-transitions.ts';
import { perLanguage } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import { aCartLine, aCartProduct, anAddAction } from '../../builders/cart.ts';

const nowMs = 1_700_000_000_000;
const apply = (...actions: CartAction[]): Cart => actions.reduce((cart, action) => changeCart(cart, action, nowMs), emptyCart);
const aVariant = (id: number) => ({ id, names: perLanguage(() => `Size ${id}`) });

describe('add', () => {
	test('appends a line with the next id and stamps the cart', () => {
		const cart = apply(anAddAction(), anAddAction({ product: aCartProduct({ id: 2 }), count: 3, priceBrutto: '0.10' as Money }));
		expect(cart.products.map(({ cartId, product, count }) => [cartId, product.id, count])).toEqual([
			[1, 1, 1],
			[2, 2, 3],
		]);
		expect(cart).toMatchObject({ totalCount: 4, totalPriceBrutto: '100.30', timestamp: nowMs });
	});

	test('adds to the line of the same product, variant and personalisation, whatever the order of keys', () => {
		const personalization: Personalization = { text: 'Für Anna', style: { font: 'script', size: 2 } };
		const reordered: Personalization = { style: { size: 2, font: 'script' }, text: 'Für Anna' };
		const cart = apply(
			anAddAction({ variant: aVariant(5), personalization, count: 2 }),
			anAddAction({ variant: aVariant(5), personalization: reordered, count: 3 }),
		);
		expect(cart.products.map(({ count }) => count)).toEqual([5]);
	});

	test('a line that grows shows what its piece is called and costs now', () => {
		const renamed = aCartProduct({ reference: 'R-NEW', picture: null });
		const cart = apply(
			anAddAction({ variant: aVariant(5), count: 2 }),
			anAddAction({ product: renamed, variant: { ...aVariant(5), names: perLanguage(() => 'Wide') }, priceBrutto: '90.00' as Money }),
		);
		expect(cart).toMatchObject({ totalCount: 3, totalPriceBrutto: '270.00', lastCartId: 1 });
		expect(cart.products).toEqual([
			aCartLine({
				product: renamed,
				variant: { id: 5, names: perLanguage(() => 'Wide') },
				count: 3,
				priceBrutto: '90.00' as Money,
				totalPriceBrutto: '270.00' as Money,
			}),
		]);
	});

	test('an empty personalisation is none', () => {
		expect(apply(anAddAction({ personalization: {} }), anAddAction()).products).toHaveLength(1);
	});

	test.each([
		['product', anAddAction({ product: aCartProduct({ id: 2 }) })],
		['variant', anAddAction({ variant: aVariant(1) })],
		['personalisation', anAddAction({ personalization: { text: 'A' } })],
		['nested personalisation', anAddAction({ personalization: { text: ['A'] } })],
	])('another %s is another line', (_what, other) => {
		expect(apply(anAddAction(), other).products).toHaveLength(2);
	});

	test.each([
		[{ a: '1' }, { a: 1 }],
		[{ a: null }, {}],
		[{ a: ['x', 'y'] }, { a: ['y', 'x'] }],
		[{ a: [] }, { a: {} }],
		[{ a: { b: '1' } }, { a: { b: '1', c: '2' } }],
	] satisfies [Personalization, Personalization][])('%j and %j are not the same', (one, other) => {
		expect(apply(anAddAction({ personalization: one }), anAddAction({ personalization: other })).products).toHaveLength(2);
	});

	test.each([0, -1, Number.NaN])('adding %s pieces changes nothing', (count) => {
		const cart = apply(anAddAction());
		expect(changeCart(cart, anAddAction({ count }), nowMs)).toBe(cart);
	});
});

describe('ids', () => {
	const another = anAddAction({ product: aCartProduct({ id: 2 }) });

	test('are not given twice while the cart holds something', () => {
		const cart = apply(anAddAction(), another, { type: 'remove', cartId: 2 }, another);
		expect(cart.products.map(({ cartId }) => cartId)).toEqual([1, 3]);
	});

	test('start at 1 again when the last line has gone, as they do after a reload', () => {
		const cart = apply(anAddAction(), another, { type: 'remove', cartId: 1 }, { type: 'remove', cartId: 2 });
		expect(cart).toEqual(emptyCart);
		expect(changeCart(cart, another, nowMs).products[0]?.cartId).toBe(1);
	});

	test('start at 1 again after a reset', () => {
		expect(apply(anAddAction(), { type: 'reset' })).toEqual(emptyCart);
		expect(apply(anAddAction(), { type: 'reset' }, anAddAction()).products[0]?.cartId).toBe(1);
	});
});

describe('changeCount', () => {
	test('sets the count of that line only', () => {
		const cart = apply(anAddAction(), anAddAction({ product: aCartProduct({ id: 2 }) }), { type: 'changeCount', cartId: 2, count: 7 });
		expect(cart.products.map(({ count }) => count)).toEqual([1, 7]);
		expect(cart.totalPriceBrutto).toBe('800.00');
	});

	test.each([0, -3])('to %s removes the line', (count) => {
		expect(apply(anAddAction(), { type: 'changeCount', cartId: 1, count })).toMatchObject({ products: [], totalCount: 0 });
	});

	test.each([Number.NaN])('to %s changes nothing', (count) => {
		const cart = apply(anAddAction());
		expect(changeCart(cart, { type: 'changeCount', cartId: 1, count }, nowMs)).toBe(cart);
	});

	test('of an unknown line changes nothing', () => {
		const cart = apply(anAddAction());
		expect(changeCart(cart, { type: 'changeCount', cartId: 9, count: 2 }, nowMs)).toBe(cart);
	});

	test('keeps whole pieces and ends at the limit', () => {
		expect(apply(anAddAction(), { type: 'changeCount', cartId: 1, count: 2.9 }).totalCount).toBe(2);
		expect(apply(anAddAction(), { type: 'changeCount', cartId: 1, count: Number.POSITIVE_INFINITY }).totalCount).toBe(999);
	});
});

describe('what can be had', () => {
	const three = anAddAction({ count: 3, maxCount: 4 });
	const cart = apply(three);

	test('is the most that adding or changing the count leads to', () => {
		expect(changeCart(cart, three, nowMs).products.map(({ count }) => count)).toEqual([4]);
		expect(changeCart(cart, { type: 'changeCount', cartId: 1, count: 9 }, nowMs).totalCount).toBe(4);
		expect(apply(anAddAction({ count: 9, maxCount: 4 })).totalCount).toBe(4);
	});

	test('counts as of the last time the piece was added', () => {
		expect(changeCart(cart, { ...three, maxCount: 2 }, nowMs)).toMatchObject({ totalCount: 2, products: [{ maxCount: 2 }] });
		expect(changeCart(cart, { ...three, maxCount: null }, nowMs)).toMatchObject({ totalCount: 6, products: [{ maxCount: null }] });
	});

	test.each<[what: string, CartAction, limit: number | null]>([
		['adding more', three, 4],
		['adding one more', { ...three, count: 1 }, null],
		['adding where fewer than before can be had', { ...three, count: 1, maxCount: 2 }, 2],
		['adding another piece', anAddAction({ product: aCartProduct({ id: 2 }), maxCount: 1 }), null],
		['adding to order', { ...three, maxCount: null }, null],
		['changing to more', { type: 'changeCount', cartId: 1, count: 5 }, 4],
		['changing to fewer', { type: 'changeCount', cartId: 1, count: 2 }, null],
		['changing a line that has gone', { type: 'changeCount', cartId: 9, count: 5 }, null],
		['removing', { type: 'remove', cartId: 1 }, null],
		['emptying', { type: 'reset' }, null],
	])('%s', (_what, action, limit) => {
		expect(limitedTo(cart, action, changeCart(cart, action, nowMs))).toBe(limit);
	});
});

test('totals are exact where floats are not', () => {
	const cart = apply(
		anAddAction({ priceBrutto: '0.10' as Money }),
		anAddAction({ product: aCartProduct({ id: 2 }), priceBrutto: '0.20' as Money }),
	);
	expect(cart.totalPriceBrutto).toBe('0.30');
	expect(apply(anAddAction({ priceBrutto: '4.35' as Money, count: 100 })).products[0]?.totalPriceBrutto).toBe('435.00');
	expect(apply(anAddAction({ priceBrutto: '999999999999.99' as Money, count: 999 })).totalPriceBrutto).toBe('998999999999990.01');
});

test('an unknown action only logs', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const cart = apply(anAddAction());
	const unknown: CartAction = JSON.parse('{ "type": "explode" }');
	expect(changeCart(cart, unknown, nowMs)).toBe(cart);
	expect(warn).toHaveBeenCalledExactlyOnceWith('Cart Reducer Action Type Not Found', unknown);
});

test('recomputing trusts no total that was read', () => {
	const products = [aCartLine({ cartId: 4, count: 2, priceBrutto: '5.05' as Money, totalPriceBrutto: '0.01' as Money })];
	expect(recomputeCart({ products, timestamp: 1, lastCartId: 0 })).toMatchObject({
		totalCount: 2,
		totalPriceBrutto: '10.10',
		lastCartId: 4,
	});
});

/** The specification's rules in the plainest form: amounts in cents, lines found by a text of what they are. */
interface ModelLine {
	readonly piece: string;
	readonly cents: number;
	count: number;
}

const actions = fc.oneof(
	fc.record({
		type: fc.constant('add' as const),
		productId: fc.integer({ min: 1, max: 3 }),
		variantId: fc.constantFrom(null, 1, 2),
		text: fc.constantFrom(null, 'A', 'B'),
		count: fc.integer({ min: 1, max: 5 }),
	}),
	fc.record({ type: fc.constant('changeCount' as const), index: fc.nat(5), count: fc.integer({ min: -1, max: 9 }) }),
	fc.record({ type: fc.constant('remove' as const), index: fc.nat(5) }),
	fc.record({ type: fc.constant('reset' as const) }),
);

test('behaves like a list of pieces, whatever is done to it', () => {
	fc.assert(
		fc.property(fc.array(actions, { maxLength: 40 }), (steps) => {
			let cart = emptyCart;
			let model: ModelLine[] = [];
			for (const step of steps) {
				if (step.type === 'add') {
					const { productId, variantId, text, count } = step;
					const piece = JSON.stringify([productId, variantId, text]);
					const cents = productId * 1999 + 5;
					const existing = model.find((line) => line.piece === piece);
					if (existing) existing.count += count;
					else model.push({ piece, cents, count });
					cart = changeCart(
						cart,
						anAddAction({
							product: aCartProduct({ id: productId }),
							variant: variantId && aVariant(variantId),
							personalization: text === null ? null : { text },
							count,
							priceBrutto: (cents / 100).toFixed(2) as Money,
						}),
						nowMs,
					);
				} else if (step.type === 'reset') {
					model = [];
					cart = changeCart(cart, step, nowMs);
				} else {
					const cartId = cart.products[step.index]?.cartId ?? -1;
					const line = model[step.index];
					if (line && step.type === 'changeCount') line.count = Math.max(0, step.count);
					model = model.filter((other) => other !== line || (step.type === 'changeCount' && other.count > 0));
					cart = changeCart(
						cart,
						step.type === 'remove' ? { type: 'remove', cartId } : { type: 'changeCount', cartId, count: step.count },
						nowMs,
					);
				}
				const cents = model.reduce((sum, line) => sum + line.cents * line.count, 0);
				expect(cart.products.map(({ count }) => count)).toEqual(model.map(({ count }) => count));
				expect(cart.totalCount).toBe(model.reduce((sum, { count }) => sum + count, 0));
				expect(cart.totalPriceBrutto).toBe((cents / 100).toFixed(2));
				expect(new Set(cart.products.map(({ cartId }) => cartId)).size).toBe(cart.products.length);
				expect(Math.max(0, ...cart.products.map(({ cartId }) => cartId))).toBeLessThanOrEqual(cart.lastCartId);
			}
		}),
		{ numRuns: 200 },
	);
});
