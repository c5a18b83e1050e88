/** Decides which pages a site has and where they lie. */
import type { Problem } from '../../pipeline/problem.ts';
import { type PlannedPage, toRoutes } from '../../renderer/routes/planned-page.ts';
import { createLinks } from '../../renderer/routes/resolve-link.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import { misdescribedConclusion } from '../content/terms-conclusion.ts';
import { emptyHistory } from '../history/history.ts';
import type { SiteHistory } from '../history/read-history.ts';
import { definitions, isStanding, type Subject } from '../pages/definitions.ts';
import { privacyIds } from '../pages/privacy.ts';
import { planProduct } from '../pages/product.ts';
import { claimPaths } from '../plan/claim-paths.ts';
import type { PlanInputs } from '../plan/plan-inputs.ts';
import { planRedirects } from '../plan/plan-redirects.ts';
import { createProductPages, createProductPaths } from '../plan/product-pages.ts';
import { createShop } from '../plan/shop.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';
import { guessedBankAccount, missingBankDetails, missingTexts, missingWithdrawal, unsupportedPaymentMethods } from './missing-texts.ts';

/** `entries`: the published products, by id. */
export function planSite(
	content: Content,
	entries: readonly CatalogueEntry[],
	config: SiteConfig,
	{ legalTexts, formerPaths }: SiteHistory = emptyHistory,
): ShopPlan<Subject> {
	const shop = createShop(content, entries, config);
	const paths = createProductPaths(shop, config);
	const project = { collection: 'project', id: content.project.domain, field: 'domain' };
	const planned = planPages({ content, shop, legalTexts, config, project });
	const { pages, ...claims } = claimPaths(planned, shop === null ? [] : entries, paths, config);
	const products = createProductPages(shop, claims, paths, planProduct);
	const links = createLinks({ pages, records: products, config, isStanding, sharedAnchors: privacyIds });
	const routesOf = (page: PlannedPage<Subject>) => toRoutes(page, config);
	return {
		shop,
		pages,
		products,
		records: products,
		links,
		redirects: planRedirects({ formerPaths, content, shop, products, links, config }),
		pageCount: countPages(pages, config) + claims.products.length * config.languages.length,
		problems: [
			...claims.problems,
			...missingTexts(content, links),
			...missingBrand(content, config),
			...missingWithdrawal(shop, config),
			...missingBankDetails(shop, config),
			...guessedBankAccount(shop, config),
			...unsupportedPaymentMethods(shop, content.paymentMethods, config),
			...misdescribedConclusion(shop?.settings ?? null, config),
		],
		routesOf,
		*routes() {
			for (const page of pages) {
				yield* routesOf(page);
			}
			for (const entry of products.entries) {
				yield* routesOf(products.pageOf(entry));
			}
		},
	};
}

/** In the order of the definitions, which is stable: the first of two pages has a path that both want, and the sitemap follows. */
function planPages(inputs: PlanInputs): readonly PlannedPage<Subject>[] {
	const groups = Map.groupBy(definitions, ({ template, planAmong }) => planAmong ?? template);
	const pages = [...groups.values()].flatMap((group) => group.flatMap((each) => each.plan(inputs)).toSorted(byOrder));
	return [...pages, ...definitions.flatMap((each) => each.planLast?.(inputs, pages) ?? [])];
}

function byOrder({ order: left = -1 }: PlannedPage, { order: right = -1 }: PlannedPage): number {
	return left - right;
}

function countPages(pages: readonly PlannedPage[], { languages }: SiteConfig): number {
	return pages.reduce((count, { paths }) => count + languages.filter((language) => paths[language] !== null).length, 0);
}

/** Warns where the configuration gives a template of its own to a watch brand that the content does not have. */
function missingBrand({ brands }: Pick<Content, 'brands'>, { specialBrand }: Pick<SiteConfig, 'specialBrand'>): Problem[] {
	if (specialBrand === null || brands.some(({ slug }) => slug === specialBrand)) return [];
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
