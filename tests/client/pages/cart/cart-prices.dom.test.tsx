/** What is at the prices of a cart by law: how each line is taxed, what its unit costs, how one can pay and where the shop delivers to. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartLine, cartStatusStore, cartStore, emptyCart } from '../../../../client/cart/cart.ts';
import { changeCart } from '../../../../client/cart/cart-transitions.ts';
import { CartPage } from '../../../../client/pages/cart/CartPage.tsx';
import type { CartPageData } from '../../../../client/pages/checkout/checkout-data.ts';
import { textsByLanguage } from '../../../../client/texts/texts-by-language.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { type Language, languages } from '../../../../site/languages.ts';
import type { Money } from '../../../../site/money.ts';
import { aCartLine, aCartProduct } from '../../../builders/cart.ts';
import { aShopOffer } from '../../../builders/checkout.ts';
import { aCartPage } from '../../../builders/page-data.ts';

let root: Root;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.innerHTML = '<main></main>';
	root = createRoot(document.body.firstElementChild ?? document.body);
	cartStatusStore.set({ phase: 'success', kept: 'stored' });
});
afterEach(() => act(() => root.unmount()));

const margin = 'Differenzbesteuert nach § 25a UStG';
const cream = aCartLine({ cartId: 2, product: aCartProduct({ id: 2, base: { times: 100, by: 150, unit: '100\u00a0ml' } }) });
const notes = (place: string): (string | null)[] => [...document.querySelectorAll(`${place} .price-note`)].map((note) => note.textContent);

async function show(products: readonly CartLine[], language: Language = 'de', overrides: Partial<CartPageData> = {}): Promise<void> {
	const { path, result } = aCartPage({ language, ...overrides });
	await act(() => {
		cartStore.set({ ...emptyCart, products, totalCount: products.length });
		root.render(
			<PageContextProvider value={{ language, path, texts: textsByLanguage[language], richText: {} }}>
				<CartPage data={result} />
			</PageContextProvider>,
		);
	});
}

test('with lines that are taxed in different ways each says its own, and the total none of them', async () => {
	await show([aCartLine({ taxScheme: 'margin' }), aCartLine({ cartId: 3 })]);
	expect(notes('.cart-lines')).toEqual([margin, 'inkl. MwSt.']);
	expect(notes('.cart-total')).toEqual(['Steuer wie je Posten angegeben, zzgl. Versand']);
	await show([aCartLine({ taxScheme: 'margin' })]);
	expect(notes('.cart-total')).toEqual([`${margin}, zzgl. Versand`]);
	await show([aCartLine()]);
	expect([...notes('.cart-lines'), ...notes('.cart-total')]).toEqual(['inkl. MwSt., zzgl. Versand']);
});

test('the total says how much VAT it holds, where the shop names its rate', async () => {
	const vats = (): (string | null)[] => notes('.cart-total').filter((note) => note?.includes('darin'));
	const appears = (expected: readonly string[]) =>
		vi.waitFor(async () => {
			await act(async () => {});
			expect(vats()).toEqual(expected);
		});
	const hundred = '100.00' as Money;
	const lines = [aCartLine({ priceBrutto: hundred, count: 1 })];
	await show(lines, 'de', { vatPercent: 19 });
	await appears(['darin enthalten 19\u00a0% MwSt.: 15,97\u00a0€']);
	const mixed = [...lines, aCartLine({ cartId: 2, priceBrutto: hundred, count: 1, taxScheme: 'margin' })];
	await show(mixed, 'de', { vatPercent: 19 });
	await appears(['darin enthalten 19\u00a0% MwSt.: 15,97\u00a0€ (aus den Posten inkl. MwSt.)']);
	await show(lines, 'de', { vatPercent: null });
	expect(vats()).toEqual([]);
});

test.each([
	['de', 'Grundpreis: 66,67\u00a0€ je 100\u00a0ml'],
	['en', 'Base price: €66.67 per 100\u00a0ml'],
	['fr', 'Prix à l’unité\u00a0: 66,67\u00a0€ par 100\u00a0ml'],
] as const)('a line says what its unit costs (%s), and again when its price has changed', async (language, base) => {
	await show([cream], language);
	expect(notes('.cart-lines')).toEqual([base]);
	const offer = { priceBrutto: '30.00' as Money, maxCount: null };
	const today = { cartId: 2, productId: 2, variantId: null, offer };
	await act(() => cartStore.set(changeCart(cartStore.get(), { type: 'refresh', lines: [today] }, 1)));
	expect(notes('.cart-lines')[0]).toMatch(/20[.,]00/);
});

test('what the order service says of the tax counts, and what it does not say stays', async () => {
	const refresh = (offer: object) =>
		changeCart(
			{ ...emptyCart, products: [aCartLine({ taxScheme: 'margin' })], totalCount: 1 },
			{
				type: 'refresh',
				lines: [{ cartId: 1, productId: 1, variantId: null, offer: { priceBrutto: '90.00' as Money, maxCount: null, ...offer } }],
			},
			1,
		).products[0]?.taxScheme;
	expect([refresh({}), refresh({ taxScheme: null }), refresh({ taxScheme: 'small_business' })]).toEqual(['margin', null, 'small_business']);
});

const terms = () => [...document.querySelectorAll('.cart-terms > p')].map((term) => term.textContent);

test.each(languages)('ways to pay and countries of delivery are told, also while the cart is empty (%s)', async (language) => {
	const { cart } = textsByLanguage[language];
	await show([], language);
	expect(terms()).toEqual([
		`${cart.payments} Überweisung, Im Laden, PayPal, Später bezahlen`,
		`${cart.countries} Deutschland, Österreich, Schweiz`,
	]);
});

test('a way to pay that the checkout will not offer for this cart is not told, and is where nothing judges it', async () => {
	const offer = aShopOffer({ shippingMethods: [{ id: 1, name: 'Paket', isFree: false }] });
	const tells = (names: string) =>
		vi.waitFor(async () => {
			await act(async () => {});
			expect(terms()[0]).toBe(`${textsByLanguage.de.cart.payments} ${names}`);
		});
	const costing = (price: string) => [aCartLine({ priceBrutto: price as Money, count: 1 })];
	await show(costing('144.10'), 'de', { offer });
	await tells('Überweisung, PayPal, Später bezahlen');
	await show(costing('144.11'), 'de', { offer });
	await tells('Überweisung, PayPal');
	await show(costing('144.11'), 'de', { offer, checkoutPath: null });
	await tells('Überweisung, Im Laden, PayPal, Später bezahlen');
});
