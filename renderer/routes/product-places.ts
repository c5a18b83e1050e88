/** The pages of products. There may be tens of thousands of them, so their places and paths are made when somebody asks, from what the catalogue knows of each product. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { productPath } from '../../site/store-paths.ts';
import type { Place } from './place.ts';
import type { Shop } from './shop.ts';

export interface ProductPlaces {
	/** Products that have a page, by id. */
	readonly entries: readonly CatalogueEntry[];
	/** The paths of a product, also of one that is gone; null where its category has none. */
	pathsOf(product: Pick<CatalogueEntry, 'slug' | 'categoryId'>): PerLanguage<string> | null;
	/** Throws for a product without a page. */
	placeOf(entry: CatalogueEntry): Place;
	/** The product whose page lies there, in whatever language; null where there is none. */
	at(path: string): CatalogueEntry | null;
}

/** `entries` are those that have a page, each with a path of its own. */
export function createProductPlaces(shop: Shop | null, entries: readonly CatalogueEntry[], config: SiteConfig): ProductPlaces {
	const roots = config.languages.map((language) => `${shop?.root(language)}/`);
	/** Made when a link asks for the first time: most builds have none that leads to a product. */
	let bySuffix: ReadonlyMap<string, CatalogueEntry> | null = null;

	function pathsOf({ slug, categoryId }: Pick<CatalogueEntry, 'slug' | 'categoryId'>): PerLanguage<string> | null {
		const category = shop?.category(categoryId);
		return shop === null || category === undefined
			? null
			: perLanguage((language) => productPath(shop.root(language), category.slug, slug));
	}

	return {
		entries,
		pathsOf,
		placeOf(entry) {
			const category = shop?.category(entry.categoryId);
			const paths = pathsOf(entry);
			if (category === undefined || paths === null) {
				throw new Error(`The product ${entry.id} has no page.`);
			}
			return {
				subject: { template: 'product', id: entry.id, category, linksToSite: entry.linksToSite },
				record: { collection: 'ecommerce_product', id: entry.id, field: 'slug' },
				paths,
				indexed: true,
				writtenIn: (language) => entry.writtenIn.includes(language),
			};
		},
		at(path) {
			const root = shop === null ? undefined : roots.find((each) => path.startsWith(each));
			if (root === undefined) {
				return null;
			}
			bySuffix ??= new Map(entries.map((entry) => [`${shop?.category(entry.categoryId)?.slug}/${entry.slug}`, entry]));
			return bySuffix.get(path.slice(root.length)) ?? null;
		},
	};
}
