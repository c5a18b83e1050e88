/** Two tabs that changed one cart apart from each other: what both did counts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, type CartAction, emptyCart } from '../../../client/cart/cart.ts';
import { changeCart, mergeCarts } from '../../../client/cart/cart-transitions.ts';
import { count } from '../../../commands/testing/counts.ts';
import type { Money } from '../../../site/money.ts';
import { aCartProduct, anAddAction } from '../../builders/cart.ts';

const nowMs = 1_700_000_000_000;
const apply = (cart: Cart, ...actions: CartAction[]): Cart => actions.reduce((before, action) => changeCart(before, action, nowMs), cart);
const add = (id: number, pieces = 1) => anAddAction({ product: aCartProduct({ id }), count: pieces });
const shown = (cart: Cart) => cart.products.map((line) => [line.cartId, line.product.id, line.count]);
const base = apply(emptyCart, add(1, 2), add(2));

test('is the stored cart itself where nothing was done here', () => {
	const theirs = apply(base, add(3), { type: 'remove', cartId: 1 });
	expect(mergeCarts({ base, mine: base, theirs }, nowMs)).toBe(theirs);
});

test('a line keeps its id where that is free, and gets another where it is not', () => {
	const mine = apply(base, add(3), add(4));
	expect(shown(mergeCarts({ base, mine, theirs: apply(base, { type: 'remove', cartId: 2 }) }, nowMs))).toEqual([
		[1, 1, 2],
		[3, 3, 1],
		[4, 4, 1],
	]);
	expect(shown(mergeCarts({ base, mine, theirs: apply(base, add(5)) }, nowMs)).slice(2)).toEqual([
		[3, 5, 1],
		[4, 3, 1],
		[5, 4, 1],
	]);
});

test('of prices that only this tab has heard of, the cart has the newer', () => {
	const offer = { priceBrutto: '80.00' as Money, maxCount: 7 };
	const mine = apply(base, { type: 'refresh', lines: [{ cartId: 1, productId: 1, variantId: null, offer }] });
	const merged = mergeCarts({ base, mine, theirs: apply(base, add(1)) }, nowMs);
	expect(merged.products[0]).toMatchObject({ ...offer, count: 3, totalPriceBrutto: '240.00' });
});

test('of every piece there is what is stored, and what was added or taken here', () => {
	const piece = fc.integer({ min: 1, max: 4 });
	const action = fc.oneof(
		fc.tuple(piece, fc.integer({ min: 1, max: 3 })).map(([id, pieces]) => add(id, pieces)),
		fc.record({ type: fc.constant('changeCount' as const), cartId: piece, count: fc.integer({ min: 1, max: 9 }) }),
		fc.record({ type: fc.constant('remove' as const), cartId: piece }),
		fc.constant({ type: 'reset' as const }),
	);
	const actions = fc.array(action, { maxLength: 6 });
	fc.assert(
		fc.property(actions, actions, actions, (before, here, there) => {
			const common = apply(emptyCart, ...before);
			const [mine, theirs] = [apply(common, ...here), apply(common, ...there)];
			const merged = mergeCarts({ base: common, mine, theirs }, nowMs);
			const countOf = (cart: Cart, id: number) => cart.products.find(({ product }) => product.id === id)?.count ?? 0;
			for (const id of [1, 2, 3, 4]) {
				expect(countOf(merged, id)).toBe(Math.max(0, countOf(theirs, id) + countOf(mine, id) - countOf(common, id)));
			}
			expect(new Set(merged.products.map(({ cartId }) => cartId)).size).toBe(merged.products.length);
		}),
		{ numRuns: count({ usual: 500, long: 5_000 }) },
	);
});
