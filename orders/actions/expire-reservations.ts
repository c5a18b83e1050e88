/**
 * Ends the reservations whose time is over. An order that is neither paid nor accepted is cancelled, and its products can be sold again; while its
 * payment is under way, or nobody knows what became of it, nothing ends. Accepted orders end after a reminder only.
 */
import { acceptanceOf } from '../../site/payment-kinds.ts';
import { readPayment } from '../transitions/ledger.ts';
import { isPaymentUnderWay } from '../transitions/sessions.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import type { ActingService } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';

export function expireReservations(service: ActingService): void {
	const { database, nowMs } = service;
	const due = database.sql
		.prepare(
			`SELECT order_id FROM reservation JOIN shop_order ON id = order_id
				WHERE expires_at <= :now AND state <> 'accepted' ORDER BY expires_at, order_id`,
		)
		.all({ now: nowMs() });
	for (const { order_id: id } of due) database.transaction(() => expire(service, Number(id)));
}

function expire(service: ActingService, id: number): void {
	const { database } = service;
	if (isPaymentUnderWay(database, id)) return;
	const { state, receivedCents } = readPayment(database, id);
	// What was paid in part is for a person to judge.
	const isMoneyThere = receivedCents > 0 || state === 'authorised';
	if (!isMoneyThere && cancelOrder(service, id, { ...groundOf(service, id), who: 'service' }) === null) return;
	database.sql.prepare('DELETE FROM reservation WHERE order_id = :id').run({ id });
}

/** The shop asks for no money before it accepts: who waited for its word did not fail to pay. */
function groundOf({ database, payments }: ActingService, id: number) {
	const order = readStoredOrder(database, id);
	return order !== null && acceptanceOf(order.paymentKind, payments) === 'by_hand'
		? ({ ground: 'unaccepted', why: 'not accepted in time' } as const)
		: ({ ground: 'expired', why: 'not paid in time' } as const);
}
