/** The plan of a shop's site. */
import type { TemplateName } from '../../client/pages/page-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import type { SitePlan } from '../../renderer/routes/site-plan.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { ProductPages } from './product-pages.ts';
import type { Shop } from './shop.ts';

/** What a page of one of the shop's templates is about. */
export type ShopSubject = PageSubject<TemplateName>;

export interface ShopPlan<Subject extends ShopSubject = ShopSubject> extends SitePlan<Subject, CatalogueEntry> {
	/** null: the site has no shop. */
	readonly shop: Shop | null;
	/** As `records`. */
	readonly products: ProductPages<Subject>;
}
