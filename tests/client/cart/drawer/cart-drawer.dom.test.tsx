/** The cart beside the page: what it says of what was added, and where it leads. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartStatusStore, cartStore, emptyCart } from '../../../../client/cart/cart.ts';
import { CartDrawer } from '../../../../client/cart/drawer/open-cart-drawer.tsx';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { aCartLine, aCartProduct } from '../../../builders/cart.ts';
import { aCartPage } from '../../../builders/page-data.ts';

let root: Root;

beforeEach(async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	HTMLDialogElement.prototype.showModal ??= () => {};
	cartStore.set(cartStore.initial);
	cartStatusStore.set(cartStatusStore.initial);
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
	const { path, result } = aCartPage();
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path, texts: de, richText: {} }}>
				<CartDrawer data={result} cartPath={path} product={2} name="Ring 2" limitedTo={null} onClosed={() => {}} />
			</PageContextProvider>,
		),
	);
});
afterEach(() => act(() => root.unmount()));

const title = () => document.querySelector('h2')?.textContent;
const fill = (ids: readonly number[]) =>
	act(() => {
		const products = ids.map((id, index) => aCartLine({ cartId: index + 1, product: aCartProduct({ id }) }));
		cartStore.set({ ...emptyCart, products, totalCount: ids.length });
		cartStatusStore.set({ phase: 'success', kept: 'stored' });
	});

test('shows what was added first, and leads to the checkout', async () => {
	expect(title()).toBe(de.cart.drawer.title('Ring 2'));
	await fill([1, 2, 3]);
	expect([...document.querySelectorAll('.cart-line-name')].map(({ textContent }) => textContent)).toEqual([
		...['Ring 2 (de)', 'Ring 1 (de)', 'Ring 3 (de)'],
	]);
	const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === de.cart.toCheckout);
	expect(link?.getAttribute('href')).toBe('/schaufenster/kasse');
});

test('names that are not translated are read out in their own language', async () => {
	const lines = [
		aCartLine({
			product: aCartProduct({
				id: 2,
				names: { de: 'Anneau', en: 'Anneau', fr: 'Anneau', written: { de: 'fr', en: 'fr' } },
				facts: [
					{
						names: { de: 'Stein', en: 'Stone', fr: 'Pierre' },
						values: { de: 'grenat', en: 'grenat', fr: 'grenat', written: { de: 'fr' } },
					},
				],
				personal: {
					withdrawalExcluded: false,
					fields: [{ name: 'text', labels: { de: 'Gravure', en: 'x', fr: 'Gravure', written: { de: 'fr' } }, options: [] }],
				},
			}),
			variant: { id: 1, names: { de: 'or', en: 'gold', fr: 'or', written: { de: 'fr' } } },
			personalization: { text: 'Änne' },
		}),
	];
	await act(() => {
		cartStore.set({ ...emptyCart, products: lines, totalCount: 1 });
		cartStatusStore.set({ phase: 'success', kept: 'stored' });
	});
	const french = [...document.querySelectorAll('.cart-line [lang="fr"]')].map(({ textContent }) => textContent);
	expect(french).toEqual(['Anneau', 'or', 'grenat', 'Gravure']);
	expect(document.querySelector('.cart-line')?.textContent).toContain('Stein: grenat');
});

test.each([[[2]], [[1, 2]], [[1, 2, 3]]])('says what was added where the cart holds it, whatever else it holds: %j', async (ids) => {
	await fill(ids);
	expect(title()).toBe(de.cart.drawer.title('Ring 2'));
});

test.each([[[]], [[1]], [[1, 3]]])('does not say that something is in the cart which turned out to be sold out: %j', async (ids) => {
	await fill(ids);
	expect(title()).toBe(de.cart.title);
});

test('leads from an empty cart to no checkout', async () => {
	await fill([]);
	expect([...document.querySelectorAll('.cart-drawer-end a')].map(({ textContent }) => textContent)).toEqual([de.cart.drawer.toCart]);
});
