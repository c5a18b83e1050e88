import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as snapshot from '../../../pipeline/snapshot/normalise-record.ts';
import { planShards } from '../../../pipeline/snapshot/plan-shards.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { collections } from '../../../shop/collections/collections.ts';
import { normalised } from '../../builders/normalised.ts';
import { aProductRecord, aVariantRecord, inEnglishAndFrench } from '../../builders/records.ts';

function normaliseRecord(record: WireRecord, collection = 'ecommerce_product'): WireRecord {
	return snapshot.normaliseRecord(record, collections.formOf(collection));
}

describe('normaliseRecord', () => {
	it('puts the id first and the other keys in order', () => {
		expect(Object.keys(normaliseRecord({ slug: 'a', display_name: 'A', id: 1 }))).toEqual(['id', 'display_name', 'slug']);
	});

	it('drops system fields that change by themselves, at every depth', () => {
		const record = { id: 1, date_updated: 'x', user_created: 'y', variants: [{ id: 1, date_created: 'z', user_updated: 'u' }] };
		expect(normaliseRecord(record)).toEqual({ id: 1, variants: [{ id: 1 }] });
	});

	it('keeps the day of a rating, which its page shows', () => {
		const record = { id: 1, rating: 5, date_created: '2026-03-01T10:00:00.000Z', date_updated: 'x' };
		expect(normaliseRecord(record, 'ecommerce_product_rating')).toEqual({ id: 1, rating: 5, date_created: '2026-03-01T10:00:00.000Z' });
		expect(normaliseRecord(record)).toEqual({ id: 1, rating: 5 });
	});

	it('gives a quantity as many places as it needs', () => {
		const quantities = [12.5, '12.50000', 2, '2.000', '0.125', 'viel', -1, null];
		expect(quantities.map((quantity) => normaliseRecord({ content_quantity: quantity }).content_quantity)).toEqual([
			'12.5',
			'12.5',
			'2',
			'2',
			'0.125',
			'viel',
			-1,
			null,
		]);
	});

	it('leaves JSON in the order in which editors put it, and sorts its keys only', () => {
		const sub = [
			{ sort: 2, id: 9, display_name: 'B' },
			{ sort: 1, id: 3, display_name: 'A' },
		];
		const groups = [{ sub, display_name: 'G' }];
		expect(normaliseRecord({ id: 1, groups }, 'menu_entry').groups).toEqual([{ display_name: 'G', sub }]);
		expect(JSON.stringify(normaliseRecord({ sub }, 'menu_entry'))).toBe(
			'{"sub":[{"id":9,"display_name":"B","sort":2},{"id":3,"display_name":"A","sort":1}]}',
		);
	});

	it('makes SQLite and Postgres records the same', () => {
		const ofSqlite = aProductRecord({ price_brutto: 12.5, variants: [aVariantRecord({ price_brutto: 7 })] });
		const ofPostgres = aProductRecord({ price_brutto: '12.50000', variants: [aVariantRecord({ price_brutto: '7.00' })] });
		expect(normaliseRecord(ofSqlite)).toEqual(normaliseRecord(ofPostgres));
		expect(normaliseRecord(ofSqlite)).toMatchObject({ price_brutto: '12.50', variants: [{ price_brutto: '7.00' }] });
	});

	it('makes the size of a file a number', () => {
		expect(normaliseRecord({ id: 'a', filesize: '100' }, 'directus_files')).toEqual({ id: 'a', filesize: 100 });
	});

	it.each(['abc', '12.345', -1, true, null, [], {}])('leaves the bad price %j visible', (price) => {
		expect(normaliseRecord({ id: 1, price_brutto: price })).toEqual({ id: 1, price_brutto: price });
	});

	it('sorts children by sort, id and language, and junctions by what they point to', () => {
		const record = {
			id: 1,
			translations: [{ language: 'fr' }, { language: 'de' }],
			variants: [
				{ id: 3, sort: null },
				{ id: 2, sort: 2 },
				{ id: 10, sort: 1 },
				{ id: 9, sort: 1 },
			],
			attributes: [{ ecommerce_attribute_id: 10 }, { ecommerce_attribute_id: 9 }],
		};
		expect(normaliseRecord(record)).toEqual({
			id: 1,
			attributes: [{ ecommerce_attribute_id: 9 }, { ecommerce_attribute_id: 10 }],
			translations: [{ language: 'de' }, { language: 'fr' }],
			variants: [
				{ id: 9, sort: 1 },
				{ id: 10, sort: 1 },
				{ id: 2, sort: 2 },
				{ id: 3, sort: null },
			],
		});
	});

	it('keeps the order of lists that are data', () => {
		const record = { id: 1, display_values: ['b', 'a'], rows: [{ name: 'z' }, { name: 'a' }] };
		expect(normaliseRecord(record)).toEqual(record);
	});

	it('keeps a field called __proto__ as data', () => {
		const record = JSON.parse('{"id":1,"__proto__":{"polluted":true}}');
		expect(JSON.stringify(normaliseRecord(record))).toBe('{"id":1,"__proto__":{"polluted":true}}');
	});
});

/** A permutation of a list, drawn by fast-check. */
function shuffled<T>(list: readonly T[]): fc.Arbitrary<T[]> {
	return fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
}

/** The record with its fields and all lists of children in another order. */
function reordered(record: WireRecord): fc.Arbitrary<WireRecord> {
	const entries = Object.entries(record).map(([name, value]) => {
		const isList = Array.isArray(value) && value.every((child) => typeof child === 'object');
		return fc.tuple(fc.constant(name), isList ? shuffled(value) : fc.constant(value));
	});
	return fc
		.tuple(...entries)
		.chain((pairs) => shuffled(pairs))
		.map((pairs) => Object.fromEntries(pairs));
}

it('gives the same bytes however records, fields and children are shuffled', () => {
	const records = [1, 2, 3, 10, 70_000].map((id) =>
		aProductRecord({
			id,
			variants: [1, 2, 3].map((n) => aVariantRecord({ id: id * 10 + n, sort: n === 3 ? 1 : n })),
			images: [1, 2].map((n) => ({ sort: n, directus_files_id: `file-${n}` })),
			attributes: [3, 1, 2].map((n) => ({ ecommerce_attribute_id: n })),
			translations: inEnglishAndFrench(['display_name']),
		}),
	);
	const expected = planShards(normalised('ecommerce_product', records));
	fc.assert(
		fc.property(fc.tuple(...records.map(reordered)).chain(shuffled), (other) => {
			expect(planShards(normalised('ecommerce_product', other))).toEqual(expected);
		}),
	);
});
