import { describe, expect, it, vi } from 'vitest';
import type { PageData, TemplateName } from '../../../client/pages/page-data.ts';
import { createRecorder, type InputSources } from '../../../renderer/changes/recorder.ts';
import { createWatch } from '../../../renderer/changes/watch.ts';
import type { Content } from '../../../shop/content/content.ts';
import type { Product } from '../../../shop/content/product.ts';
import { createDataContext } from '../../../shop/data/data-context.ts';
import { shownProducts } from '../../../shop/pages/definitions.ts';
import { toPageData } from '../../../shop/pages/page-data.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import {
	aBrand,
	aBrandType,
	aCatalogue,
	aCategory,
	aContent,
	aManufacturer,
	aPage,
	aProduct,
	aShop,
	aSiteConfig,
	aText,
	aVariant,
	money,
	plainRichText,
	richTextOf,
	someImages,
} from '../../builders/content.ts';

/** Finds a value for every input. */
const anySources: InputSources = new Proxy({}, { get: () => () => null });

interface Shown {
	readonly content?: Content;
	readonly products?: readonly Product[];
	readonly texts?: typeof plainRichText;
	readonly config?: Parameters<typeof aSiteConfig>[0];
}

function pageAt<Name extends TemplateName>(template: Name, path: string, shown: Shown = {}): PageData<Name> {
	return madeAt(template, path, shown).page;
}

function madeAt<Name extends TemplateName>(
	template: Name,
	path: string,
	shown: Shown = {},
): { readonly page: PageData<Name>; readonly reads: readonly string[] } {
	const { content = aContent(), products = [aProduct()], texts = plainRichText } = shown;
	const config = aSiteConfig(shown.config);
	const catalogue = aCatalogue(products);
	const plan = planSite(content, catalogue.entries, config);
	const recorder = createRecorder(anySources, null);
	const watch = createWatch(recorder);
	const context = createDataContext({ content, catalogue, product: catalogue.product, config, plan, images: someImages, texts, watch });
	const route = [...plan.routes()].find((candidate) => candidate.path === path);
	if (route === undefined) throw new Error(`no route at ${path}`);
	watch.begin(route.path, route.subject, shownProducts(route.subject));
	const page = toPageData(route, context, 'b');
	if (page.template !== template) throw new Error(`${path} is a ${page.template}`);
	return { page: page as PageData<Name>, reads: recorder.recorded(() => true).inputs.map(([kind, name]) => `${kind} ${name}`) };
}

const german = '/schaufenster/ringe/ring-1';

