/** The pages of products. There may be tens of thousands, so each is planned on request, from what the catalogue knows of its product. */
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import type { RecordPages } from '../../renderer/routes/site-plan.ts';
import type { SiteConfig } from '../../site/config.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { productPath } from '../../site/store-paths.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Category } from '../content/category.ts';
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

export interface ProductPages<Subject extends PageSubject = PageSubject> extends ProductPaths, RecordPages<Subject, CatalogueEntry> {
	pathsOf: ProductPaths['pathsOf'];
}

export interface ClaimedProducts {
	readonly products: readonly CatalogueEntry[];
	/** These products by what their paths have in common, as paths are compared. */
	readonly bySuffix: ReadonlyMap<string, CatalogueEntry>;
}

/** Of the products that have a path of their own. `planProduct` plans the page of one. */
export function createProductPages<Subject extends PageSubject>(
	shop: Shop | null,
	{ products: entries, bySuffix }: ClaimedProducts,
	paths: ProductPaths,
	planProduct: (entry: CatalogueEntry, category: Category, paths: PerLanguage<string>) => PlannedPage<Subject>,
): ProductPages<Subject> {
	return {
		...paths,
		entries,
		pageOf(entry) {
			const category = shop?.category(entry.categoryId);
			const own = paths.pathsOf(entry);
			if (category === undefined || own === null) throw new Error(`The product ${entry.id} has no page.`);
			return planProduct(entry, category, own);
		},
		at(path) {
			const suffix = paths.suffixIn(path);
			const entry = suffix === null ? undefined : bySuffix.get(comparablePath(suffix));
			return entry !== undefined && paths.suffixOf(entry) === suffix ? entry : null;
		},
		*samples() {
			const categories = new Set<number>();
			for (const entry of entries) {
				if (!categories.has(entry.categoryId)) {
					categories.add(entry.categoryId);
					yield entry;
				}
			}
		},
	};
}
