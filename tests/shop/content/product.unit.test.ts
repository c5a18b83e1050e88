import { describe, expect, it } from 'vitest';
import { productPrice } from '../../../shop/content/product.ts';
import { aProduct, aVariant, money } from '../../builders/content.ts';

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
