/**
 * Does what follows from bank transfers, and from their absence: tells the shop what came in, completes what is shipped and paid, reminds buyers with a
 * deadline, and ends an order only after that. Each step is one transaction, so that a crash at any moment sends nothing twice.
 */
import { acceptanceOf, transferDaysOf } from '../../../site/payment-kinds.ts';
import { timeZoneOf } from '../../../site/time-zone.ts';
import { acceptOrder } from '../../actions/accept-order.ts';
import { cancelOrder } from '../../actions/cancel-order.ts';
import { coverageOf } from '../../actions/coverage.ts';
import { writeReminder } from '../../mail/order-steps.ts';
import { type PaymentNote, writePaymentNote, writeStatementRequest } from '../../mail/payment-notes.ts';
import { completeIfDone } from '../../refunds/complete-order.ts';
import { unaskedCents } from '../../refunds/owed-back.ts';
import { refundablePayments, sum } from '../../refunds/refundable.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import type { Service } from '../../service.ts';
import { endOfDayAfter, localDate } from '../../shop/local-days.ts';
import type { Database } from '../../store/database.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { recordEvent } from '../../transitions/change-order.ts';
import { readPayment } from '../../transitions/ledger.ts';
import { readStoredOrder, type StoredOrder } from '../../transitions/stored-order.ts';
import { hasOpenQuestion } from './open-questions.ts';
import { isDayKnown } from './statement-reach.ts';
import { tellQuestions, tellReturned } from './tell-statements.ts';

const dayMs = 24 * 3_600_000;

export function watchTransfers(service: Service): void {
	const { database } = service;
	database.transaction(() => tellReceived(service));
	database.transaction(() => tellQuestions(service));
	const due = ordersDue(service);
	for (const { id, isReminded, isKnown } of due) {
		if (isKnown) database.transaction(() => (isReminded ? end : remind)(id, service));
	}
	database.transaction(() => askForStatement(due, service));
}

/** What came in for an order since the shop was told last. */
interface Received {
	readonly order: number;
	readonly cents: number;
	/** The last one, by its row in the ledger. */
	readonly row: number;
}

/** To be called inside a transaction. */
export function tellReceived(service: Service): void {
	const { database } = service;
	const until = Number(readSetting(database, 'transfers_told_until') ?? 0);
	const rows = database.sql
		.prepare(
			`SELECT order_id, sum(cents) AS cents, max(id) AS row FROM ledger
				WHERE id > :until AND provider = 'transfer' AND kind = 'received' GROUP BY order_id ORDER BY order_id`,
		)
		.all({ until });
	for (const { order_id, cents, row } of rows) tell({ order: Number(order_id), cents: Number(cents), row: Number(row) }, service);
	const told = [...rows.map(({ row }) => Number(row)), ...tellReturned(service, until)];
	if (told.length > 0) writeSetting(database, 'transfers_told_until', Math.max(...told));
}

function tell({ row, order: id, cents }: Received, service: Service): void {
	const { database, outbox, company, nowMs } = service;
	recordEvent(database, { order: id, transition: 'received', who: 'bank', why: `${cents} ct by transfer` }, nowMs());
	const order = readStoredOrder(database, id);
	if (order === null) throw new Error(`The ledger names order ${id}, which is not there`);
	const { openCents } = readPayment(database, id);
	/** The desk may have asked some of it back before. */
	const refund = (why: string): void => {
		const refundCents = Math.min(cents, unaskedCents(database, { id, costCents: order.costCents, isOver: order.state === 'cancelled' }));
		if (refundCents > 0) requestRefund(service, { order: id, cents: refundCents, key: `transfer-${row}`, why, who: 'service' });
	};
	const note = (kind: PaymentNote): void => outbox.queue('mail', writePaymentNote(kind, { order, openCents }, company));
	// The task of a refund is a mail of its own.
	if (order.state === 'cancelled') {
		refund('paid after the order was cancelled');
		return;
	}
	if (openCents < 0) refund('paid too much');
	// A buyer may transfer what was to be paid through a provider: as a provider's payment would, it concludes the contract.
	const isAccepted =
		order.state !== 'placed' ||
		(openCents <= 0 &&
			acceptanceOf(order.paymentKind, service.payments) === 'with_payment' &&
			acceptOrder(service, id, { who: 'service', why: 'paid by transfer' }) === null);
	note(openCents > 0 ? 'part' : isAccepted ? 'paid' : 'paid_early');
	completeIfDone(service, id);
}

