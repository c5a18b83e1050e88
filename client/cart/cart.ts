/**
 * The visitor's cart: its shape, its actions, its stores, and how components change it. The actions' code is in `cart-transitions.ts`,
 * loaded when first needed.
 */
import { createContext, useContext } from 'react';
import { storageKeys } from '../../site/constants.ts';
import type { PerLanguage } from '../../site/languages.ts';
import type { Money, PriceBase, TaxScheme } from '../../site/money.ts';
import type { TranslatedText } from '../../site/text.ts';
import { isNewer, parseFields, type StorageArea } from '../runtime/storage.ts';
import { createStore } from '../runtime/store.ts';

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

export interface CartLine {
	readonly cartId: number;
	readonly product: CartProduct;
	readonly variant: { readonly id: number; readonly names: TranslatedText } | null;
	readonly personalization: Personalization | null;
	readonly count: number;
	/** How many products there are, at least 1, for all lines of this product and variant; null: as many as one likes, because they are ordered. As last heard of. */
	readonly maxCount: number | null;
	/** How many products were there when it was put into the cart; left out where none was, or if unknown. Where `maxCount` is null, the others are ordered. */
	readonly inStock?: number | undefined;
	/** Price of one product, with the surcharge of its personalisation. */
	readonly priceBrutto: Money;
	/** Share of that price for the personalisation; left out: none, or unknown. */
	readonly surcharge?: Money | undefined;
	/** Price times count. */
	readonly totalPriceBrutto: Money;
	/** How its tax is shown, where the product says so itself; null: as the shop's. */
	readonly taxScheme: TaxScheme | null;
}

/** A line's copy of its product, so that it can be shown in any language without a request. */
export interface CartProduct {
	readonly id: number;
	readonly names: TranslatedText;
	readonly paths: PerLanguage<string>;
	readonly reference: string | null;
	readonly picture: { readonly key: string; readonly width: number; readonly height: number; readonly widthPx: number } | null;
	/** Left out where it is not sold by weight, volume or length. */
	readonly base?: PriceBase | undefined;
	/** Unit of the price; left out if not stated. */
	readonly basis?: PerLanguage<string> | undefined;
	/** Its essential characteristics (§ 312j (2) BGB), those of the variant among them; left out where there are none. */
	readonly facts?: readonly CartFact[] | undefined;
	/** Left out where nothing is put on the product. */
	readonly personal?: PersonalDisplay | undefined;
}

interface CartFact {
	readonly names: TranslatedText;
	readonly values: TranslatedText;
}

/** How what is put on a product is named. */
export interface PersonalDisplay {
	readonly fields: readonly {
		readonly name: string;
		readonly labels: TranslatedText;
		/** Of a choice; the German text is its value. */
		readonly options: readonly TranslatedText[];
	}[];
	/** It cannot be sent back (§ 312g (2) 1 BGB). */
	readonly withdrawalExcluded: boolean;
}

export type PersonalizationValue =
	| string
	| number
	| boolean
	| null
	| readonly PersonalizationValue[]
	| { readonly [field: string]: PersonalizationValue };

/** The buyer's entries by field; `{}` means the same as none. */
export type Personalization = Readonly<Record<string, PersonalizationValue>>;

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
