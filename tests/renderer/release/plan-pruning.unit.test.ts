import { describe, expect, it } from 'vitest';
import { planPruning } from '../../../renderer/release/plan-pruning.ts';
import type { Release } from '../../../renderer/release/release-record.ts';

/** Releases by number with the one that was current before each. */
function releases(before: Readonly<Record<number, number | null>>): Release[] {
	return Object.entries(before).map(([number, each]) => ({
		number: Number(number),
		before: each,
		version: 1,
		madeAt: '',
		precompressed: false,
		files: [],
	}));
}

describe('planPruning', () => {
	it('keeps as many as asked for', () => {
		expect(planPruning(releases({ 1: null, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 }), 6, 4)).toEqual([1, 2]);
		expect(planPruning(releases({ 1: null, 2: 1, 3: 2 }), 3, 4)).toEqual([]);
	});

	it('keeps the way back beside the newest', () => {
		// 5 to 8 were rolled back, each to 4.
		const all = releases({ 1: null, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4 });
		expect(planPruning(all, 9, 4)).toEqual([1, 5]);
	});

	it('keeps the current one however old it is', () => {
		expect(planPruning(releases({ 1: null, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 }), 1, 4)).toEqual([2]);
	});

	it('takes a way back that ends at a release that is gone', () => {
		expect(planPruning(releases({ 7: 3, 8: 7 }), 8, 4)).toEqual([]);
	});
});
