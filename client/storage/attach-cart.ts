/** Gives the cart's store its storage, in the browser and after hydration: restores it, keeps tabs in step, changes it one action at a time. */
import { storageKeys } from '../../site/constants.ts';
import { type CartAction, cartStatusStore, cartStore, emptyCart } from '../stores/cart.ts';
import type { CartActions, CartChange } from '../stores/cart-actions.ts';
import type { KeptCart } from './persistent-cart.ts';
import type { StorageArea } from './storage-area.ts';

export interface CartSurroundings {
	readonly area: StorageArea;
	/** Undefined where the browser has none: then the last tab to write wins. */
	readonly locks: Pick<LockManager, 'request'> | undefined;
	/** Where `storage` and `pageshow` events arrive. */
	readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
	readonly nowMs: () => number;
}

export interface AttachedCart extends CartActions {
	/** Restores the cart and follows other tabs from now on: after hydration, so that the first render is the server's. */
	start(): void;
	detach(): void;
}

const loadEngine = () => import('./persistent-cart.ts');

export function attachCart({ area, locks, events, nowMs }: CartSurroundings): AttachedCart {
	let queue: Promise<unknown> = Promise.resolve();

	/** One after the other, so that no change starts from a cart that another one is about to replace. */
	const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
		const result = queue.then(work);
		queue = result.catch(() => undefined); // the caller of `inTurn` has the error
		return result;
	};
	const memory = (): KeptCart => ({ cart: cartStore.get(), kept: cartStatusStore.get().kept });
	const show = ({ cart, kept }: KeptCart): void => {
		cartStore.set(cart);
		cartStatusStore.set({ phase: 'success', kept });
	};

	const restore = async (): Promise<void> => {
		const stored = area.read(storageKeys.cart);
		if (stored !== 'unavailable' && stored.value === null && memory().kept === 'stored') return show({ cart: emptyCart, kept: 'stored' });
		const { restoreCart } = await loadEngine();
		show(restoreCart(area, memory(), nowMs()));
	};
	const restoreInTurn = (): void => {
		inTurn(restore).catch((error: unknown) => {
			cartStatusStore.set({ ...cartStatusStore.get(), phase: 'error' });
			console.error('The cart could not be restored', error);
		});
	};

	const onStorage = (event: Event): void => {
		const { key } = event as StorageEvent;
		if (key === null || key === storageKeys.cart) restoreInTurn();
	};
	const onPageShow = (event: Event): void => {
		if ((event as PageTransitionEvent).persisted) restoreInTurn();
	};

	return {
		start() {
			events.addEventListener('storage', onStorage);
			events.addEventListener('pageshow', onPageShow);
			cartStatusStore.set({ ...cartStatusStore.get(), phase: 'loading' });
			restoreInTurn();
		},
		dispatch: (action: CartAction) =>
			inTurn(async () => {
				const { changeKeptCart } = await loadEngine();
				const change = (): CartChange => {
					const changed = changeKeptCart(area, memory(), action, nowMs());
					show(changed);
					return changed;
				};
				return locks ? locks.request(storageKeys.cart, change) : change();
			}),
		prepare() {
			loadEngine().catch((error: unknown) => console.warn('The cart could not be prepared; it is tried again when needed', error));
		},
		detach() {
			events.removeEventListener('storage', onStorage);
			events.removeEventListener('pageshow', onPageShow);
		},
	};
}
