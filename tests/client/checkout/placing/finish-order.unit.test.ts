/** A purchase ends once, in however many tabs, and the cart gives up what was ordered and nothing else. */
import { beforeEach, expect, test, vi } from 'vitest';
import { attachCart } from '../../../../client/cart/attach-cart.ts';
import { cartStatusStore, cartStore } from '../../../../client/cart/cart.ts';
import { readStoredCart } from '../../../../client/cart/persistent-cart.ts';
import { type PlacedOrder, placedOrderStore } from '../../../../client/checkout/placed-order.ts';
import { finishOrder } from '../../../../client/checkout/placing/finish-order.ts';
import { readPlacedOrder, writePlacedOrder } from '../../../../client/checkout/storage/stored-order.ts';
import { createStorageArea, type StorageArea } from '../../../../client/runtime/storage.ts';
import { aCartProduct, anAddAction } from '../../../builders/cart.ts';
import { aPlacedOrder, aPlacedPayment } from '../../../builders/placed-order.ts';
import { createMemoryLocks } from '../../runtime/memory-locks.ts';
import { createMemoryStorage } from '../../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const order = aPlacedOrder({ lines: aPlacedOrder().lines.map((line) => ({ ...line, product: 1, personalization: null, count: 1 })) });
let shared: StorageArea;
let locks: Pick<LockManager, 'request'>;

/** What one tab does, with a cart of its own kind before the storage of all. */
function openTab() {
	const areas = { tab: createStorageArea(() => createMemoryStorage()), shared };
	const cart = attachCart({ area: shared, locks, events: new EventTarget(), nowMs: () => nowMs });
	const resetCheckout = vi.fn();
	const finish = (placed: PlacedOrder) => finishOrder(placed, { cart, areas, locks, resetCheckout, nowMs: () => nowMs });
	return { areas, cart, finish, resetCheckout };
}

const add = (product: number, count = 1) => anAddAction({ product: aCartProduct({ id: product }), count });

function piecesLeft(): readonly (readonly [product: number, count: number])[] {
	const stored = readStoredCart(shared, nowMs);
	return stored.kind === 'found' ? stored.cart.products.map(({ product, count }) => [product.id, count] as const) : [];
}

beforeEach(() => {
	const storage = createMemoryStorage();
	shared = createStorageArea(() => storage);
	locks = createMemoryLocks();
	cartStore.set(cartStore.initial);
	cartStatusStore.set(cartStatusStore.initial);
	placedOrderStore.set(null);
});

test('the cart gives up what was ordered, also to a tab that has never read it', async () => {
	await openTab().cart.dispatch(add(1, 3));
	await openTab().cart.dispatch(add(2));
	const { finish, areas, resetCheckout } = openTab();
	expect((await finish(order)).isFinished).toBe(true);
	expect([piecesLeft(), readPlacedOrder(areas, nowMs)?.isFinished, resetCheckout.mock.calls.length]).toEqual([
		[
			[1, 2],
			[2, 1],
		],
		true,
		1,
	]);
});

test('what another tab puts into the cart at that moment stays', async () => {
	const [one, other] = [openTab(), openTab()];
	await one.cart.dispatch(add(1));
	await Promise.all([one.finish(order), other.cart.dispatch(add(1)), other.cart.dispatch(add(2))]);
	expect(piecesLeft()).toEqual([
		[1, 1],
		[2, 1],
	]);
});

test('two tabs end one purchase once, whatever the second one knows of it', async () => {
	const [one, other] = [openTab(), openTab()];
	await one.cart.dispatch(add(1, 4));
	const confirmed = { ...order, payment: aPlacedPayment({ kind: 'paypal', state: 'confirmed' }) };
	writePlacedOrder(one.areas, confirmed, nowMs);
	writePlacedOrder(other.areas, confirmed, nowMs);
	await Promise.all([one.finish(confirmed), other.finish(confirmed)]);
	expect((await other.finish(confirmed)).isFinished).toBe(true);
	expect([piecesLeft(), one.resetCheckout.mock.calls.length + other.resetCheckout.mock.calls.length]).toEqual([[[1, 3]], 1]);
});

test('an order that ends does not fall behind what another tab knows of its payment', async () => {
	const [one, other] = [openTab(), openTab()];
	const open = { ...order, payment: aPlacedPayment({ kind: 'paypal' }) };
	writePlacedOrder(other.areas, { ...open, payment: { ...open.payment, state: 'confirmed' } }, nowMs);
	expect(await one.finish(open)).toMatchObject({ isFinished: true, payment: { state: 'confirmed' } });
});

test('what cannot be taken off the cart is no end: called again, it goes on', async () => {
	const { cart, finish, resetCheckout } = openTab();
	await cart.dispatch(add(1, 2));
	const broken = vi.spyOn(cart, 'dispatch').mockRejectedValueOnce(new Error('no code'));
	await expect(finish(order)).rejects.toThrow('no code');
	expect([piecesLeft(), resetCheckout.mock.calls.length, placedOrderStore.get()]).toEqual([[[1, 2]], 0, null]);
	broken.mockRestore();
	await finish(order);
	expect(piecesLeft()).toEqual([[1, 1]]);
});
