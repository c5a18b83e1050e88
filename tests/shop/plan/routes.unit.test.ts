/** The whole table of routes, planned from content that has something for every one of them. */
import { describe, expect, it } from 'vitest';
import type { Route } from '../../../renderer/routes/route.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import { type GoodsLinkKey, goodsLinkKeys } from '../../../site/fixed-paths.ts';
import {
	aBrand,
	aBrandType,
	aCatalogue,
	aCategory,
	aContent,
	aManufacturer,
	aPage,
	aProduct,
	aSiteConfig,
} from '../../builders/content.ts';
import { pageRows, routeRows } from './routes.table.ts';

/** Enough jewellery for a second page of its link key and of the shop. */
const products = [
	...Array.from({ length: 25 }, (_, index) => aProduct({ id: index + 1, images: [`picture-${index}`] })),
	aProduct({ id: 26, slug: 'arkade', categoryId: 2, manufacturerId: 7 }),
];
const content = aContent({
	project: { ...aContent().project, showAccessibility: true },
	categories: [aCategory(), aCategory({ id: 2, slug: 'uhren', type: 'watches', sort: 2 })],
	manufacturers: [aManufacturer()],
	brandTypes: goodsLinkKeys.map((type, index) => aBrandType({ id: index + 1, type })),
	brands: [
		aBrand({ id: 50, slug: 'falkenrieth' }),
		aBrand({ id: 51, slug: 'aldermark', displayName: 'Aldermark' }),
		...goodsLinkKeys.map((_, index) => aBrand({ id: index + 1, slug: `haus-${index + 1}`, typeId: index + 1 })),
	],
	pages: [
		aPage(),
		aPage({ id: 2, type: 'accessibility' }),
		aPage({ id: 3, type: 'social_media_privacy' }),
		aPage({ id: 4, type: 'info', slug: 'werkstatt' }),
	],
});
const config = aSiteConfig({ specialBrand: 'aldermark', orderServiceUrl: '/ecom' });
const plan = planSite(content, aCatalogue(products).entries, config);
const routes = new Map<string, Route>([...plan.routes()].map((route) => [route.path, route]));

describe.each(routeRows)('$path', ({ path, language, template, alternates }) => {
	it(`is a ${template} in ${language}`, () => {
		const route = routes.get(path);
		expect(route && { language: route.language, template: route.subject.template }).toEqual({ language, template });
	});

	it('has its counterparts, and no others', () => {
		expect(routes.get(path)?.alternates.map((alternate) => alternate.language)).toEqual(alternates);
	});
});

it('holds a row for every kind of page', () => {
	const listed = new Set(routeRows.map(({ path }) => path));
	const others = [...routes.values()].filter(({ path, subject }) => !listed.has(path) && subject.template !== 'product');
	// Further brands and further pages of lists are of kinds that have a row.
	expect([...new Set(others.map(({ subject }) => subject.template))].sort()).toEqual(['brand', 'goods', 'product-list']);
	expect(plan.problems).toEqual([]);
});

it('leads from a page to the same one in another language', () => {
	for (const { paths } of pageRows) {
		if (paths.de === null || paths.en === null || paths.fr === null) continue;
		expect(routes.get(paths.de)?.languagePaths).toEqual(paths);
	}
	expect(routes.get('/datenschutz')?.languagePaths.fr).toBe('/fr/mentions-legales#protection-des-donnees');
});

