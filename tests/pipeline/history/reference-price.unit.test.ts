import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReduction } from '../../../pipeline/history/reference-price.ts';
import { count } from '../../support/counts.ts';
import { aPoint, dayOf } from './price-points.ts';

type Change = readonly [day: number, price: string | null];

function reductionOf(...changes: readonly Change[]) {
	return findReduction(changes.map(([day, price]) => aPoint(day, price)));
}

describe('the reference price of a reduction', () => {
	it.each<[string, readonly Change[], string | null]>([
		[
			'the price before',
			[
				[0, '100.00'],
				[40, '80.00'],
			],
			'100.00',
		],
		[
			'the lowest of the 30 days before it began',
			[
				[0, '100.00'],
				[20, '70.00'],
				[25, '100.00'],
				[40, '60.00'],
			],
			'70.00',
		],
		[
			'not what ended before those 30 days',
			[
				[0, '70.00'],
				[9, '100.00'],
				[40, '80.00'],
			],
			'100.00',
		],
		[
			'what still was shown when they began',
			[
				[0, '70.00'],
				[11, '100.00'],
				[40, '60.00'],
			],
			'70.00',
		],
		[
			'that of the first of several steps',
			[
				[0, '100.00'],
				[40, '90.00'],
				[60, '80.00'],
				[200, '70.00'],
			],
			'100.00',
		],
		[
			'what it was, however long it lasts',
			[
				[0, '100.00'],
				[3, '80.00'],
			],
			'100.00',
		],
	])('is %s', (_, changes, reference) => {
		expect(reductionOf(...changes)?.reference).toBe(reference);
	});

	it.each<[string, readonly Change[]]>([
		['nothing was ever shown', []],
		['there was one price only', [[0, '100.00']]],
		[
			'the price rose',
			[
				[0, '100.00'],
				[40, '120.00'],
			],
		],
		[
			'it rose during a reduction',
			[
				[0, '100.00'],
				[40, '80.00'],
				[50, '90.00'],
			],
		],
		[
			'it is on request now',
			[
				[0, '100.00'],
				[40, '80.00'],
				[50, null],
			],
		],
		[
			'it was as low within the 30 days before',
			[
				[0, '100.00'],
				[20, '80.00'],
				[25, '100.00'],
				[30, '80.00'],
			],
		],
		[
			'no price was shown before',
			[
				[0, '100.00'],
				[40, null],
				[41, '80.00'],
			],
		],
		[
			'it was away while it was reduced',
			[
				[0, '100.00'],
				[40, '80.00'],
				[41, null],
				[42, '80.00'],
			],
		],
	])('is none where %s', (_, changes) => {
		expect(reductionOf(...changes)).toBeNull();
	});

	it('tells the price that is reduced, and since when', () => {
		expect(reductionOf([0, '1000.00'], [40, '999.50'], [41, '98.00'])).toEqual({
			price: '98.00',
			reference: '1000.00',
			began: dayOf(40),
		});
	});

	it('is what a shop that wrote down every day would find', () => {
		const price = fc.option(fc.constantFrom('60.00', '70.00', '80.00', '90.00', '100.00'), { freq: 8 });
		const changes = fc.array(fc.record({ days: fc.integer({ min: 1, max: 25 }), price }), { minLength: 1, maxLength: 9 });
		fc.assert(
			fc.property(changes, (list) => {
				const days: (string | null)[] = [];
				for (const each of list) days.push(...Array.from({ length: each.days }, () => each.price));
				const points = days.flatMap((each, day) => (each === (days[day - 1] ?? null) ? [] : [aPoint(day, each)]));
				expect(findReduction(points)?.reference ?? null).toBe(referenceByDays(days));
			}),
			{ numRuns: count({ usual: 1000, long: 50_000 }) },
		);
	});

	it('stays the same while the reduction lasts, whatever comes after its first day', () => {
		const before = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 50, max: 100 })), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(before, fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }), (earlier, pauses) => {
				const daysBefore = earlier.map(([days]) => days).concat(1, pauses);
				const dayAt = (index: number) => daysBefore.slice(0, index + 1).reduce((sum, days) => sum + days, 0);
				const prices = [...earlier.map(([, euros]) => euros), 40, ...pauses.map((_, step) => 39 - step)];
				const points = prices.map((euros, index) => aPoint(dayAt(index), `${euros}.00`));
				const first = findReduction(points.slice(0, earlier.length + 1));
				for (let end = earlier.length + 2; end <= points.length; end += 1) {
					expect(findReduction(points.slice(0, end))).toMatchObject({ reference: first?.reference, began: first?.began });
				}
			}),
			{ numRuns: count({ usual: 200, long: 10_000 }) },
		);
	});
});

/** The same by going back day by day: to the first day of falling prices, then 30 days further. Noon belongs to the day before its change. */
function referenceByDays(days: readonly (string | null)[]): string | null {
	const at = (day: number) => (day < 0 ? null : (days[day] ?? null));
	const euros = (price: string | null) => (price === null ? null : Number(price));
	const current = euros(at(days.length - 1));
	if (current === null) return null;
	let began: number | null = null;
	for (let day = days.length - 1; day > 0; day -= 1) {
		const [older, newer] = [euros(at(day - 1)), euros(at(day))];
		if (older === null || newer === null || older < newer) break;
		if (older > newer) began = day;
	}
	if (began === null) return null;
	const before = Array.from({ length: 30 }, (_, index) => euros(at((began ?? 0) - 1 - index))).filter((price) => price !== null);
	const lowest = Math.min(...before);
	return lowest > current ? `${lowest}.00` : null;
}
