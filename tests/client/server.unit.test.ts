/** Pages on the server: the stores are frozen while they render, and nothing of a store's present value reaches the HTML. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartCountStore, cartStatusStore, cartStore, emptyCart } from '../../client/cart/cart.ts';
import { changeCart } from '../../client/cart/cart-transitions.ts';
import { renderPage } from '../../client/server.tsx';
import { de } from '../../client/texts/de.ts';
import { fr } from '../../client/texts/fr.ts';
import type { Money } from '../../site/money.ts';
import { anAddAction } from '../builders/cart.ts';
import { aCartPage, anOffer, aProductPage, aVariant } from '../builders/page-data.ts';

/** Somebody else's cart: if a page showed it, every visitor would get it. */
const foreignCart = Object.freeze(changeCart(emptyCart, anAddAction({ count: 42 }), 0));

beforeEach(() => {
	cartStore.set(foreignCart);
	cartCountStore.set(42);
	cartStatusStore.set(Object.freeze({ phase: 'success', kept: 'memory' }));
	for (const store of [cartStore, cartCountStore, cartStatusStore]) {
		vi.spyOn(store, 'set').mockImplementation(() => {
			throw new Error('A page changed a store while it rendered on the server');
		});
	}
});

test('the cart page holds the space of a cart that is not read yet', () => {
	const html = renderPage(aCartPage());
	expect(html).toContain(de.cart.loading);
	expect(html).toContain('<noscript>');
	for (const foreign of ['42', 'Ring 1', de.cart.memoryOnly, de.cart.empty]) expect(html).not.toContain(foreign);
	expect(cartStore.get()).toBe(foreignCart);
});

test('rendering leaves no trace: the same page twice is the same text', () => {
	expect(renderPage(aProductPage({ variants: [aVariant()], offer: null }))).toBe(
		renderPage(aProductPage({ variants: [aVariant()], offer: null })),
	);
});

test('no page carries an inline style or handler, which the policy would refuse', () => {
	for (const html of [
		renderPage(aCartPage()),
		renderPage(aProductPage()),
		renderPage(aProductPage({ offer: null, variants: [aVariant()] })),
	]) {
		expect(html).not.toMatch(/ (style|on\w+)=/);
	}
});

test('a cart page that sells nothing says so', () => {
	expect(renderPage(aCartPage({ available: false }))).toContain(de.cart.unavailable);
});

describe('a product page', () => {
	const button = `>${de.product.addToCart}</button>`;

	test('sells what is there, through a button that boot can replay', () => {
		const html = renderPage(aProductPage());
		expect(html).toMatch(/<button[^>]* data-replay=""[^>]*>/);
		expect(html).toContain(button);
		expect(html).toContain('100,00\u00a0€');
		expect(html).toContain(de.price.taxIncluded);
		expect(html).toContain(de.product.stock(3));
	});

	test('shows the range until a variant is chosen, and says which variants cannot be had now', () => {
		const html = renderPage(
			aProductPage({
				offer: null,
				price: { amount: '100.00' as Money, highest: '150.00' as Money },
				variants: [
					aVariant({ id: 1 }),
					aVariant({ id: 2, stock: 0 }),
					aVariant({ id: 3, stock: 0, orderable: true }),
					aVariant({ id: 4, price: null }),
				],
			}),
		);
		expect(html).toContain(de.price.range('100,00\u00a0€', '150,00\u00a0€'));
		const soldOut = de.product.soldOutVariant('').trim();
		const told = [...html.matchAll(/<option[^>]* value="(\d)"[^>]*>([^<]*)/g)].filter(([, , text = '']) => text.includes(soldOut));
		expect(told.map(([, value]) => value)).toEqual(['2']);
	});

	test('calls what one chooses among "Variante" where the piece says nothing else', () => {
		const labelOf = (label: string | null) => {
			const html = renderPage(aProductPage({ offer: null, variantLabel: label, variants: [aVariant()] }));
			return /<label class="field purchase-variant"><span class="field-label">([^<]*)/.exec(html)?.[1];
		};
		expect([labelOf(null), labelOf('Ringweite')]).toEqual(['Variante', 'Ringweite']);
	});

	test.each([
		[
			'on request',
			aProductPage({ cart: null, price: { amount: null, highest: null }, offer: anOffer({ price: null }) }),
			de.price.onRequest,
		],
		['sold out', aProductPage({ offer: anOffer({ stock: 0 }) }), de.product.soldOut],
		['whose variants are all sold out', aProductPage({ offer: null, variants: [aVariant({ stock: 0 })] }), de.product.request],
		['of a shop that sells nothing', aProductPage({ cart: null }), de.product.request],
	])('%s has no cart button', (_what, page, says) => {
		const html = renderPage(page);
		expect(html).not.toContain(button);
		expect(html).toContain(says);
		expect(html).toContain('href="/kontakt"');
	});

	test('sold out but to be ordered has one', () => {
		const html = renderPage(aProductPage({ offer: anOffer({ stock: 0, orderable: true }) }));
		expect(html).toContain(button);
		expect(html).toContain(de.product.madeToOrder);
	});

	test('speaks the page’s language', () => {
		expect(renderPage(aProductPage({ language: 'fr' }))).toContain(fr.product.addToCart);
	});
});
