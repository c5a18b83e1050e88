/** Joins what the cart's actions do with where the cart is kept, so that no tab overwrites what another one added. Loaded when first needed. */
import type { StorageArea } from '../../runtime/storage/storage-area.ts';
import { type Cart, type CartAction, type CartStatus, emptyCart } from '../cart.ts';
import type { CartChange } from '../cart-actions.ts';
import { changeCart, findPiece, limitedTo } from '../cart-transitions.ts';
import { mergeCarts } from './merge-carts.ts';
import { readStoredCart, writeStoredCart } from './stored-cart.ts';

export { addMoney } from '../cart-transitions.ts';
// in the cart's chunk, because of decimal.js
export { includedVat } from '../included-vat.ts';

/** A cart and where it lives. */
export interface KeptCart {
	readonly cart: Cart;
	readonly kept: CartStatus['kept'];
	/** The stored cart when it was last read or written. */
	readonly base: Cart;
}

/** The cart that counts now, given the one in memory. Call it under the cart's lock when a write follows. */
export function restoreCart(area: StorageArea, memory: KeptCart, nowMs: number): KeptCart {
	const stored = readStoredCart(area, nowMs);
	switch (stored.kind) {
		case 'found':
			return join(memory, stored.cart, nowMs);
		case 'none':
			return join(memory, emptyCart, nowMs);
		case 'unreadable':
		case 'stuck': {
			// only this page still has the cart
			const isLost = stored.kind === 'stuck' || memory.cart.products.length > 0;
			return { cart: memory.cart, kept: isLost ? 'memory' : 'stored', base: emptyCart };
		}
		case 'newer':
		case 'unavailable':
			return { ...memory, kept: 'memory' };
	}
}

/** Applies an action to the cart as it is stored now, and stores the result. What cannot be stored stays in memory. */
export function changeKeptCart(area: StorageArea, memory: KeptCart, wanted: CartAction, nowMs: number): KeptCart & CartChange {
	const { cart: before, base } = restoreCart(area, memory, nowMs);
	const action = aimAt(before, wanted, memory.cart);
	const cart = changeCart(before, action, nowMs);
	const isStored = writeStoredCart(area, cart, nowMs);
	return { cart, kept: isStored ? 'stored' : 'memory', base: isStored ? cart : base, limitedTo: limitedTo(before, action, cart) };
}

/** The stored cart, with what this page could not store. Ids that were given while the page is open are not given again. */
function join({ cart: mine, kept, base }: KeptCart, stored: Cart, nowMs: number): KeptCart {
	const theirs = { ...stored, lastCartId: Math.max(stored.lastCartId, mine.lastCartId) };
	const cart = kept === 'stored' ? theirs : mergeCarts({ base, mine, theirs }, nowMs);
	return { cart, kept: cart === theirs ? 'stored' : 'memory', base: theirs };
}

/** The action for the product whose line the visitor saw: by now another one may have its id. */
function aimAt(cart: Cart, action: CartAction, seen: Cart): CartAction {
	if (action.type !== 'changeCount' && action.type !== 'remove') return action;
	const meant = seen.products.find(({ cartId }) => cartId === action.cartId);
	// no line has the id 0
	return meant ? { ...action, cartId: findPiece(cart, meant)?.cartId ?? 0 } : action;
}
