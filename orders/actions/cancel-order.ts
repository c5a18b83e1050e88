/** Cancels an order of which nothing is shipped, dropped pieces or not, and says so to the buyer. What was paid is owed back: that is for the caller, or for a person. */
import { isPaidThroughProvider } from '../../site/payment-kinds.ts';
import { type CancelGround, writeCancellation } from '../mail/order-steps.ts';
import { giveBackStock } from '../stock/movements.ts';
import { endReservation } from '../stock/reservations.ts';
import { type Cause, changeOrder } from '../transitions/change-order.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import type { ActingService } from './accept-order.ts';
import type { ActionRefusal } from './action-refusal.ts';

interface Cancelling extends Cause {
	/** What the buyer is told. */
	readonly ground: CancelGround;
}

/** To be called inside a transaction. null: done. */
export function cancelOrder(service: ActingService, id: number, { ground, ...cause }: Cancelling): ActionRefusal | null {
	const { database, outbox, company, nowMs } = service;
	const order = readStoredOrder(database, id);
	if (order === null) return 'unknown_order';
	if (order.lines.some(({ state }) => state === 'shipped' || state === 'returned'))
		return order.lines.some(({ state }) => state === 'to_pack') ? 'partly_shipped' : 'wrong_line_state';
	if (!changeOrder(database, id, 'cancel', cause, nowMs())) return 'wrong_state';
	giveBackStock(service, id);
	endReservation(database, id);
	outbox.queue('mail', writeCancellation(order, ground, company));
	// What its provider has authorised is given back.
	if (isPaidThroughProvider(order.paymentKind)) outbox.queue('payment', { order: id, hint: true });
	return null;
}
