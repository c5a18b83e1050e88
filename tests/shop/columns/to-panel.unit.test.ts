/** What lists offer to choose from: as the settings say, and only what some product has. */
import { describe, expect, it } from 'vitest';
import type { ValuesFilter } from '../../../client/catalogue/catalogue-data.ts';
import { toFacets, usedValues } from '../../../shop/columns/to-facets.ts';
import { toPanel } from '../../../shop/columns/to-panel.ts';
import type { Attribute } from '../../../shop/content/attribute.ts';
import type { ShopFilters } from '../../../shop/content/shop-filters.ts';
import type { Language } from '../../../site/languages.ts';
import { plainText } from '../../../site/text.ts';
import { aCategory, aContent, aManufacturer, anEntry, aProduct, aShop, aText } from '../../builders/content.ts';

const anAttribute = (id: number, groupId: number, text: string): Attribute => ({
	id,
	group: { id: groupId, sort: 10 - groupId, name: aText(`Gruppe ${groupId}`), isEssential: true },
	values: [aText(text)],
});
const content = aContent({
	categories: [aCategory(), aCategory({ id: 2, slug: 'uhren', displayName: aText('Uhren') })],
	subcategories: [{ id: 5, slug: 'taucher', displayName: aText('Taucheruhren'), categoryId: 2, sort: 1 }],
	manufacturers: [
		aManufacturer({ id: 7, slug: 'zeit', displayName: aText('Zeit') }),
		aManufacturer({ id: 8, slug: 'alt', displayName: aText('Alt'), categoryIds: [2] }),
		aManufacturer({ id: 9, slug: 'leer', displayName: aText('Leer') }),
	],
	tags: [
		{ id: 3, slug: 'neu', displayName: aText('Neu', ['de']) },
		{ id: 4, slug: 'neu', displayName: aText('Ganz neu') },
	],
	attributes: [anAttribute(20, 1, '10 mm'), anAttribute(21, 1, '9 mm'), anAttribute(22, 2, 'Gold'), anAttribute(23, 2, 'Gold')],
});
const entries = [
	aProduct({ id: 1, manufacturerId: 7, tagIds: [3, 4], attributeIds: [20, 23] }),
	aProduct({ id: 2, categoryId: 2, manufacturerId: 8, subcategoryIds: [5], attributeIds: [21, 22] }),
].map(anEntry);

function panelOf(filters: Partial<ShopFilters> = {}, language: Language = 'de') {
	const settings = aShop({ filters: { ...aShop().filters, ...filters } });
	return toPanel(content, settings, usedValues(entries, content), language).filters;
}
const valuesOf = (filters: ReturnType<typeof panelOf>, facet: string) =>
	filters.find((filter): filter is ValuesFilter => filter.kind === 'values' && filter.facet === facet)?.values ?? [];
const tokens = (filters: ReturnType<typeof panelOf>, facet: string) => valuesOf(filters, facet).map(({ token }) => token);

describe('a panel', () => {
	it('offers every filter where the settings choose none, groups of attributes by their sort', () => {
		expect(panelOf().map((filter) => (filter.kind === 'values' ? filter.facet : filter.kind))).toEqual([
			...['category', 'subcategory', 'manufacturer', 'attribute-2', 'attribute-1', 'tag', 'price', 'availability'],
		]);
	});

	it('offers what the settings choose, in their order', () => {
		const filters = panelOf({ panel: ['price', 'manufacturer', 'category'], categoryIds: [2, 1], manufacturerIds: [8] });
		expect(filters.map(({ kind }) => kind)).toEqual(['price', 'values', 'values']);
		expect(tokens(filters, 'category')).toEqual(['uhren', 'ringe']);
		expect(tokens(filters, 'manufacturer')).toEqual(['alt']);
	});

	it('sorts by name what the settings do not, numbers by their size, and leaves out what no product has', () => {
		expect(tokens(panelOf(), 'manufacturer')).toEqual(['alt', 'zeit']);
		expect(valuesOf(panelOf(), 'attribute-1').map(({ name }) => name)).toEqual(['9\u00a0mm', '10\u00a0mm']);
	});

	it('sorts sizes and weights by number, also behind the comma, and a group with words by its words', () => {
		const sizes = (...texts: readonly string[]) => {
			const attributes = texts.map((text, index) => anAttribute(40 + index, 1, text));
			const source = { ...content, attributes };
			const pieces = [anEntry(aProduct({ id: 1, attributeIds: attributes.map(({ id }) => id) }))];
			return valuesOf([...toPanel(source, aShop(), usedValues(pieces, source), 'de').filters], 'attribute-1').map(({ name }) =>
				plainText(name).replaceAll('\u00a0', ' '),
			);
		};
		expect(sizes('1,0 ct', '0,5 ct', '0,25 ct', '10 ct')).toEqual(['0,25 ct', '0,5 ct', '1,0 ct', '10 ct']);
		expect(sizes('60', '48 (XS)', '52,5')).toEqual(['48 (XS)', '52,5', '60']);
		expect(sizes('Einheitsgröße', '60', '52')).toEqual(['52', '60', 'Einheitsgröße']);
	});

	it('says where makers, subcategories and groups are offered', () => {
		expect(valuesOf(panelOf(), 'manufacturer').map(({ categoryIds }) => categoryIds)).toEqual([[2], []]);
		expect(valuesOf(panelOf(), 'subcategory')).toMatchObject([{ token: 'taucher', categoryIds: [2] }]);
		const rows = [
			{ groupId: 1, categoryId: 2 },
			{ groupId: 2, categoryId: 1 },
			{ groupId: 2, categoryId: null },
		];
		const groups = panelOf({ attributeGroups: rows }).filter(
			(filter): filter is ValuesFilter => filter.kind === 'values' && filter.parameter === 'merkmal',
		);
		expect(groups.map(({ facet, categoryId }) => [facet, categoryId])).toEqual([
			['attribute-1', 2],
			['attribute-2', null],
		]);
	});

	it('tells values apart whose slugs are the same, and marks what is not translated', () => {
		expect(tokens(panelOf(), 'tag')).toEqual(['neu.4', 'neu.3']);
		expect(valuesOf(panelOf({}, 'en'), 'tag').map(({ name }) => name)).toEqual(['Ganz neu (en)', { text: 'Neu', lang: 'de' }]);
	});

	it('offers attributes that read alike once, and their column counts them as one', () => {
		expect(valuesOf(panelOf(), 'attribute-2').map(({ id }) => id)).toEqual([22]);
		const { columns } = toFacets(entries, content, aShop());
		expect(columns['attribute-2']).toEqual({ sets: [[22]], codes: '00' });
	});
});

it('a column that no filter offers is not written, but for categories and makers, which have lists of their own', () => {
	const settings = aShop({ filters: { ...aShop().filters, panel: ['price'] } });
	expect(Object.keys(toFacets(entries, content, settings).columns)).toEqual(['category', 'manufacturer']);
});
