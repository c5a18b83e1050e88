/**
 * The visitor's cart: its shape, its actions, its stores, and how components change it. The actions' code is in `cart-transitions.ts`,
 * loaded when first needed.
 */
import { createContext, useContext } from 'react';
import { storageKeys } from '../../site/constants.ts';
import type { Money } from '../../site/money.ts';
import { isNewer, parseFields, type StorageArea } from '../runtime/storage.ts';
import { createStore } from '../runtime/store.ts';
import type { CartLine, Personalization } from './cart-line.ts';

export interface Cart {
	readonly products: readonly CartLine[];
	/** Products, not lines. */
	readonly totalCount: number;
	readonly totalPriceBrutto: Money;
	/** When the cart was last changed, in ms; null: never. */
	readonly timestamp: number | null;
	/** The highest `cartId` given so far; 0 after a reset, and where a page begins with an empty cart, which is nowhere stored. */
	readonly lastCartId: number;
}

export type CartAction =
	/** Adds as many as can be had. */
	| ({ readonly type: 'add' } & Omit<CartLine, 'cartId' | 'totalPriceBrutto'>)
	/** Sets as many as can be had. A count of 0 or less removes the line; what is no number changes nothing. */
	| { readonly type: 'changeCount'; readonly cartId: number; readonly count: number }
	| { readonly type: 'remove'; readonly cartId: number }
	/** Undoes what was removed: each line where it stood, with what can be had of it. */
	| { readonly type: 'putBack'; readonly lines: readonly PlacedLine[] }
	/** Lines as the order service answered them; others stay as they are. */
	| { readonly type: 'refresh'; readonly lines: readonly RefreshedLine[] }
	/** Removes the ordered products, and keeps those added since. */
	| { readonly type: 'giveUp'; readonly pieces: readonly OrderedPieces[] }
	| { readonly type: 'reset' };

/** A line and where it stood, from 0. */
export interface PlacedLine {
	readonly line: CartLine;
	readonly index: number;
}

/** So many of one product. */
export interface OrderedPieces {
	readonly product: number;
	/** null: a product without variants. */
	readonly variant: number | null;
	readonly personalization: Personalization | null;
	readonly count: number;
}

/** A line as it is today. Names the product too: by now another one may have its `cartId`. */
export interface RefreshedLine {
	readonly cartId: number;
	readonly productId: number;
	/** null: a product without variants. */
	readonly variantId: number | null;
	/** null: the shop does not have the product any more, or none is left. */
	readonly offer: RefreshedOffer | null;
}

/** Without a tax scheme or surcharge: nothing is said of it, and the line's stays. */
type RefreshedOffer = Pick<CartLine, 'priceBrutto' | 'maxCount'> & Partial<Pick<CartLine, 'taxScheme' | 'surcharge'>>;

export { maxLineCount } from '../orders/contract/max-line-count.ts';
export type { CartLine, CartProduct, PersonalDisplay, Personalization, PersonalizationValue } from './cart-line.ts';

export const emptyCart: Cart = { products: [], totalCount: 0, totalPriceBrutto: '0.00' as Money, timestamp: null, lastCartId: 0 };

export interface CartStatus {
	/** `idle`: the cart's lines were not asked for yet. `success`: `cartStore` holds the visitor's cart, which it doesn't before. */
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
	/** `memory`: the browser stores nothing for this version of the site, and the cart ends with the page. */
	readonly kept: 'stored' | 'memory';
}

export const cartStore = createStore<Cart>(emptyCart);
/** How many products the cart holds, known long before its lines are; null: not known yet. */
export const cartCountStore = createStore<number | null>(null);
export const cartStatusStore = createStore<CartStatus>({ phase: 'idle', kept: 'stored' });

export interface CartChange {
	/** How many products the line holds where that is fewer than the action asked for; else null. */
	readonly limitedTo: number | null;
}

/** How components change the cart. The app provides it after hydration; on the server nothing changes the cart. */
export interface CartActions {
	/** Resolves when the change is shown and, where possible, stored; rejects when the cart's code cannot be loaded. */
	dispatch(action: CartAction): Promise<CartChange>;
	/** Reads the cart's lines into `cartStore`, which loads the cart's code; before that, only their count is known. */
	restore(): void;
	/** Loads the cart's code, because a change is likely. */
	prepare(): void;
}

const context = createContext<CartActions>({
	dispatch: () => Promise.reject(new Error('The cart was changed before the app had attached it')),
	restore() {},
	prepare() {},
});

export const CartActionsProvider = context.Provider;

export function useCartActions(): CartActions {
	return useContext(context);
}

/** Of the stored cart. Goes up with every change that older code cannot read. */
export const cartVersion = 1;

/** Carts that did not change for this long are forgotten. */
export const cartMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a newer version of the site stored this, in another tab or before a rollback: nothing that this one may touch. */
export function isNewerCart(text: string | null): boolean {
	return isNewer(parseFields(text), cartVersion);
}

/** How many products the stored cart claims to hold, read by hand; null where only the code that reads it whole knows. */
export function readStoredCount(area: StorageArea, nowMs: number): number | null {
	const stored = area.read(storageKeys.cart);
	if (stored === 'unavailable') return null;
	if (stored.value === null) return 0;
	const { version, timestamp, totalCount } = parseFields(stored.value);
	if (version !== cartVersion || typeof timestamp !== 'number' || nowMs - timestamp > cartMaxAgeMs) return null;
	return typeof totalCount === 'number' && Number.isSafeInteger(totalCount) && totalCount > 0 ? totalCount : null;
}
