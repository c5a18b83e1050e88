import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../../pipeline/catalogue/catalogue.ts';
import { sortProducts } from '../../../renderer/routes/sort-products.ts';
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
