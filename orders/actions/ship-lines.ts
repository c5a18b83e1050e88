/**
 * Hands lines of an accepted order to a carrier, or lays them ready where the buyer collects them: of each, what is not dropped. The last one completes an
 * order that is paid.
 */
import { isPaidThroughProvider } from '../../site/payment-kinds.ts';
import { issueDispatch } from '../documents/issue.ts';
import { writeDispatch } from '../mail/order-steps.ts';
import { completeIfDone } from '../refunds/complete-order.ts';
import { type Cause, changeLine, recordEvent } from '../transitions/change-order.ts';
import { readStoredOrder } from '../transitions/stored-order.ts';
import type { ActingService } from './accept-order.ts';
import type { ActionRefusal } from './action-refusal.ts';
import { readCoverage } from './coverage.ts';

export interface Parcel {
	/** Of its lines. */
	readonly positions: readonly number[];
	/** Who brings it, such as `DHL`; null: it is not said. */
	readonly carrier: string | null;
	/** The carrier's number for it; null: there is none. */
	readonly tracking: string | null;
	/** The shop has said that it leaves although its money is not there; left out: it does not. */
	readonly evenUnpaid?: boolean;
}

/** To be called inside a transaction. null: done. */
export function shipLines(service: ActingService, id: number, parcel: Parcel, cause: Cause): ActionRefusal | null {
	const { database, outbox, company, nowMs } = service;
	const { positions, carrier, tracking, evenUnpaid = false } = parcel;
	const order = readStoredOrder(database, id);
	if (order === null) return 'unknown_order';
	if (order.state !== 'accepted') return 'wrong_state';
	const lines = order.lines.filter(({ position }) => positions.includes(position));
	if (lines.length === 0 || lines.length !== positions.length) return 'unknown_line';
	if (lines.some(({ state }) => state !== 'to_pack')) return 'wrong_line_state';
	const coverage = readCoverage(database, order);
	if (coverage !== 'covered') {
		if (!evenUnpaid) return coverage === 'unpaid' ? 'not_paid' : 'given_back';
		recordEvent(database, { order: id, transition: 'ship_unpaid', who: cause.who }, nowMs());
	}
	for (const { position } of lines) changeLine(database, { order: id, position, transition: 'ship', carrier, tracking }, cause, nowMs());
	const rest = order.lines.filter(({ position, state }) => state === 'to_pack' && !positions.includes(position));
	issueDispatch(service, id, { cover: writeDispatch(order, { lines, rest, carrier, tracking }, company), positions });
	// What its provider has authorised is collected once the products are on their way.
	if (isPaidThroughProvider(order.paymentKind)) outbox.queue('collect', { order: id });
	completeIfDone(service, id);
	return null;
}
