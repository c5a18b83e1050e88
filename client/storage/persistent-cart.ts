/** Joins what the cart's actions do with where the cart is kept, so that no tab overwrites what another one added. Loaded when first needed. */
import { type Cart, type CartAction, type CartStatus, emptyCart } from '../stores/cart.ts';
import type { CartChange } from '../stores/cart-actions.ts';
import { changeCart, limitedTo } from '../stores/cart-transitions.ts';
import type { StorageArea } from './storage-area.ts';
import { readStoredCart, writeStoredCart } from './stored-cart.ts';

// in the cart's chunk, because of decimal.js
export { addMoney } from '../stores/cart-transitions.ts';

/** A cart and where it lives. */
export interface KeptCart {
	readonly cart: Cart;
	readonly kept: CartStatus['kept'];
}

/** The cart that counts now, given the one in memory. Call it under the cart's lock when a write follows. */
export function restoreCart(area: StorageArea, memory: KeptCart, nowMs: number): KeptCart {
	if (memory.kept === 'memory') return memory;
	const stored = readStoredCart(area, nowMs);
	switch (stored.kind) {
		case 'found':
			return { cart: stored.cart, kept: 'stored' };
		case 'none':
			return { cart: emptyCart, kept: 'stored' };
		case 'unreadable':
			return memory;
		case 'newer':
		case 'unavailable':
			return { cart: memory.cart, kept: 'memory' };
	}
}

/** Applies an action to the cart as it is stored now, and stores the result. What cannot be stored stays in memory. */
export function changeKeptCart(area: StorageArea, memory: KeptCart, action: CartAction, nowMs: number): KeptCart & CartChange {
	const before = restoreCart(area, memory, nowMs).cart;
	const cart = changeCart(before, action, nowMs);
	return { cart, kept: writeStoredCart(area, cart) ? 'stored' : 'memory', limitedTo: limitedTo(before, action, cart) };
}
