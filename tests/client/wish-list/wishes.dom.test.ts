/** The wish list in a browser: restored, changed under a lock, shared by tabs, and kept in memory where storage fails. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { type WishedPiece, wishListStore } from '../../../client/wish-list/wish-list.ts';
import { wishListKey } from '../../../client/wish-list/wish-marks.ts';
import { changeWishList, startWishes, type WishSurroundings } from '../../../client/wish-list/wishes.ts';
import { createMemoryStorage, type MemoryStorage } from '../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const aWish = (id: number): WishedPiece => ({ id, name: `Ring ${id}`, language: 'de' });

function surround(storage: MemoryStorage, events = new EventTarget()): WishSurroundings {
	return { area: createStorageArea(() => storage), locks: undefined, events, nowMs: () => nowMs };
}
const wish = (surroundings: WishSurroundings, id: number) => changeWishList(surroundings, { type: 'toggle', piece: aWish(id) });
const shown = (): number[] => wishListStore.get().pieces.map(({ id }) => id);
const inStorage = (storage: MemoryStorage): number[] =>
	(JSON.parse(storage.values.get(wishListKey) ?? '{"pieces":[]}').pieces as WishedPiece[]).map(({ id }) => id);
const store = (storage: MemoryStorage, ids: readonly number[]) =>
	storage.values.set(wishListKey, JSON.stringify({ version: 1, timestamp: nowMs, pieces: ids.map(aWish) }));

beforeEach(() => wishListStore.set(wishListStore.initial));

test('restores what an earlier visit left, and stores what changes', async () => {
	const storage = createMemoryStorage();
	store(storage, [7]);
	const surroundings = surround(storage);
	startWishes(surroundings);
	expect(shown()).toEqual([7]);
	await wish(surroundings, 8);
	expect(shown()).toEqual([8, 7]);
	expect(inStorage(storage)).toEqual([8, 7]);
	await wish(surroundings, 8);
	await wish(surroundings, 7);
	expect(storage.values.size).toBe(0);
});

describe('other tabs', () => {
	test.each([
		['storage', { key: wishListKey }],
		['storage', { key: null }],
		['pageshow', { persisted: true }],
	])('what they did is seen after %s %o', (type, fields) => {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		startWishes(surround(storage, events));
		store(storage, [3]);
		events.dispatchEvent(Object.assign(new Event(type), fields));
		expect(shown()).toEqual([3]);
	});

	test('other keys and pages that are loaded are none of its business', () => {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		startWishes(surround(storage, events));
		store(storage, [3]);
		events.dispatchEvent(Object.assign(new Event('storage'), { key: 'int-cart' }));
		events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
		expect(shown()).toEqual([]);
	});

	test('a change starts from what they have stored, also where nobody has told of it', async () => {
		const storage = createMemoryStorage();
		const surroundings = surround(storage);
		startWishes(surroundings);
		store(storage, [3]);
		await wish(surroundings, 4);
		expect(inStorage(storage)).toEqual([4, 3]);
	});

	test('a change waits for its turn', async () => {
		const storage = createMemoryStorage();
		const asked: string[] = [];
		const gate = Promise.withResolvers<void>();
		const locks = {
			request: async (name: string, work: () => void) => {
				asked.push(name);
				await gate.promise;
				work();
			},
		} as unknown as LockManager;
		const changed = changeWishList({ ...surround(storage), locks }, { type: 'toggle', piece: aWish(1) });
		expect([asked, shown()]).toEqual([[wishListKey], []]);
		store(storage, [2]);
		gate.resolve();
		await changed;
		expect(inStorage(storage)).toEqual([1, 2]);
	});
});

describe('storage that fails', () => {
	test('from the start: the list lives in memory and says so', async () => {
		const storage = createMemoryStorage();
		storage.fail('getItem', 'setItem', 'removeItem');
		const surroundings = surround(storage);
		startWishes(surroundings);
		expect(wishListStore.get().kept).toBe('memory');
		await wish(surroundings, 1);
		await wish(surroundings, 2);
		expect(shown()).toEqual([2, 1]);
	});

	test('when full: what it held and what was added are both kept, and stored once there is room', async () => {
		const storage = createMemoryStorage();
		const surroundings = surround(storage);
		await wish(surroundings, 1);
		storage.fail('setItem');
		await wish(surroundings, 2);
		expect([shown(), wishListStore.get().kept]).toEqual([[2, 1], 'memory']);
		storage.fail();
		await wish(surroundings, 3);
		expect([inStorage(storage), wishListStore.get().kept]).toEqual([[3, 2, 1], 'stored']);
	});

	test('when full for a moment: what another tab stored meanwhile stays, and so does what could not be stored', async () => {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		const surroundings = surround(storage, events);
		startWishes(surroundings);
		await wish(surroundings, 1);
		await wish(surroundings, 5);
		storage.fail('setItem');
		await wish(surroundings, 2);
		await wish(surroundings, 5);
		storage.fail();
		store(storage, [3, 5, 1]);
		events.dispatchEvent(Object.assign(new Event('storage'), { key: wishListKey }));
		expect([shown(), wishListStore.get().kept]).toEqual([[2, 3, 1], 'memory']);
		store(storage, [6, 3, 5, 1]);
		await wish(surroundings, 4);
		expect([inStorage(storage), wishListStore.get().kept]).toEqual([[4, 2, 6, 3, 1], 'stored']);
	});

	test('broken and full: the value stays, and the list lives in memory and says so', async () => {
		const storage = createMemoryStorage({ [wishListKey]: 'broken' });
		storage.fail('setItem');
		await wish(surround(storage), 1);
		expect([shown(), wishListStore.get().kept, storage.values.get(wishListKey)]).toEqual([[1], 'memory', 'broken']);
	});

	test('of a newer version: its list is left alone', async () => {
		const newer = JSON.stringify({ version: 2 });
		const storage = createMemoryStorage({ [wishListKey]: newer });
		const surroundings = surround(storage);
		startWishes(surroundings);
		await wish(surroundings, 1);
		expect([shown(), wishListStore.get().kept]).toEqual([[1], 'memory']);
		expect(storage.values.get(wishListKey)).toBe(newer);
	});

	test('broken by somebody else: the open page keeps its pieces', async () => {
		const storage = createMemoryStorage();
		const surroundings = surround(storage);
		await wish(surroundings, 1);
		storage.values.set(wishListKey, 'broken');
		await wish(surroundings, 2);
		expect(inStorage(storage)).toEqual([2, 1]);
	});
});
