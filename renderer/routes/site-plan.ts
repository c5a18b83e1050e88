/** The plan of a site: which pages it has and where they lie. */
import type { Problem } from '../../pipeline/problem.ts';
import type { Redirect } from './plan-redirects.ts';
import type { PlannedPage } from './planned-page.ts';
import type { ProductPages } from './product-pages.ts';
import type { Links } from './resolve-link.ts';
import type { PageSubject, Route } from './route.ts';
import type { Shop } from './shop.ts';

export interface SitePlan<Subject extends PageSubject = PageSubject> {
	/** null: the site has no shop. */
	readonly shop: Shop | null;
	/** Every page in all its languages but those of products, in a stable order. */
	readonly pages: readonly PlannedPage<Subject>[];
	readonly products: ProductPages<Subject>;
	readonly links: Links;
	/** From paths that were given up. */
	readonly redirects: readonly Redirect[];
	/** Number of pages in all languages. */
	readonly pageCount: number;
	readonly problems: readonly Problem[];
	/** The routes of a page, one for each language in which it exists. */
	routesOf(page: PlannedPage<Subject>): readonly Route<Subject>[];
	/** Every page, those of products last; made one by one, because there may be very many. */
	routes(): Iterable<Route<Subject>>;
}
