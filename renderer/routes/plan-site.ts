/** Decides which pages a site has and where they lie. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { Content } from '../../pipeline/content/content.ts';
import { emptyHistory } from '../../pipeline/history/history.ts';
import type { SiteHistory } from '../../pipeline/history/read-history.ts';
import type { Problem } from '../../pipeline/problem.ts';
import type { SiteConfig } from '../../site/config.ts';
import { claimPaths } from './claim-paths.ts';
import { missingBankDetails } from './missing-bank-details.ts';
import { missingTexts } from './missing-texts.ts';
import { missingWithdrawal } from './missing-withdrawal.ts';
import { type Place, toRoutes } from './place.ts';
import { planPlaces } from './plan-places.ts';
import { planRedirects, type Redirect } from './plan-redirects.ts';
import { createProductPaths } from './product-paths.ts';
import { createProductPlaces, type ProductPlaces } from './product-places.ts';
import { createLinks, type Links } from './resolve-link.ts';
import type { Route } from './route.ts';
import { createShop, type Shop } from './shop.ts';

export interface SitePlan {
	/** null: the site has no shop. */
	readonly shop: Shop | null;
	/** Every page in all its languages but those of products, in a stable order. */
	readonly places: readonly Place[];
	readonly products: ProductPlaces;
	readonly links: Links;
	/** From paths that were given up. */
	readonly redirects: readonly Redirect[];
	/** Number of pages in all languages. */
	readonly pageCount: number;
	readonly problems: readonly Problem[];
	/** The pages of a place, one for each language in which it exists. */
	routesOf(place: Place): readonly Route[];
	/** Every page, those of products last; made one by one, because there may be very many. */
	routes(): Iterable<Route>;
}

/** `entries`: the published products, by id. */
export function planSite(
	content: Content,
	entries: readonly CatalogueEntry[],
	config: SiteConfig,
	{ legalTexts, formerPaths }: SiteHistory = emptyHistory,
): SitePlan {
	const shop = createShop(content, entries, config);
	const paths = createProductPaths(shop, config);
	const { places, ...claims } = claimPaths(planPlaces(content, shop, legalTexts, config), shop === null ? [] : entries, paths, config);
	const products = createProductPlaces(shop, claims, paths);
	const links = createLinks(places, products, config);
	const routesOf = (place: Place) => toRoutes(place, config);
	return {
		shop,
		places,
		products,
		links,
		redirects: planRedirects({ formerPaths, content, shop, products, links, config }),
		pageCount: countPages(places, config) + claims.products.length * config.languages.length,
		problems: [
			...claims.problems,
			...missingTexts(content, links),
			...missingBrand(content, config),
			...missingWithdrawal(shop, config),
			...missingBankDetails(shop, config),
		],
		routesOf,
		*routes() {
			for (const place of places) {
				yield* routesOf(place);
			}
			for (const entry of products.entries) {
				yield* routesOf(products.placeOf(entry));
			}
		},
	};
}

function countPages(places: readonly Place[], { languages }: SiteConfig): number {
	return places.reduce((count, { paths }) => count + languages.filter((language) => paths[language] !== null).length, 0);
}

/** Warns where the configuration gives a template of its own to a watch brand that the content does not have. */
function missingBrand({ brands }: Pick<Content, 'brands'>, { specialBrand }: Pick<SiteConfig, 'specialBrand'>): Problem[] {
	if (specialBrand === null || brands.some(({ slug }) => slug === specialBrand)) {
		return [];
	}
	return [
		{
			code: 'special-brand-missing',
			severity: 'warning',
			collection: 'brand',
			id: '(new)',
			field: 'slug',
			message: `The configuration names "${specialBrand}" as the watch brand with a template of its own, and no brand has that slug.`,
			fix: 'Give the brand that slug, or correct `specialBrand` in site.config.ts.',
		},
	];
}
