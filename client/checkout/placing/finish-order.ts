/** Ends a purchase once nothing stands in its way any more: the cart gives up what was ordered, the checkout what was entered. */
import type { CartActions } from '../../cart/cart.ts';
import { type PlacedOrder, placedOrderStore } from '../placed-order.ts';
import { furtherOrder, type OrderAreas, readPlacedOrder, writePlacedOrder } from '../storage/stored-order.ts';
import { checkout, orderAreas } from '../use-checkout.ts';

/** Not the lock under which orders are placed: that one may be held meanwhile. */
const lockName = 'end of order';

interface FinishSurroundings {
	readonly cart: Pick<CartActions, 'dispatch'>;
	readonly areas: OrderAreas;
	/** Undefined where the browser has none. */
	readonly locks: Pick<LockManager, 'request'> | undefined;
	/** Forgets what was entered in the checkout. */
	readonly resetCheckout: () => void;
	readonly nowMs: () => number;
}

/**
 * Removes the ordered products from the cart, and keeps those added since. An order finished before, here or in another tab, stays as it is, so
 * that this may be called as often as one likes. Rejects where the cart cannot be changed; called again, it goes on.
 */
export async function finishOrder(order: PlacedOrder, surroundings: FinishSurroundings): Promise<PlacedOrder> {
	if (order.isFinished) return order;
	const { locks } = surroundings;
	return locks ? locks.request(lockName, () => finish(order, surroundings)) : finish(order, surroundings);
}

async function finish(order: PlacedOrder, { cart, areas, resetCheckout, nowMs }: FinishSurroundings): Promise<PlacedOrder> {
	const latest = furtherOrder(order, readPlacedOrder(areas, nowMs()));
	const finished = { ...latest, isFinished: true };
	if (!latest.isFinished) {
		await cart.dispatch({ type: 'giveUp', pieces: latest.lines });
		resetCheckout();
		writePlacedOrder(areas, finished, nowMs());
	}
	placedOrderStore.set(finished);
	return finished;
}

/**
 * Ends a purchase as a page sees it: with the cart and the checkout of this browser. `finishOrder` with what a page of this browser
 * has for it.
 */
export function endOrder(order: PlacedOrder, cart: Pick<CartActions, 'dispatch'>): Promise<PlacedOrder> {
	return finishOrder(order, { cart, areas: orderAreas, locks: navigator.locks, resetCheckout: forgetEntries, nowMs: Date.now });
}

/** Forgets the entries of an ended order; another, unanswered order stays, so that it can be sent again. */
function forgetEntries(): void {
	if (checkout.refresh().attempt?.state !== 'sent') checkout.dispatch({ type: 'reset' });
}
