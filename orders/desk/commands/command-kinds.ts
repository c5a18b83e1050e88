/** What each kind of command does to an order, through the same actions as everything else that changes one. */
import { acceptOrder } from '../../actions/accept-order.ts';
import type { ActionRefusal } from '../../actions/action-refusal.ts';
import { cancelOrder } from '../../actions/cancel-order.ts';
import { freeHold } from '../../actions/free-hold.ts';
import { shipLines } from '../../actions/ship-lines.ts';
import { takeBackLines } from '../../actions/take-back-lines.ts';
import { sendMonth } from '../../documents/month-archive.ts';
import { sendAgain } from '../../documents/send-again.ts';
import type { DropGround } from '../../mail/dropped-pieces.ts';
import { sendMailAgain } from '../../mail/send-mail-again.ts';
import { tellReceived } from '../../payments/transfer/watch-transfers.ts';
import { completeIfDone } from '../../refunds/complete-order.ts';
import { findRefund } from '../../refunds/request-refund.ts';
import { finishRefundTask } from '../../refunds/told-refund.ts';
import type { Service } from '../../service.ts';
import { toCents } from '../../shop/amounts.ts';
import { areThere, limitedPieces } from '../../stock/hold-limits.ts';
import { takesStock } from '../../stock/movements.ts';
import { type Cause, recordEvent } from '../../transitions/change-order.ts';
import { bookByHand, isByHand, readPayment } from '../../transitions/ledger.ts';
import { readStoredOrder, type StoredLine } from '../../transitions/stored-order.ts';
import type { commandKinds } from '../desk-collections.ts';
import type { CommandRecord } from './command-records.ts';
import { commandDrop } from './drop-command.ts';
import { refusalNames } from './refusal-names.ts';
import type { DeskService, Verdict } from './verdict.ts';

type Execute = (command: CommandRecord, order: number, cause: Cause, service: DeskService) => Verdict;

/** Each to be called inside a transaction; what refuses has changed nothing. */
export const executions: Readonly<Record<keyof typeof commandKinds, Execute>> = {
	accept: acceptIfThere,
	cancel: (_command, order, cause, service) => named(cancelOrder(service, order, { ...cause, ground: 'shop' })),
	free: (_command, order, cause, service) => named(freeHold(service, order, cause)),
	withdrawn: (_command, order, cause, service) => named(cancelOrder(service, order, { ...cause, ground: 'withdrawn' })),
	ship({ positions, carrier, tracking, even_unpaid: evenUnpaid }, order, cause, service) {
		const chosen = choosePositions(positions, linesIn('to_pack', order, service));
		if (chosen === null) return 'noPosition';
		const parcel = { positions: chosen.map(({ position }) => position), carrier, tracking, evenUnpaid };
		return named(shipLines(service, order, parcel, cause));
	},
	drop: (command, order, cause, service) => drop(command, { order, ground: 'shop' }, cause, service),
	drop_withdrawn: (command, order, cause, service) => drop(command, { order, ground: 'withdrawn' }, cause, service),
	take_back({ positions }, order, cause, service) {
		const lines = linesIn('shipped', order, service);
		const chosen = choosePositions(positions, lines);
		if (chosen === null) return 'noPosition';
		const returned = chosen.map(({ position, count }) => ({ position, count: count ?? leftOf(lines, position) }));
		return named(takeBackLines(service, order, returned, cause));
	},
	note({ text }, order, cause, { database, nowMs }) {
		if (text === null) return 'noText';
		recordEvent(database, { order, transition: 'note', ...cause }, nowMs());
		return null;
	},
	paid: bookMoney,
	refund_done({ target }, order, { who }, service) {
		if (target === null || findRefund(service.database, target)?.order !== order) return 'noTarget';
		return finishRefundTask(service, target, who) ? null : 'noTarget';
	},
	resend: (command, order, cause, service) => sendDocuments(command, { order, receiver: 'buyer' }, cause, service),
	copy: (command, order, cause, service) => sendDocuments(command, { order, receiver: 'shop' }, cause, service),
	mail_again({ target }, order, { who }, service) {
		const subject = sendMailAgain(service, order, target);
		if (subject === null) return 'noMail';
		recordEvent(service.database, { order, transition: 'mail_sent', who, why: subject }, service.nowMs());
		return null;
	},
	month({ target }, _order, _cause, service) {
		const outcome = sendMonth(service, target);
		return outcome === 'sent' ? null : outcome === 'no_month' ? 'noMonth' : 'emptyMonth';
	},
};