describe('a link key', () => {
	const shopOf = (key: GoodsLinkKey, site: Parameters<typeof planSite>[0], catalogue = aCatalogue(products)) =>
		planSite(site, catalogue.entries, config).pages.flatMap(({ subject }) =>
			subject.template === 'goods' && subject.key === key ? [subject] : [],
		);

	it('lists the products of its categories and no others of its brands; those of its brands where the shop has no category of its kind', () => {
		const rings = [aProduct({ id: 1 }), aProduct({ id: 2, manufacturerId: 7 }), aProduct({ id: 3, categoryId: 2 })];
		const listOf = (key: GoodsLinkKey, site = content) =>
			shopOf(key, site, aCatalogue(rings)).map(({ products: ids, scope }) => [ids, scope]);
		expect(listOf('watches')).toEqual([[[3], { facet: 'category', ids: [2] }]]);
		expect(listOf('jewelry')).toEqual([[[1, 2], { facet: 'category', ids: [1] }]]);
		const untyped = content.categories.map((category) => ({ ...category, type: null }));
		expect(listOf('watches', { ...content, categories: untyped })).toEqual([[[2], { facet: 'manufacturer', ids: [7] }]]);
	});

	it('names its brands on its first page only', () => {
		const [first, second] = shopOf('jewelry', content);
		expect(first).toMatchObject({ brands: [2], categories: [{ categoryId: 1, count: 25 }], page: 1, pageCount: 2 });
		expect(second).toMatchObject({ brands: [], categories: [{ categoryId: 1, count: 25 }], page: 2, total: 25 });
		expect(second?.products).toHaveLength(5);
	});

	it('is absent and unlinked where the shop has nothing of its kind', () => {
		const empty = { ...content, brands: [], brandTypes: [aBrandType({ type: 'optics' })] };
		expect(shopOf('optics', empty)).toEqual([]);
		expect(shopOf('accessories', empty)).toEqual([]);
		const { links } = planSite(empty, aCatalogue(products).entries, config);
		expect(links.resolveLink('/optik', 'en').planned).toBe(false);
		expect(links.resolveLink('/schmuck', 'en')).toEqual({ kind: 'page', href: '/en/jewelry', planned: true });
	});

	it('is there for brands alone, where there is no shop', () => {
		const site = planSite(content, [], aSiteConfig({ store: { path: null } }));
		expect(site.links.hasPage('/optik')).toBe(true);
		expect(site.links.hasPage('/digitales-schaufenster')).toBe(false);
	});
});

describe('the shop window', () => {
	const panesOf = (shown: readonly Parameters<typeof aProduct>[0][]) => {
		const catalogue = aCatalogue(shown.map((fields) => aProduct(fields)));
		return planSite(content, catalogue.entries, config).pages.flatMap(({ subject }) =>
			subject.template === 'window' ? subject.panes.map((pane) => pane.products) : [],
		);
	};
	const pictured = (id: number, fields: Parameters<typeof aProduct>[0] = {}) => ({ id, images: ['p'], ...fields });

	it('shows two products of each category, from all over its list', () => {
		expect(panesOf(Array.from({ length: 8 }, (_, index) => pictured(index + 1)))).toEqual([[3, 7]]);
		expect(panesOf([pictured(1), pictured(2, { categoryId: 2 })])).toEqual([[1], [2]]);
	});

	it('prefers what is in stock, and leaves out what has no picture', () => {
		expect(panesOf([pictured(1, { stock: 0 }), pictured(2), { id: 3 }])).toEqual([[2]]);
		expect(panesOf([pictured(1, { stock: 0 })])).toEqual([[1]]);
	});

	it('is absent where nothing lies in it', () => {
		expect(panesOf([{ id: 1 }])).toEqual([]);
		expect(planSite(content, aCatalogue([aProduct()]).entries, config).links.hasPage('/en/store-window')).toBe(false);
	});
});

it('warns where the configuration names a watch brand that does not exist', () => {
	const { problems } = planSite(content, [], aSiteConfig({ specialBrand: 'nirgendwo' }));
	expect(problems).toMatchObject([{ code: 'special-brand-missing', severity: 'warning', collection: 'brand', field: 'slug' }]);
	expect(problems[0]?.message).toContain('"nirgendwo"');
});

it('has a page for new products below each store root where live content is on, found by nobody', () => {
	const live = { url: 'https://cms.example', publicToken: 'public' };
	const pagesOf = (site: typeof config) =>
		[...planSite(content, aCatalogue(products).entries, site).routes()].filter(({ subject }) => subject.template === 'new-product');
	expect(pagesOf(config)).toEqual([]);
	expect(pagesOf({ ...config, live, store: { path: null } })).toEqual([]);
	expect(pagesOf({ ...config, live }).map(({ path, indexed, alternates }) => ({ path, indexed, alternates }))).toEqual(
		['/schaufenster/_', '/en/schaufenster/_', '/fr/schaufenster/_'].map((path) => ({ path, indexed: false, alternates: [] })),
	);
});
