/** Brings together what two tabs did to one cart, while one of them could not store what it did: pure, so that no product is lost. */
import type { Cart, CartAction, CartLine } from '../cart.ts';
import { changeCart, findPiece } from '../cart-transitions.ts';

export interface PartedCarts {
	/** The cart that both come from. */
	readonly base: Cart;
	/** As this tab has changed it since. */
	readonly mine: Cart;
	/** As it is stored. */
	readonly theirs: Cart;
}

/**
 * The stored cart with what this tab has added to `base` or taken from it, product by product; lines keep their ids where these are free.
 * `theirs` itself where this tab has changed nothing.
 */
export function mergeCarts({ base, mine, theirs }: PartedCarts, nowMs: number): Cart {
	const removed = base.products.filter((line) => !findPiece(mine, line));
	return [...removed, ...mine.products].reduce((cart, line) => {
		const actions = toActions(findPiece(base, line), findPiece(mine, line), findPiece(cart, line), cart.products.length);
		return actions.reduce((changed, action) => changeCart(changed, action, nowMs), cart);
	}, theirs);
}

/** This tab's changes to one product, as actions on the stored cart. `end`: behind its last line. */
function toActions(before: CartLine | undefined, mine: CartLine | undefined, stored: CartLine | undefined, end: number): CartAction[] {
	const difference = (mine?.count ?? 0) - (before?.count ?? 0);
	if (mine && difference > 0) return [{ type: 'putBack', lines: [{ line: { ...mine, count: difference }, index: end }] }];
	if (!stored) return [];
	const { cartId, product, variant, count } = stored;
	const actions: CartAction[] = difference < 0 ? [{ type: 'changeCount', cartId, count: count + difference }] : [];
	if (!mine || !before || (mine.priceBrutto === before.priceBrutto && mine.maxCount === before.maxCount)) return actions;
	const { priceBrutto, maxCount, surcharge } = mine;
	const today = {
		cartId,
		productId: product.id,
		variantId: variant?.id ?? null,
		offer: { priceBrutto, maxCount, ...(surcharge !== undefined && { surcharge }) },
	};
	return [...actions, { type: 'refresh', lines: [today] }];
}
