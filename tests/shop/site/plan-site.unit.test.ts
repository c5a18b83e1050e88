import { describe, expect, it } from 'vitest';
import type { Route } from '../../../renderer/routes/route.ts';
import type { Content } from '../../../shop/content/content.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import { aBrand, aBrandType, aCatalogue, aContent, aPage, aProduct, aShop, aSiteConfig, aText } from '../../builders/content.ts';

function planRoutes(content: Content, config = aSiteConfig(), products = [aProduct()]) {
	const plan = planSite(content, aCatalogue(products).entries, config);
	return { problems: plan.problems, pageCount: plan.pageCount, routes: [...plan.routes()] };
}

function pathsOf(content: Content, config = aSiteConfig(), products = [aProduct()]): string[] {
	return planRoutes(content, config, products).routes.map((route) => route.path);
}

function routeAt(routes: readonly Route[], path: string): Route {
	const route = routes.find((candidate) => candidate.path === path);
	if (route === undefined) throw new Error(`no route at ${path}`);
	return route;
}

const fullContent = aContent({
	project: { ...aContent().project, showAccessibility: true },
	brandTypes: [aBrandType()],
	brands: [aBrand()],
	pages: [
		aPage(),
		aPage({ id: 2, type: 'accessibility' }),
		aPage({ id: 3, type: 'social_media_privacy' }),
		aPage({ id: 4, type: 'info', slug: 'gravur' }),
		aPage({ id: 5, type: 'home' }),
		aPage({ id: 6, type: 'contact' }),
	],
});

describe('the path table', () => {
	it('has further pages of a list, twenty a page', () => {
		const products = Array.from({ length: 41 }, (_, index) => aProduct({ id: index + 1 }));
		const paths = pathsOf(aContent(), aSiteConfig(), products);
		expect(paths).toContain('/schaufenster/seite/3');
		expect(paths).toContain('/en/schaufenster/ringe/seite/3');
		expect(paths).not.toContain('/schaufenster/seite/1');
		expect(paths).not.toContain('/schaufenster/seite/4');
	});

	it('shows the accessibility statement only where the project says so', () => {
		const paths = pathsOf(aContent({ pages: [aPage({ type: 'accessibility' })] }));
		expect(paths).not.toContain('/barrierefreiheit');
	});

	it.each([
		['no store path', aContent(), aSiteConfig({ store: { path: null } })],
		['no settings', aContent({ shop: null }), aSiteConfig()],
	])('has no shop with %s', (_, content, config) => {
		expect(pathsOf(content, config).filter((path) => path.includes('schaufenster'))).toEqual([]);
	});

	it('leaves out languages that the site does not have', () => {
		const { routes } = planRoutes(fullContent, aSiteConfig({ languages: ['de', 'en'] }));
		expect(routes.some((route) => route.language === 'fr')).toBe(false);
		expect(routeAt(routes, '/kontakt').languagePaths.fr).toBe('/kontakt');
	});
});

