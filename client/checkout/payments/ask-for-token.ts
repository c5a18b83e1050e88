/** Asks the order service in which session an order can be paid, by sending the placed order once more: its key makes it no second one. */
import { endpoints } from '../../orders/contract/endpoints.ts';
import { besideTarget, type OrderTarget } from '../../orders/order-target.ts';
import type { PlacedOrder } from '../placed-order.ts';
import { postOrder, toToken } from '../placing/post-order.ts';
import { checkout } from '../use-checkout.ts';

/** `target`: where payments of the order are reported. null: the order is not in this browser any more, or the service has no session for it. */
export async function askForToken(target: OrderTarget, { orderUuid }: Pick<PlacedOrder, 'orderUuid'>): Promise<string | null> {
	const { attempt } = checkout.refresh();
	if (attempt?.state !== 'placed') return null;
	const outcome = await postOrder(besideTarget(target, endpoints.order), attempt.request);
	return outcome.kind === 'ok' && outcome.answer.order_uuid === orderUuid ? toToken(outcome.answer) : null;
}
