/** The lines on the cart page: what stands there before and instead of them, and what its controls send. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartLines } from '../../../../client/pages/cart/CartLines.tsx';
import { PageContextProvider } from '../../../../client/pages/page-context.tsx';
import { cartStatusStore, cartStore } from '../../../../client/stores/cart.ts';
import { type CartActions, CartActionsProvider } from '../../../../client/stores/cart-actions.ts';
import { de } from '../../../../client/texts/de.ts';
import { aCartPage } from '../../../builders/page-data.ts';

const dispatch = vi.fn<CartActions['dispatch']>();
const restore = vi.fn<CartActions['restore']>();
let root: Root;

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	cartStore.set(cartStore.initial);
	cartStatusStore.set(cartStatusStore.initial);
	dispatch.mockReset().mockResolvedValue({ limitedTo: null });
	restore.mockReset();
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
	const { path, result } = aCartPage();
	await act(() =>
		root.render(
			<CartActionsProvider value={{ dispatch, restore, prepare() {} }}>
				<PageContextProvider value={{ language: 'de', path, texts: de, richText: {} }}>
					<CartLines data={result} />
				</PageContextProvider>
			</CartActionsProvider>,
		),
	);
});
afterEach(() => act(() => root.unmount()));

const button = (name: string): HTMLButtonElement | undefined =>
	[...document.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);

test('asks for the lines, and says that they are coming', () => {
	expect(restore).toHaveBeenCalledOnce();
	expect(document.body.textContent).toContain(de.cart.loading);
});

test('lines that could not be loaded can be asked for again, and the focus stays with the cart', async () => {
	await act(() => cartStatusStore.set({ phase: 'error', kept: 'stored' }));
	expect(document.body.textContent).toContain(de.cart.notLoaded);
	const retry = button(de.cart.retry);
	retry?.focus();
	await act(() => retry?.click());
	expect(restore).toHaveBeenCalledTimes(2);
	await act(() => cartStatusStore.set({ phase: 'loading', kept: 'stored' }));
	expect(button(de.cart.retry)).toBeUndefined();
	expect(document.activeElement?.className).toBe('cart');
});
