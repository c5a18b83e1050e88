/** The shop of a site, in the order of its lists: what pages are planned from. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { Category } from '../../pipeline/content/category.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { ShopSettings } from '../../pipeline/content/shop-settings.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import { storeRoot } from '../../site/store-paths.ts';
import { sortProducts } from './sort-products.ts';

export interface Shop {
	readonly settings: ShopSettings;
	readonly categories: readonly Category[];
	readonly products: readonly CatalogueEntry[];
	productsOf(categoryId: number): readonly CatalogueEntry[];
	productsBy(manufacturerId: number): readonly CatalogueEntry[];
	category(id: number): Category | undefined;
	root(language: Language): string;
}

/** null: no store path or no settings record, and so no shop. */
export function createShop(
	content: Pick<Content, 'shop' | 'categories'>,
	entries: readonly CatalogueEntry[],
	config: SiteConfig,
): Shop | null {
	const storePath = config.store.path;
	if (content.shop === null || storePath === null) {
		return null;
	}
	const products = sortProducts(entries, content.shop.defaultSort);
	const byCategory = Map.groupBy(products, (product) => product.categoryId);
	const byManufacturer = Map.groupBy(products, (product) => product.manufacturerId);
	const categories = new Map(content.categories.map((category) => [category.id, category]));
	return {
		settings: content.shop,
		categories: content.categories,
		products,
		productsOf: (categoryId) => byCategory.get(categoryId) ?? [],
		productsBy: (manufacturerId) => byManufacturer.get(manufacturerId) ?? [],
		category: (id) => categories.get(id),
		root: (language) => storeRoot(storePath, language),
	};
}
