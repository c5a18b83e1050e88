import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../../../commands/testing/counts.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import {
	type ItemKey,
	type PriceHistory,
	type PricePoint,
	pricesShown,
	recordPrices,
	type ShownPrice,
	type ShownPrices,
} from '../../../shop/history/price-history.ts';
import { aPoint, dayOf } from './price-points.ts';

function shown(prices: Readonly<Record<string, string | null>>, unreadable: readonly number[] = []): ShownPrices {
	const items = Object.entries(prices).map(([key, text]): [ItemKey, ShownPrice] => {
		const { price, isReduced } = aPoint(0, text);
		return [key as ItemKey, { price, isReduced }];
	});
	return { prices: new Map(items), unreadable: new Set(unreadable) };
}

/** One fetch a day, from day 0 on. */
function historyOf(...days: readonly ShownPrices[]): Readonly<Record<string, readonly PricePoint[]>> {
	const empty: PriceHistory = new Map();
	return Object.fromEntries(days.reduce((history, each, day) => recordPrices(history, each, dayOf(day)), empty));
}

describe('recordPrices', () => {
	it('begins with the first price that is shown, and adds what changes', () => {
		expect(
			historyOf(shown({ '1': null }), shown({ '1': '90.00' }), shown({ '1': '90.00' }), shown({ '1': '80.00', '2/7': '5.00' })),
		).toEqual({
			'1': [aPoint(1, '90.00'), aPoint(3, '80.00')],
			'2/7': [aPoint(3, '5.00')],
		});
	});

	it('tells when a price is not shown any more, and when it is again', () => {
		expect(historyOf(shown({ '1': '90.00' }), shown({}), shown({}), shown({ '1': null }), shown({ '1': '90.00' }))).toEqual({
			'1': [aPoint(0, '90.00'), aPoint(1, null), aPoint(4, '90.00')],
		});
	});

	it('tells since when a price is announced as a reduction, and when it is not any more', () => {
		expect(
			historyOf(shown({ '1': '90.00' }), shown({ '1': '90.00 reduced' }), shown({ '1': '80.00 reduced' }), shown({ '1': '80.00' })),
		).toEqual({
			'1': [aPoint(0, '90.00'), aPoint(1, '90.00 reduced'), aPoint(2, '80.00 reduced'), aPoint(3, '80.00')],
		});
	});

	it('leaves a product alone that cannot be read, with its variants', () => {
		expect(historyOf(shown({ '1': '9.00', '2/7': '5.00' }), shown({}, [1, 2]))).toEqual({
			'1': [aPoint(0, '9.00')],
			'2/7': [aPoint(0, '5.00')],
		});
	});

	it('forgets what was shown for no time at all', () => {
		const once = recordPrices(new Map([['1', [aPoint(0, '9.00')]]]), shown({ '1': '8.00', '2': '3.00' }), dayOf(1));
		expect(Object.fromEntries(recordPrices(once, shown({ '1': '9.00' }), dayOf(1)))).toEqual({ '1': [aPoint(0, '9.00')] });
		expect(Object.fromEntries(recordPrices(once, shown({ '1': '7.00', '2': '3.00' }), dayOf(1)))).toEqual({
			'1': [aPoint(0, '9.00'), aPoint(1, '7.00')],
			'2': [aPoint(1, '3.00')],
		});
	});

	it('knows of every day what was shown on it, changes nothing when repeated, and never what was', () => {
		const day = fc.dictionary(fc.constantFrom('1', '2', '3/1'), fc.option(fc.constantFrom('1.00', '2.00', '3.00')));
		fc.assert(
			fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (days) => {
				let history: PriceHistory = new Map();
				for (const [index, prices] of days.entries()) {
					const next = recordPrices(history, shown(prices), dayOf(index));
					expect(recordPrices(next, shown(prices), dayOf(index))).toEqual(next);
					for (const [key, points] of history) expect(next.get(key)?.slice(0, points.length)).toEqual(points);
					history = next;
				}
				for (const [index, prices] of days.entries()) {
					for (const key of ['1', '2', '3/1'] as const) {
						const at = history.get(key)?.findLast(({ from }) => from <= dayOf(index));
						expect(at?.price ?? null).toBe(prices[key] ?? null);
					}
				}
			}),
			{ numRuns: count({ usual: 200, long: 5000 }) },
		);
	});
});

function shownOf(fields: WireRecord) {
	const { prices, unreadable } = pricesShown([{ id: 1, status: 'published', price_brutto: '100.00', variants: [], ...fields }]);
	const texts = [...prices].map(([key, { price, isReduced }]) => [key, isReduced ? `${price} reduced` : price]);
	return { ...Object.fromEntries(texts), ...(unreadable.size > 0 && { unreadable: [...unreadable] }) };
}

const variant = { id: 3, price_brutto: '50.00', active: true };

describe('pricesShown', () => {
	it.each<[string, WireRecord, unknown]>([
		['the price of a product', {}, { '1': '100.00' }],
		['that it is announced as a reduction', { price_reduced: true }, { '1': '100.00 reduced' }],
		['the same as SQLite says it, of each variant', { price_reduced: 1, variants: [variant] }, { '1/3': '50.00 reduced' }],
		['nothing reduced where there is no price', { price_reduced: true, price_brutto: null }, { '1': null }],
		['a price as SQLite gives it', { price_brutto: 99.5 }, { '1': '99.50' }],
		['no price on request', { price_brutto: null }, { '1': null }],
		['zero as on request', { price_brutto: '0.00' }, { '1': null }],
		['nothing of a draft', { status: 'draft' }, {}],
		[
			'the prices of variants instead of the product’s',
			{ variants: [variant, { ...variant, id: 4, price_brutto: 60 }] },
			{ '1/3': '50.00', '1/4': '60.00' },
		],
		['nothing of inactive variants', { variants: [variant, { ...variant, id: 4, active: false }] }, { '1/3': '50.00' }],
		['a variant that does not say as active', { variants: [{ id: 3, price_brutto: '50.00' }] }, { '1/3': '50.00' }],
		['ids as Postgres gives them', { id: '1', variants: [{ ...variant, id: '3' }] }, { '1/3': '50.00' }],
		['a price that is none as unreadable', { price_brutto: 'abc' }, { unreadable: [1] }],
		['one bad variant as all unreadable', { variants: [variant, { ...variant, id: 4, price_brutto: 'abc' }] }, { unreadable: [1] }],
		['a variant without an id as unreadable', { variants: [{ price_brutto: '50.00' }] }, { unreadable: [1] }],
	])('takes %s', (_, fields, expected) => {
		expect(shownOf(fields)).toEqual(expected);
	});

	it('leaves out what has no id', () => {
		expect(
			pricesShown([
				{ status: 'published', price_brutto: '1.00' },
				{ id: -1, status: 'published' },
			]),
		).toEqual({ prices: new Map(), unreadable: new Set() });
	});
});
