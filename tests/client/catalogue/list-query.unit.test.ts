/** What is in the address of a list, and what is made of addresses that somebody typed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PanelData, PanelValue } from '../../../client/catalogue/catalogue-data.ts';
import { parseQuery, plainQuery, toOffer, toSearch } from '../../../client/catalogue/list-query.ts';

const value = (id: number, token: string, categoryIds: number[] = []): PanelValue => ({ id, token, name: token, categoryIds });
const values = (facet: string, parameter: string, list: PanelValue[], categoryId: number | null = null) =>
	({ kind: 'values', facet, parameter, name: null, categoryId, values: list }) as const;
const panel: PanelData = {
	filters: [
		values('category', 'kategorie', [value(1, 'ringe'), value(2, 'uhren')]),
		values('manufacturer', 'marke', [value(5, 'falkenrieth'), value(4, 'lumen', [2])]),
		values('attribute-3', 'merkmal', [value(30, '30'), value(31, '31')]),
		values('attribute-9', 'merkmal', [value(90, '90')], 2),
		{ kind: 'price' },
		{ kind: 'availability' },
	],
};
const shop = toOffer(panel, null, ['-id', 'price_brutto']);
const rings = toOffer(panel, { facet: 'category', ids: [1] }, ['-id', 'price_brutto']);

test.each([
	[
		'several categories: theirs to choose from, and no group of one alone',
		'category',
		[1, 2],
		['category 1,2', 'manufacturer 5,4', 'attribute-3 30,31'],
	],
	['one category: its groups', 'category', [2], ['manufacturer 5,4', 'attribute-3 30,31', 'attribute-9 90']],
	['one maker', 'manufacturer', [4], ['category 1,2', 'attribute-3 30,31']],
	['several makers', 'manufacturer', [4, 5], ['category 1,2', 'manufacturer 5,4', 'attribute-3 30,31']],
] as const)('what the list of %s offers', (_what, facet, ids, offered) => {
	const { filters } = toOffer(panel, { facet, ids }, ['-id']);
	expect(filters.flatMap((each) => (each.kind === 'values' ? `${each.facet} ${each.values.map(({ id }) => id)}` : []))).toEqual(offered);
});

test('a list without any choice has no query', () => {
	expect(toSearch(plainQuery(shop), shop)).toBe('');
	expect(parseQuery('', shop)).toEqual(plainQuery(shop));
});

test('every choice is in the address, in the order of the panel', () => {
	const search =
		'?seite=3&sortierung=price_brutto&verfuegbar=bestellbar,sofort&preis=100-250&merkmal=31,30&marke=lumen,falkenrieth&kategorie=uhren';
	const query = parseQuery(search, shop);
	expect(query).toEqual({
		values: { category: [2], manufacturer: [5, 4], 'attribute-3': [30, 31] },
		price: { from: 100, to: 250 },
		availability: ['in-stock', 'to-order'],
		sort: 'price_brutto',
		page: 2,
	});
	expect(toSearch(query, shop)).toBe(
		'?kategorie=uhren&marke=falkenrieth,lumen&merkmal=30,31&preis=100-250&verfuegbar=sofort,bestellbar&sortierung=price_brutto&seite=3',
	);
});

test.each([
	['?kategorie=ringe', 'the list of a category offers no categories'],
	['?marke=lumen', 'a maker that is offered in other categories'],
	['?merkmal=90', 'a group of another category'],
	['?marke=unknown&merkmal=7', 'values that are none'],
	['?preis=abc', 'no range'],
	['?preis=0-', 'a bound that bounds nothing'],
	['?verfuegbar=nie', 'no availability'],
	['?sortierung=-stock', 'a sort that is not offered'],
	['?sortierung=-id', 'the default sort'],
	['?seite=1', 'the first page'],
	['?seite=-3', 'no page'],
	['?seite=100000', 'too many pages'],
	['?utm_source=letter', 'what is none of our business'],
])('%s means nothing: %s', (search) => {
	expect(parseQuery(search, rings)).toEqual(plainQuery(rings));
});

test('a range the wrong way round is turned round, and an open one stays open', () => {
	expect(toSearch(parseQuery('?preis=500-100', shop), shop)).toBe('?preis=100-500');
	expect(toSearch(parseQuery('?preis=-100', shop), shop)).toBe('?preis=-100');
	expect(toSearch(parseQuery('?preis=500-', shop), shop)).toBe('?preis=500-');
});

test('whatever is typed is read, and has one spelling', () => {
	const names = ['kategorie', 'marke', 'merkmal', 'preis', 'verfuegbar', 'sortierung', 'seite', 'x'];
	const part = fc.tuple(
		fc.constantFrom(...names),
		fc.oneof(fc.string(), fc.constantFrom('uhren', 'lumen,x', '30,90', '7-3', '-', 'sofort', '2')),
	);
	fc.assert(
		fc.property(fc.array(part), (parts) => {
			const query = parseQuery(new URLSearchParams(parts).toString(), shop);
			const search = toSearch(query, shop);
			expect(parseQuery(search, shop)).toEqual(query);
			expect(toSearch(parseQuery(search, shop), shop)).toBe(search);
		}),
	);
});
