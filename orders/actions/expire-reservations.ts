/**
 * Ends what unpaid orders hold, and the orders themselves, when their time is over. An order whose address is not confirmed gives its products back first,
 * and goes on waiting; one that is neither paid nor accepted is cancelled. While its payment is under way, or nobody knows what became of it, nothing ends.
 * Accepted orders end after a reminder only.
 */
import { acceptanceOf } from '../../site/payment-kinds.ts';
import { endHold, endReservation, readReservation } from '../stock/reservations.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { readPayment } from '../transitions/ledger.ts';
import { isPaymentUnderWay } from '../transitions/sessions.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import type { ActingService } from './accept-order.ts';
import { awaitsAddress } from './ask-for-address.ts';
import { cancelOrder } from './cancel-order.ts';
import { paidPart } from './coverage.ts';

export function expireReservations(service: ActingService): void {
	const { database, nowMs } = service;
	const find = (column: 'held_until' | 'expires_at') =>
		database.sql
			.prepare(
				`SELECT order_id FROM reservation JOIN shop_order ON id = order_id
					WHERE ${column} <= :now AND state <> 'accepted' ORDER BY ${column}, order_id`,
			)
			.all({ now: nowMs() });
	for (const { order_id: id } of find('expires_at')) database.transaction(() => expire(service, Number(id)));
	for (const { order_id: id } of find('held_until')) database.transaction(() => expireHold(service, Number(id)));
}

/** What was paid in part is for a person to judge, and holds nothing meanwhile: a cent would hold a product for ever. */
function expire(service: ActingService, id: number): void {
	const { database } = service;
	if (isPaymentUnderWay(database, id)) return;
	const paid = paidPart(readPayment(database, id));
	if (paid === 'none' && cancelOrder(service, id, { ...groundOf(service, id), who: 'service' }) === null) return;
	const isHeld = readStoredOrder(database, id)?.state === 'placed' && readReservation(database, id)?.heldUntil !== null;
	if (paid === 'part' && isHeld) release(service, id);
	endReservation(database, id);
}

/** Of an order that waits for longer than it holds. */
function expireHold(service: ActingService, id: number): void {
	const { database } = service;
	if (isPaymentUnderWay(database, id) || paidPart(readPayment(database, id)) === 'all' || !awaitsAddress(database, id)) return;
	release(service, id);
}

function release(service: ActingService, id: number): void {
	const { database, nowMs } = service;
	endHold(service, id);
	recordEvent(database, { order: id, transition: 'hold_ended', who: 'service' }, nowMs());
}

/** The shop asks for no money before it accepts: who waited for its word did not fail to pay. */
function groundOf({ database, payments }: ActingService, id: number) {
	const order = readStoredOrder(database, id);
	if (awaitsAddress(database, id)) return { ground: 'unconfirmed', why: 'not confirmed in time' } as const;
	const isForShop = order !== null && acceptanceOf(order.paymentKind, payments) === 'by_hand';
	return isForShop || readReservation(database, id)?.isLeftToShop
		? ({ ground: 'unaccepted', why: 'not accepted in time' } as const)
		: ({ ground: 'expired', why: 'not paid in time' } as const);
}
