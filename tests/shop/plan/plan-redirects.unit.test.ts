import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../../../commands/testing/counts.ts';
import type { Content } from '../../../shop/content/content.ts';
import type { Product } from '../../../shop/content/product.ts';
import type { FormerPath, PathCollection } from '../../../shop/history/path-history.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { SiteConfig } from '../../../site/config.ts';
import { reservedCategorySlugs } from '../../../site/store-paths.ts';
import { aBrand, aBrandType, aCatalogue, aCategory, aContent, aPage, aProduct, aSiteConfig } from '../../builders/content.ts';
import { dayOf } from '../history/price-points.ts';

const content = aContent({
	brandTypes: [aBrandType({ id: 1, type: 'watches' })],
	brands: [aBrand({ id: 1, slug: 'falk', typeId: 1 })],
	pages: [aPage({ id: 4, type: 'info', slug: 'haus' })],
	categories: [aCategory({ id: 1, slug: 'ringe' }), aCategory({ id: 2, slug: 'ketten' })],
});
const products = [aProduct({ id: 1, slug: 'aurora' }), aProduct({ id: 2, slug: 'luna' })];

function former(collection: PathCollection, id: number, path: string, day = 1): FormerPath {
	return { collection, id, path, until: dayOf(day) };
}

interface Site {
	readonly content?: Content;
	readonly products?: readonly Product[];
	readonly config?: SiteConfig;
}

function planOf(formerPaths: readonly FormerPath[], site: Site = {}) {
	const entries = aCatalogue(site.products ?? products).entries;
	return planSite(site.content ?? content, entries, site.config ?? aSiteConfig(), { legalTexts: [], formerPaths });
}

function redirectsOf(formerPaths: readonly FormerPath[], site?: Site): readonly string[] {
	return planOf(formerPaths, site).redirects.map(({ from, to, language }) => `${language} ${from} → ${to}`);
}

const german = (formerPaths: readonly FormerPath[], site?: Site) =>
	redirectsOf(formerPaths, site).filter((redirect) => redirect.startsWith('de'));

describe('a path that was given up leads to where the record is now', () => {
	it.each<[string, FormerPath, readonly string[]]>([
		[
			'of a product',
			former('ecommerce_product', 1, 'ringe/aurora-alt'),
			[
				'de /schaufenster/ringe/aurora-alt → /schaufenster/ringe/aurora',
				'en /en/schaufenster/ringe/aurora-alt → /en/schaufenster/ringe/aurora',
				'fr /fr/schaufenster/ringe/aurora-alt → /fr/schaufenster/ringe/aurora',
			],
		],
		[
			'of a category',
			former('ecommerce_category', 2, 'colliers'),
			[
				'de /schaufenster/colliers → /schaufenster/ketten',
				'en /en/schaufenster/colliers → /en/schaufenster/ketten',
				'fr /fr/schaufenster/colliers → /fr/schaufenster/ketten',
			],
		],
		[
			'of a brand, whose type may have changed',
			former('brand', 1, 'wedding_rings/falkenrieth'),
			[
				'de /trauringe/falkenrieth → /uhren/falk',
				'en /en/wedding-rings/falkenrieth → /en/watches/falk',
				'fr /fr/alliances/falkenrieth → /fr/montres/falk',
			],
		],
		[
			'of an info page',
			former('page', 4, 'ueber-uns'),
			['de /info/ueber-uns → /info/haus', 'en /en/info/ueber-uns → /en/info/haus', 'fr /fr/info/ueber-uns → /fr/info/haus'],
		],
	])('%s', (_, path, redirects) => {
		expect(redirectsOf([path])).toEqual(redirects);
	});

	it('only in the languages of the site', () => {
		const config = aSiteConfig({ languages: ['de', 'fr'] });
		expect(redirectsOf([former('page', 4, 'ueber-uns')], { config }).map((redirect) => redirect.slice(0, 2))).toEqual(['de', 'fr']);
	});

	it('in one step, however often it moved', () => {
		expect(german([former('ecommerce_product', 1, 'ringe/a', 1), former('ecommerce_product', 1, 'ketten/b', 2)])).toEqual([
			'de /schaufenster/ketten/b → /schaufenster/ringe/aurora',
			'de /schaufenster/ringe/a → /schaufenster/ringe/aurora',
		]);
	});
});

