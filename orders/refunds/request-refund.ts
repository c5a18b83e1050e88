/**
 * Refunds: asked for in a transaction, checked against the ledger, and executed once. What came through a provider goes back through it, by the outbox.
 * What came by bank transfer or between shop and buyer is a task for the shop: the service cannot move that money. What came in several payments goes
 * back as several refunds.
 */
import { creditRefunded, type Issuer } from '../documents/issue.ts';
import type { Service } from '../service.ts';
import type { Database } from '../store/database.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { book, isByHand } from '../transitions/ledger.ts';
import { completeIfDone } from './complete-order.ts';
import { writeRefundTask } from './refund-task.ts';
import { type RefundPart, refundablePayments, splitRefund, sum } from './refundable.ts';

export interface RefundRequest {
	/** The order's number. */
	readonly order: number;
	/** Of euro; greater than 0. */
	readonly cents: number;
	/** Names the wish: the same key is the same refund, however often it is asked for. */
	readonly key: string;
	/** For people: it stands in the order's events. */
	readonly why: string;
	/** Such as `service`, or the name of a user of Directus. */
	readonly who: string;
}

export type RefundAnswer =
	/** The provider is asked as soon as the transaction is done. */
	| { readonly kind: 'requested'; readonly uuid: string }
	/** The shop has to pay it back by hand, and got a mail that says to whom. */
	| { readonly kind: 'task'; readonly uuid: string }
	/** No single payment holds that much: each part is one of the above. */
	| { readonly kind: 'split'; readonly parts: readonly { readonly kind: 'requested' | 'task'; readonly uuid: string }[] }
	/** The key was used before, for the same order and amount. */
	| { readonly kind: 'known'; readonly uuid: string; readonly state: RefundState }
	/** The key was used before, for another order or amount. */
	| { readonly kind: 'contradicted' }
	/** More than what was received and not yet given back, or asked back. */
	| { readonly kind: 'too_much'; readonly refundableCents: number };

/** `requested`: the provider is asked. `task`: to be done by hand, because the service cannot, or the provider refused. */
export type RefundState = 'requested' | 'task' | 'done';

export interface Refund {
	readonly uuid: string;
	readonly order: number;
	readonly cents: number;
	/** Such as `paypal`, or `transfer`: the way on which the money came. */
	readonly provider: string;
	readonly state: RefundState;
	readonly who: string;
	readonly why: string;
}

type RefundingService = Pick<Service, 'company' | 'database' | 'outbox' | 'nowMs' | 'randomness'>;

/** To be called inside a transaction. */
export function requestRefund(service: RefundingService, { order, cents, key, why, who }: RefundRequest): RefundAnswer {
	const { database } = service;
	if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`A refund is a whole number of cents above 0, and not ${cents}`);
	const known = findKnown(database, { order, cents, key });
	if (known !== null) return known;
	const payments = refundablePayments(database, order);
	const parts = splitRefund(payments, cents);
	if (parts === null) return { kind: 'too_much', refundableCents: sum(payments) };
	const asked = parts.map((part, index) => askFor(service, part, { order, key: keyOfPart(key, index), why, who }));
	const [first] = asked;
	return asked.length === 1 && first !== undefined ? first : { kind: 'split', parts: asked };
}

const partOf = ' part ';

/** The key of each part, counted from 0: the first one has that of the whole. */
function keyOfPart(key: string, index: number): string {
	return index === 0 ? key : `${key}${partOf}${index + 1}`;
}

/** The answer to a key that was used before, with all its parts; null: it was not. */
function findKnown({ sql }: Database, { order, cents, key }: Pick<RefundRequest, 'order' | 'cents' | 'key'>): RefundAnswer | null {
	const rows = sql
		.prepare(
			`SELECT uuid, order_id AS "order", cents, state FROM refund
				WHERE key = :key OR substr(key, 1, length(:key) + length(:partOf)) = :key || :partOf ORDER BY key <> :key, key`,
		)
		// The schema allows nothing else.
		.all({ key, partOf }) as unknown as readonly Pick<Refund, 'uuid' | 'order' | 'cents' | 'state'>[];
	const [first] = rows;
	if (first === undefined) return null;
	if (first.order !== order || sum(rows) !== cents) return { kind: 'contradicted' };
	const state = (['requested', 'task'] as const).find((each) => rows.some((row) => row.state === each)) ?? 'done';
	return { kind: 'known', uuid: first.uuid, state };
}

interface AskedPart extends Omit<RefundRequest, 'cents'> {
	/** Left out: the provider is asked, where there is one. */
	readonly state?: 'requested' | 'task';
	/** Of a refund that was divided: nobody asks for it anew. */
	readonly isRest?: boolean;
}

