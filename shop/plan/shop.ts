/** The shop of a site, in the order of its lists: what pages are planned from. */
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, type Language } from '../../site/languages.ts';
import { type Law, lawOf } from '../../site/law.ts';
import { storeRoot } from '../../site/store-paths.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Category } from '../content/category.ts';
import type { Content } from '../content/content.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { isSortedByName, sortProducts } from './sort-products.ts';

export interface Shop {
	readonly settings: ShopSettings;
	/** Of the country that the shop sits in. */
	readonly law: Law;
	readonly categories: readonly Category[];
	readonly products: readonly CatalogueEntry[];
	/** The same in the order of a language; null where all languages have one order. */
	readonly productsIn: ((language: Language) => readonly CatalogueEntry[]) | null;
	productsOf(categoryId: number): readonly CatalogueEntry[];
	productsBy(manufacturerId: number): readonly CatalogueEntry[];
	category(id: number): Category | undefined;
	root(language: Language): string;
}

/** null: no store path or no settings record, and so no shop. */
export function createShop(
	content: Pick<Content, 'shop' | 'categories' | 'company'>,
	entries: readonly CatalogueEntry[],
	config: SiteConfig,
): Shop | null {
	const storePath = config.store.path;
	if (content.shop === null || storePath === null) return null;
	const { defaultSort } = content.shop;
	const products = sortProducts(entries, defaultSort);
	const orders = new Map<Language, readonly CatalogueEntry[]>([[defaultLanguage, products]]);
	function productsIn(language: Language): readonly CatalogueEntry[] {
		const known = orders.get(language) ?? sortProducts(entries, defaultSort, language);
		orders.set(language, known);
		return known;
	}
	const byCategory = Map.groupBy(products, (product) => product.categoryId);
	const byManufacturer = Map.groupBy(products, (product) => product.manufacturerId);
	const categories = new Map(content.categories.map((category) => [category.id, category]));
	return {
		settings: content.shop,
		law: lawOf(content.company.country),
		categories: content.categories,
		products,
		productsIn: isSortedByName(defaultSort) && config.languages.length > 1 ? productsIn : null,
		productsOf: (categoryId) => byCategory.get(categoryId) ?? [],
		productsBy: (manufacturerId) => byManufacturer.get(manufacturerId) ?? [],
		category: (id) => categories.get(id),
		root: (language) => storeRoot(storePath, language),
	};
}

/** Products of a category, where a page shows their number. */
export interface CategoryCount {
	readonly categoryId: number;
	readonly count: number;
}

/** Those of the categories that have products, in their order. */
export function countCategories(shop: Shop, categories: Shop['categories'] = shop.categories): CategoryCount[] {
	return categories.map(({ id }) => ({ categoryId: id, count: shop.productsOf(id).length })).filter(({ count }) => count > 0);
}
