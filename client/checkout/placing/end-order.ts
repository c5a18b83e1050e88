/** Ends a purchase as a page sees it: with the cart and the checkout of this browser. */
import type { CartActions } from '../../cart/cart-actions.ts';
import type { PlacedOrder } from '../placed-order.ts';
import { checkout, orderAreas } from '../use-checkout.ts';
import { finishOrder } from './finish-order.ts';

/** `finishOrder` with what a page of this browser has for it. */
export function endOrder(order: PlacedOrder, cart: Pick<CartActions, 'dispatch'>): Promise<PlacedOrder> {
	return finishOrder(order, { cart, areas: orderAreas, locks: navigator.locks, resetCheckout: forgetEntries, nowMs: Date.now });
}

/** Forgets the entries of an ended order; another, unanswered order stays, so that it can be sent again. */
function forgetEntries(): void {
	if (checkout.refresh().attempt?.state !== 'sent') checkout.dispatch({ type: 'reset' });
}
