/** Keeps the products at hand whose pages are made, so that each is parsed once for all its pages. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Product } from '../content/product.ts';

export interface ProductShelf {
	/** Reads products, and forgets all but these and those that were read just before. */
	read(ids: readonly number[]): readonly Product[];
	/** Throws for a product that was not read, or is forgotten. */
	product(id: number): Product;
}

export function createProductShelf(catalogue: Pick<Catalogue, 'product'>): ProductShelf {
	let before = new Map<number, Product>();
	let latest = new Map<number, Product>();
	return {
		read(ids) {
			before = latest;
			latest = new Map(ids.map((id) => [id, catalogue.product(id)]));
			return [...latest.values()];
		},
		product(id) {
			const product = latest.get(id) ?? before.get(id);
			if (product === undefined) {
				throw new Error(`The product ${id} is not at hand.`);
			}
			return product;
		},
	};
}