/** An accepted order whose next deadline has passed, and whether statements tell of its last day. */
interface OrderDue {
	readonly id: number;
	readonly isReminded: boolean;
	readonly isKnown: boolean;
}

/**
 * Whether they are paid meanwhile is asked in the transaction of each. Who has sent back everything that came, or withdrawn, owes nothing that the service may ask
 * for: what an exempt product leaves to pay is for a person.
 */
function ordersDue({ database, company, nowMs }: Service): readonly OrderDue[] {
	const rows = database.sql
		.prepare(
			`SELECT * FROM (
				SELECT order_id, reminded_at, iif(reminded_at IS NULL, due_at, ends_at) AS deadline
					FROM payment_term JOIN shop_order ON id = order_id WHERE state = 'accepted'
						AND EXISTS (SELECT 1 FROM order_line AS line WHERE line.order_id = shop_order.id AND line.state IN ('to_pack', 'shipped'))
						AND NOT EXISTS (SELECT 1 FROM withdrawal WHERE withdrawal.order_id = shop_order.id AND match = 'same_email')
			) WHERE deadline <= :now ORDER BY order_id`,
		)
		.all({ now: nowMs() });
	// Its money may be there where a person has not decided yet.
	const waiting = rows.filter(({ order_id }) => !hasOpenQuestion(database, Number(order_id)));
	return waiting.map(({ order_id, reminded_at, deadline }) => ({
		id: Number(order_id),
		isReminded: reminded_at !== null,
		isKnown: isDayKnown(database, localDate(Number(deadline) - 1, timeZoneOf(company.country))),
	}));
}

function remind(id: number, { database, outbox, company, payments, nowMs }: Service): void {
	const order = readStoredOrder(database, id);
	if (order?.state !== 'accepted') return;
	const openCents = owedCents(database, order);
	if (openCents <= 0) return;
	const now = nowMs();
	const endsAt = endOfDayAfter(now, transferDaysOf(payments).reminder, timeZoneOf(company.country));
	database.sql.prepare('UPDATE payment_term SET reminded_at = :now, ends_at = :endsAt WHERE order_id = :id').run({ id, now, endsAt });
	recordEvent(database, { order: id, transition: 'remind', who: 'service', why: `${openCents} ct are open` }, now);
	outbox.queue('mail', writeReminder(order, { openCents, endsAt }, company));
}

/** Who has paid nothing, loses the order. A part that was paid, or shipped already, is for a person to judge. */
function end(id: number, service: Service): void {
	const { database, outbox, company, nowMs } = service;
	const order = readStoredOrder(database, id);
	if (order?.state !== 'accepted') return;
	const { receivedCents, refundedCents } = readPayment(database, id);
	const openCents = owedCents(database, order);
	if (openCents <= 0) return;
	database.sql.prepare('UPDATE payment_term SET ends_at = NULL WHERE order_id = :id').run({ id });
	const cause = { ground: 'unpaid', who: 'service', why: 'not paid after a reminder' } as const;
	if (receivedCents === refundedCents && cancelOrder(service, id, cause) === null) {
		outbox.queue('mail', writePaymentNote('ended', { order, openCents }, company));
		return;
	}
	recordEvent(database, { order: id, transition: 'overdue', who: 'service', why: `${openCents} ct are open` }, nowMs());
	outbox.queue('mail', writePaymentNote('overdue', { order, openCents }, company));
}

/** What the buyer still has to pay. The price may have been reduced, or all of the money given back. */
function owedCents(database: Database, order: StoredOrder): number {
	const payment = readPayment(database, order.id);
	const coverage = coverageOf(order.paymentKind, payment, sum(refundablePayments(database, order.id)));
	return coverage === 'unpaid' ? payment.missingCents : 0;
}

/** Once a day. Until a statement tells of the days up to the deadline, nobody is reminded: the buyer may have paid. */
function askForStatement(due: readonly OrderDue[], { database, outbox, company, nowMs }: Service): void {
	const now = nowMs();
	const open = due.filter(({ id, isKnown }) => {
		const order = isKnown ? null : readStoredOrder(database, id);
		return order !== null && owedCents(database, order) > 0;
	});
	if (open.length === 0 || Number(readSetting(database, 'statement_asked_at') ?? 0) > now - dayMs) return;
	writeSetting(database, 'statement_asked_at', now);
	const numbers = open.map(({ id }) => id);
	outbox.queue('mail', writeStatementRequest(numbers, company));
}
