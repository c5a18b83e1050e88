/** Visitors who come with products in their cart, for tests that begin there: the browser's storage has what adding them on their pages leaves in it. */
import type { Page } from '@playwright/test';
import { cartVersion, emptyCart } from '../../client/cart/cart.ts';
import { changeCart } from '../../client/cart/cart-transitions.ts';
import { maxCountOf } from '../../client/products/is-buyable.ts';
import { storageKeys } from '../../site/constants.ts';
import type { ProductPage } from './test-pages.ts';

/** One of each, before the tab's first page of the site; what becomes of the cart later stays. */
export async function storeInCart(page: Page, ...pieces: readonly ProductPage[]): Promise<void> {
	await page.addInitScript(storeOnce, [storageKeys.cart, cartOf(...pieces)] as const);
}

/** What the browser stores once one of each was put into the cart, without variants or an engraving. */
export function cartOf(...pieces: readonly ProductPage[]): string {
	const nowMs = Date.now();
	const cart = pieces.reduce((before, { data: { id, offer, cart: entry } }) => {
		if (!offer?.price || !entry) throw new Error(`Product ${id} cannot be bought`);
		const { cartPath: _, facts = [], taxScheme = null, ...product } = entry;
		const action = {
			type: 'add',
			product: { ...product, id, ...(facts.length > 0 && { facts: facts.map(({ names, values }) => ({ names, values })) }) },
			variant: null,
			personalization: null,
			count: 1,
			maxCount: maxCountOf(offer),
			inStock: offer.stock || undefined,
			priceBrutto: offer.price,
			taxScheme,
		} as const;
		return changeCart(before, action, nowMs);
	}, emptyCart);
	return JSON.stringify({ version: cartVersion, ...cart });
}

/** Runs in each document of a tab, and in the frames of others. */
function storeOnce([key, value]: readonly [string, string]): void {
	if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.getItem('stored-cart') !== null) return;
	sessionStorage.setItem('stored-cart', 'done');
	localStorage.setItem(key, value);
}
