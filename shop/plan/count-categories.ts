/** Counts the products of categories. */
import type { Shop } from './shop.ts';

/** Products of a category, where a page shows their number. */
export interface CategoryCount {
	readonly categoryId: number;
	readonly count: number;
}

/** Those of the categories that have products, in their order. */
export function countCategories(shop: Shop, categories: Shop['categories'] = shop.categories): CategoryCount[] {
	return categories.map(({ id }) => ({ categoryId: id, count: shop.productsOf(id).length })).filter(({ count }) => count > 0);
}
