/** The pages of the browser tests' site, so that tests follow the content instead of repeating it. */
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import type { ProductData } from '../../client/products/product-data.ts';
import { readSitePages } from '../../commands/demo-site/site-pages.ts';
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

/** It does not change while the tests run; read once a worker. */
let testSite: readonly PageData[] | null = null;

/** It exists once a browser test runs. */
export function readTestSite(): readonly PageData[] {
	const { TEST_SITE_DIST } = process.env;
	if (!TEST_SITE_DIST) throw new Error('TEST_SITE_DIST is set by tests/support/start-site.ts, which did not run');
	testSite ??= readSitePages(TEST_SITE_DIST);
	return testSite;
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
