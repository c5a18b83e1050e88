/** The plan of a shop's site. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { ProductPages } from './product-pages.ts';
import type { PageSubject } from './route.ts';
import type { Shop } from './shop.ts';
import type { SitePlan } from './site-plan.ts';

export interface ShopPlan<Subject extends PageSubject = PageSubject> extends SitePlan<Subject, CatalogueEntry> {
	/** null: the site has no shop. */
	readonly shop: Shop | null;
	/** As `records`. */
	readonly products: ProductPages<Subject>;
}