describe('there is no redirect', () => {
	it.each<[string, readonly FormerPath[], Site?]>([
		['from a path that another record has now', [former('ecommerce_product', 1, 'ringe/luna')]],
		['from the path that the record has again', [former('ecommerce_product', 1, 'ringe/aurora')]],
		['of a record that is gone', [former('ecommerce_product', 9, 'ringe/weg')]],
		[
			'of a shop that is closed',
			[former('ecommerce_product', 1, 'ringe/alt'), former('ecommerce_category', 1, 'alt')],
			{ config: aSiteConfig({ store: { path: null } }) },
		],
		[
			'of a page that is no info page any more',
			[former('page', 4, 'alt')],
			{ content: aContent({ pages: [aPage({ id: 4, type: 'privacy' })] }) },
		],
		['of a kind of goods that nobody knows', [former('brand', 1, 'spoons/falk')]],
		[
			'from a path that the shop keeps for itself, whether it has a page now or not',
			[...reservedCategorySlugs].flatMap((word) => [former('ecommerce_category', 1, word), former('ecommerce_product', 1, `${word}/2`)]),
		],
		[
			'to a record whose page another one has taken',
			[former('page', 5, 'alt')],
			{ content: aContent({ pages: [aPage({ id: 4, type: 'info', slug: 'Haus' }), aPage({ id: 5, type: 'info', slug: 'haus' })] }) },
		],
	])('%s', (_, formerPaths, site) => {
		expect(redirectsOf(formerPaths, site)).toEqual([]);
	});
});

it('leads to the record that had a path last', () => {
	const paths = [former('ecommerce_product', 1, 'ringe/x', 3), former('ecommerce_product', 2, 'ringe/x', 2)];
	expect(german(paths)).toEqual(['de /schaufenster/ringe/x → /schaufenster/ringe/aurora']);
	expect(german(paths.toReversed())).toEqual(german(paths));
});

it('leads to the last record that had a path and is still there', () => {
	const paths = [1, 2, 9].map((id) => former('ecommerce_product', id, 'ringe/x', id));
	expect(german(paths)).toEqual(['de /schaufenster/ringe/x → /schaufenster/ringe/luna']);
});

it('never makes chains, loops or two ways from one path, whatever moved', () => {
	const slug = fc.constantFrom('a', 'b', 'c');
	const id = fc.integer({ min: 1, max: 3 });
	const product = fc.record({
		collection: fc.constant('ecommerce_product' as const),
		id,
		path: fc.tuple(slug, slug).map((parts) => parts.join('/')),
	});
	const category = fc.record({ collection: fc.constant('ecommerce_category' as const), id, path: slug });
	const moves = fc.array(fc.tuple(fc.oneof(product, category), fc.nat(9)), { maxLength: 20 });
	const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 3 });
	fc.assert(
		fc.property(moves, slugs, slugs, (list, categorySlugs, productSlugs) => {
			const site = {
				content: aContent({ categories: categorySlugs.map((each, index) => aCategory({ id: index + 1, slug: each })) }),
				products: productSlugs.map((each, index) =>
					aProduct({ id: index + 1, slug: each, categoryId: 1 + (index % categorySlugs.length) }),
				),
			};
			const plan = planOf(
				list.map(([path, day]) => ({ ...path, until: dayOf(day) })),
				site,
			);
			const froms = plan.redirects.map(({ from }) => from);
			expect(new Set(froms).size).toBe(froms.length);
			for (const { from, to } of plan.redirects) {
				expect([plan.links.hasPage(from), plan.links.hasPage(to), froms.includes(to)]).toEqual([false, true, false]);
			}
		}),
		{ numRuns: count({ usual: 300, long: 10_000 }) },
	);
});
