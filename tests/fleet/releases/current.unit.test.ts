import { describe, expect, it } from 'vitest';
import { type Current, noRelease, readCurrent, replaceCurrent, withRelease } from '../../../fleet/releases/current.ts';
import { StorageFailed } from '../../../fleet/storage/bucket.ts';
import { createMemoryBucket } from '../../support/memory-bucket.ts';

const shop = 'juwelier.example';
const empty: Current = { ...noRelease, run: 'first' };
const [minuteMs, dayMs] = [60_000, 86_400_000];

/** Numbers of the releases that are kept when each is published at one of these times. */
function keptOf(timesMs: readonly number[]): readonly number[] {
	let current = empty;
	for (const ms of timesMs) {
		current = { ...current, releases: withRelease(current, { site: '', content: '', publishedAt: new Date(ms).toISOString() }) };
	}
	return current.releases.map(({ number }) => number);
}

describe('releases', () => {
	it('stay five, however old', () => {
		expect(keptOf([0, 1, 2, 3, 4, 5, 6].map((day) => day * dayMs))).toEqual([7, 6, 5, 4, 3]);
	});

	it('stay for a day after another one took their place: until then, visitors had opened them', () => {
		const edits = [0, 1, 2, 3, 4, 5, 6].map((minute) => 3 * dayMs + minute * minuteMs);
		expect(keptOf([0, ...edits])).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
		expect(keptOf([0, ...edits, 4.5 * dayMs])).toEqual([9, 8, 7, 6, 5]);
	});

	it('stay fifty at most', () => {
		expect(keptOf(Array.from({ length: 80 }, (_, minute) => minute * minuteMs))).toHaveLength(50);
	});
});

describe('current', () => {
	it('is not replaced where another run came first', async () => {
		const bucket = createMemoryBucket();
		expect(await replaceCurrent(bucket, shop, empty, null)).toBe(true);
		const read = await readCurrent(bucket, shop);
		expect(await replaceCurrent(bucket, shop, { ...empty, run: 'second' }, read?.etag ?? null)).toBe(true);
		expect(await replaceCurrent(bucket, shop, { ...empty, run: 'third' }, read?.etag ?? null)).toBe(false);
	});

	it('that the storage refuses to replace, although nobody else did, is a failure of the storage, and no race to begin again after', async () => {
		const bucket = createMemoryBucket();
		await replaceCurrent(bucket, shop, empty, null);
		const read = await readCurrent(bucket, shop);
		const refusing = { ...bucket, replace: async () => false };
		await expect(replaceCurrent(refusing, shop, { ...empty, run: 'second' }, read?.etag ?? null)).rejects.toThrow(StorageFailed);
	});
});
