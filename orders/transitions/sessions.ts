/** The sessions in which buyers approve payments at a provider: which one of an order counts, and whether a payment is under way. */
import type { Database } from '../store/database.ts';

export interface PaymentSession {
	readonly order: number;
	readonly provider: string;
	/** 0 for the first one of an order. */
	readonly attempt: number;
	/** The provider's own name for it. */
	readonly reference: string;
	/** For the browser. */
	readonly token: string;
	/** Only provider and service know it. */
	readonly secret: string;
	/** What the provider gave the service to go on with; null: nothing yet. */
	readonly approval: string | null;
	/** The provider's own name for what came of the approval, such as its order; null: nothing yet. */
	readonly payment: string | null;
}

const columns = 'order_id AS "order", provider, attempt, reference, token, secret, approval, payment';

/** The newest one of an order; undefined: it has none. */
export function currentSession(database: Database, order: number): PaymentSession | undefined {
	return openSessionsOf(database, order).at(-1);
}

/** All of an order, ended ones too: money may have come in any. Oldest first. */
export function sessionsOf({ sql }: Database, order: number): readonly PaymentSession[] {
	return sql.prepare(`SELECT ${columns} FROM payment_session WHERE order_id = :order ORDER BY attempt`).all({
		order,
	}) as unknown as readonly PaymentSession[];
}

/** Those that have not ended. Oldest first. */
export function openSessionsOf({ sql }: Database, order: number): readonly PaymentSession[] {
	return sql.prepare(`SELECT ${columns} FROM payment_session WHERE order_id = :order AND ended_at IS NULL ORDER BY attempt`).all({
		order,
	}) as unknown as readonly PaymentSession[];
}

/** To be called inside a transaction, as the functions below. */
export function addSession({ sql }: Database, session: Omit<PaymentSession, 'approval' | 'payment'>, now: number): void {
	const { order, provider, attempt, reference, token, secret } = session;
	sql
		.prepare(
			`INSERT INTO payment_session (order_id, provider, attempt, reference, token, secret, at)
				VALUES (:order, :provider, :attempt, :reference, :token, :secret, :now)`,
		)
		.run({ order, provider, attempt, reference, token, secret, now });
}

/** The buyer may have approved: from now on the order counts as being paid, until the provider says what became of it. */
export function beginPayment({ sql }: Database, { order, attempt }: PaymentSession, approval: string | null, now: number): void {
	sql
		.prepare(
			`UPDATE payment_session SET under_way_at = coalesce(under_way_at, :now), approval = coalesce(:approval, approval)
				WHERE order_id = :order AND attempt = :attempt`,
		)
		.run({ order, attempt, approval, now });
}

interface PaymentNote {
	readonly approval?: string | null;
	readonly payment?: string | null;
	readonly collectUntil?: number | null;
}

/**
 * The approval where the provider did not call with it, what came of it, and until when its money can be collected, milliseconds since 1970. What is left
 * out stays as it was.
 */
export function notePayment(
	{ sql }: Database,
	{ order, attempt }: PaymentSession,
	{ approval = null, payment = null, collectUntil = null }: PaymentNote,
): void {
	sql
		.prepare(
			`UPDATE payment_session SET approval = coalesce(:approval, approval), payment = coalesce(:payment, payment),
				collect_until = coalesce(:collectUntil, collect_until)
				WHERE order_id = :order AND attempt = :attempt`,
		)
		.run({ order, attempt, approval, payment, collectUntil });
}

/** It is known what became of the payment. */
export function endPayment({ sql }: Database, { order, attempt }: PaymentSession): void {
	sql.prepare('UPDATE payment_session SET under_way_at = NULL WHERE order_id = :order AND attempt = :attempt').run({ order, attempt });
}

/** Nothing can be approved in it any more: the next request opens another one. */
export function endSession({ sql }: Database, { order, attempt }: PaymentSession, now: number): void {
	sql
		.prepare('UPDATE payment_session SET under_way_at = NULL, ended_at = :now WHERE order_id = :order AND attempt = :attempt')
		.run({ order, attempt, now });
}

/** Whether money may be on its way: a capture is under way, or its outcome is unknown. As long as that is so, reservations stay. */
export function isPaymentUnderWay({ sql }: Database, order: number): boolean {
	return (
		sql.prepare('SELECT 1 FROM payment_session WHERE order_id = :order AND under_way_at IS NOT NULL LIMIT 1').get({ order }) !== undefined
	);
}

/** By the provider's name for it, or by its secret; undefined: there is none. */
export function findSession(
	{ sql }: Database,
	by: { readonly provider: string; readonly reference: string } | { readonly secret: string },
): PaymentSession | undefined {
	const condition = 'secret' in by ? 'secret = :secret' : 'provider = :provider AND reference = :reference';
	// The schema allows nothing else.
	return sql.prepare(`SELECT ${columns} FROM payment_session WHERE ${condition}`).get({ ...by }) as PaymentSession | undefined;
}
