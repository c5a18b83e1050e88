/** What a search is made of, as the builder writes it and the browser reads it. */
import { expect, it, test } from 'vitest';
import { createCatalogue } from '../../../client/catalogue/catalogue.ts';
import { nameBlockOf, searchQueries } from '../../../client/search/search-data.ts';
import { createSearch, createWordFinder } from '../../../client/search/word-finder.ts';
import { toSummary } from '../../../shop/catalogue/describe-product.ts';
import { toBelonging, toNames, toPages, toValueNames } from '../../../shop/columns/search-files.ts';
import { toFacets, toOffers, usedValues } from '../../../shop/columns/to-facets.ts';
import type { Attribute } from '../../../shop/content/attribute.ts';
import { headingsOf } from '../../../shop/data/summarise.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { Language } from '../../../site/languages.ts';
import { lawOf } from '../../../site/law.ts';
import {
	aBrand,
	aBrandType,
	aCatalogue,
	aCategory,
	aContent,
	aManufacturer,
	anEntry,
	aProduct,
	aShop,
	aSiteConfig,
	aText,
	aVariant,
} from '../../builders/content.ts';

const anAttribute = (id: number, text: string): Attribute => ({
	id,
	group: { id: 1, sort: 1, name: aText('Material'), isEssential: true },
	values: [aText(text)],
});
const content = aContent({
	categories: [aCategory({ displayName: aText('Ringe') }), aCategory({ id: 2, slug: 'uhren', displayName: aText('Uhren', ['de']) })],
	subcategories: [{ id: 5, slug: 'taucher', displayName: aText('Taucheruhren'), categoryId: 2, sort: 1 }],
	manufacturers: [
		aManufacturer({ id: 7, slug: 'alba', displayName: aText('Haus Alba') }),
		aManufacturer({ id: 8, displayName: aText('Leer') }),
	],
	tags: [{ id: 3, slug: 'neu', displayName: aText('Hochzeit') }],
	attributes: [anAttribute(20, 'Roségold'), anAttribute(21, 'Roségold'), anAttribute(22, 'Platin')],
});
const products = [
	aProduct({ id: 4, displayName: aText('Aurelia'), referenceNumber: 'WB-1', manufacturerId: 7, tagIds: [3], attributeIds: [21] }),
	aProduct({
		id: 9,
		displayName: aText('Lotse', ['de']),
		referenceNumber: 'WB-2',
		categoryId: 2,
		subcategoryIds: [5],
		variants: [
			aVariant({ referenceNumberSuffix: '-40' }),
			aVariant({ id: 2, referenceNumberSuffix: '-44' }),
			aVariant({ id: 3, referenceNumberSuffix: '-40' }),
			aVariant({ id: 4, referenceNumberSuffix: null }),
		],
	}),
	aProduct({ id: 1200, displayName: aText('Band'), referenceNumber: null, attributeIds: [22] }),
];
const entries = products.map(anEntry);
/** Lists offer two filters alone. */
const settings = aShop({ filters: { ...aShop().filters, panel: ['manufacturer', 'price'] } });

function searchIn(language: Language) {
	const catalogue = createCatalogue(toFacets(entries, content, settings), toOffers(entries, settings));
	if (catalogue === null) throw new Error('The columns are of one build.');
	const blocks = [products.slice(0, 2), products.slice(2)].map((block) => toNames(block.map(toSummary), language));
	const values = toValueNames(content, settings, usedValues(entries, content), language);
	const { index, named } = createSearch(catalogue, toBelonging(entries, content, settings), values, blocks, language);
	return { named, find: (words: string) => index.find(words).order.map((piece) => catalogue.ids[piece]) };
}

test.each([
	['aurelia', [4]],
	['wb-2', [9]],
	['WB-2-44', [9]],
	['uhren', [9]],
	['taucheruhr', [9]],
	['alba', [4]],
	['hochzeit', [4]],
	['rosegold', [4]],
	['platin', [1200]],
	['ringe', [1200, 4]],
	['eheringe', [1200, 4]],
	['leer', []],
])('%s finds products whatever filters lists offer', (words, ids) => {
	expect(searchIn('de').find(words)).toEqual(ids);
});

