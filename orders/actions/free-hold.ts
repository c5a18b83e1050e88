/** Frees what an order holds, as a person at the shop wants it: the products can be sold to others. Once it is accepted, the contract holds them. */
import { isPaidThroughProvider } from '../../site/payment-kinds.ts';
import { endHold, leaveToShop, readReservation } from '../stock/reservations.ts';
import { type Cause, recordEvent } from '../transitions/change-order.ts';
import { readPayment } from '../transitions/ledger.ts';
import { isPaymentUnderWay } from '../transitions/sessions.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import type { ActingService } from './accept-order.ts';
import type { ActionRefusal } from './action-refusal.ts';

/** To be called inside a transaction. null: done. The order goes on waiting, and is accepted by hand, or with its payment while the products are there. */
export function freeHold(service: ActingService, id: number, cause: Cause): ActionRefusal | null {
	const { database, nowMs } = service;
	const order = readStoredOrder(database, id);
	if (order === null) return 'unknown_order';
	if (order.state === 'accepted') return 'held_by_contract';
	const { receivedCents, promisedCents } = readPayment(database, id);
	if (isPaymentUnderWay(database, id) || receivedCents > 0 || promisedCents > 0) return 'being_paid';
	const heldUntil = readReservation(database, id)?.heldUntil ?? null;
	if (order.state !== 'placed' || heldUntil === null) return 'holds_nothing';
	endHold(service, id);
	if (!isPaidThroughProvider(order.paymentKind)) leaveToShop(database, id);
	recordEvent(database, { order: id, transition: 'free', ...cause }, nowMs());
	return null;
}
