/** What search engines and previews read of a site, in the documents that a build wrote. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpeningPeriod } from '../../shop/content/opening-period.ts';
import { aContent, aPage, aProduct, aSiteConfig, aText, someImages } from '../builders/content.ts';
import { createSmallSites, type SmallSites } from '../support/small-site.ts';

const evil = '</script><script>alert(1)</script>"&<!--';
const origin = 'https://goldschmiede.example';

function period(day: string, opens: string | null, closes: string | null, closed = false): OpeningPeriod {
	return { sort: 1, location: null, days: aText(day), opens, closes, closed, freeText: null };
}

const base = aContent();
const content = aContent({
	project: {
		...base.project,
		displayName: `Haus ${evil}`,
		logo: 'logo',
		seoKeywords: { ...aText('Ringe, "Gold"'), fr: { text: 'bagues, or', language: 'fr' } },
	},
	company: { ...base.company, phones: [{ type: 'phone', display: '0321 1', href: 'tel:+493211', primary: true }] },
	openingPeriods: [
		period('Di - Fr', '09:30', '18:00'),
		period('So', null, null, true),
		period('Feiertage', '10:00', '12:00'),
		period('Heiligabend', '09:00', '12:00'),
		period('nach Absprache', '18:00', '20:00'),
	],
	socialLinks: [{ media: 'instagram', displayName: 'Instagram', url: 'https://instagram.example/haus' }],
	pages: [aPage(), aPage({ id: 2, type: 'info', slug: 'ringe-messen', title: aText('Ringe messen') })],
});

const products = [aProduct({ images: ['ring-von-vorn'] })];

let sites: SmallSites;
beforeAll(async () => {
	sites = createSmallSites();
	const { summary } = await sites.build('site', { content, products, images: someImages });
	expect(summary).not.toBeNull();
}, 60_000);
afterAll(() => sites.remove());

function records(file: string): readonly Record<string, unknown>[] {
	const blocks = sites.read('site', file).matchAll(/<script data-head type="application\/ld\+json">([\s\S]*?)<\/script>/g);
	return [...blocks].map(([, json = '']) => JSON.parse(json));
}

function properties(file: string, name: string): string[] {
	return [...sites.read('site', file).matchAll(new RegExp(`property="${name}" content="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

it('tells of the shop as a place, with what the content has and nothing else', () => {
	const [store] = records('index.html');
	expect(store).toEqual({
		'@context': 'https://schema.org',
		'@type': 'JewelryStore',
		'@id': `${origin}/#store`,
		name: `Haus ${evil}`,
		legalName: 'Goldschmiede GmbH',
		url: `${origin}/`,
		image: `${origin}/assets/images/logo-640.jpg`,
		logo: `${origin}/assets/images/logo-640.jpg`,
		telephone: '+493211',
		email: 'post@goldschmiede.example',
		address: {
			'@type': 'PostalAddress',
			streetAddress: 'Gasse 7',
			postalCode: '31934',
			addressLocality: 'Hallstedt',
			addressCountry: 'DE',
		},
		openingHoursSpecification: [
			{
				'@type': 'OpeningHoursSpecification',
				dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
				opens: '09:30',
				closes: '18:00',
			},
			{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
			{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['PublicHolidays'], opens: '10:00', closes: '12:00' },
		],
		sameAs: ['https://instagram.example/haus'],
	});
	expect(records('en/index.html')[0]).toMatchObject({ '@id': `${origin}/#store`, url: `${origin}/en` });
});

it('leads from the home page to each page', () => {
	const [trail] = records('en/info/ringe-messen/index.html');
	expect(trail).toMatchObject({
		'@type': 'BreadcrumbList',
		itemListElement: [
			{ position: 1, name: `Haus ${evil}`, item: `${origin}/en` },
			{ position: 2, name: 'Ringe messen (en)', item: `${origin}/en/info/ringe-messen` },
		],
	});
	const [product, trailOfProduct] = records('schaufenster/ringe/ring-1/index.html');
	expect(product).toMatchObject({ '@type': 'Product', name: 'Ring 1' });
	expect(trailOfProduct).toMatchObject({ itemListElement: [{}, { item: `${origin}/schaufenster/ringe` }, { position: 3 }] });
	expect(records('404.html')).toEqual([]);
	expect(records('schaufenster/warenkorb/index.html')).toEqual([]);
});

it('gives the words that the shop wants to be found by on its home pages alone, in their language', () => {
	const keywords = (file: string) => /<meta data-head name="keywords" content="([^"]*)">/.exec(sites.read('site', file))?.[1];
	expect(keywords('index.html')).toBe('Ringe, &quot;Gold&quot;');
	expect(keywords('fr/index.html')).toBe('bagues, or');
	expect(keywords('info/ringe-messen/index.html')).toBeUndefined();
});

it('lets no name end the block that it is in', () => {
	const html = sites.read('site', 'index.html');
	expect(html).not.toContain('<script>alert');
	expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
});

it('gives previews a page’s own picture, else the logo, with size and words', () => {
	expect(properties('index.html', 'og:image')).toContain(`${origin}/assets/images/logo-640.jpg`);
	const [first, ...others] = properties('schaufenster/ringe/ring-1/index.html', 'og:image');
	expect(first).toMatch(/^https:\/\/goldschmiede\.example\/assets\/images\/.+\.jpg$/);
	expect(first).not.toContain('logo');
	expect(others).toEqual([`${origin}/assets/images/logo-640.jpg`]);
	expect(properties('info/ringe-messen/index.html', 'og:image')).toEqual([`${origin}/assets/images/logo-640.jpg`]);
	expect(properties('info/ringe-messen/index.html', 'og:image:width')).toEqual(['640']);
	expect(properties('info/ringe-messen/index.html', 'og:url')).toEqual([`${origin}/info/ringe-messen`]);
	expect(properties('info/ringe-messen/index.html', 'og:title')[0]).toContain('Ringe messen');
	expect(properties('404.html', 'og:url')).toEqual([]);
});

it('says the same each time, and keeps the store off pages that are not about it', async () => {
	const { summary } = await sites.build('site', { content, products, images: someImages, config: aSiteConfig() });
	expect(summary).toMatchObject({ rendered: 0, written: 0 });
	expect(records('info/ringe-messen/index.html')).toHaveLength(1);
});
