/** What each cart action does, by example; `cart-model.unit.test.ts` compares with a naive model. */
import { describe, expect, test, vi } from 'vitest';
import { type Cart, type CartAction, emptyCart, type Personalization, type RefreshedLine } from '../../../client/cart/cart.ts';
import { changeCart, limitedTo, recomputeCart } from '../../../client/cart/cart-transitions.ts';
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

	test('are not given twice', () => {
		const cart = apply(anAddAction(), another, { type: 'remove', cartId: 2 }, another);
		expect(cart.products.map(({ cartId }) => cartId)).toEqual([1, 3]);
	});

	test('are not given twice when the last line has gone, either', () => {
		const cart = apply(anAddAction(), another, { type: 'remove', cartId: 1 }, { type: 'remove', cartId: 2 });
		expect(cart).toEqual({ ...emptyCart, lastCartId: 2 });
		expect(changeCart(cart, another, nowMs).products[0]?.cartId).toBe(3);
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

describe('stock that lines share', () => {
	const engraved = (text: string, count = 1) => anAddAction({ personalization: { text }, count, maxCount: 3 });
	const cart = apply(engraved('A', 2), engraved('B'));

	test('goes to the first', () => {
		expect(changeCart(cart, engraved('B'), nowMs).products.map(({ count }) => count)).toEqual([2, 1]);
		expect(changeCart(cart, engraved('C'), nowMs)).toBe(cart);
		expect(changeCart(cart, { type: 'changeCount', cartId: 1, count: 9 }, nowMs).products.map(({ count }) => count)).toEqual([2, 1]);
	});

	test.each<[what: string, CartAction]>([
		['more of a line', engraved('B')],
		['another line', engraved('C')],
		['a higher count', { type: 'changeCount', cartId: 2, count: 2 }],
	])('is said as a whole where %s is refused', (_what, action) => {
		expect(limitedTo(cart, action, changeCart(cart, action, nowMs))).toBe(3);
	});

	test('takes no line away that asks for more when there is less than before', () => {
		const fewer = changeCart(cart, anAddAction({ personalization: { text: 'A' }, maxCount: 2 }), nowMs);
		const short = { ...cart, products: cart.products.map((line) => ({ ...line, maxCount: 2 })) };
		expect(changeCart(short, { type: 'changeCount', cartId: 2, count: 5 }, nowMs).products.map(({ count }) => count)).toEqual([2, 1]);
		expect(fewer.products.map(({ count }) => count)).toEqual([1, 1]);
	});
});

describe('putting back', () => {
	const three = [1, 2, 3].map((id) => anAddAction({ product: aCartProduct({ id }) }));
	const cart = apply(...three);
	const placed = (index: number) => ({ line: cart.products[index] ?? aCartLine(), index });

	test('undoes a removal, place and id included', () => {
		const removed = changeCart(cart, { type: 'remove', cartId: 2 }, nowMs);
		expect(changeCart(removed, { type: 'putBack', lines: [placed(1)] }, nowMs)).toEqual(cart);
	});

	test('undoes emptying', () => {
		expect(changeCart(emptyCart, { type: 'putBack', lines: [0, 1, 2].map(placed) }, nowMs)).toEqual(cart);
	});

	test('gives another id where the former was given to another line, and adds to the line of the same piece', () => {
		const fresh = apply(anAddAction({ product: aCartProduct({ id: 9 }) }), three[2] ?? anAddAction());
		const back = changeCart(fresh, { type: 'putBack', lines: [placed(0), placed(2)] }, nowMs);
		expect(back.products.map(({ cartId, product, count }) => [cartId, product.id, count])).toEqual([
			[3, 1, 1],
			[1, 9, 1],
			[2, 3, 2],
		]);
	});
});

describe('refreshing', () => {
	const cart = apply(anAddAction({ count: 3, maxCount: 5 }), anAddAction({ product: aCartProduct({ id: 2 }), variant: aVariant(5) }));
	const refresh = (...lines: Partial<RefreshedLine>[]) =>
		changeCart(
			cart,
			{ type: 'refresh', lines: lines.map((line) => ({ cartId: 1, productId: 1, variantId: null, offer: null, ...line })) },
			nowMs + 1,
		);

	test('takes price and stock, and lowers the count to what there is', () => {
		expect(refresh({ offer: { priceBrutto: '80.00' as Money, maxCount: 2 } })).toMatchObject({
			products: [{ count: 2, priceBrutto: '80.00', maxCount: 2, totalPriceBrutto: '160.00' }, { count: 1 }],
			totalPriceBrutto: '260.00',
			timestamp: nowMs + 1,
		});
	});

	test('takes away what is not to be had, and leaves what nothing was said of', () => {
		expect(refresh({}).products.map(({ product }) => product.id)).toEqual([2]);
		expect(refresh({}, { cartId: 2, productId: 2, variantId: 5 })).toEqual({ ...emptyCart, lastCartId: 2 });
	});

	test('keeps the cart as it is where nothing has changed', () => {
		expect(refresh({ offer: { priceBrutto: '100.00' as Money, maxCount: 5 } })).toBe(cart);
	});

	test.each([
		['another line', { cartId: 9 }],
		['another piece, which had the id before', { productId: 7 }],
		['another variant', { variantId: 5 }],
	])('means no line where it is about %s', (_what, line) => {
		expect(refresh(line)).toBe(cart);
	});
});

describe('giving up what was ordered', () => {
	const engraved = { text: 'Für Anna' };
	const cart = apply(
		anAddAction({ count: 3 }),
		anAddAction({ personalization: engraved, count: 2 }),
		anAddAction({ variant: aVariant(5), priceBrutto: '90.00' as Money }),
	);
	const giveUp = (...pieces: { variant?: number; personalization?: Personalization; count: number }[]) =>
		changeCart(
			cart,
			{ type: 'giveUp', pieces: pieces.map((each) => ({ product: 1, variant: null, personalization: null, ...each })) },
			nowMs,
		);

	test('leaves other variants and engravings, and what was added since', () => {
		const left = giveUp({ count: 1 }, { personalization: engraved, count: 2 });
		expect(left.products.map(({ cartId, count }) => [cartId, count])).toEqual([
			[1, 2],
			[3, 1],
		]);
		expect(left).toMatchObject({ totalCount: 3, totalPriceBrutto: '290.00', lastCartId: 3 });
	});

	test('is as empty as after a reset where nothing is left, however many were ordered', () => {
		expect(
			giveUp({ count: 7 }, { personalization: engraved, count: 1 }, { personalization: engraved, count: 1 }, { variant: 5, count: 1 }),
		).toBe(emptyCart);
	});

	test('changes nothing of what was not ordered', () => {
		expect(giveUp({ variant: 6, count: 1 })).toBe(cart);
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
