import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../../shop/catalogue/catalogue.ts';
import { sortProducts } from '../../../shop/plan/sort-products.ts';
import { anEntry, aProduct, aText, aVariant, money } from '../../builders/content.ts';

const products: readonly CatalogueEntry[] = [
	aProduct({ id: 1, displayName: aText('Zeta'), price: money('90.00') }),
	aProduct({ id: 2, displayName: aText('Ähre'), price: money('1000.00') }),
	aProduct({ id: 3, displayName: aText('Beryll'), price: null }),
	aProduct({ id: 4, displayName: aText('Beryll'), price: money('1.00'), variants: [aVariant({ price: money('500.00') })] }),
].map(anEntry);

describe('default_sort', () => {
	it.each([
		['id', [1, 2, 3, 4]],
		['-id', [4, 3, 2, 1]],
		['price_brutto', [1, 4, 2, 3]],
		['-price_brutto', [2, 4, 1, 3]],
		['display_name', [2, 3, 4, 1]],
		['display_name,-price_brutto', [2, 4, 3, 1]],
		['', [1, 2, 3, 4]],
		['nonsense,__proto__', [1, 2, 3, 4]],
	])('%j gives %j', (sort, ids) => {
		expect(sortProducts(products, sort).map((product) => product.id)).toEqual(ids);
		expect(sortProducts(products.toReversed(), sort).map((product) => product.id)).toEqual(ids);
	});
});

it('sorts names as each language spells and sorts them', () => {
	const named = (id: number, de: string, fr: string) =>
		anEntry(aProduct({ id, displayName: { ...aText(de), de: { text: de, language: 'de' }, fr: { text: fr, language: 'fr' } } }));
	const rings = [named(1, 'Verlobungsring', 'Bague'), named(2, 'Anhänger', 'Pendentif'), named(3, 'Uhr', 'Écrin')];
	expect(sortProducts(rings, 'display_name').map(({ id }) => id)).toEqual([2, 3, 1]);
	expect(sortProducts(rings, 'display_name', 'fr').map(({ id }) => id)).toEqual([1, 3, 2]);
});

it('works out the prices once for each product, not for each comparison', () => {
	let asked = 0;
	const watched = Array.from({ length: 100 }, (_, index) => {
		const { price, ...entry } = anEntry(aProduct({ id: index, price: money(`${(index * 37) % 100}.00`) }));
		return {
			...entry,
			get price() {
				asked += 1;
				return price;
			},
		};
	});
	sortProducts(watched, '-price_brutto');
	expect(asked).toBe(200);
});
