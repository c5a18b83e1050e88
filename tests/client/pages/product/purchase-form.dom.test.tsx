// @vitest-environment happy-dom
/** The form that puts a product into the cart: what it sends, and what it says afterwards. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type CartActions,
	CartActionsProvider,
	type CartChange,
	cartStatusStore,
	cartStore,
	emptyCart,
} from '../../../../client/cart/cart.ts';
import { ProductPurchase } from '../../../../client/pages/product/ProductPurchase.tsx';
import type { ProductData } from '../../../../client/products/product-data.ts';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { perLanguage } from '../../../../site/languages.ts';
import type { Money } from '../../../../site/money.ts';
import { aCartLine, aCartProduct } from '../../../builders/cart.ts';
import { anOffer, aProductPage, aVariant } from '../../../builders/page-data.ts';

const dispatch = vi.fn<CartActions['dispatch']>();
let root: Root;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	cartStatusStore.set(cartStatusStore.initial);
	cartStore.set(emptyCart);
	dispatch.mockReset().mockImplementation(() => keep({ limitedTo: null }));
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
/** What the cart does: the product of the page is in it afterwards. */
async function keep(change: CartChange): Promise<CartChange> {
	const product = aCartProduct({ id: aProductPage().result.id });
	await act(() => cartStore.set({ ...emptyCart, products: [aCartLine({ product })] }));
	return change;
}
const status = () => document.querySelector('[role="status"]')?.textContent;

test('a double click adds once, and a later click adds again', async () => {
	await show();
	await clickAdd(1);
	await clickAdd(2);
	expect(dispatch).toHaveBeenCalledTimes(1);
	await clickAdd(1);
	expect(dispatch).toHaveBeenCalledTimes(2);
	expect(status()).toContain(de.product.added('Ring Aurelia'));
});

test('does not say that something is in the cart once it is not there any more', async () => {
	await show();
	await clickAdd();
	expect(status()).toContain(de.product.added('Ring Aurelia'));
	await act(() => cartStore.set(emptyCart));
	expect(status()).toBe('');
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
	await show({ offer: null, variants, delivery: [{ country: 'DE', least: 1, most: 3 }] });
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
	dispatch.mockImplementation(() => keep({ limitedTo: 2 }));
	await show();
	await clickAdd();
	expect(status()).toContain(de.product.limited('Ring Aurelia', 2));
	expect(status()).not.toContain(de.product.added('Ring Aurelia'));
});

test('adds an engraved ring at its price with the surcharge, and shows both beside the field', async () => {
	const everywhere = (text: string) => perLanguage(() => text);
	const personalization: ProductData['personalization'] = {
		name: 'Gravur',
		notReturned: null,
		isRequired: false,
		surchargeHint: '+ 35,00\u00a0€',
		fields: [
			{
				name: 'text',
				type: 'text',
				required: false,
				maxLength: 20,
				glyphs: null,
				options: [],
				labels: everywhere('Text'),
				price: '35.00' as Money,
			},
		],
	};
	const { path, result } = aProductPage({ personalization, offer: anOffer({ price: '690.10' as Money }) });
	const loadTexts = async () => de;
	await act(() =>
		root.render(
			<CartActionsProvider value={{ dispatch, restore() {}, prepare() {} }}>
				<PageContextProvider value={{ language: 'de', path, texts: de, richText: {}, loadTexts }}>
					<ProductPurchase data={result} />
				</PageContextProvider>
			</CartActionsProvider>,
		),
	);
	const button = document.querySelector<HTMLButtonElement>('.personalization button');
	expect(button?.textContent).toBe(`${de.product.personalize('Gravur')} + 35,00\u00a0€`);
	await act(async () => button?.click());
	await vi.waitFor(() => expect(document.querySelector('#personalization-text')).not.toBeNull());
	const field = document.querySelector<HTMLInputElement>('#personalization-text');
	expect(document.querySelector('.personalization-fields label')?.textContent).toContain(de.personalization.surcharge('35,00\u00a0€'));
	await clickAdd();
	expect(dispatch).toHaveBeenLastCalledWith(expect.objectContaining({ priceBrutto: '690.10', personalization: null }));
	Reflect.set(HTMLInputElement.prototype, 'value', 'Lena', field);
	await act(() => field?.dispatchEvent(new Event('input', { bubbles: true })));
	expect(document.querySelector('.personalization-price')?.textContent).toBe(de.personalization.priceWith('725,10\u00a0€'));
	await clickAdd();
	expect(dispatch).toHaveBeenLastCalledWith(
		expect.objectContaining({ priceBrutto: '725.10', surcharge: '35.00', personalization: { text: 'Lena' } }),
	);
});

test('an attempt that adds nothing does not leave standing what an earlier one came to', async () => {
	await show();
	await clickAdd();
	expect(status()).toContain(de.product.added('Ring Aurelia'));
	const field = document.querySelector<HTMLInputElement>('[name="count"]');
	if (field) field.value = '99';
	await clickAdd();
	expect(dispatch).toHaveBeenCalledTimes(1);
	expect(status()).toBe('');
});

test('a name that the page has in another language only is marked in what became of the product', async () => {
	await show({ name: { text: 'Aurelia ring', lang: 'en' } });
	await clickAdd();
	expect(status()).toContain(de.product.added('Aurelia ring'));
	expect(document.querySelector('[role="status"] [lang="en"]')?.textContent).toBe('Aurelia ring');
});