describe('a product', () => {
	it('says how soon each variant can be had', () => {
		const variants = [aVariant({ id: 1, stock: 0 }), aVariant({ id: 2, stock: 0, reorderPossible: true, shippingTime: 14 })];
		const { result } = pageAt('product', german, { products: [aProduct({ variants })] });
		expect(result.offer).toBeNull();
		expect(result.variants.map(({ id, orderable, shippingTimeDays }) => [id, orderable, shippingTimeDays])).toEqual([
			[1, false, null],
			[2, true, 14],
		]);
	});

	it('may always be ordered with purchase_to_order', () => {
		const content = aContent({ shop: aShop({ purchaseToOrder: true }) });
		expect(pageAt('product', german, { content, products: [aProduct({ stock: 0 })] }).result.offer).toMatchObject({
			stock: 0,
			orderable: true,
		});
	});

	it.each([
		['the cart is off', aShop({ enableCart: false }), money('1.00')],
		['the shop is closed', aShop({ maintenanceMode: true }), money('1.00')],
		['the price is on request', aShop(), null],
	])('cannot be bought while %s', (_, shop, price) => {
		expect(pageAt('product', german, { content: aContent({ shop }), products: [aProduct({ price })] }).result.cart).toBeNull();
	});

	it('cannot be bought while none of its variants is active', () => {
		const product = aProduct({ price: money('99.00'), stock: 9, hasVariants: true, variants: [] });
		const { result } = pageAt('product', german, { products: [product] });
		expect(result).toMatchObject({ price: { amount: null, highest: null }, offer: null, variants: [], cart: null });
	});

	it('keeps its names and paths in all languages for the cart', () => {
		const { result } = pageAt('product', `/fr${german}`, { products: [aProduct({ images: ['p1'] })] });
		expect(result.cart).toMatchObject({
			names: { de: 'Ring 1', en: 'Ring 1 (en)', fr: 'Ring 1 (fr)' },
			paths: { de: german, en: `/en${german}`, fr: `/fr${german}` },
			picture: { key: 'p1', widthPx: 320 },
			cartPath: '/fr/schaufenster/warenkorb',
		});
	});

	it('marks a fallback with its language, in texts and in rich text', () => {
		const product = aProduct({ displayName: aText('Ring', ['de']), description: aText('Gold.', ['de']) });
		const page = pageAt('product', `/en${german}`, { products: [product] });
		expect(page.result.name).toEqual({ text: 'Ring', lang: 'de' });
		expect(page.result.richText).toEqual({ description: '<div lang="de"><p>Gold.</p></div>' });
		expect(page.head.description).toMatch(/^Ring at Goldschmiede, from our selection of /);
		expect(page.head.alternates).toEqual([]);
	});

	it('leads to the brand of its manufacturer', () => {
		const products = [aProduct({ manufacturerId: 7 })];
		const content = aContent({
			manufacturers: [aManufacturer()],
			brandTypes: [aBrandType()],
			brands: [aBrand()],
		});
		expect(pageAt('product', `/en${german}`, { content, products }).result.brandPath).toBe('/en/watches/falkenrieth');
		expect(pageAt('brand', '/uhren/falkenrieth', { content, products }).result.products.map(({ path }) => path)).toEqual([german]);
	});
});

describe('what is at prices', () => {
	const pieces = [
		aProduct({ id: 1, taxScheme: 'margin' }),
		aProduct({ id: 2, taxScheme: 'standard', contentQuantity: '0.125', contentUnit: 'm' }),
		aProduct({ id: 3 }),
	];
	const noted = (path: string, content = aContent()) =>
		pageAt('product-list', path, { content, products: pieces }).result.products.map(({ id, tax, base }) => ({ id, tax, base }));

	it.each([
		['', 'Differenzbesteuert nach §\u00a025a\u00a0UStG'],
		['/en', 'VAT margin scheme under §\u00a025a\u00a0UStG'],
		['/fr', 'Régime de la marge, §\u00a025a\u00a0UStG'],
	])(
		'cards of %s/schaufenster say how their tax is shown where the shop shows it otherwise, and what a base price is made from',
		(prefix, tax) => {
			const byId = new Map(noted(`${prefix}/schaufenster`).map((card) => [card.id, card]));
			expect(byId.get(1)).toEqual({ id: 1, tax, base: undefined });
			expect(byId.get(2)).toEqual({ id: 2, tax: undefined, base: { times: 1000, by: 125, unit: 'm' } });
			expect(byId.get(3)).toEqual({ id: 3, tax: undefined, base: undefined });
		},
	);

	it('lists, page and cart entry say what the price is for, in their language', () => {
		const products = [aProduct({ id: 1, priceBasis: 'ring' })];
		expect(pageAt('product-list', '/en/schaufenster', { products }).result.products[0]?.basis).toBe('per ring');
		const { result } = pageAt('product', `/fr${german}`, { products });
		expect(result).toMatchObject({ basis: 'l’anneau', cart: { basis: { de: 'pro Ring', en: 'per ring', fr: 'l’anneau' } } });
	});

	it('a product with tax included says so in the shop of a small business', () => {
		const content = aContent({ shop: aShop({ taxScheme: 'small_business' }) });
		expect(noted('/schaufenster', content).find(({ id }) => id === 2)?.tax).toBe('inkl. MwSt.');
	});

	it('the page of a product says its own tax, and lends the shop’s note to other products', () => {
		const { result } = pageAt('product', german, { products: pieces });
		expect(result).toMatchObject({ tax: 'Differenzbesteuert nach §\u00a025a\u00a0UStG', cart: { taxScheme: 'margin' } });
		expect(result.priceNote.tax).toBeUndefined();
		const plain = pageAt('product', german.replaceAll('1', '3'), { products: pieces }).result;
		expect([plain, plain.cart].flatMap((each) => Object.keys(each ?? {}))).not.toEqual(
			expect.arrayContaining([expect.stringMatching(/^(?:tax|taxScheme|base)$/)]),
		);
	});

	it('the cart names the ways to pay and the countries of delivery as the settings have them, in the page’s language', () => {
		const named = (id: number, text: string) => ({ id, displayName: aText(text) });
		const content = aContent({
			shop: aShop({ paymentMethodIds: [4, 1], shippingCountryIds: [2], taxScheme: 'margin' }),
			paymentMethods: [named(1, 'Vorkasse'), named(2, 'Nachnahme'), named(4, 'PayPal')],
			shippingCountries: [
				{ ...named(1, 'Deutschland'), countryCode: 'DE' },
				{ ...named(2, 'Schweiz'), countryCode: 'CH' },
			],
		});
		expect(pageAt('cart', '/en/schaufenster/warenkorb', { content }).result).toMatchObject({
			offer: { paymentMethods: [{ name: 'PayPal (en)' }, { name: 'Vorkasse (en)' }], countries: [{ name: 'Schweiz (en)' }] },
			taxScheme: 'margin',
			taxes: {
				standard: 'incl. VAT',
				margin: 'VAT margin scheme under §\u00a025a\u00a0UStG',
				small_business: 'Free of VAT under §\u00a019\u00a0UStG',
			},
		});
	});
});

