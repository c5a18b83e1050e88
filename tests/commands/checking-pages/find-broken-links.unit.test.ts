import { expect, it } from 'vitest';
import { findBrokenLinks, judgePlantedLinks } from '../../../commands/checking-pages/find-broken-links.ts';
import type { SiteFiles } from '../../../commands/checking-pages/site-documents.ts';

const rules = { siteUrl: 'https://www.shop.example', servicePaths: ['/ecom/'] };

function findIn(html: string, fields: Partial<SiteFiles> = {}): readonly string[] {
	const documents = [
		{ path: '/', html },
		{ path: '/uhren', html: '<main id="main"><h2 id="größe">Größe</h2></main>' },
	];
	const paths = new Set(['/', '/uhren', '/assets/a.jpg', '/404.html']);
	return findBrokenLinks({ documents, paths, sitemap: '', ...fields }, rules).map(({ page, message }) => `${page}: ${message}`);
}

const gone = (target: string) => `/: ${target} leads to no page or file of this site`;
const noPlace = (target: string) => `/: ${target} leads to a page that has no such place`;

it.each([
	['a page', '<a class="x" href="/uhr">', gone('/uhr')],
	['a page under the own origin', '<link rel="alternate" href="https://www.shop.example/en">', gone('https://www.shop.example/en')],
	['a page with a slash at its end, which would be a redirect', '<a href="/uhren/">', gone('/uhren/')],
	['a script', '<script type="module" src="/assets/b.js"></script>', gone('/assets/b.js')],
	['a picture of several', '<source srcSet="/assets/a.jpg 320w, /assets/b.jpg 640w"/>', gone('/assets/b.jpg')],
	['a place in this page', '<a href="#top">', noPlace('#top')],
	['a place in another page', '<a href="/uhren?x=1&amp;y=2#preis">', noPlace('/uhren?x=1&y=2#preis')],
	['an address that is none', '<a href="https://">', '/: https:// is no address'],
])('finds %s', (_, html, fault) => {
	expect(findIn(html)).toEqual([fault]);
});

it.each([
	['what exists', '<a id="top" href="/uhren#gr%C3%B6%C3%9Fe"><img src="/assets/a.jpg"></a><a href="#top">'],
	['other sites', '<a href="https://other.example/nowhere"><a href="mailto:a@shop.example"><a href="tel:+491">'],
	['the order service', '<form action="/ecom/contact">'],
	['scripts, styles and data', '<style>a[href="/x"]{}</style><script type="application/json" id="page-data">"<a href=\\"/x\\">"</script>'],
])('leaves %s alone', (_, html) => {
	expect(findIn(html)).toEqual([]);
});

it('finds what a sitemap names and is not there', () => {
	expect(findIn('', { sitemap: '<loc>https://www.shop.example/uhren</loc><loc>https://www.shop.example/alt</loc>' })).toEqual([
		'/sitemap.xml: https://www.shop.example/alt leads to no page or file of this site',
	]);
});

it('forgives what was planted, and tells where that is not found', () => {
	const fault = { check: 'links', page: '/', message: '/a#b leads to a page that has no such place' };
	const other = { ...fault, message: '/a#bc leads to a page that has no such place' };
	expect(judgePlantedLinks([fault, other], ['/a#b'])).toEqual([other]);
	expect(judgePlantedLinks([], ['/a#b'])).toEqual([
		{ check: 'links', page: '/', message: '/a#b was planted as a dead link and was not found' },
	]);
});
