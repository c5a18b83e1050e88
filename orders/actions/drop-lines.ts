/**
 * Drops pieces of an accepted order that were not sent and will not be: sold out, broken, or not wanted any more. What was paid for them goes back, once,
 * and the rest of the order goes on. An order of which nothing would be left is cancelled instead.
 */
import { creditRefunded } from '../documents/issue.ts';
import { type DropGround, writeDropped } from '../mail/dropped-pieces.ts';
import { completeIfDone } from '../refunds/complete-order.ts';
import { unaskedCents } from '../refunds/owed-back.ts';
import { type RefundAnswer, requestRefund } from '../refunds/request-refund.ts';
import { refundDeadline } from '../returns/match-withdrawal.ts';
import type { Service } from '../service.ts';
import { giveBackPieces } from '../stock/movements.ts';
import type { Database } from '../store/database.ts';
import { type Cause, changeLine, recordEvent } from '../transitions/change-order.ts';
import { readPayment } from '../transitions/ledger.ts';
import { readStoredOrder, type StoredLine, type StoredOrder } from '../transitions/stored-order.ts';
import type { ActingService } from './accept-order.ts';
import type { ActionRefusal } from './action-refusal.ts';
import { readCoverage } from './coverage.ts';

interface DroppedLine {
	readonly line: StoredLine;
	/** How many of it are dropped now. */
	readonly count: number;
}

/** What is to be dropped, and what goes back for it. */
export interface Drop {
	readonly order: StoredOrder;
	readonly lines: readonly DroppedLine[];
	readonly refundCents: number;
}

interface WantedDrop {
	readonly position: number;
	/** null: all of it that is not dropped yet. */
	readonly count: number | null;
}

/**
 * Changes nothing. Money that went back before counts for these pieces first, as it does for invoices: what the shop holds beyond the price of the rest goes
 * back, and no more.
 */
export function planDrop(database: Database, id: number, wanted: readonly WantedDrop[]): Drop | ActionRefusal {
	const order = readStoredOrder(database, id);
	if (order === null) return 'unknown_order';
	if (order.state === 'placed') return 'not_accepted';
	if (order.state !== 'accepted') return 'wrong_state';
	if (wanted.length === 0) return 'left_already';
	const named = new Map(wanted.map(({ position, count }) => [position, count]));
	const lines = order.lines.flatMap((line): readonly DroppedLine[] => {
		const count = named.get(line.position);
		return count === undefined ? [] : [{ line, count: count ?? line.count - line.dropped }];
	});
	if (lines.length === 0 || lines.length !== wanted.length) return 'unknown_line';
	if (lines.some(({ line }) => line.state !== 'to_pack')) return 'left_already';
	if (lines.some(({ line, count }) => !Number.isSafeInteger(count) || count < 1 || count > line.count - line.dropped)) return 'wrong_count';
	const droppedOf = (line: StoredLine): number => line.dropped + (lines.find((each) => each.line === line)?.count ?? 0);
	if (order.lines.every((line) => droppedOf(line) === line.count)) return 'nothing_left';
	// What came back is paid back apart from this.
	const keptCents = order.costCents - priceOf(lines) - priceOfReturned(order);
	return { order, lines, refundCents: Math.min(priceOf(lines), unaskedCents(database, { id, costCents: keptCents, isOver: false })) };
}

/** Of all pieces that are dropped. */
function priceOf(lines: readonly DroppedLine[]): number {
	return lines.reduce((sum, { line, count }) => sum + count * line.cents, 0);
}

function priceOfReturned({ lines }: StoredOrder): number {
	return lines.reduce((sum, { returned, cents }) => sum + returned * cents, 0);
}

interface Dropping extends Cause {
	/** What the buyer is told. */
	readonly ground: DropGround;
}

/** To be called in the transaction of its plan. Returns the refund; null: nothing goes back. */
export function dropLines(
	service: ActingService & Pick<Service, 'randomness'>,
	{ order, lines, refundCents }: Drop,
	{ ground, ...cause }: Dropping,
): RefundAnswer | null {
	const { database, outbox, company } = service;
	const { id } = order;
	for (const { line, count } of lines) {
		const { position } = line;
		if (line.dropped + count === line.count) changeLine(database, { order: id, position, transition: 'drop' }, cause, service.nowMs());
		else dropPart(service, { id, line, count }, cause);
		giveBackPieces(service, { order: id, position }, count);
	}
	const rest = readStoredOrder(database, id)?.lines.filter(({ state }) => state === 'to_pack') ?? [];
	outbox.queue('mail', writeDropped(order, { ground, lines, rest, ...moneyOf(service, { order, refundCents, ground }) }, company));
	// Pieces are dropped once, so the same key never comes again.
	const key = `drop ${id} ${lines.map(({ line, count }) => `${line.position}:${line.dropped + count}`).join()}`;
	const asked =
		refundCents === 0 ? null : requestRefund(service, { order: id, cents: refundCents, key, why: 'dropped pieces', who: 'service' });
	// What was reduced before is a part of what is left.
	creditRefunded(service, id);
	completeIfDone(service, id);
	return asked;
}

/** A line of which a part is still to be sent stays to be packed. */
function dropPart(
	{ database, nowMs }: ActingService,
	{ id, line, count }: { readonly id: number } & DroppedLine,
	{ who, why }: Cause,
): void {
	const { position } = line;
	database.sql
		.prepare('UPDATE order_line SET dropped = dropped + :count WHERE order_id = :id AND position = :position')
		.run({ id, position, count });
	database.sql.prepare('UPDATE shop_order SET revision = revision + 1 WHERE id = :id').run({ id });
	const part = `${count}/${line.count}`;
	recordEvent(database, { order: id, position, transition: 'drop_part', who, why: why === undefined ? part : `${part}, ${why}` }, nowMs());
}

/** What the buyer is told of the money, once the pieces are dropped. */
function moneyOf(
	{ database, company, nowMs }: ActingService,
	{ order, refundCents, ground }: Pick<Drop, 'order' | 'refundCents'> & Pick<Dropping, 'ground'>,
) {
	const { id } = order;
	const { receivedCents, missingCents } = readPayment(database, id);
	const costCents = readStoredOrder(database, id)?.costCents ?? 0;
	const asked = database.sql
		.prepare("SELECT min(refund_by) AS at FROM withdrawal WHERE order_id = :id AND match = 'same_email' AND refund_by > :now")
		.get({ id, now: nowMs() })?.at;
	const deadline = refundDeadline(nowMs(), company);
	return {
		refundCents,
		refundBy: ground === 'withdrawn' && asked !== null ? Math.min(Number(asked), deadline) : deadline,
		wentBack: refundCents === 0 && receivedCents > costCents - priceOfReturned(order),
		owedCents: readCoverage(database, order) === 'unpaid' ? Math.max(0, missingCents) : 0,
	};
}