/** Left empty, all that was not sent. */
function drop(
	{ positions }: CommandRecord,
	{ order, ground }: { readonly order: number; readonly ground: DropGround },
	cause: Cause,
	service: DeskService,
): Verdict {
	const pieces = choosePositions(positions, linesIn('to_pack', order, service));
	return pieces === null ? 'noPosition' : commandDrop(service, { order, pieces, ground }, cause);
}

/** What an order does not hold may have been sold, or be held by another one. */
function acceptIfThere(_command: CommandRecord, order: number, cause: Cause, service: DeskService): Verdict {
	const { database, shopNow } = service;
	if (readStoredOrder(database, order)?.state === 'placed' && !takesStock(service, order)) {
		if (shopNow === null) return 'noStock';
		if (!areThere(limitedPieces(database, order), shopNow, service)) return named('sold_out');
	}
	return named(acceptOrder(service, order, cause));
}

function sendDocuments(
	{ target }: CommandRecord,
	{ order, receiver }: { readonly order: number; readonly receiver: 'buyer' | 'shop' },
	{ who }: Cause,
	service: Service,
): Verdict {
	if (!sendAgain(service, order, { number: target, receiver })) return 'noDocument';
	const transition = receiver === 'buyer' ? 'documents_sent' : 'documents_copied';
	recordEvent(service.database, { order, transition, who, ...(target !== null && { why: target }) }, service.nowMs());
	return null;
}

/** The shop has seen the money at its bank, or in its till. `target`: the bank's name for it, so that it is booked once. */
function bookMoney({ id, amount, target }: CommandRecord, order: number, cause: Cause, service: Service): Verdict {
	const { database, nowMs } = service;
	const stored = readStoredOrder(database, order);
	if (stored === null || !isByHand(stored.paymentKind)) return 'wrongState';
	const cents = parseAmount(amount) ?? (amount === null ? readPayment(database, order).missingCents : null);
	if (cents === null || cents <= 0) return 'noAmount';
	const booking = bookByHand(
		database,
		{ order, provider: stored.paymentKind, kind: 'received', reference: target ?? `desk ${id}`, cents },
		nowMs(),
	);
	if (booking !== 'booked') return 'isBooked';
	recordEvent(database, { order, transition: 'paid', ...cause }, nowMs());
	// At once: a minute later the order may be cancelled, and its money would count as having come after that.
	tellReceived(service);
	completeIfDone(service, order);
	return null;
}

/** Of euro, such as `12,50` or `12.50`; null: it is no amount. */
export function parseAmount(written: string | null): number | null {
	return written === null ? null : toCents(written.replace(',', '.').replace(/\s*(€|EUR)$/, ''));
}

function linesIn(state: StoredLine['state'], order: number, { database }: Service): readonly StoredLine[] {
	return readStoredOrder(database, order)?.lines.filter((line) => line.state === state) ?? [];
}

function leftOf(lines: readonly StoredLine[], wanted: number): number {
	const line = lines.find(({ position }) => position === wanted);
	return line === undefined ? 0 : line.count - line.returned - line.dropped;
}

interface ChosenLine {
	/** From 0, as the database counts. */
	readonly position: number;
	/** How many of it; null: all that can be meant. */
	readonly count: number | null;
}

/** `written`: such as `1, 3` or `2:1`, one of the second line; null: all of `lines`. Returns null where it cannot be read. */
function choosePositions(written: string | null, lines: readonly StoredLine[]): readonly ChosenLine[] | null {
	if (written === null) return lines.map(({ position }) => ({ position, count: null }));
	const parts = written.split(/[,;\s]+/).filter((part) => part !== '');
	const matches = parts.map((part) => /^(?<position>[1-9]\d{0,2})(?::(?<count>[1-9]\d{0,3}))?$/.exec(part)?.groups);
	const chosen = matches.flatMap((match) =>
		match === undefined ? [] : { position: Number(match.position) - 1, count: match.count === undefined ? null : Number(match.count) },
	);
	return chosen.length === parts.length ? chosen : null;
}

function named(refusal: ActionRefusal | null): Verdict {
	return refusal === null ? null : refusalNames[refusal];
}
