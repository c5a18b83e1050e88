/** Where products lie: below the store root of each language, by category and slug. */

import type { SiteConfig } from '../../site/config.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { productPath } from '../../site/store-paths.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Shop } from './shop.ts';

type Placed = Pick<CatalogueEntry, 'slug' | 'categoryId'>;

export interface ProductPaths {
	/** The paths of a product, also of one that is gone; null where its category has none. */
	pathsOf(product: Placed): PerLanguage<string> | null;
	/** What its paths have in common, such as `ringe/aurora`; null where it has none. */
	suffixOf(product: Placed): string | null;
	/** What would be such a suffix; null where the path does not lie below a store root. */
	suffixIn(path: string): string | null;
}

export function createProductPaths(shop: Shop | null, config: SiteConfig): ProductPaths {
	const roots = shop === null ? [] : config.languages.map((language) => `${shop.root(language)}/`);
	return {
		pathsOf({ slug, categoryId }) {
			const category = shop?.category(categoryId);
			return shop === null || category === undefined
				? null
				: perLanguage((language) => productPath(shop.root(language), category.slug, slug));
		},
		suffixOf({ slug, categoryId }) {
			const category = shop?.category(categoryId);
			return category === undefined ? null : `${category.slug}/${slug}`;
		},
		suffixIn(path) {
			const root = roots.find((each) => path.startsWith(each));
			return root === undefined ? null : path.slice(root.length);
		},
	};
}

/** Some hosts' file systems know no difference between upper and lower case. */
export function comparablePath(path: string): string {
	return path.toLowerCase();
}
