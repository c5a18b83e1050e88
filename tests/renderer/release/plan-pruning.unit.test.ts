import { describe, expect, it } from 'vitest';
import { planPruning } from '../../../renderer/release/plan-pruning.ts';
import type { Release } from '../../../renderer/release/release-record.ts';

/** Releases by number, each with the one that was current before it and the count of the switch that made it current last. */
function releases(known: Readonly<Record<number, readonly [before: number | null, switched: number]>>): Release[] {
	return Object.entries(known).map(([number, [before, switched]]) => ({
		number: Number(number),
		before,
		switched,
		version: 1,
		madeAt: '',
		precompressed: false,
		snapshot: null,
		files: [],
	}));
}

const inARow = releases({ 1: [null, 1], 2: [1, 2], 3: [2, 3], 4: [3, 4], 5: [4, 5], 6: [5, 6] });

describe('planPruning', () => {
	it('keeps as many as asked for', () => {
		expect(planPruning(inARow, 6, 4)).toEqual([1, 2]);
		expect(planPruning(inARow.slice(0, 3), 3, 4)).toEqual([]);
	});

	it('keeps the way back beside those that were served last', () => {
		// 5 to 8 were rolled back, each to 4.
		const all = releases({ 1: [null, 1], 2: [1, 2], 3: [2, 3], 4: [3, 12], 5: [4, 5], 6: [4, 7], 7: [4, 9], 8: [4, 11], 9: [4, 13] });
		expect(planPruning(all, 9, 4)).toEqual([1, 5, 6]);
	});

	it('keeps what was served last, however old it is and wherever the way back leads', () => {
		// From 8 it went back to 4, 3 and 2, and forward to 9.
		const all = releases({ 1: [null, 1], 2: [1, 11], 3: [2, 10], 4: [3, 9], 6: [4, 6], 7: [6, 7], 8: [7, 8], 9: [2, 12] });
		expect(planPruning(all, 9, 4)).toEqual([6, 7, 8]);
	});

	it('keeps the current one, even where a run was killed that was about to switch to another', () => {
		expect(planPruning(inARow, 1, 4)).toEqual([2]);
	});

	it('takes a way back that ends at a release that is gone', () => {
		expect(planPruning(releases({ 7: [3, 7], 8: [7, 8] }), 8, 4)).toEqual([]);
	});
});
