/** The cart in a browser: restored, changed one action at a time, shared by tabs, and kept in memory where storage fails. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AttachedCart, attachCart, type CartSurroundings } from '../../../client/storage/attach-cart.ts';
import { cartMaxAgeMs } from '../../../client/storage/cart-envelope.ts';
import * as engine from '../../../client/storage/persistent-cart.ts';
import { createStorageArea } from '../../../client/storage/storage-area.ts';
import { type Cart, cartCountStore, cartStatusStore, cartStore, emptyCart } from '../../../client/stores/cart.ts';
import { storageKeys } from '../../../site/constants.ts';
import { aCartProduct, anAddAction } from '../../builders/cart.ts';
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts';

const nowMs = 1_700_000_000_000;
const attached: AttachedCart[] = [];

function attach(storage: MemoryStorage, events = new EventTarget(), locks?: LockManager): AttachedCart {
	const cart = attachCart({ area: createStorageArea(() => storage), locks, events, nowMs: () => nowMs });
	cart.start();
	attached.push(cart);
	return cart;
}

/** What takes milliseconds takes a busy machine a second and more. */
const patient = { timeout: 10_000 };

const restored = () => vi.waitFor(() => expect(cartStatusStore.get().phase).toBe('success'), patient);
const countInStorage = (storage: MemoryStorage): unknown => JSON.parse(storage.values.get(storageKeys.cart) ?? 'null')?.totalCount;

beforeEach(() => {
	cartStore.set(cartStore.initial);
	cartCountStore.set(cartCountStore.initial);
	cartStatusStore.set(cartStatusStore.initial);
});
afterEach(() => {
	vi.useRealTimers();
	for (const cart of attached.splice(0)) cart.detach();
});

test('restores what an earlier visit left', async () => {
	const storage = createMemoryStorage();
	await attach(storage).dispatch(anAddAction({ count: 2 }));
	cartStore.set(emptyCart);
	cartStatusStore.set(cartStatusStore.initial);
	attach(storage).restore();
	await restored();
	expect(cartStore.get()).toMatchObject({ totalCount: 2, totalPriceBrutto: '200.00', timestamp: nowMs });
});

describe('the cart’s code', () => {
	/** Attached anew, as after a reload, with a watch on when the code is loaded. */
	function reload(storage: MemoryStorage, options: Partial<CartSurroundings> = {}) {
		cartStore.set(cartStore.initial);
		cartCountStore.set(cartCountStore.initial);
		cartStatusStore.set(cartStatusStore.initial);
		const importEngine = vi.fn(async () => engine);
		const area = createStorageArea(() => storage);
		const cart = attachCart({ area, locks: undefined, events: new EventTarget(), nowMs: () => nowMs, importEngine, ...options });
		attached.push(cart);
		return { cart, importEngine };
	}
	async function aFilledStorage(): Promise<MemoryStorage> {
		const storage = createMemoryStorage();
		await attach(storage).dispatch(anAddAction({ count: 2 }));
		return storage;
	}
	const change = (storage: MemoryStorage, changes: object) =>
		storage.values.set(storageKeys.cart, JSON.stringify({ ...JSON.parse(storage.values.get(storageKeys.cart) ?? ''), ...changes }));

	test('is not needed to show how many pieces the cart holds, here or in another tab', async () => {
		const storage = await aFilledStorage();
		const events = new EventTarget();
		const { cart, importEngine } = reload(storage, { events });
		cart.start();
		expect(cartCountStore.get()).toBe(2);
		change(storage, { totalCount: 3 });
		events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.cart }));
		expect(cartCountStore.get()).toBe(3);
		storage.values.clear();
		events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
		expect(cartCountStore.get()).toBe(0);
		expect(importEngine).not.toHaveBeenCalled();
		expect(cartStatusStore.get().phase).toBe('idle');
	});

	test.each([
		['is too old', { timestamp: nowMs - cartMaxAgeMs - 1 }, 0],
		['has no count', { totalCount: null }, 2],
		['has half a piece', { totalCount: 1.5 }, 2],
		['has a negative count', { totalCount: -1 }, 2],
		['has no date', { timestamp: null }, 0],
		['has another version', { version: 0 }, 0],
	])('decides when what is stored %s', async (_what, changes, count) => {
		const storage = await aFilledStorage();
		change(storage, changes);
		const { cart, importEngine } = reload(storage);
		cart.start();
		await restored();
		expect(importEngine).toHaveBeenCalledOnce();
		expect(cartCountStore.get()).toBe(count);
	});

	test('is loaded when the lines are asked for, unless there are none', async () => {
		const filled = reload(await aFilledStorage());
		filled.cart.restore();
		filled.cart.start();
		await restored();
		expect([cartStore.get().totalCount, cartCountStore.get()]).toEqual([2, 2]);
		expect(filled.importEngine).toHaveBeenCalledOnce();

		const empty = reload(createMemoryStorage());
		empty.cart.restore();
		await restored();
		expect([cartStore.get().totalCount, cartCountStore.get()]).toEqual([0, 0]);
		expect(empty.importEngine).not.toHaveBeenCalled();
	});

	test('that fails can be asked for again', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		const { cart, importEngine } = reload(await aFilledStorage());
		importEngine.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		cart.restore();
		expect(cartStatusStore.get().phase).toBe('loading');
		await vi.waitFor(() => expect(cartStatusStore.get().phase).toBe('error'), patient);
		cart.restore();
		expect(cartStatusStore.get().phase).toBe('loading');
		await restored();
		expect(cartStore.get().totalCount).toBe(2);
	});

	test('that never comes fails the change that waits for it, and holds up no other', async () => {
		vi.useFakeTimers();
		const storage = await aFilledStorage();
		const { cart, importEngine } = reload(storage);
		importEngine.mockReturnValueOnce(new Promise(() => {}));
		const first = expect(cart.dispatch(anAddAction())).rejects.toThrow('8000 ms');
		const second = cart.dispatch(anAddAction());
		await vi.advanceTimersByTimeAsync(8000);
		await first;
		await second;
		expect(countInStorage(storage)).toBe(3);
	});
});

