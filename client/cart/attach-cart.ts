/** Gives the cart's stores their storage, in the browser and after hydration: restores it, keeps tabs in step, changes it one action at a time. */
import { storageKeys } from '../../site/constants.ts';
import { inTime } from '../runtime/network.ts';
import { followStorage, type StorageArea, type StorageEvents } from '../runtime/storage.ts';
import {
	type CartAction,
	type CartActions,
	type CartChange,
	cartCountStore,
	cartStatusStore,
	cartStore,
	emptyCart,
	readStoredCount,
} from './cart.ts';
import type * as cartEngine from './persistent-cart.ts';

export interface CartSurroundings {
	readonly area: StorageArea;
	/** Undefined where the browser has none: then the last tab to write wins. */
	readonly locks: Pick<LockManager, 'request'> | undefined;
	readonly events: StorageEvents;
	readonly nowMs: () => number;
	/** Loads what reads and changes carts; left out, from its own chunk. */
	readonly importEngine?: () => Promise<typeof cartEngine>;
	/** Hears of each product that was put into the cart, once it is shown. */
	readonly onAdd?: (added: AddAction, change: CartChange) => void;
}

export type AddAction = Extract<CartAction, { type: 'add' }>;

export interface AttachedCart extends CartActions {
	/** Shows the cart's count and follows other tabs from now on: after hydration, so that the first render is the server's. */
	start(): void;
	detach(): void;
}

/** A chunk that has not come by now is given up, so that the visitor can try again and no later change waits for it. */
const engineTimeoutMs = 8000;

export function attachCart(surroundings: CartSurroundings): AttachedCart {
	const { area, locks, events, nowMs, onAdd, importEngine = () => import('./persistent-cart.ts') } = surroundings;
	const loadEngine = () => inTime(importEngine(), engineTimeoutMs);
	let queue: Promise<unknown> = Promise.resolve();
	let memory: cartEngine.KeptCart = { cart: emptyCart, kept: 'stored', base: emptyCart };
	let stop = (): void => {};

	/** One after the other, so that no change starts from a cart that another one is about to replace. */
	const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
		const result = queue.then(work);
		queue = result.catch(() => undefined); // the caller of `inTurn` has the error
		return result;
	};
	const show = (shown: cartEngine.KeptCart): void => {
		memory = shown;
		const { cart, kept } = shown;
		cartStore.set(cart);
		cartCountStore.set(cart.totalCount);
		cartStatusStore.set({ phase: 'success', kept });
	};
	const enter = (phase: 'loading' | 'error'): void => cartStatusStore.set({ ...cartStatusStore.get(), phase });

	const readLines = async (): Promise<void> => {
		const isFirst = memory.cart === emptyCart && memory.kept === 'stored';
		if (isFirst && readStoredCount(area, nowMs()) === 0) return show(memory);
		const { restoreCart } = await loadEngine();
		show(restoreCart(area, memory, nowMs()));
	};
	const restore = (): void => {
		if (cartStatusStore.get().phase !== 'success') enter('loading');
		inTurn(readLines).catch((error: unknown) => {
			enter('error');
			console.error('The cart could not be restored', error);
		});
	};
	/** Until the page needs the lines, their count is enough. */
	const follow = (): void => {
		const count = cartStatusStore.get().phase === 'idle' ? readStoredCount(area, nowMs()) : null;
		if (count === null) restore();
		else cartCountStore.set(count);
	};

	return {
		start() {
			stop = followStorage(events, (key) => key === storageKeys.cart, follow);
			if (cartStatusStore.get().phase === 'idle') follow(); // else the page has asked for the lines
		},
		restore,
		dispatch: (action: CartAction) =>
			inTurn(async () => {
				const { changeKeptCart } = await loadEngine();
				const change = (): CartChange => {
					const changed = changeKeptCart(area, memory, action, nowMs());
					show(changed);
					if (action.type === 'add') onAdd?.(action, changed);
					return changed;
				};
				return locks ? locks.request(storageKeys.cart, change) : change();
			}),
		prepare() {
			loadEngine().catch((error: unknown) => console.warn('The cart could not be prepared; it is tried again when needed', error));
		},
		detach: () => stop(),
	};
}
