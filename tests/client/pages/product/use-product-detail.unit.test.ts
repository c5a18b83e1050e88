/** The actions of a product's page. */
import { expect, test, vi } from 'vitest';
import { changeProductDetail, noProduct, type ProductDetailAction } from '../../../../client/pages/product/use-product-detail.ts';
import type { Money } from '../../../../site/money.ts';
import { anOffer, aProductPage, aVariant } from '../../../builders/page-data.ts';

const single = aProductPage({ offer: anOffer({ stock: 0, orderable: false, shippingTimeDays: 4 }) }).result;
const range = { amount: '80.00' as Money, highest: '120.00' as Money };
const various = aProductPage({
	offer: null,
	price: range,
	variantLabel: 'Ringweite',
	variants: [aVariant({ id: 1, stock: 2 }), aVariant({ id: 2, price: null, stock: 0, orderable: true, shippingTimeDays: null })],
}).result;
const show = (product: typeof single, ...actions: ProductDetailAction[]) =>
	actions.reduce(changeProductDetail, changeProductDetail(noProduct, { type: 'add', product }));
const nothing = { priceBrutto: null, stock: null, shippingTime: null, reorderPossible: null, countSelected: null };

test('add takes price, stock, shipping time, count 1 and reorder flag from a piece without variants', () => {
	expect(show(single)).toMatchObject({
		hasVariants: false,
		variantPriceRange: null,
		variantSelected: null,
		ratingsCount: 0,
		averageRating: 0,
		personalization: null,
		priceBrutto: '100.00',
		stock: 0,
		shippingTime: 4,
		countSelected: 1,
		reorderPossible: false,
	});
});

test('add leaves them open with variants, and tells the range of their prices', () => {
	expect(show(various)).toMatchObject({ hasVariants: true, variantDisplayName: 'Ringweite', variantPriceRange: range, ...nothing });
});

test('variantChange takes them from the variant; the reorder flag is set by the stock or by what can be ordered', () => {
	expect(show(various, { type: 'variantChange', variant: 1 })).toMatchObject({
		variantSelected: { id: 1 },
		priceBrutto: '100.00',
		stock: 2,
		shippingTime: 2,
		countSelected: 1,
		reorderPossible: true,
	});
	expect(show(various, { type: 'variantChange', variant: 2 })).toMatchObject({
		priceBrutto: null,
		stock: 0,
		shippingTime: null,
		countSelected: 1,
		reorderPossible: true,
	});
});

test.each([null, 99])('variantChange to %s clears them', (variant) => {
	const state = show(various, { type: 'variantChange', variant: 1 }, { type: 'countChange', count: 2 }, { type: 'variantChange', variant });
	expect(state).toMatchObject({ variantSelected: null, hasVariants: true, ...nothing });
});

test('countChange and personalizationChange set what they say, and reset forgets everything', () => {
	const personalization = { text: 'Anna' };
	const state = show(single, { type: 'countChange', count: 3 }, { type: 'personalizationChange', personalization });
	expect(state).toMatchObject({ countSelected: 3, personalization, priceBrutto: '100.00' });
	expect(changeProductDetail(state, { type: 'reset' })).toBe(noProduct);
});

test('an unknown action only logs', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const state = show(single);
	expect(changeProductDetail(state, { type: 'explode' } as unknown as ProductDetailAction)).toBe(state);
	expect(warn).toHaveBeenCalledOnce();
});
