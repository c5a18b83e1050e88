/** Ends a purchase once nothing stands in its way any more: the cart gives up what was ordered, the checkout what was entered. */
import type { OrderAreas } from '../storage/placed-order.ts';
import { writePlacedOrder } from '../storage/placed-order.ts';
import { type CartLine, cartStatusStore, cartStore } from '../stores/cart.ts';
import type { CartActions } from '../stores/cart-actions.ts';
import { type PlacedLine, type PlacedOrder, placedOrderStore } from '../stores/placed-order.ts';
import { samePersonalization } from '../stores/same-personalization.ts';

export interface FinishSurroundings {
	readonly cart: Pick<CartActions, 'dispatch' | 'restore'>;
	readonly areas: OrderAreas;
	/** Forgets what was entered in the checkout. */
	readonly resetCheckout: () => void;
	readonly nowMs: () => number;
}

/**
 * Takes the ordered pieces off the cart, and leaves what was put into it since. What was finished before stays as it is, so that this may be called
 * as often as one likes. Rejects where the cart cannot be changed; called again, it goes on.
 */
export async function finishOrder(order: PlacedOrder, { cart, areas, resetCheckout, nowMs }: FinishSurroundings): Promise<PlacedOrder> {
	if (order.isFinished) return order;
	const lines = await readCart(cart);
	const left = lines.map((line) => ({ line, count: line.count - orderedCount(line, order.lines) }));
	if (left.every(({ count }) => count <= 0)) {
		if (lines.length > 0) await cart.dispatch({ type: 'reset' });
	} else {
		for (const { line, count } of left) {
			if (count !== line.count) await cart.dispatch({ type: 'changeCount', cartId: line.cartId, count: Math.max(0, count) });
		}
	}
	resetCheckout();
	const finished = { ...order, isFinished: true };
	writePlacedOrder(areas, finished, nowMs());
	placedOrderStore.set(finished);
	return finished;
}

/** How many pieces of a line were ordered. */
function orderedCount({ product, variant, personalization }: CartLine, ordered: readonly PlacedLine[]): number {
	return ordered
		.filter(
			(each) =>
				each.product === product.id && each.variant === (variant?.id ?? null) && samePersonalization(each.personalization, personalization),
		)
		.reduce((sum, { count }) => sum + count, 0);
}

/** The cart's lines as soon as they are there. */
function readCart({ restore }: Pick<CartActions, 'restore'>): Promise<readonly CartLine[]> {
	return new Promise((resolve, reject) => {
		const settle = (): void => {
			const { phase } = cartStatusStore.get();
			if (phase !== 'success' && phase !== 'error') return;
			stop();
			if (phase === 'success') resolve(cartStore.get().products);
			else reject(new Error('The cart could not be read'));
		};
		const stop = cartStatusStore.subscribe(settle);
		restore();
		settle();
	});
}
