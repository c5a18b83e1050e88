/** Products looked at: noted only where that is wished, read only as far as they can be believed. */
import { expect, test } from 'vitest';
import { createStorageArea, type StorageArea } from '../../../client/runtime/storage.ts';
import { recentKey } from '../../../client/suggestions/recent-key.ts';
import { clearRecent, noteRecent, readRecent, recentMaxAgeMs } from '../../../client/suggestions/recent-pieces.ts';

const day = 86_400_000;

function anArea(text: string | null = null): StorageArea & { readonly text: () => string | null } {
	let stored = text;
	return {
		text: () => stored,
		read: () => ({ value: stored }),
		write(_key, value) {
			stored = value;
			return true;
		},
		remove() {
			stored = null;
			return true;
		},
	};
}

test('notes nothing before somebody wishes it, and nothing after that is taken back', () => {
	const area = anArea();
	expect(noteRecent(area, 1, 0)).toBe(false);
	expect([area.text(), readRecent(area, 0)]).toEqual([null, null]);
	noteRecent(area, 1, 1, true);
	noteRecent(area, 2, 2);
	expect(readRecent(area, 3)).toEqual([2, 1]);
	clearRecent(area);
	expect(noteRecent(area, 3, 4)).toBe(false);
	expect(area.text()).toBeNull();
});

test('keeps each piece once, the last twelve, for 30 days', () => {
	const area = anArea();
	noteRecent(area, 1, 0, true);
	for (let id = 2; id <= 14; id += 1) noteRecent(area, id, id * day);
	noteRecent(area, 10, 15 * day);
	expect(readRecent(area, 15 * day)).toEqual([10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3]);
	expect(readRecent(area, 8 * day + recentMaxAgeMs)).toEqual([10, 14, 13, 12, 11, 9, 8]);
});

test.each(['', '{', '7', '{"version":1}', '{"version":1,"viewed":[{"id":"1","at":1},{"id":1.5,"at":1},null,{"id":3}]}'])(
	'takes %s for a wish, and nothing more',
	(text) => {
		const area = anArea(text);
		expect(readRecent(area, 0)).toEqual([]);
		expect(noteRecent(area, 5, 1)).toBe(true);
		expect(readRecent(area, 1)).toEqual([5]);
	},
);

test("leaves a newer version's list alone", () => {
	const text = JSON.stringify({ version: 2, viewed: [{ id: 1, at: 1 }] });
	const area = anArea(text);
	expect([noteRecent(area, 5, 1), area.text(), readRecent(area, 1)]).toEqual([false, text, []]);
});

test('does without storage that throws', () => {
	const area = createStorageArea(() => {
		throw new Error(recentKey);
	});
	expect([noteRecent(area, 1, 0, true), readRecent(area, 0), clearRecent(area)]).toEqual([false, null, false]);
});