function askFor(
	service: RefundingService,
	{ provider, reference, cents }: RefundPart,
	{ order, key, why, who, state = isByHand(provider) ? 'task' : 'requested', isRest = false }: AskedPart,
): { readonly kind: 'requested' | 'task'; readonly uuid: string } {
	const { database, outbox, nowMs, randomness } = service;
	const uuid = randomness.uuid();
	database.sql
		.prepare(
			`INSERT INTO refund (uuid, key, order_id, at, cents, provider, state, who, why)
				VALUES (:uuid, :key, :order, :now, :cents, :provider, :state, :who, :why)`,
		)
		.run({ uuid, key, order, now: nowMs(), cents, provider, state, who, why });
	if (reference !== null)
		database.sql.prepare('INSERT INTO refund_payment (refund, reference) VALUES (:uuid, :reference)').run({ uuid, reference });
	recordEvent(database, { order, transition: 'refund_requested', who: isRest ? 'service' : who, why: `${why} (${cents} ct)` }, nowMs());
	if (state === 'requested') outbox.queue('refund', { refund: uuid });
	else outbox.queue('mail', writeRefundTask(service, { uuid, order, cents, provider, why }));
	return { kind: state, uuid };
}

/** undefined: there is none. */
export function findRefund({ sql }: Database, uuid: string): Refund | undefined {
	// The schema allows nothing else.
	return sql.prepare('SELECT uuid, order_id AS "order", cents, provider, state, who, why FROM refund WHERE uuid = :uuid').get({ uuid }) as
		| Refund
		| undefined;
}

/**
 * The money is back with the buyer. Its name is the provider's own; of a task, that of the refund. To be called inside a transaction. False, and nothing is
 * changed: it is done already.
 */
export function settleRefund(service: Issuer, refund: Refund, { reference = refund.uuid, who }: MadeRefund): boolean {
	const { database, nowMs } = service;
	const { uuid, order, cents, provider } = refund;
	if (!endRefund(service, refund, { reference, who })) return false;
	const booking = book(database, { order, provider, kind: 'refunded', reference, cents }, nowMs());
	if (booking === 'contradicted') throw new Error(`Refund ${uuid} is booked as ${reference}, of another order or amount`);
	creditRefunded(service, order);
	completeIfDone(service, order);
	return true;
}

interface MadeRefund {
	readonly reference?: string;
	readonly who: string;
}

/** As above, of money that is booked by `reference`. */
export function endRefund(
	{ database, nowMs }: Pick<Service, 'database' | 'nowMs'>,
	{ uuid, order, cents, why }: Refund,
	{ reference, who }: Required<MadeRefund>,
): boolean {
	const { changes } = database.sql
		.prepare("UPDATE refund SET state = 'done', reference = :reference, settled_at = :now WHERE uuid = :uuid AND state <> 'done'")
		.run({ uuid, reference, now: nowMs() });
	if (changes > 0) recordEvent(database, { order, transition: 'refunded', who, why: `${why} (${cents} ct)` }, nowMs());
	return changes > 0;
}

/**
 * Some of the money of a refund went back already: from now on the refund is of `cents`, and the rest is asked for as a part of the same wish. To be called
 * inside a transaction.
 */
export function divideRefund(service: RefundingService, refund: Refund, cents: number): void {
	const { sql } = service.database;
	const { uuid, order, provider, who, why } = refund;
	const row = sql
		.prepare('SELECT key, (SELECT reference FROM refund_payment WHERE refund = uuid) AS reference FROM refund WHERE uuid = :uuid')
		.get({ uuid });
	const [base = ''] = String(row?.key).split(partOf);
	let count = 1;
	while (sql.prepare('SELECT 1 FROM refund WHERE key = :key').get({ key: keyOfPart(base, count) }) !== undefined) count += 1;
	sql.prepare('UPDATE refund SET cents = :cents WHERE uuid = :uuid').run({ uuid, cents });
	const rest = { provider, reference: row?.reference == null ? null : String(row.reference), cents: refund.cents - cents };
	askFor(service, rest, { order, key: keyOfPart(base, count), why, who, isRest: true, ...(refund.state === 'task' && { state: 'task' }) });
}

/** The provider will never make it: from now on it is a task for the shop. To be called inside a transaction. */
export function turnIntoTask(service: Service, refund: Refund, reason: string): void {
	const { database, outbox, nowMs } = service;
	const { uuid, order } = refund;
	const { changes } = database.sql.prepare("UPDATE refund SET state = 'task' WHERE uuid = :uuid AND state = 'requested'").run({ uuid });
	if (changes === 0) return;
	recordEvent(database, { order, transition: 'refund_refused', who: refund.provider, why: reason }, nowMs());
	outbox.queue('mail', writeRefundTask(service, refund));
}