describe('counterparts', () => {
	it('pairs every language that a page is written in', () => {
		const { routes } = planRoutes(aContent(), aSiteConfig());
		expect(routeAt(routes, '/en/schaufenster/ringe/ring-1').alternates.map(({ path }) => path)).toEqual([
			'/schaufenster/ringe/ring-1',
			'/en/schaufenster/ringe/ring-1',
			'/fr/schaufenster/ringe/ring-1',
		]);
	});

	it('gives fallback text no hreflang, and a switcher that still leads there', () => {
		const products = [aProduct({ description: aText('Nur hier.', ['de', 'en']) })];
		const { routes } = planRoutes(aContent(), aSiteConfig(), products);
		const german = routeAt(routes, '/schaufenster/ringe/ring-1');
		expect(german.alternates.map(({ language }) => language)).toEqual(['de', 'en']);
		expect(german.languagePaths.fr).toBe('/fr/schaufenster/ringe/ring-1');
		expect(routeAt(routes, '/fr/schaufenster/ringe/ring-1').alternates).toEqual([]);
	});

	it('leads from privacy to the section of the French imprint, and pairs de and en only', () => {
		const { routes } = planRoutes(aContent(), aSiteConfig());
		const privacy = routeAt(routes, '/datenschutz');
		expect(privacy.languagePaths).toEqual({ de: '/datenschutz', en: '/en/privacy', fr: '/fr/mentions-legales#protection-des-donnees' });
		expect(privacy.alternates.map(({ language }) => language)).toEqual(['de', 'en']);
		expect(routes.filter((route) => route.path.startsWith('/fr/mentions-legales'))).toHaveLength(1);
	});

	it('indexes neither thanks, search, cart, checkout, wish list nor 404 pages', () => {
		const { routes } = planRoutes(aContent(), aSiteConfig());
		expect(routes.filter((route) => !route.indexed && route.language === 'de').map(({ path }) => path)).toEqual([
			'/danke',
			'/schaufenster/suche',
			'/schaufenster/warenkorb',
			'/schaufenster/kasse',
			'/schaufenster/kasse/zahlen',
			'/schaufenster/danke',
			'/schaufenster/merkliste',
			'/404.html',
		]);
	});
});

describe('paths that cannot be', () => {
	it('names both records that claim one path', () => {
		const products = [aProduct({ id: 4, slug: 'aurora' }), aProduct({ id: 9, slug: 'Aurora' })].map((product) => ({
			...product,
			slug: product.slug.toLowerCase(),
		}));
		const { problems, routes } = planRoutes(aContent(), aSiteConfig(), products);
		expect(problems).toMatchObject([{ code: 'path-taken', severity: 'error', collection: 'ecommerce_product', id: 9, field: 'slug' }]);
		expect(problems[0]?.message).toContain('ecommerce_product 4');
		expect(routes.filter((route) => route.path === '/schaufenster/ringe/aurora')).toHaveLength(1);
	});

	it('lets a category and an info page have the slug of another collection', () => {
		const content = aContent({ pages: [aPage(), aPage({ id: 2, type: 'info', slug: 'ringe' })] });
		expect(planRoutes(content, aSiteConfig()).problems).toEqual([]);
	});

	it.each(['../x', '..', 'a/../../b', 'a\\b', '', 'Ä', 'a b', 'x\n/evil', '%2e%2e'])(
		'are never planned, whatever let the slug %j through',
		(slug) => {
			expect(() => planRoutes(aContent(), aSiteConfig(), [aProduct({ slug })])).toThrow(/ecommerce_product 1 .*none of this site/);
		},
	);
});

it('names the shop by its settings record', () => {
	const shop = aShop({ id: 7 });
	const ofSettings = (content: Content) => {
		const { routes, problems } = planRoutes(content, aSiteConfig({ languages: ['de'] }));
		return [...routes.map(({ record }) => record), ...problems].filter(({ collection }) => collection === 'ecommerce_settings');
	};
	expect(ofSettings(aContent({ shop })).map(({ id, field }) => [id, field])).toEqual([
		[7, 'legal_pages.agb'],
		[7, 'legal_pages.versand-und-zahlung'],
		[7, 'legal_pages.widerruf'],
		[7, 'default_sort'],
	]);
	expect(ofSettings(aContent({ shop: { ...shop, legalPages: [] } })).map(({ id }) => id)).toEqual([7, 7, 7, 7]);
});

describe('missing legal texts', () => {
	it('warns about each', () => {
		const { problems } = planRoutes(aContent({ pages: [], shop: aShop({ legalPages: [] }) }), aSiteConfig());
		expect(problems.map(({ severity, message }) => [severity, /type "([^"]+)"/.exec(message)?.[1]])).toEqual([
			['warning', 'privacy'],
			['warning', 'agb'],
			['warning', 'versand-und-zahlung'],
			['warning', 'widerruf'],
		]);
	});
});
