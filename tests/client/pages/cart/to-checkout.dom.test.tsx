/** The cart's way on: to the checkout where orders are taken, else to the shop. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartTotal } from '../../../../client/pages/cart/CartTotal.tsx';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { aCartPage } from '../../../builders/page-data.ts';

let root: Root;

async function show(checkoutPath: string | null, isOpen: boolean): Promise<readonly (readonly [string | null, string | null])[]> {
	const { path, result } = aCartPage({ checkoutPath });
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path, texts: de, richText: {} }}>
				<CartTotal data={result} wrapPrice={null} isOpen={isOpen} onClear={() => {}} />
			</PageContextProvider>,
		),
	);
	return [...document.querySelectorAll('.cart-foot a.button, .cart-foot .soft a')].map((link) => [
		link.textContent,
		link.getAttribute('href'),
	]);
}

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(async () => {
	await act(() => root.unmount());
	vi.unstubAllGlobals();
});

test('leads to the checkout first, as long as the shop takes orders', async () => {
	expect(await show('/schaufenster/kasse', true)).toEqual([[de.cart.toCheckout, '/schaufenster/kasse']]);
	expect(await show('/schaufenster/kasse', false)).toEqual([[de.cart.toShop, '/schaufenster']]);
});

test('leads to the house where there is no order service', async () => {
	expect(await show(null, true)).toEqual([
		[de.cart.orderLink, '/kontakt'],
		[de.cart.toShop, '/schaufenster'],
	]);
});