test('removes the entry when the last piece goes', async () => {
	const storage = createMemoryStorage();
	const { dispatch } = attach(storage);
	await dispatch(anAddAction());
	expect(countInStorage(storage)).toBe(1);
	await dispatch({ type: 'remove', cartId: 1 });
	expect(storage.values.has(storageKeys.cart)).toBe(false);
});

test('actions given at once all count', async () => {
	const storage = createMemoryStorage();
	const { dispatch } = attach(storage);
	await Promise.all(Array.from({ length: 5 }, () => dispatch(anAddAction())));
	expect(cartStore.get()).toMatchObject({ totalCount: 5, products: [{ cartId: 1 }] });
});

test('starts from what another tab has stored, though its event has not arrived', async () => {
	const storage = createMemoryStorage();
	const { dispatch } = attach(storage);
	await dispatch(anAddAction());
	const seenHere: Cart = cartStore.get();
	await dispatch(anAddAction({ product: aCartProduct({ id: 2 }) }));
	cartStore.set(seenHere);
	await dispatch(anAddAction({ product: aCartProduct({ id: 3 }) }));
	expect(cartStore.get().products.map(({ cartId, product }) => [cartId, product.id])).toEqual([
		[1, 1],
		[2, 2],
		[3, 3],
	]);
});

test('changes happen under the lock of the cart', async () => {
	const storage = createMemoryStorage();
	const names: string[] = [];
	const locks = {
		request: async (name: string, callback: () => unknown) => {
			names.push(name);
			expect(countInStorage(storage)).toBeUndefined();
			return callback();
		},
	} as LockManager;
	await attach(storage, undefined, locks).dispatch(anAddAction());
	expect(names).toEqual([storageKeys.cart]);
	expect(countInStorage(storage)).toBe(1);
});

describe('other tabs', () => {
	async function withOneLine() {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		await attach(storage, events).dispatch(anAddAction());
		return { storage, events };
	}
	const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

	test('adding there shows here', async () => {
		const { storage, events } = await withOneLine();
		const value = JSON.parse(storage.values.get(storageKeys.cart) ?? '');
		value.products[0].count = 4;
		storage.values.set(storageKeys.cart, JSON.stringify(value));
		events.dispatchEvent(storageEvent(storageKeys.cart));
		await vi.waitFor(() => expect(cartStore.get()).toMatchObject({ totalCount: 4, totalPriceBrutto: '400.00' }), patient);
	});

	test.each([storageKeys.cart, null])('emptying there empties here (key %s)', async (key) => {
		const { storage, events } = await withOneLine();
		storage.values.clear();
		events.dispatchEvent(storageEvent(key));
		await vi.waitFor(() => expect(cartStore.get()).toEqual(emptyCart), patient);
	});

	test('coming back from the back/forward cache reads again', async () => {
		const { storage, events } = await withOneLine();
		storage.values.clear();
		events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		await vi.waitFor(() => expect(cartStore.get()).toEqual(emptyCart), patient);
	});

	test('other keys are none of its business', async () => {
		const { storage, events } = await withOneLine();
		storage.values.clear();
		events.dispatchEvent(storageEvent('int-checkout'));
		await new Promise((done) => setTimeout(done, 20));
		expect(cartStore.get().totalCount).toBe(1);
	});
});

describe('storage that fails', () => {
	test('from the start: the cart lives in memory and says so', async () => {
		const storage = createMemoryStorage();
		storage.fail('getItem', 'setItem', 'removeItem');
		const { dispatch } = attach(storage);
		await restored();
		expect(cartStatusStore.get().kept).toBe('memory');
		await dispatch(anAddAction());
		await dispatch(anAddAction());
		expect(cartStore.get().totalCount).toBe(2);
	});

	test('when full: what it held and what was added are both kept, and stored once there is room', async () => {
		const storage = createMemoryStorage();
		const { dispatch } = attach(storage);
		await dispatch(anAddAction());
		storage.fail('setItem');
		await dispatch(anAddAction());
		await dispatch(anAddAction());
		expect(cartStore.get().totalCount).toBe(3);
		expect(cartStatusStore.get().kept).toBe('memory');
		expect(countInStorage(storage)).toBe(1);
		storage.fail();
		await dispatch(anAddAction());
		expect(cartStatusStore.get().kept).toBe('stored');
		expect(countInStorage(storage)).toBe(4);
	});

	test('taken over by a newer version in another tab: its cart is left alone, and this one lives in memory and says so', async () => {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		const { dispatch } = attach(storage, events);
		await dispatch(anAddAction());
		const newer = JSON.stringify({ version: 2, products: [] });
		storage.values.set(storageKeys.cart, newer);
		events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.cart }));
		await vi.waitFor(() => expect(cartStatusStore.get().kept).toBe('memory'), patient);
		await dispatch(anAddAction());
		await dispatch(anAddAction());
		expect(cartStore.get().totalCount).toBe(3);
		expect(Object.fromEntries(storage.values)).toEqual({ [storageKeys.cart]: newer });
	});

	test('broken by somebody else: the open page keeps its lines', async () => {
		const storage = createMemoryStorage();
		const { dispatch } = attach(storage);
		await dispatch(anAddAction());
		storage.values.set(storageKeys.cart, 'broken');
		await dispatch(anAddAction());
		expect(cartStore.get().totalCount).toBe(2);
		expect(countInStorage(storage)).toBe(2);
	});
});