test('each language has its own words, and marks those of another', () => {
	const { named, find } = searchIn('fr');
	expect(named.map((each) => each?.name)).toEqual(['Aurelia (fr)', { text: 'Lotse', lang: 'de' }, 'Band (fr)']);
	expect(find('lotse')).toEqual([9]);
});

test('every product that can be engraved is found by engraving, and words of the settings take the place of the usual ones', () => {
	const site = { ...content, personalizations: [{ id: 6, displayName: aText('Gravur innen'), fields: [], withdrawalExcluded: true }] };
	const pieces = [aProduct({ id: 4, personalizationId: 6 }), aProduct({ id: 5 }), aProduct({ id: 6, personalizationId: 6 })].map(anEntry);
	expect(toBelonging(pieces, site, settings).columns.personalization).toEqual({ sets: [[6], []], codes: '010' });
	const used = usedValues(pieces, site);
	expect(toValueNames(site, settings, used, 'de').facets.personalization).toEqual([[6, 'Gravur innen']]);
	const own = { searchSynonyms: { de: [{ typed: ['Reif'], meant: ['Ring'] }], en: null, fr: null } };
	expect(toValueNames(site, own, used, 'de').synonyms).toEqual(own.searchSynonyms.de);
	expect(toValueNames(site, own, used, 'en').synonyms.flatMap(({ typed }) => typed)).toContain('jewelry');
});

it('writes of what lists do not offer alone, so that nothing is told twice', () => {
	expect(Object.keys(toBelonging(entries, content, settings).columns)).toEqual(['subcategory', 'tag', 'personalization', 'attribute-1']);
	expect(Object.keys(toBelonging(entries, content, aShop()).columns)).toEqual(['personalization']);
});

it('names of suffixes each once', () => {
	expect(toNames(products.map(toSummary), 'de').suffixes).toEqual([[1, ['-40', '-44']]]);
});

const body = aText('Ein Text.\n\n## Mit einem *Papierstreifen*\n\nNicht gesucht.');
const pagesContent = aContent({
	brandTypes: [aBrandType({ type: 'watches' })],
	brands: [aBrand({ slug: 'alba', displayName: 'Alba' })],
	pages: [
		{ id: 1, type: 'info', slug: 'ringgroesse', title: aText('Ringgröße'), picture: null, video: null, body },
		{ id: 2, type: 'home', slug: null, title: aText('Willkommen'), picture: null, video: null, body },
	],
});
const plan = planSite(pagesContent, aCatalogue([aProduct()]).entries, aSiteConfig());
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

it('is made again when any of its files is another one, and else kept', async () => {
	const catalogue = createCatalogue(toFacets(entries, content, settings), toOffers(entries, settings));
	if (catalogue === null) throw new Error('The columns are of one build.');
	const blocks = Map.groupBy(products, ({ id }) => nameBlockOf(id));
	const files = new Map<string, unknown>([
		[searchQueries.belonging, toBelonging(entries, content, settings)],
		[searchQueries.values('de'), toValueNames(content, settings, usedValues(entries, content), 'de')],
		[searchQueries.pages('de'), toPages(plan, shopWith(), 'de')],
		...[...blocks].map(([block, named]) => [searchQueries.names('de', block), toNames(named.map(toSummary), 'de')] as const),
	]);
	const finder = createWordFinder(async (query) => files.get(query));
	const load = () => finder.load(catalogue, { language: 'de' } as Parameters<typeof finder.load>[1]);
	expect([await load(), await load()]).toEqual([true, false]);
	for (const [query, file] of files) {
		files.set(query, structuredClone(file));
		expect([query, await load(), await load()]).toEqual([query, true, false]);
	}
});
