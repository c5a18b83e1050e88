/** The cart in a browser: restored, changed one action at a time, shared by tabs, and kept in memory where storage fails. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AttachedCart, attachCart } from '../../../client/storage/attach-cart.ts';
import { createStorageArea } from '../../../client/storage/storage-area.ts';
import { type Cart, cartStatusStore, cartStore, emptyCart } from '../../../client/stores/cart.ts';
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

const restored = () => vi.waitFor(() => expect(cartStatusStore.get().phase).toBe('success'));
const countInStorage = (storage: MemoryStorage): unknown => JSON.parse(storage.values.get(storageKeys.cart) ?? 'null')?.totalCount;

beforeEach(() => {
	cartStore.set(cartStore.initial);
	cartStatusStore.set(cartStatusStore.initial);
});
afterEach(() => {
	for (const cart of attached.splice(0)) cart.detach();
});

test('restores what an earlier visit left', async () => {
	const storage = createMemoryStorage();
	await attach(storage).dispatch(anAddAction({ count: 2 }));
	cartStore.set(emptyCart);
	cartStatusStore.set(cartStatusStore.initial);
	attach(storage);
	await restored();
	expect(cartStore.get()).toMatchObject({ totalCount: 2, totalPriceBrutto: '200.00', timestamp: nowMs });
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
		await vi.waitFor(() => expect(cartStore.get()).toMatchObject({ totalCount: 4, totalPriceBrutto: '400.00' }));
	});

	test.each([storageKeys.cart, null])('emptying there empties here (key %s)', async (key) => {
		const { storage, events } = await withOneLine();
		storage.values.clear();
		events.dispatchEvent(storageEvent(key));
		await vi.waitFor(() => expect(cartStore.get()).toEqual(emptyCart));
	});

	test('coming back from the back/forward cache reads again', async () => {
		const { storage, events } = await withOneLine();
		storage.values.clear();
		events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		await vi.waitFor(() => expect(cartStore.get()).toEqual(emptyCart));
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
		await vi.waitFor(() => expect(cartStatusStore.get().kept).toBe('memory'));
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