describe('a brand', () => {
	const rings = (count: number) => Array.from({ length: count }, (_, index) => aProduct({ id: index + 1, manufacturerId: 7 }));
	const brandWith = (count: number) =>
		pageAt('brand', '/en/watches/falkenrieth', {
			products: rings(count),
			content: aContent({
				manufacturers: [aManufacturer()],
				brandTypes: [aBrandType()],
				brands: [aBrand()],
			}),
		}).result;

	it('shows no more products than a page of a list, and leads to the shop where it has more', () => {
		expect(brandWith(21).products).toHaveLength(20);
		expect(brandWith(21).shopPath).toBe('/en/schaufenster');
	});

	it('shows all products where they fit on a page', () => {
		expect(brandWith(20).products).toHaveLength(20);
		expect(brandWith(20).shopPath).toBeNull();
	});
});

describe('a list', () => {
	const products = Array.from({ length: 45 }, (_, index) => aProduct({ id: index + 1 }));

	it('shows its part, and leads to its neighbours', () => {
		const content = aContent({ shop: aShop({ defaultSort: '-id' }) });
		const { result } = pageAt('product-list', '/en/schaufenster/ringe/seite/2', { content, products });
		expect(result.products.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
		expect(result).toMatchObject({
			total: 45,
			page: 2,
			pageCount: 3,
			previousPath: '/en/schaufenster/ringe',
			nextPath: '/en/schaufenster/ringe/seite/3',
		});
	});

	it('ends without a next page', () => {
		expect(pageAt('product-list', '/schaufenster/seite/3', { products }).result).toMatchObject({ nextPath: null });
	});
});

describe('the head', () => {
	it('describes a page by the beginning of its own text, which is filled once', () => {
		const html = vi.fn(plainRichText.html);
		const products = [aProduct({ description: aText('Ein Ring.') })];
		expect(pageAt('product', `/en${german}`, { products, texts: richTextOf(html) }).head.description).toBe('Ein Ring. (en)');
		expect(html).toHaveBeenCalledTimes(1);
		expect(pageAt('privacy', '/datenschutz').head.description).toBe('Wir speichern nichts.');
	});

	it('shortens what editors wrote for it, too', () => {
		const long = aText('Uhren und Schmuck. '.repeat(20).trim());
		const site = { brandTypes: [aBrandType()], brands: [aBrand({ lead: long })] };
		const project = { ...aContent().project, seoDescription: long };
		for (const description of [
			pageAt('home', '/', { content: aContent({ project }) }).head.description,
			pageAt('brand', '/uhren/falkenrieth', { content: aContent(site) }).head.description,
		]) {
			expect(description).toMatch(/^Uhren und Schmuck\. .* …$/);
			expect(description?.length).toBeLessThanOrEqual(155);
		}
	});

	it('describes a page without a text of its own by what it holds', () => {
		expect(pageAt('imprint', '/fr/mentions-legales').head.description).toMatch(/^Mentions légales de Goldschmiede GmbH\s: /);
		expect(pageAt('contact', '/kontakt').head.description).toMatch(/^So erreichen Sie Goldschmiede: /);
	});

	it('describes a list by what it shows, and by its house where that is nothing', () => {
		const products = [aProduct({ displayName: aText('Armreif') }), aProduct({ id: 2, displayName: aText('Kette') })];
		expect(pageAt('product-list', '/schaufenster', { products }).head.description).toMatch(/: Armreif, Kette$|: Kette, Armreif$/);
		expect(pageAt('product-list', '/schaufenster', { products: [] }).head.description).toMatch(/: was Goldschmiede Ihnen dazu mitteilt/);
	});

	it('names the shop, the address and the counterparts', () => {
		const { head } = pageAt('product', german);
		expect(head).toMatchObject({
			title: 'Ring 1 – Goldschmiede',
			canonical: `https://goldschmiede.example${german}`,
			noindex: false,
		});
		expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(['de', 'en', 'fr', 'x-default']);
	});

	it('has neither canonical nor counterparts where the page is not indexed', () => {
		const { head } = pageAt('cart', '/schaufenster/warenkorb');
		expect(head).toMatchObject({ canonical: null, noindex: true, alternates: [] });
	});
});

describe('other pages', () => {
	it('the French imprint holds the privacy text, the others do not', () => {
		expect(pageAt('imprint', '/fr/mentions-legales').result.richText).toHaveProperty('privacy');
		expect(pageAt('imprint', '/impressum').result.richText).toEqual({});
	});

	it('no two headings of the imprint have one id, and none has one of the document', () => {
		const heading = (id: string) => aText(`<h2 id="${id}">`);
		const legal = {
			id: 1,
			insurance: heading('kammer'),
			imageSources: heading('kammer'),
			additionalTopInfo: heading('menu'),
			additionalBottomInfo: null,
			dataProtectionCommissioner: null,
			rolexArea: null,
		};
		const pages = [aPage({ type: 'privacy', body: heading('protection-des-donnees') })];
		const idsAt = (path: string) =>
			Object.values(pageAt('imprint', path, { content: aContent({ legal, pages }) }).result.richText ?? {}).map(
				(html) => /id="([^"]*)"/.exec(html)?.[1],
			);
		expect(idsAt('/impressum')).toEqual(['menu-1', 'kammer', 'kammer-1']);
		expect(idsAt('/fr/mentions-legales')).toEqual(['menu-1', 'kammer', 'kammer-1', 'protection-des-donnees-1']);
	});

	it('the home page shows the welcome text and its picture', () => {
		const pages = [aPage({ type: 'home', picture: 'hero' })];
		const { result } = pageAt('home', '/', { content: aContent({ pages }) });
		expect(result.hero?.key).toBe('hero');
		expect(result.richText).toHaveProperty('welcome');
	});

	it('prices lead to the shipping page only where there is one', () => {
		expect(pageAt('cart', '/en/schaufenster/warenkorb').result.priceNote.shippingPath).toBe('/en/shipping-and-payment');
		const without = aContent({ shop: aShop({ legalPages: [] }) });
		expect(pageAt('cart', '/schaufenster/warenkorb', { content: without }).result.priceNote.shippingPath).toBeNull();
	});
});

