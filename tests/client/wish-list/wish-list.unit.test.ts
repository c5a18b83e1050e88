/** What a wish list becomes in storage, and what storage may hold without harm. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStorageArea, setAsideKey } from '../../../client/runtime/storage.ts';
import {
	changeWishes,
	maxWishes,
	mergeWishes,
	readStoredWishList,
	type WishedPiece,
	wishListMaxAgeMs,
	wishListVersion,
	writeStoredWishList,
} from '../../../client/wish-list/wish-list.ts';
import { wishListKey } from '../../../client/wish-list/wish-marks.ts';
import { count } from '../../../commands/testing/counts.ts';
import { createMemoryStorage, type MemoryStorage } from '../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const areaOf = (storage: MemoryStorage) => createStorageArea(() => storage);
const aWish = (id: number): WishedPiece => ({ id, name: `Ring ${id}`, language: 'de' });
const stored = (fields: object) => JSON.stringify({ version: wishListVersion, timestamp: nowMs, pieces: [aWish(1), aWish(2)], ...fields });

test('a list comes back as it was, and an empty one leaves no entry', () => {
	const storage = createMemoryStorage();
	expect(writeStoredWishList(areaOf(storage), [aWish(2), aWish(1)], nowMs)).toBe(true);
	expect(readStoredWishList(areaOf(storage), nowMs)).toEqual({ kind: 'found', pieces: [aWish(2), aWish(1)] });
	expect(writeStoredWishList(areaOf(storage), [], nowMs)).toBe(true);
	expect(storage.values.size).toBe(0);
	expect(readStoredWishList(areaOf(storage), nowMs)).toEqual({ kind: 'none' });
});

test('a list that nobody changed for a year is forgotten, one a moment younger is not', () => {
	const storage = createMemoryStorage({ [wishListKey]: stored({}) });
	expect(readStoredWishList(areaOf(storage), nowMs + wishListMaxAgeMs)).toMatchObject({ kind: 'found' });
	expect(readStoredWishList(areaOf(storage), nowMs + wishListMaxAgeMs + 1)).toEqual({ kind: 'none' });
	expect(storage.values.size).toBe(0);
});

describe('what cannot be read is set aside and not thrown', () => {
	test.each([
		['text that is no JSON', '{"pieces": ['],
		['null', 'null'],
		['an older version', stored({ version: wishListVersion - 1 })],
		['no version', stored({ version: undefined })],
		['no date', stored({ timestamp: null })],
		['no list', stored({ pieces: {} })],
		['a piece without a name', stored({ pieces: [{ id: 1, language: 'de' }] })],
		['a piece in a language that there is not', stored({ pieces: [{ ...aWish(1), language: 'xx' }] })],
		['half an id', stored({ pieces: [aWish(1.5)] })],
		['a piece twice', stored({ pieces: [aWish(1), aWish(1)] })],
		['more than anybody wishes for', stored({ pieces: Array.from({ length: maxWishes + 1 }, (_, id) => aWish(id + 1)) })],
	])('%s', (_what, text) => {
		const storage = createMemoryStorage({ [wishListKey]: text });
		expect(readStoredWishList(areaOf(storage), nowMs)).toEqual({ kind: 'unreadable' });
		expect(Object.fromEntries(storage.values)).toEqual({ [setAsideKey(wishListKey)]: text });
	});

	test('the first such value is kept, and it stays where it is when there is no room', () => {
		const storage = createMemoryStorage({ [wishListKey]: 'second', [setAsideKey(wishListKey)]: 'first' });
		readStoredWishList(areaOf(storage), nowMs);
		expect(Object.fromEntries(storage.values)).toEqual({ [setAsideKey(wishListKey)]: 'first' });
		const full = createMemoryStorage({ [wishListKey]: 'broken' });
		full.fail('setItem');
		expect(readStoredWishList(areaOf(full), nowMs)).toEqual({ kind: 'stuck' });
		expect(writeStoredWishList(areaOf(full), [], nowMs)).toBe(false);
		expect(full.values.get(wishListKey)).toBe('broken');
	});

	test('whatever somebody edited it to', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.json(),
					fc.string(),
					fc.json().map((pieces) => stored({ pieces: JSON.parse(pieces) })),
				),
				(text) => {
					const storage = createMemoryStorage({ [wishListKey]: text });
					const read = readStoredWishList(areaOf(storage), nowMs);
					const kept = storage.values.get(wishListKey) ?? storage.values.get(setAsideKey(wishListKey));
					if (read.kind !== 'none') expect(kept).toBe(text);
					expect('polluted' in {}).toBe(false);
				},
			),
			{ numRuns: count({ usual: 1000, long: 10_000 }) },
		);
	});
});

test('what a newer version of the site stored is neither read nor moved nor replaced', () => {
	const newer = stored({ version: wishListVersion + 1 });
	const storage = createMemoryStorage({ [wishListKey]: newer });
	expect(readStoredWishList(areaOf(storage), nowMs)).toEqual({ kind: 'foreign' });
	expect(writeStoredWishList(areaOf(storage), [aWish(1)], nowMs)).toBe(false);
	expect(writeStoredWishList(areaOf(storage), [], nowMs)).toBe(false);
	expect(Object.fromEntries(storage.values)).toEqual({ [wishListKey]: newer });
});

describe('changes', () => {
	test('put the newest first, take off what is there, and let the oldest give way', () => {
		const one = changeWishes([], { type: 'toggle', piece: aWish(1) });
		const two = changeWishes(one, { type: 'toggle', piece: aWish(2) });
		expect(two.map(({ id }) => id)).toEqual([2, 1]);
		expect(changeWishes(two, { type: 'toggle', piece: aWish(1) }).map(({ id }) => id)).toEqual([2]);
		const full = Array.from({ length: maxWishes }, (_, id) => aWish(id + 1));
		const more = changeWishes(full, { type: 'toggle', piece: aWish(5000) });
		expect(more).toHaveLength(maxWishes);
		expect([more[0]?.id, more.at(-1)?.id]).toEqual([5000, maxWishes - 1]);
	});

	test('that remove nothing give the same list', () => {
		const list = [aWish(1)];
		expect(changeWishes(list, { type: 'remove', ids: [2] })).toBe(list);
		expect(changeWishes(list, { type: 'remove', ids: [1, 2] })).toEqual([]);
	});
});

test('lists that two tabs changed apart come together: what either put on it stays, what either took off goes', () => {
	const base = [aWish(1), aWish(2), aWish(3)];
	const merge = (mine: readonly number[], theirs: readonly number[]) =>
		mergeWishes({ base, mine: mine.map(aWish), theirs: theirs.map(aWish) }).map(({ id }) => id);
	expect(merge([5, 1, 3], [4, 1, 2])).toEqual([5, 4, 1]);
	expect(merge([5, 1, 2, 3], [5, 1, 2, 3])).toEqual([5, 1, 2, 3]);
	const theirs = [aWish(9), ...base];
	expect(mergeWishes({ base, mine: base, theirs })).toBe(theirs);
});
