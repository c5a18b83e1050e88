import { describe, expect, it } from 'vitest';
import { planShards, shardTargetBytes } from '../../../pipeline/snapshot/plan-shards.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';

/** Records of about 1 kB. */
function records(ids: Iterable<number | string>): WireRecord[] {
	return [...ids].map((id) => ({ id, text: 'x'.repeat(1000) }));
}

function range(start: number, end: number): number[] {
	return Array.from({ length: end - start }, (_, index) => start + index);
}

describe('planShards', () => {
	it('keeps a small collection in one file', () => {
		const shards = planShards(records([1, 2]));
		expect(shards.map(({ name, count }) => [name, count])).toEqual([['0-65535', 2]]);
		expect(shards[0]?.text).toMatch(/^\[\n\t\{\n\t\t"id": 1,\n\t\t"text": "x+"\n\t\},/);
		expect(shards[0]?.text.endsWith(']\n')).toBe(true);
	});

	it('splits by halves of id ranges until each is small enough', () => {
		const shards = planShards(records(range(1, 2000)));
		expect(shards.length).toBeGreaterThan(7);
		for (const { text } of shards) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(shardTargetBytes);
		expect(shards.flatMap(({ text }) => JSON.parse(text)).map(({ id }) => id)).toEqual(range(1, 2000));
		for (const { name } of shards) {
			const [first = 0, last = 0] = name.split('-').map(Number);
			expect(Math.log2(last - first + 1) % 1).toBe(0);
			expect(first % (last - first + 1)).toBe(0);
		}
	});

	it('changes one file when a record is added, wherever it is', () => {
		const before = planShards(records(range(1, 2000).filter((id) => id !== 700)));
		const after = planShards(records(range(1, 2000)));
		const old = new Set(before.map(({ text }) => text));
		expect(after.filter(({ text }) => !old.has(text))).toHaveLength(1);
	});

	it('gives a record that is too big a file of its own', () => {
		const shards = planShards([{ id: 4, text: 'x'.repeat(2_000_000) }, ...records([5, 6, 7])]);
		expect(shards.map(({ name, count }) => [name, count])).toEqual([
			['4-4', 1],
			['5-5', 1],
			['6-7', 2],
		]);
	});

	it('cuts records without a number by hash', () => {
		const ids = range(0, 600).map((n) => `file-${n}`);
		expect(planShards(records(ids.slice(0, 3))).map(({ name }) => name)).toEqual(['all']);
		const shards = planShards(records(ids));
		expect(shards.map(({ name }) => name).slice(0, 3)).toEqual(['hash-0', 'hash-1', 'hash-2']);
		expect(shards.reduce((sum, { count }) => sum + count, 0)).toBe(600);
	});

	it('keeps bad ids visible', () => {
		const shards = planShards([{ id: 1 }, { id: -1 }, { id: 1.5 }, { id: null }, {}]);
		expect(shards.map(({ name, count }) => [name, count])).toEqual([
			['0-65535', 1],
			['all', 4],
		]);
	});
});
