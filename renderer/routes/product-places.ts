/** The pages of products. There may be tens of thousands, so each place is made on request, from what the catalogue knows of its product. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { Claims } from './claim-paths.ts';
import type { Place } from './place.ts';
import { comparablePath, type ProductPaths } from './product-paths.ts';
import type { Shop } from './shop.ts';

export interface ProductPlaces extends ProductPaths {
	/** Products that have a page, by id. */
	readonly entries: readonly CatalogueEntry[];
	/** Throws for a product without a page. */
	placeOf(entry: CatalogueEntry): Place;
	/** The product whose page lies there, in any language; null where there is none. */
	at(path: string): CatalogueEntry | null;
}

/** Of the products that have a path of their own. */
export function createProductPlaces(
	shop: Shop | null,
	{ products: entries, bySuffix }: Pick<Claims, 'products' | 'bySuffix'>,
	paths: ProductPaths,
): ProductPlaces {
	return {
		...paths,
		entries,
		placeOf(entry) {
			const category = shop?.category(entry.categoryId);
			const own = paths.pathsOf(entry);
			if (category === undefined || own === null) {
				throw new Error(`The product ${entry.id} has no page.`);
			}
			return {
				subject: { template: 'product', id: entry.id, category, linksToSite: entry.linksToSite },
				record: { collection: 'ecommerce_product', id: entry.id, field: 'slug' },
				paths: own,
				indexed: true,
				writtenIn: (language) => entry.writtenIn.includes(language),
			};
		},
		at(path) {
			const suffix = paths.suffixIn(path);
			const entry = suffix === null ? undefined : bySuffix.get(comparablePath(suffix));
			return entry !== undefined && paths.suffixOf(entry) === suffix ? entry : null;
		},
	};
}
