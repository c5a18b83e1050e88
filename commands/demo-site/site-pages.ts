/** The pages of the built site, read from its page data, so that browser tests follow the content instead of repeating it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import type { ProductData } from '../../client/products/product-data.ts';
import { templateNames as allTemplates } from '../../shop/pages/definitions.ts';
import type { Language } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';

/** Every template of the demo, so that a new one cannot be forgotten by the tests that visit all; it has no live content, whose page tests/directus visits. */
export const templateNames: readonly TemplateName[] = allTemplates.filter((name) => name !== 'new-product');

/** Those that have a page in a language: French privacy is a section of the French imprint. */
export function templatesIn(language: Language): readonly TemplateName[] {
	return templateNames.filter((template) => template !== 'privacy' || language !== 'fr');
}

export interface ProductPage {
	readonly path: string;
	readonly data: ProductData;
}

/** The browser tests' site, which does not change while they run; read once a worker. */
let testSite: readonly PageData[] | null = null;

/** Reads all page data of a built site, sorted by file. Without a folder it is the one of the browser tests, which exists once a test runs. */
export function readSitePages(dist?: string): readonly PageData[] {
	if (dist !== undefined) return readPageData(dist);
	const { TEST_SITE_DIST } = process.env;
	if (!TEST_SITE_DIST) throw new Error('TEST_SITE_DIST is set by tests/support/start-site.ts, which did not run');
	testSite ??= readPageData(TEST_SITE_DIST);
	return testSite;
}

function readPageData(dist: string): readonly PageData[] {
	return readdirSync(join(dist, 'page-data'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('page-data.json'))
		.sort()
		.map((file): PageData => JSON.parse(readFileSync(join(dist, 'page-data', file), 'utf8')));
}

/** The first page of a template in a language. Throws where there is none: the demo has all. */
export function pageOf(pages: readonly PageData[], template: TemplateName, language: Language): PageData {
	const page = pages.find((candidate) => candidate.template === template && candidate.result.language === language);
	if (!page) throw new Error(`The demo has no ${template} page in ${language}`);
	return page;
}

/** German products that can be bought as they are, without choosing a variant or an engraving, and their price. */
export function buyableProducts(pages: readonly PageData[]): readonly (ProductPage & { readonly price: Money })[] {
	return productPages(pages).flatMap(({ path, data }) => {
		const { offer, personalization } = data;
		return data.cart && personalization === null && offer?.price && offer.stock > 1 ? [{ path, data, price: offer.price }] : [];
	});
}

/** German products with at least two variants in stock at a price. */
export function productsWithVariants(pages: readonly PageData[]): readonly ProductPage[] {
	return productPages(pages).filter(
		({ data }) => data.cart && data.variants.filter(({ price, stock }) => price !== null && stock > 0).length > 1,
	);
}

function productPages(pages: readonly PageData[]): readonly ProductPage[] {
	return pages.flatMap((page) =>
		page.template === 'product' && page.result.language === 'de' ? [{ path: page.path, data: page.result }] : [],
	);
}
