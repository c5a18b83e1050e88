import { describe, expect, it } from 'vitest';
import type { Product } from '../../../pipeline/content/product.ts';
import { productPrice } from '../../../renderer/data/product-price.ts';
import { sortProducts } from '../../../renderer/routes/sort-products.ts';
import { aProduct, aText, aVariant, money } from '../../builders/content.ts';

const products: readonly Product[] = [
	aProduct({ id: 1, displayName: aText('Zeta'), price: money('90.00') }),
	aProduct({ id: 2, displayName: aText('Ähre'), price: money('1000.00') }),
	aProduct({ id: 3, displayName: aText('Beryll'), price: null }),
	aProduct({ id: 4, displayName: aText('Beryll'), price: money('1.00'), variants: [aVariant({ price: money('500.00') })] }),
];

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
		const product = aProduct({ id: index, price: money(`${(index * 37) % 100}.00`) });
		return Object.defineProperty(product, 'price', {
			get: () => {
				asked += 1;
				return money(`${(index * 37) % 100}.00`);
			},
		});
	});
	sortProducts(watched, '-price_brutto');
	expect(asked).toBe(200);
});

describe('the price of a product', () => {
	it('is its own without variants', () => {
		expect(productPrice(aProduct({ price: money('10.50') }))).toEqual({ amount: '10.50', highest: null });
		expect(productPrice(aProduct({ price: null }))).toEqual({ amount: null, highest: null });
	});

	it('is on request where no variant is active', () => {
		expect(productPrice(aProduct({ price: money('10.50'), hasVariants: true, variants: [] }))).toEqual({ amount: null, highest: null });
	});

	it.each([
		[['9.00', '100.00', '20.00'], '9.00', '100.00'],
		[['9.00', '9.00'], '9.00', null],
		[[null, '9.00'], '9.00', null],
		[[null, null], null, null],
	])('is the range of the variants %j', (amounts, amount, highest) => {
		const variants = amounts.map((each, index) => aVariant({ id: index, price: each === null ? null : money(each) }));
		expect(productPrice(aProduct({ price: money('1.00'), variants }))).toEqual({ amount, highest });
	});
});