describe('the legal block', () => {
	const area = {
		frame: 'https://area.example/weidenbach',
		terms: 'https://area.example/terms',
		privacy: null,
		cookies: 'https://area.example/cookies',
	};
	const officer = {
		name: 'W. Harms',
		street: 'Tuchhalle',
		number: '3',
		zipCode: '31934',
		city: 'Hallstedt',
		phone: { display: '+49 30 1', href: 'tel:+49301' },
		email: 'dsb@example.org',
	};
	const legal = {
		id: 1,
		insurance: null,
		imageSources: null,
		additionalTopInfo: null,
		additionalBottomInfo: null,
		dataProtectionCommissioner: officer,
		rolexArea: area,
	};
	const brands = { brandTypes: [aBrandType()], brands: [aBrand()] };
	const content = aContent({ legal, ...brands });
	const { number: _number, ...others } = officer;
	const expectedOfficer = { ...others, street: 'Tuchhalle 3' };

	it('stands with the privacy text, in French on the imprint', () => {
		const config = { specialBrand: 'falkenrieth' };
		const shown = { terms: area.terms, privacy: null, cookies: area.cookies };
		expect(pageAt('privacy', '/en/privacy', { content, config }).result.sections).toMatchObject({
			officer: expectedOfficer,
			watchArea: { ...shown, brand: { name: 'Falkenrieth', path: '/en/watches/falkenrieth' } },
		});
		const { privacy } = pageAt('imprint', '/fr/mentions-legales', { content, config }).result;
		expect(privacy?.sections).toMatchObject({ officer: expectedOfficer, watchArea: { brand: { path: '/fr/montres/falkenrieth' } } });
		expect(pageAt('imprint', '/impressum', { content, config }).result.privacy).toBeUndefined();
	});

	it('names no brand where none has the area', () => {
		expect(pageAt('privacy', '/datenschutz', { content }).result.sections.watchArea).toMatchObject({ brand: null });
	});

	it('has no section of an area that the site does not embed', () => {
		const without = aContent({ legal: { ...legal, rolexArea: null, dataProtectionCommissioner: null } });
		expect(pageAt('privacy', '/datenschutz', { content: without }).result.sections).toMatchObject({ officer: null, watchArea: null });
	});

	it('is on the imprint where the site has no privacy text', () => {
		const { privacy } = pageAt('imprint', '/impressum', { content: aContent({ legal, pages: [] }) }).result;
		expect(privacy).toMatchObject({ versions: [], sections: { officer: expectedOfficer } });
	});

	it('keeps the ids of its sections from the headings of the text', () => {
		const pages = [aPage({ body: aText('<h2 id="cookies">') })];
		for (const [template, path] of [
			['privacy', '/datenschutz'],
			['imprint', '/fr/mentions-legales'],
		] as const) {
			const { richText } = pageAt(template, path, { content: aContent({ pages }) }).result;
			expect(Object.values(richText ?? {}).join('')).toContain('id="cookies-1"');
		}
	});

	it.each([
		['single', 'Sole proprietorship'],
		['ev', 'e. V.'],
		['bag', 'Professional partnership'],
		['other', null],
	] as const)('calls a company of the legal form %s %s', (legalForm, name) => {
		const company = { ...aContent().company, legalForm };
		const page = pageAt('imprint', '/en/imprint', { content: aContent({ company }) });
		expect(page.result.company).toMatchObject({
			legalForm: name,
			addressType: 'hq',
			name: 'Goldschmiede GmbH',
			executives: ['A. Schmied'],
		});
	});

	it('has its area on the page of the special brand, and on no other', () => {
		const config = { specialBrand: 'falkenrieth' };
		expect(pageAt('watch-brand', '/uhren/falkenrieth', { content, config }).result.area).toEqual(area);
		expect(pageAt('brand', '/uhren/falkenrieth', { content }).result).not.toHaveProperty('area');
	});
});

