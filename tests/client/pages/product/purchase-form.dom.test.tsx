/** The form that puts a piece into the cart: what it sends, and what it says afterwards. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageContextProvider } from '../../../../client/pages/page-context.tsx';
import { ProductPurchase } from '../../../../client/pages/product/ProductPurchase.tsx';
import type { ProductData } from '../../../../client/pages/product/product-data.ts';
import { cartStatusStore } from '../../../../client/stores/cart.ts';
import { type CartActions, CartActionsProvider } from '../../../../client/stores/cart-actions.ts';
import { de } from '../../../../client/texts/de.ts';
import { anOffer, aProductPage, aVariant } from '../../../builders/page-data.ts';

const dispatch = vi.fn<CartActions['dispatch']>();
let root: Root;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	cartStatusStore.set(cartStatusStore.initial);
	dispatch.mockReset().mockResolvedValue({ limitedTo: null });
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => act(() => root.unmount()));

async function show(overrides: Partial<ProductData> = {}): Promise<void> {
	const { path, result } = aProductPage(overrides);
	await act(() =>
		root.render(
			<CartActionsProvider value={{ dispatch, restore() {}, prepare() {} }}>
				<PageContextProvider value={{ language: 'de', path, texts: de, richText: {} }}>
					<ProductPurchase data={result} />
				</PageContextProvider>
			</CartActionsProvider>,
		),
	);
}

/** A click as the browser sends it; `detail` counts the clicks made in quick succession. */
const clickAdd = (detail = 1) =>
	act(async () => {
		document.querySelector('.purchase-add')?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
	});
const status = () => document.querySelector('[role="status"]')?.textContent;

test('a double click adds once, and a later click adds again', async () => {
	await show();
	await clickAdd(1);
	await clickAdd(2);
	expect(dispatch).toHaveBeenCalledTimes(1);
	await clickAdd(1);
	expect(dispatch).toHaveBeenCalledTimes(2);
	expect(status()).toContain(de.product.added('Ring Aurelia (de)'));
});

test.each([
	['as many as are there', { offer: anOffer({ stock: 3 }) }, 3],
	['any number of what is ordered', { offer: anOffer({ stock: 3, orderable: true }) }, null],
])('lets the cart hold %s', async (_what, product, maxCount) => {
	await show(product);
	await clickAdd();
	expect(dispatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ count: 1, maxCount }));
});

test('says that more than is there takes longer, and lets the cart know how many are there', async () => {
	await show({ offer: anOffer({ stock: 1, orderable: true }) });
	const field = document.querySelector<HTMLInputElement>('[name="count"]');
	const isSaid = () => document.querySelector('.purchase-beyond-stock')?.textContent === de.product.beyondStock;
	expect(isSaid()).toBe(false);
	// past what React has put over it, as typing does
	Reflect.set(HTMLInputElement.prototype, 'value', '2', field);
	await act(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
	expect(isSaid()).toBe(true);
	await clickAdd();
	expect(dispatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ count: 2, maxCount: null, inStock: 1 }));
});

test('keeps the places of what is said of a variant, so that a choice moves nothing', async () => {
	const variants = [aVariant({ id: 1, stock: 2, notes: ['Zuvor 120 €'] }), aVariant({ id: 2, stock: 0, shippingTimeDays: null })];
	await show({ offer: null, variants, delivery: { least: 1, most: 3 } });
	const lines = () => [...document.querySelectorAll('.purchase-offer p')].map(({ className }) => className);
	const select = document.querySelector('select');
	const places = ['purchase-price', expect.stringContaining('small'), 'purchase-availability', 'purchase-delivery small soft'];
	expect(lines()).toEqual(places);
	for (const id of ['1', '2', '']) {
		if (select) select.value = id;
		await act(() => select?.dispatchEvent(new Event('change', { bubbles: true })));
		expect(lines()).toEqual(places);
		expect(document.querySelector('.purchase-availability')?.textContent).toBe(
			id === '1' ? `${de.product.stock(2)} ${de.product.shippingTime(2)}` : id === '2' ? de.product.soldOut : '',
		);
	}
});

test('says that the cart holds all that can be had when less was added than asked for', async () => {
	dispatch.mockResolvedValue({ limitedTo: 2 });
	await show();
	await clickAdd();
	expect(status()).toContain(de.product.limited('Ring Aurelia (de)', 2));
	expect(status()).not.toContain(de.product.added('Ring Aurelia (de)'));
});
