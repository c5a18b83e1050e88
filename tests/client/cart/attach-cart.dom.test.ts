/** The cart in a browser: restored, changed one action at a time, shared by tabs, and kept in memory where storage fails. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AttachedCart, attachCart, type CartSurroundings } from '../../../client/cart/attach-cart.ts';
import {
	type Cart,
	type CartAction,
	type CartLine,
	cartCountStore,
	cartMaxAgeMs,
	cartStatusStore,
	cartStore,
	emptyCart,
} from '../../../client/cart/cart.ts';
import * as engine from '../../../client/cart/persistent-cart.ts';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { storageKeys } from '../../../site/constants.ts';
import { aCartProduct, anAddAction } from '../../builders/cart.ts';
import { createMemoryStorage, type MemoryStorage } from '../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const attached: AttachedCart[] = [];

function attach(storage: MemoryStorage, events = new EventTarget(), locks?: LockManager): AttachedCart {
	const cart = attachCart({ area: createStorageArea(() => storage), locks, events, nowMs: () => nowMs });
	cart.start();
	attached.push(cart);
	return cart;
}

/** What takes milliseconds takes a busy machine a second and more. */
const patient = { timeout: 20_000 };

const restored = () => vi.waitFor(() => expect(cartStatusStore.get().phase).toBe('success'), patient);
const countInStorage = (storage: MemoryStorage): unknown => JSON.parse(storage.values.get(storageKeys.cart) ?? 'null')?.totalCount;
/** Id, product and count of each line. */
const piecesIn = (storage: MemoryStorage): unknown =>
	JSON.parse(storage.values.get(storageKeys.cart) ?? '{"products":[]}').products.map((line: CartLine) => [
		...[line.cartId, line.product.id, line.count],
	]);

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
	/** Attached again, as after a reload, with a watch on when the code is loaded. */
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
		const { dispatch } = attach(storage, events);
		await dispatch(anAddAction());
		return { storage, events, dispatch };
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
		await vi.waitFor(() => expect(cartStore.get()).toEqual({ ...emptyCart, lastCartId: 1 }), patient);
	});

	test('coming back from the back/forward cache reads again', async () => {
		const { storage, events } = await withOneLine();
		storage.values.clear();
		events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		await vi.waitFor(() => expect(cartStore.get().products).toEqual([]), patient);
	});

	test('a line is meant by its piece, though another one has its id by now', async () => {
		const { storage, dispatch } = await withOneLine();
		const value = JSON.parse(storage.values.get(storageKeys.cart) ?? '');
		const [line] = value.products;
		value.products = [{ ...line, product: aCartProduct({ id: 2 }) }];
		storage.values.set(storageKeys.cart, JSON.stringify(value));
		await dispatch({ type: 'changeCount', cartId: 1, count: 7 });
		await dispatch({ type: 'remove', cartId: 9 });
		expect(piecesIn(storage)).toEqual([[1, 2, 1]]);
		value.products = [
			{ ...line, product: aCartProduct({ id: 3 }) },
			{ ...line, cartId: 2, product: aCartProduct({ id: 2 }) },
		];
		storage.values.set(storageKeys.cart, JSON.stringify(value));
		await dispatch({ type: 'remove', cartId: 1 });
		expect(piecesIn(storage)).toEqual([[1, 3, 1]]);
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

	test('when full for a moment: what another tab stored meanwhile stays, and so does what could not be stored', async () => {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		const here = attach(storage, events);
		await here.dispatch(anAddAction());
		await here.dispatch(anAddAction({ product: aCartProduct({ id: 5 }) }));
		const { dispatch: there } = attach(storage);
		const store = async (...actions: CartAction[]) => {
			const shown = cartStore.get();
			for (const action of actions) await there(action);
			cartStore.set(shown);
		};
		storage.fail('setItem');
		await here.dispatch(anAddAction({ product: aCartProduct({ id: 3 }), count: 2 }));
		await here.dispatch({ type: 'remove', cartId: 2 });
		expect(piecesIn(storage)).toEqual([
			[1, 1, 1],
			[2, 5, 1],
		]);
		storage.fail();
		await store(anAddAction({ product: aCartProduct({ id: 2 }) }), anAddAction());
		await here.dispatch(anAddAction({ product: aCartProduct({ id: 4 }) }));
		expect(cartStatusStore.get().kept).toBe('stored');
		expect(piecesIn(storage)).toEqual([
			[1, 1, 2],
			[3, 2, 1],
			[4, 3, 2],
			[5, 4, 1],
		]);
	});

	test('when full: what another tab stores is shown beside what is in memory', async () => {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		const { dispatch } = attach(storage, events);
		await dispatch(anAddAction());
		const stored = JSON.parse(storage.values.get(storageKeys.cart) ?? '');
		storage.fail('setItem');
		await dispatch(anAddAction({ product: aCartProduct({ id: 3 }) }));
		stored.products[0].count = 4;
		storage.values.set(storageKeys.cart, JSON.stringify(stored));
		for (const _again of [1, 2]) {
			events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.cart }));
			await vi.waitFor(
				() =>
					expect(cartStore.get().products.map(({ product, count }) => [product.id, count])).toEqual([
						[1, 4],
						[3, 1],
					]),
				patient,
			);
			expect(cartStatusStore.get().kept).toBe('memory');
		}
	});

	test('refused at first: the cart is stored once it is allowed, beside what is there', async () => {
		const storage = createMemoryStorage();
		await attach(storage).dispatch(anAddAction());
		storage.fail('getItem', 'setItem', 'removeItem');
		const { dispatch } = attach(storage);
		await dispatch(anAddAction({ product: aCartProduct({ id: 2 }) }));
		expect(cartStore.get().products.map(({ product }) => product.id)).toEqual([2]);
		storage.fail();
		await dispatch(anAddAction({ product: aCartProduct({ id: 3 }) }));
		expect(piecesIn(storage)).toEqual([
			[1, 1, 1],
			[2, 2, 1],
			[3, 3, 1],
		]);
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

	test('broken while the page only looks: it keeps its lines, says that they are in memory, and stores them with the next change', async () => {
		const storage = createMemoryStorage();
		const events = new EventTarget();
		const { dispatch } = attach(storage, events);
		await dispatch(anAddAction());
		storage.values.set(storageKeys.cart, 'broken');
		events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.cart }));
		await vi.waitFor(() => expect(cartStatusStore.get().kept).toBe('memory'), patient);
		await dispatch(anAddAction());
		expect([cartStore.get().totalCount, countInStorage(storage), cartStatusStore.get().kept]).toEqual([2, 2, 'stored']);
	});

	test('broken and full: the value stays, the cart lives in memory and says so', async () => {
		const storage = createMemoryStorage({ [storageKeys.cart]: 'broken' });
		storage.fail('setItem');
		const { dispatch } = attach(storage);
		await dispatch(anAddAction());
		expect([cartStore.get().totalCount, cartStatusStore.get().kept]).toEqual([1, 'memory']);
		expect(storage.values.get(storageKeys.cart)).toBe('broken');
	});
});
