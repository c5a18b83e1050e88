/**
 * Money that went back without the service having sent it: the shop made the refund in the provider's own pages or at its bank, or the provider decided so.
 * It is booked once, whoever tells of it first, and it counts towards what was asked for and not made yet, so that nobody pays the same money again.
 */
import { creditRefunded, type Issuer } from '../documents/issue.ts';
import type { Service } from '../service.ts';
import type { Database } from '../store/database.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { book } from '../transitions/ledger.ts';
import { receivedCentsSql, refundedCentsSql } from '../transitions/payment-state.ts';
import { completeIfDone } from './complete-order.ts';
import { writeCountedRefund } from './counted-refund.ts';
import { openRefunds } from './owed-back.ts';
import { divideRefund, endRefund, findRefund, type Refund, settleRefund } from './request-refund.ts';

export interface ToldRefund {
	readonly order: number;
	readonly provider: string;
	/** The provider's own name for it. */
	readonly reference: string;
	/** Greater than 0. */
	readonly cents: number;
	/** Our name for it, see `MoneyFact`. */
	readonly refund?: string | undefined;
}

/** What a provider says of a refund. Told again, it changes nothing. To be called inside a transaction. */
export function bookToldRefund(service: Service, told: ToldRefund): void {
	const { database, log, nowMs } = service;
	const { order, provider, reference, cents } = told;
	const asked = told.refund === undefined ? undefined : findRefund(database, told.refund);
	if (asked !== undefined && asked.state !== 'done' && isSameMoney(asked, told)) {
		settleRefund(service, asked, { reference, who: provider });
		return;
	}
	if (isBookedAsTask(database, { ...told, refund: asked?.uuid })) return;
	const booking = book(database, { order, provider, kind: 'refunded', reference, cents }, nowMs());
	if (booking === 'contradicted') log.error({ order, provider, reference }, 'The ledger has this refund of another order or amount');
	if (booking !== 'booked') return;
	recordEvent(database, { order, transition: 'payment_refunded', who: provider, why: `${reference} (${cents} ct)` }, nowMs());
	countTowardsOpen(service, told);
	creditRefunded(service, order);
	completeIfDone(service, order);
}

function isSameMoney(one: Pick<Refund, 'order' | 'provider' | 'cents'>, other: Pick<Refund, 'order' | 'provider' | 'cents'>): boolean {
	return one.order === other.order && one.provider === other.provider && one.cents === other.cents;
}

/**
 * An open refund of the same amount is the one that was made. Of other amounts both may be wanted, as long as the order's money is enough for both; where it
 * is not, what went back counts towards the oldest ones, and the shop is told. To be called inside a transaction, after the money is booked.
 */
export function countTowardsOpen(service: Service, told: ToldRefund): void {
	const { database, outbox } = service;
	const { order, provider, reference } = told;
	const open = openRefunds(database, order).flatMap(({ uuid }) => findRefund(database, uuid) ?? []);
	const ofWay = open.filter((refund) => refund.provider === provider);
	const same = ofWay.find((refund) => isSameMoney(refund, told));
	if (same === undefined && overaskedCents(database, told) <= 0) return;
	let leftCents = told.cents;
	for (const refund of same === undefined ? ofWay : [same]) {
		const cents = Math.min(refund.cents, leftCents);
		if (cents === 0) break;
		leftCents -= cents;
		if (cents < refund.cents) divideRefund(service, refund, cents);
		endRefund(service, { ...refund, cents }, { reference, who: provider });
		// What only the service was to do needs no word, if it was just that.
		if (refund !== same || refund.state === 'task') outbox.queue('mail', writeCountedRefund(service, { refund, told, cents }));
	}
}

/** Whether the provider has told of that much in its own words before, and it ended a refund that was open. */
export function isCounted({ sql }: Database, { order, provider, cents }: Pick<ToldRefund, 'order' | 'provider' | 'cents'>): boolean {
	const counted = sql.prepare(
		`SELECT 1 FROM ledger JOIN refund ON refund.reference = ledger.reference AND refund.provider = ledger.provider
			JOIN order_event AS event ON event.order_id = ledger.order_id AND transition = 'payment_refunded' AND event.why LIKE ledger.reference || ' (%'
			WHERE ledger.order_id = :order AND ledger.provider = :provider AND ledger.kind = 'refunded' AND ledger.cents = :cents`,
	);
	return counted.get({ order, provider, cents }) !== undefined;
}

/** By how much the refunds of a way, made and asked for, are more than what came on it. */
function overaskedCents({ sql }: Database, { order, provider }: Pick<ToldRefund, 'order' | 'provider'>): number {
	const row = sql
		.prepare(
			`SELECT ${refundedCentsSql} - ${receivedCentsSql}
					+ (SELECT coalesce(sum(cents), 0) FROM refund WHERE order_id = :order AND provider = :provider AND state <> 'done') AS cents
				FROM ledger WHERE order_id = :order AND provider = :provider`,
		)
		.get({ order, provider });
	return Number(row?.cents);
}

/** The shop says that it has paid a task's money back. To be called inside a transaction. False: there is no such task that is still to do. */
export function finishRefundTask(service: Issuer, uuid: string, who: string): boolean {
	const refund = findRefund(service.database, uuid);
	return refund?.state === 'task' && settleAsTold(service, refund, who);
}

/** By the provider's name for it, where the provider has told of it already. To be called inside a transaction. False: it is settled. */
export function settleAsTold(service: Issuer, refund: Refund, who: string): boolean {
	const reference = findToldRefund(service.database, refund);
	return settleRefund(service, refund, { who, ...(reference !== null && { reference }) });
}

/** The shop may have made it in the provider's own pages, and the provider may have told so before: it is not booked a second time. null: it has not. */
function findToldRefund({ sql }: Database, { order, provider, cents }: Refund): string | null {
	const told = sql
		.prepare(
			`SELECT reference FROM ledger WHERE order_id = :order AND provider = :provider AND kind = 'refunded' AND cents = :cents
				AND NOT EXISTS (SELECT 1 FROM refund WHERE refund.reference = ledger.reference AND refund.provider = ledger.provider) ORDER BY id LIMIT 1`,
		)
		.get({ order, provider, cents })?.reference;
	return told === undefined ? null : String(told);
}

/**
 * As above, where the provider tells of it after the shop has said so: from now on the refund has the provider's name for it. True: it is booked already.
 * To be called inside a transaction.
 */
function isBookedAsTask({ sql }: Database, { order, provider, reference, cents, refund }: ToldRefund): boolean {
	if (
		sql
			.prepare("SELECT 1 FROM ledger WHERE provider = :provider AND kind = 'refunded' AND reference = :reference")
			.get({ provider, reference })
	)
		return false;
	const { changes } = sql
		.prepare(
			`UPDATE refund SET reference = :reference WHERE uuid = (
				SELECT uuid FROM refund WHERE order_id = :order AND provider = :provider AND cents = :cents AND state = 'done'
					AND reference IN (uuid, :reference) AND coalesce(:refund, uuid) = uuid ORDER BY reference = :reference DESC, settled_at LIMIT 1
			)`,
		)
		.run({ order, provider, reference, cents, refund: refund ?? null });
	return changes > 0;
}
