import { describe, expect, it } from 'vitest';
import { pathsInUse, recordPaths, type UsedPath } from '../../../shop/history/path-history.ts';
import { aBrandRecord, aBrandTypeRecord, aCategoryRecord, aPageRecord, aProductRecord } from '../../builders/records.ts';
import { dayOf } from './price-points.ts';

const ring = (path: string): UsedPath => ({ collection: 'ecommerce_product', id: 1, path });

describe('recordPaths', () => {
	it('keeps what a record gave up, and what went with it', () => {
		const other: UsedPath = { collection: 'brand', id: 1, path: 'watches/alt' };
		expect(recordPaths([], [ring('ringe/a'), other], [ring('ringe/b')], dayOf(1))).toEqual([
			{ ...ring('ringe/a'), until: dayOf(1) },
			{ ...other, until: dayOf(1) },
		]);
	});

	it('knows each path once, with the time when it was last given up', () => {
		const once = recordPaths([], [ring('a')], [ring('b')], dayOf(1));
		const back = recordPaths(once, [ring('b')], [ring('a')], dayOf(2));
		expect(recordPaths(back, [ring('a')], [ring('c')], dayOf(3))).toEqual([
			{ ...ring('a'), until: dayOf(3) },
			{ ...ring('b'), until: dayOf(2) },
		]);
	});

	it('changes nothing where nothing moved', () => {
		const history = [{ ...ring('a'), until: dayOf(1) }];
		expect(recordPaths(history, [ring('b')], [ring('b')], dayOf(2))).toEqual(history);
	});
});

describe('pathsInUse', () => {
	const records: Record<string, ReturnType<typeof aProductRecord>[]> = {
		ecommerce_category: [aCategoryRecord({ id: 1, slug: 'ringe' })],
		ecommerce_product: [aProductRecord({ id: 7, slug: 'aurora', category: 1 })],
		brand_type: [aBrandTypeRecord({ id: 2, type: 'wedding_rings' })],
		brand: [aBrandRecord({ id: 3, slug: 'falk', type: 2 })],
		page: [aPageRecord({ id: 4, type: 'info', slug: 'ueber-uns' }), aPageRecord({ id: 5, type: 'privacy', slug: 'daten' })],
	};
	const pathsOf = (changes: typeof records = {}) =>
		pathsInUse((collection) => ({ ...records, ...changes })[collection] ?? []).map(
			({ collection, id, path }) => `${collection} ${id} ${path}`,
		);

	it('are those of products, categories, brands and info pages', () => {
		expect(pathsOf()).toEqual([
			'ecommerce_product 7 ringe/aurora',
			'ecommerce_category 1 ringe',
			'brand 3 wedding_rings/falk',
			'page 4 ueber-uns',
		]);
	});

	it('are the same where references are expanded', () => {
		const expanded = {
			ecommerce_product: [aProductRecord({ id: 7, slug: 'aurora', category: { id: 1 } })],
			brand: [aBrandRecord({ id: 3, slug: 'falk', type: { id: 2 } })],
		};
		expect(pathsOf(expanded)).toEqual(pathsOf());
	});

	it.each([
		['a draft', aProductRecord({ id: 7, status: 'draft' })],
		['a product of no category', aProductRecord({ id: 7, category: 9 })],
		['a slug that is none', aProductRecord({ id: 7, slug: '../x' })],
		['no slug at all', aProductRecord({ id: 7, slug: null })],
	])('leave out %s', (_, product) => {
		expect(pathsOf({ ecommerce_product: [product] }).join()).not.toContain('ecommerce_product');
	});
});
