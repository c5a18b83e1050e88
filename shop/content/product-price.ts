/** The price by which a product is shown, sorted and filtered. */
import type { Money } from '../../site/money.ts';
import type { Product } from './product.ts';

/** The price by which a product is shown, sorted and filtered; `amount` null: on request. */
export interface ProductPrice {
	readonly amount: Money | null;
	/** Of the active variants where it differs from the lowest, else null. */
	readonly highest: Money | null;
}

/** With variants the range over the active ones, else the product's own price; `amount` null where all are on request, or none is active. */
export function productPrice(product: Pick<Product, 'hasVariants' | 'price' | 'variants'>): ProductPrice {
	if (!product.hasVariants) {
		return { amount: product.price, highest: null };
	}
	const prices = product.variants
		.map((variant) => variant.price)
		.filter((amount) => amount !== null)
		.sort((left, right) => centsOf(left) - centsOf(right));
	const lowest = prices[0] ?? null;
	const highest = prices.at(-1) ?? null;
	return { amount: lowest, highest: highest === lowest ? null : highest };
}

/** An amount as a whole number of cents, for comparing: at most 14 digits, so it is exact. */
export function centsOf(amount: Money): number {
	return Number(amount.replace('.', ''));
}