describe('the way to the shop', () => {
	it('is shown by services that are asked for nothing before', () => {
		expect(pageAt('contact', '/kontakt').result.directions.map(({ href }) => href)).toEqual([
			'https://www.openstreetmap.org/search?query=Gasse%207%2C%2031934%20Hallstedt',
			'https://www.google.com/maps/dir/?api=1&destination=Gasse%207%2C%2031934%20Hallstedt',
		]);
	});

	it('keeps the abbreviation of a company together in its block', () => {
		const company = { ...aContent().company, companyName: 'Harms e. K.', displayName: 'Harms e. K.' };
		const page = pageAt('imprint', '/impressum', { content: aContent({ company }) });
		expect(page.result.company).toMatchObject({ name: 'Harms e.\u00a0K.', displayName: 'Harms e.\u00a0K.' });
	});

	it('is linked nowhere without an address', () => {
		const content = aContent({ company: { ...aContent().company, address: null } });
		expect(pageAt('contact', '/kontakt', { content }).result.directions).toEqual([]);
	});
});

describe('a link key', () => {
	const content = aContent({ brandTypes: [aBrandType({ type: 'jewelry' })], brands: [aBrand({ lead: aText('Gold.') })] });
	const products = Array.from({ length: 21 }, (_, index) => aProduct({ id: index + 1 }));

	it('shows its products with the sorts of all lists, its brands and the lists of its parts, and leads on', () => {
		const { result } = pageAt('goods', '/en/jewelry', { content, products });
		expect(result).toMatchObject({
			title: 'Uhren (en)',
			path: '/en/jewelry',
			scope: { facet: 'category', ids: [1] },
			categories: [],
			whole: { path: '/en/jewelry' },
			brands: [{ name: 'Falkenrieth', path: '/en/jewelry/falkenrieth', lead: 'Gold. (en)' }],
			previousPath: null,
			nextPath: '/en/jewelry/seite/2',
		});
		expect(result.products).toHaveLength(20);
		expect(result.sorts).toContain('price_brutto');
		const parts = [aCategory(), aCategory({ id: 2, slug: 'ketten', displayName: aText('Ketten') })];
		const chain = aProduct({ id: 30, categoryId: 2 });
		const split = pageAt('goods', '/en/jewelry', { content: { ...content, categories: parts }, products: [...products, chain] }).result;
		expect(split.categories).toEqual([
			{ id: 1, name: 'Ringe (en)', path: '/en/schaufenster/ringe', count: 21 },
			{ id: 2, name: 'Ketten (en)', path: '/en/schaufenster/ketten', count: 1 },
		]);
		expect(pageAt('goods', '/en/jewelry/seite/2', { content, products }).result).toMatchObject({ brands: [], previousPath: '/en/jewelry' });
	});

	it('is called as the interface does where the content has no name for it', () => {
		const categories = [aCategory(), aCategory({ id: 2, slug: 'ketten' })];
		const page = pageAt('goods', '/fr/bijoux', { content: aContent({ categories }) });
		expect(page.result.title).toBe('Bijoux');
		expect(page.head.title).toBe('Bijoux – Goldschmiede');
		expect(pageAt('goods', '/fr/bijoux').result.title).toBe('Ringe (fr)');
	});

	it('looks at brands only where it shows some: a change of a brand does not make it again', () => {
		const readsOf = (path: string) => madeAt('goods', path, { content, products }).reads;
		expect(readsOf('/en/jewelry')).toContain('content brands');
		expect(readsOf('/en/jewelry/seite/2')).not.toContain('content brands');
	});

	it('is where its brands and the index of brands lead', () => {
		expect(pageAt('brand', '/en/jewelry/falkenrieth', { content, products }).result.typePath).toBe('/en/jewelry');
		expect(pageAt('brands', '/en/brands', { content, products }).result.groups.map(({ path }) => path)).toEqual(['/en/jewelry']);
	});
});

it('the shop window shows products of each category, with the way to all of them', () => {
	const products = [aProduct({ images: ['p1'] })];
	expect(pageAt('window', '/fr/vitrine', { products }).result).toMatchObject({
		panes: [{ name: 'Ringe (fr)', path: '/fr/schaufenster/ringe', count: 1, products: [{ id: 1 }] }],
		shopPath: '/fr/schaufenster',
		contactPath: '/fr/contact',
	});
});

describe('the search', () => {
	it('leads to the search in each other language of the site', () => {
		expect(pageAt('search', '/schaufenster/suche').result.otherSearches).toEqual([
			{ language: 'en', name: 'Search in English', path: '/en/schaufenster/suche' },
			{ language: 'fr', name: 'Rechercher en français', path: '/fr/schaufenster/suche' },
		]);
		expect(pageAt('search', '/schaufenster/suche', { config: { languages: ['de'] } }).result.otherSearches).toEqual([]);
	});
});
