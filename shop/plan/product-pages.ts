/** The pages of products. There may be tens of thousands, so each is planned on request, from what the catalogue knows of its product. */

import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import type { RecordPages } from '../../renderer/routes/site-plan.ts';
import type { PerLanguage } from '../../site/languages.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Category } from '../content/category.ts';
import type { Claims } from './claim-paths.ts';
import { comparablePath, type ProductPaths } from './product-paths.ts';
import type { Shop } from './shop.ts';

export interface ProductPages<Subject extends PageSubject = PageSubject> extends ProductPaths, RecordPages<Subject, CatalogueEntry> {
	pathsOf: ProductPaths['pathsOf'];
}

/** Of the products that have a path of their own. `planProduct` plans the page of one. */
export function createProductPages<Subject extends PageSubject>(
	shop: Shop | null,
	{ products: entries, bySuffix }: Pick<Claims, 'products' | 'bySuffix'>,
	paths: ProductPaths,
	planProduct: (entry: CatalogueEntry, category: Category, paths: PerLanguage<string>) => PlannedPage<Subject>,
): ProductPages<Subject> {
	return {
		...paths,
		entries,
		pageOf(entry) {
			const category = shop?.category(entry.categoryId);
			const own = paths.pathsOf(entry);
			if (category === undefined || own === null) {
				throw new Error(`The product ${entry.id} has no page.`);
			}
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
