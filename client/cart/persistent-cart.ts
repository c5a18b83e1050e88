/** Joins what the cart's actions do with where the cart is kept, so that no tab overwrites what another one added. Loaded when first needed. */
import * as z from 'zod/mini';
import { storageKeys } from '../../site/constants.ts';
import { parseJson, type StorageArea, setAside } from '../runtime/storage.ts';
import { type Cart, type CartAction, type CartChange, type CartStatus, cartMaxAgeMs, cartVersion, emptyCart, isNewerCart } from './cart.ts';
import { cartLine } from './cart-line.ts';
import { changeCart, findPiece, limitedTo, mergeCarts, recomputeCart } from './cart-transitions.ts';

export { addMoney } from './cart-transitions.ts';
// in the cart's chunk, because of decimal.js
export { includedVat } from './order-total.ts';

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

/** The cart as text in the browser's storage: versioned, validated, never thrown. */
export type StoredCart =
	| { readonly kind: 'found'; readonly cart: Cart }
	| { readonly kind: 'none' }
	/** Was there, but could not be read: now set aside. */
	| { readonly kind: 'unreadable' }
	/** Cannot be read, nor set aside, and stays as it is. */
	| { readonly kind: 'stuck' }
	/** Belongs to a newer version of the site, and stays as it is. */
	| { readonly kind: 'newer' }
	/** The browser refuses access. */
	| { readonly kind: 'unavailable' };

const storedCart = z.object({
	version: z.literal(cartVersion),
	products: z.array(cartLine).check(z.refine((lines) => new Set(lines.map(({ cartId }) => cartId)).size === lines.length)),
	timestamp: z.number(),
	lastCartId: z.int(),
});

/** Reads the cart and computes its totals again: what is stored of them is for people and other scripts, not trusted. */
export function readStoredCart(area: StorageArea, nowMs: number): StoredCart {
	const stored = area.read(storageKeys.cart);
	if (stored === 'unavailable') return { kind: 'unavailable' };
	if (stored.value === null) return { kind: 'none' };
	const parsed = storedCart.safeParse(parseJson(stored.value));
	if (!parsed.success) {
		if (isNewerCart(stored.value)) return { kind: 'newer' };
		return { kind: setAside(area, storageKeys.cart, stored.value) ? 'unreadable' : 'stuck' };
	}
	const { products, timestamp, lastCartId } = parsed.data;
	if (nowMs - timestamp > cartMaxAgeMs) {
		area.remove(storageKeys.cart);
		return { kind: 'none' };
	}
	const lines = products.map((product) => ({ ...product, totalPriceBrutto: product.priceBrutto }));
	return { kind: 'found', cart: recomputeCart({ products: lines, timestamp, lastCartId }) };
}

/** Stores the cart, or removes the entry when the cart is empty, but never overwrites a cart that this version cannot read. True: done. */
export function writeStoredCart(area: StorageArea, cart: Cart, nowMs: number): boolean {
	const { kind } = readStoredCart(area, nowMs);
	if (kind === 'stuck' || kind === 'newer' || kind === 'unavailable') return false;
	if (cart.totalCount === 0) return area.remove(storageKeys.cart);
	return area.write(storageKeys.cart, JSON.stringify({ version: cartVersion, ...cart }));
}
