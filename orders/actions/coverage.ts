/** Whether the money of an order is there, so that its products may leave. */
import { refundablePayments, sum } from '../refunds/refundable.ts';
import type { Database } from '../store/database.ts';
import { readPayment } from '../transitions/ledger.ts';
import type { Payment } from '../transitions/payment-state.ts';
import type { StoredOrder } from '../transitions/stored-order.ts';

export type Coverage =
	/** It came, a provider has promised it, or it is paid at the shop. A part that was refunded, such as a reduction of the price, changes nothing. */
	| 'covered'
	| 'unpaid'
	/** It came, and all of it was refunded, or is to be. */
	| 'given_back';

/**
 * What of an order's price came, so that it holds its products until it is shipped: all of it, or a provider's promise. What was given back since came, too.
 * The view `open_reservation` counts alike.
 */
export function paidPart({ state, receivedCents, refundedCents, openCents }: Payment): 'none' | 'part' | 'all' {
	const totalCents = openCents + receivedCents - refundedCents;
	if (state === 'authorised' || receivedCents >= totalCents) return 'all';
	return receivedCents > refundedCents ? 'part' : 'none';
}

/** `refundableCents`: what was received, and neither given back nor asked back. */
export function coverageOf(paymentKind: string, payment: Payment, refundableCents: number): Coverage {
	const { receivedCents, missingCents, promisedCents } = payment;
	// Klarna's money comes with the dispatch.
	if (promisedCents > 0) return 'covered';
	if (receivedCents > 0 && refundableCents <= 0) return 'given_back';
	return missingCents <= 0 || paymentKind === 'house' ? 'covered' : 'unpaid';
}

export function readCoverage(database: Database, { id, paymentKind }: Pick<StoredOrder, 'id' | 'paymentKind'>): Coverage {
	return coverageOf(paymentKind, readPayment(database, id), sum(refundablePayments(database, id)));
}
