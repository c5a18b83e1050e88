import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../../../commands/testing/counts.ts';
import { findReduction } from '../../../shop/history/price-history.ts';
import { aPoint, dayOf } from './price-points.ts';

/** `0 100.00, 40 80.00 reduced`: a price from day 0 on, and from day 40 on a lower one that is announced; `-` is none. */
function reductionOf(changes: string) {
	const points = changes.split(', ').map((change) => {
		const [day, ...price] = change.split(' ');
		return aPoint(Number(day), price.join(' ') === '-' ? null : price.join(' '));
	});
	return findReduction(points);
}

describe('the reference price of a reduction', () => {
	it.each<[string, string, string]>([
		['the price before', '0 100.00, 40 80.00 reduced', '100.00'],
		['the lowest of the 30 days before it began', '0 100.00, 20 70.00, 25 100.00, 40 60.00 reduced', '70.00'],
		['not what ended before those 30 days', '0 70.00, 9 100.00, 40 80.00 reduced', '100.00'],
		['not what ended as they began', '0 70.00, 10 100.00, 40 80.00 reduced', '100.00'],
		['what still was shown as they began', '0 70.00, 11 100.00, 40 60.00 reduced', '70.00'],
		['that of the first of several steps', '0 100.00, 40 90.00 reduced, 60 80.00 reduced, 200 70.00 reduced', '100.00'],
		['what there is of a short history', '0 100.00, 3 80.00 reduced', '100.00'],
		['of a price that was announced before it fell', '0 100.00 reduced, 40 80.00 reduced', '100.00'],
		['of a fall shortly before it was announced', '0 100.00, 40 80.00, 41 80.00 reduced, 42 70.00 reduced', '80.00'],
		['of a reduction after another one', '0 100.00, 40 80.00 reduced, 50 100.00, 90 70.00 reduced', '100.00'],
	])('is %s', (_, changes, reference) => {
		expect(reductionOf(changes)?.reference).toBe(reference);
	});

	it.each<[string, string]>([
		['nothing is announced', '0 100.00, 40 80.00'],
		['it is not announced any more', '0 100.00, 40 80.00 reduced, 41 80.00'],
		['there was one price only', '0 100.00 reduced'],
		['it is announced without a lower price', '0 100.00, 40 100.00 reduced'],
		['the price fell long before it was announced', '0 100.00, 1 80.00, 40 80.00 reduced'],
		['the price rose', '0 100.00, 40 120.00 reduced'],
		['it rose during a reduction', '0 100.00, 40 80.00 reduced, 50 90.00 reduced'],
		['it is on request now', '0 100.00, 40 80.00 reduced, 50 -'],
		['it was as low within the 30 days before', '0 100.00, 20 80.00, 25 100.00, 30 80.00 reduced'],
		['no price was shown in the 30 days before', '0 100.00, 10 -, 40 80.00 reduced'],
		['it was away while it was reduced', '0 100.00, 40 80.00 reduced, 41 -, 42 80.00 reduced'],
	])('is none where %s', (_, changes) => {
		expect(reductionOf(changes)).toBeNull();
	});

	it('is none of a history without prices', () => {
		expect(findReduction([])).toBeNull();
	});

	it('tells the price that is reduced, and since when', () => {
		expect(reductionOf('0 1000.00, 40 999.50 reduced, 41 98.00 reduced')).toEqual({
			price: '98.00',
			reference: '1000.00',
			began: dayOf(40),
		});
	});

	it('is what a shop that wrote down every day would find', () => {
		const price = fc.option(fc.constantFrom('60.00', '70.00', '80.00', '90.00', '100.00'), { freq: 8 });
		const span = fc.record({ days: fc.integer({ min: 1, max: 25 }), price, isReduced: fc.boolean() });
		fc.assert(
			fc.property(fc.array(span, { minLength: 1, maxLength: 9 }), (spans) => {
				const days = spans.flatMap((each) =>
					Array.from(
						{ length: each.days },
						(): Day => (each.price === null ? aDayWithout : { price: Number(each.price), isReduced: each.isReduced }),
					),
				);
				const texts = days.map(({ price: euros, isReduced }) => (euros === null ? null : `${euros}.00${isReduced ? ' reduced' : ''}`));
				const points = texts.flatMap((text, day) => (text === (texts[day - 1] ?? null) ? [] : [aPoint(day, text)]));
				expect(findReduction(points)?.reference ?? null).toBe(referenceByDays(days));
			}),
			{ numRuns: count({ usual: 2000, long: 50_000 }) },
		);
	});

	it('stays the same while the reduction lasts, whatever steps come after its first day', () => {
		const before = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 50, max: 100 })), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(before, fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }), (earlier, pauses) => {
				const daysBefore = earlier.map(([days]) => days).concat(1, pauses);
				const dayAt = (index: number) => daysBefore.slice(0, index + 1).reduce((sum, days) => sum + days, 0);
				const prices = [
					...earlier.map(([, euros]) => `${euros}.00`),
					'40.00 reduced',
					...pauses.map((_, step) => `${39 - step}.00 reduced`),
				];
				const points = prices.map((price, index) => aPoint(dayAt(index), price));
				const first = findReduction(points.slice(0, earlier.length + 1));
				expect(first).not.toBeNull();
				for (let end = earlier.length + 2; end <= points.length; end += 1) {
					expect(findReduction(points.slice(0, end))).toMatchObject({ reference: first?.reference, began: first?.began });
				}
			}),
			{ numRuns: count({ usual: 200, long: 10_000 }) },
		);
	});
});

interface Day {
	readonly price: number | null;
	readonly isReduced: boolean;
}

const aDayWithout: Day = { price: null, isReduced: false };

/** The same day by day: back to the first day of the announcement, then on to the first day that is below all of the 30 before it. */
function referenceByDays(days: readonly Day[]): string | null {
	const at = (day: number): Day => days[day] ?? aDayWithout;
	const last = days.length - 1;
	let start = last;
	while (start > 0 && at(start - 1).isReduced && (at(start - 1).price ?? 0) >= (at(start).price ?? 0)) start -= 1;
	for (let day = start; day <= last && at(last).isReduced; day += 1) {
		const before = Array.from({ length: 30 }, (_, index) => at(day - 1 - index).price).filter((price) => price !== null);
		const lowest = Math.min(...before);
		if (before.length > 0 && lowest > (at(day).price ?? 0)) return `${lowest}.00`;
	}
	return null;
}
