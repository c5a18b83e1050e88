// @vitest-environment happy-dom
/** What choosing a variant changes on the page of a product: reference, pictures, characteristics, prices of the options, and the cart line. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartActions, CartActionsProvider } from '../../../../client/cart/cart.ts';
import { ProductPage } from '../../../../client/pages/product/ProductPage.tsx';
import type { ProductData } from '../../../../client/products/product-data.ts';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { perLanguage } from '../../../../site/languages.ts';
import type { Money } from '../../../../site/money.ts';
import { aProductPage, aVariant } from '../../../builders/page-data.ts';

const dispatch = vi.fn<CartActions['dispatch']>();
let root: Root;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	window.history.replaceState(null, '', window.location.pathname);
	dispatch.mockReset().mockResolvedValue({ limitedTo: null });
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => act(() => root.unmount()));

const picture = (key: string) => ({ key, width: 1400, height: 1400, widths: [320, 1400], formats: ['jpeg'] as const, alt: key });
const price = (amount: string) => amount as Money;
const fact = (name: string, value: string) => ({ names: perLanguage(() => name), values: perLanguage(() => value) });

const variants = [
	aVariant({ id: 11, name: '0,25 ct', name2: '52', referenceSuffix: '-025-52', price: price('1490.00'), pictures: [picture('small')] }),
	aVariant({ id: 12, name: '0,25 ct', name2: '54', referenceSuffix: '-025-54', price: price('1490.00'), stock: 0 }),
	aVariant({ id: 13, name: '0,75 ct', name2: '54', referenceSuffix: '-075-54', price: price('6450.00') }),
];

/** `data-of` as the builder writes it. */
const facts = '<dl><div><dt>Stein</dt><dd><span data-of="11 12">0,25 ct</span> <span data-of="13">0,75 ct</span></dd></div></dl>';

async function show(more: Partial<ProductData> = {}): Promise<void> {
	const page = aProductPage();
	if (!page.result.cart) throw new Error('The piece is sold');
	const cart = { ...page.result.cart, reference: 'SO-100', facts: [fact('Material', 'Gold'), { ...fact('Stein', '0,75 ct'), of: [13] }] };
	const overrides: Partial<ProductData> = {
		offer: null,
		reference: 'SO-100',
		variantLabel: 'Karat',
		variantLabel2: 'Ringgröße',
		variants,
		cart,
		pictures: [picture('whole')],
	};
	const data = { ...page.result, ...overrides, ...more };
	await act(() =>
		root.render(
			<CartActionsProvider value={{ dispatch, restore() {}, prepare() {} }}>
				<PageContextProvider value={{ language: 'de', path: page.path, texts: de, richText: { facts } }}>
					<ProductPage data={data} />
				</PageContextProvider>
			</CartActionsProvider>,
		),
	);
}

async function choose(values: Readonly<Record<'variant' | 'variant_2', string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) {
		const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
		if (field) field.value = value;
		await act(() => field?.dispatchEvent(new Event('change', { bubbles: true })));
	}
}

const shownFacts = () =>
	[...document.querySelectorAll<HTMLElement>('[data-of]')].filter(({ hidden }) => !hidden).map((part) => part.textContent);
const options = (name: string) => [...document.querySelectorAll(`select[name=${name}] option`)].map((option) => option.textContent);
const reference = () => document.querySelector('.product-head .figure')?.textContent;
const shownPictures = () => [...document.querySelectorAll('.gallery-row a')].map((link) => link.getAttribute('href'));

test('shows the chosen variant: its reference, its pictures or else those of the product, and its characteristics', async () => {
	await show();
	expect([reference(), shownFacts()]).toEqual(['SO-100', ['0,25 ct', '0,75 ct']]);
	await choose({ variant: '11', variant_2: '11' });
	expect([reference(), shownFacts()]).toEqual(['SO-100-025-52', ['0,25 ct']]);
	expect(shownPictures()).toEqual([expect.stringContaining('small')]);
	await choose({ variant: '13', variant_2: '12' });
	expect([reference(), shownFacts()]).toEqual(['SO-100-075-54', ['0,75 ct']]);
	expect(shownPictures()).toEqual([expect.stringContaining('whole')]);
});

test('names the price of an option where options differ in it, what is sold out, and what does not exist', async () => {
	await show();
	const blank = de.product.chooseVariant;
	expect(options('variant')).toEqual([blank, '0,25 ct · 1.490,00\u00a0€', '0,75 ct · 6.450,00\u00a0€']);
	expect(options('variant_2')).toEqual([blank, '52', '54']);
	await choose({ variant: '11', variant_2: '' });
	expect(options('variant_2')).toEqual([blank, '52', de.product.soldOutVariant('54')]);
	await choose({ variant: '13', variant_2: '' });
	expect(options('variant_2')).toEqual([blank, de.product.notCombined('52', '0,75 ct'), '54']);
});

test('explains a combination that does not exist, keeps both choices, and puts nothing into the cart', async () => {
	await show();
	await choose({ variant: '13', variant_2: '11' });
	expect(document.querySelector('.purchase-combination')?.textContent).toBe(de.product.noCombination('0,75 ct, 52', '0,75 ct', '54'));
	expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['13', '11']);
	await act(async () => document.querySelector<HTMLButtonElement>('.purchase-add')?.click());
	expect(dispatch).not.toHaveBeenCalled();
	expect(document.activeElement?.getAttribute('name')).toBe('variant_2');
	// what is told beside the choices is told once
	expect(document.querySelector('.field-error')).toBeNull();
	const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
	expect(document.getElementById(described)?.className).toBe('purchase-combination');
});

test('puts one variant into the cart, with its reference, its picture and its essential characteristics', async () => {
	await show();
	await choose({ variant: '13', variant_2: '12' });
	await act(async () => document.querySelector<HTMLButtonElement>('.purchase-add')?.click());
	const [action] = dispatch.mock.calls[0] ?? [];
	expect(action).toMatchObject({
		type: 'add',
		variant: { id: 13 },
		priceBrutto: '6450.00',
		product: { reference: 'SO-100-075-54', facts: [fact('Material', 'Gold'), fact('Stein', '0,75 ct')] },
	});
	await choose({ variant: '11', variant_2: '11' });
	await act(async () => document.querySelector<HTMLButtonElement>('.purchase-add')?.click());
	expect(dispatch.mock.calls[1]?.[0]).toMatchObject({
		product: { picture: { key: 'small', widthPx: 320 }, facts: [fact('Material', 'Gold')] },
	});
});

test('takes a variant from the address', async () => {
	window.history.replaceState(null, '', '?variante=13');
	await show();
	expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['13', '12']);
	expect(reference()).toBe('SO-100-075-54');
});

test('the way back marks the name of a list that the page has in another language only', async () => {
	await show({ list: { name: { text: 'Wedding rings', lang: 'en' }, path: '/schaufenster/trauringe' } });
	const back = document.querySelector('.back-link');
	expect(back?.textContent).toBe(de.product.back('Wedding rings'));
	expect(back?.querySelector('[lang="en"]')?.textContent).toBe('Wedding rings');
});
