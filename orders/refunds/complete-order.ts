/** Completes an order once nobody owes anything of it any more: neither products, nor their price, nor what goes back for those that never come. */
import { isPaidThroughProvider } from '../../site/payment-kinds.ts';
import type { Service } from '../service.ts';
import { endReservation } from '../stock/reservations.ts';
import { changeOrder } from '../transitions/change-order.ts';
import { readPayment } from '../transitions/ledger.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import { openRefunds } from './owed-back.ts';

/**
 * Completes an accepted order of which everything is shipped or dropped, and what it costs now is paid; else does nothing. To be called inside a
 * transaction, after anything by which that may have come about.
 */
export function completeIfDone({ database, outbox, nowMs }: Pick<Service, 'database' | 'outbox' | 'nowMs'>, id: number): void {
	const order = readStoredOrder(database, id);
	if (order?.state !== 'accepted' || order.lines.some(({ state }) => state === 'to_pack')) return;
	const { receivedCents, promisedCents } = readPayment(database, id);
	// What was refunded of it since is no open payment.
	if (receivedCents < order.costCents) return;
	// The price of pieces that never come is owed until it is back.
	if (order.lines.some(({ dropped }) => dropped > 0) && openRefunds(database, id).length > 0) return;
	changeOrder(database, id, 'complete', { who: 'service', why: 'shipped and paid' }, nowMs());
	// Its time may lie far ahead, where the clock was wrong, and would count among what its buyer holds until then.
	endReservation(database, id);
	// What its provider has promised for pieces that never come is given back.
	if (isPaidThroughProvider(order.paymentKind) && promisedCents > 0) outbox.queue('payment', { order: id, hint: true });
}
