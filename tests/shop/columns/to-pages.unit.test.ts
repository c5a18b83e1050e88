/** Which pages a search knows, and by which words. */
import { expect, it, test } from 'vitest';
import { toPages } from '../../../shop/columns/to-pages.ts';
import { headingsOf } from '../../../shop/data/headings-of.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import { lawOf } from '../../../site/law.ts';
import { aBrand, aBrandType, aCatalogue, aContent, aProduct, aShop, aSiteConfig, aText } from '../../builders/content.ts';

const body = aText('Ein Text.\n\n## Mit einem *Papierstreifen*\n\nNicht gesucht.');
const content = aContent({
	brandTypes: [aBrandType({ type: 'watches' })],
	brands: [aBrand({ slug: 'alba', displayName: 'Alba' })],
	pages: [
		{ id: 1, type: 'info', slug: 'ringgroesse', title: aText('Ringgröße'), picture: null, video: null, body },
		{ id: 2, type: 'home', slug: null, title: aText('Willkommen'), picture: null, video: null, body },
	],
});
const plan = planSite(content, aCatalogue([aProduct()]).entries, aSiteConfig());
const shopWith = (fields: Parameters<typeof aShop>[0] = {}) => ({ settings: aShop(fields), law: lawOf('DE') });
const pagesOf = (language: 'de' | 'en') => toPages(plan, shopWith(), language).pages;

it('knows texts by title and headings, brands, and the contact page by its opening hours', () => {
	const pages = pagesOf('de');
	expect(pages).toContainEqual({ name: 'Ringgröße', path: '/info/ringgroesse', words: 'Mit einem Papierstreifen' });
	expect(pages.find(({ path }) => path === '/kontakt')?.name).toBe('Kontakt und Öffnungszeiten');
	expect(pages.find(({ path }) => path.endsWith('/alba'))?.name).toBe('Alba');
	expect(pages.every(({ path }) => path.startsWith('/'))).toBe(true);
});

it('speaks the language of its visitors, and knows no page twice', () => {
	const pages = pagesOf('en');
	expect(pages.find(({ path }) => path === '/en/info/ringgroesse')?.name).toBe('Ringgröße (en)');
	expect(pages.find(({ name }) => name === 'Contact and opening hours')).toBeDefined();
	expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

it('leaves out what is the visitor’s own, lists and the home page', () => {
	const paths = pagesOf('de').map(({ path }) => path);
	for (const path of ['/', '/schaufenster', '/schaufenster/warenkorb', '/schaufenster/suche']) expect(paths).not.toContain(path);
});

it('says of prices what the shop says of them', () => {
	expect(toPages(plan, shopWith({ taxScheme: 'small_business' }), 'de').note.tax).toMatch(/Umsatzsteuer|§ 19|Kleinunternehmer/);
	expect(toPages(plan, shopWith(), 'de').note).not.toHaveProperty('tax');
});

test.each([
	['# Eins\nText\n## Zwei [Link](/x)', 'Eins Zwei Link'],
	['<h2 id="a">Drei <em>Wege</em></h2><p>Text</p>', 'Drei Wege'],
	['Kein Titel #1', ''],
])('%j is about %s', (text, words) => {
	expect(headingsOf(text)).toBe(words);
});
