/** The shop's reads from the files of a build; that they are those of the backend, a test with a real Directus compares. */
import { expect, test } from 'vitest';
import { catalogueQueries } from '../../../client/catalogue/catalogue-data.ts';
import type { FetchQuery } from '../../../client/catalogue/fetch-query.ts';
import { createCatalogueReads } from '../../../client/live/catalogue-reads.ts';
import { aPiece, aSource } from '../catalogue/catalogue-files.ts';

const paths: string[] = [];
const openReads = (fetchQuery: FetchQuery) =>
	createCatalogueReads({
		language: 'de',
		storeRoot: '/schaufenster',
		random: () => 0,
		fetchQuery,
		fetchProduct: async (path) => {
			paths.push(path);
			return null;
		},
	});
const reads = openReads(aSource([aPiece(2, { cents: 990 }), aPiece(3, { cents: 0 }), aPiece(104, { cents: 500 }), aPiece(106)]).fetchQuery);

test('a list has its products with their prices, in its order', async () => {
	const { data } = await reads.list({ filters: { category: [{ id: 1, slug: 'ringe' }] }, sort: 'price_brutto', page: 0 });
	expect(data.map(({ id, slug, categorySlug, price }) => [id, slug, categorySlug, price.amount])).toEqual([
		[104, '104', 'p', '5.00'],
		[2, '2', 'p', '9.90'],
		[106, '106', 'p', '106.00'],
	]);
});

test('prices are told from the lowest, without what is on request', async () => {
	expect(await reads.prices()).toEqual(['5.00', '9.90', '106.00']);
});

test('a product is looked for on the page of its card, and one that the shop does not have nowhere', async () => {
	expect([await reads.product(104), await reads.product(105)]).toEqual([null, null]);
	expect(paths).toEqual(['/p/104']);
});

test('an order of another build is asked for again, once', async () => {
	const order = (build: string) => ({ order: build, pieces: [1, 0] });
	const { fetchQuery, files } = aSource([aPiece(2), aPiece(4)], { [catalogueQueries.order('slug', 'de')]: order('2') });
	const listBySlug = () => openReads(fetchQuery).list({ filters: {}, sort: 'slug', page: 0 });
	await expect(listBySlug()).rejects.toThrow('catalogue/order/slug/de is of another build');

	fetchQuery.mockImplementation(async (query, options) => (options?.fresh ? order('2,4') : files.get(query)));
	expect((await listBySlug()).data.map(({ id }) => id)).toEqual([4, 2]);
});

test('a list of products that are named has these, and says whether they can be had', async () => {
	const named = createCatalogueReads({
		language: 'de',
		storeRoot: '/schaufenster',
		random: () => 0,
		fetchProduct: async () => null,
		fetchQuery: aSource([aPiece(2, { availability: 'sold-out' }), aPiece(3), aPiece(4, { availability: 'to-order' })]).fetchQuery,
	});
	const { data, meta } = await named.list({ filters: { ids: [4, 2, 99] }, sort: 'id', page: 0 });
	expect(data.map(({ id, availability }) => [id, availability])).toEqual([
		[2, 'sold-out'],
		[4, 'to-order'],
	]);
	expect(meta.filter_count).toBe(2);
});

test('a product without a page has no ratings, and an average of 0', async () => {
	expect(await reads.ratings(104)).toEqual({ count: 0, average: 0, from: null, to: null, histogram: [0, 0, 0, 0, 0], newest: [] });
});
