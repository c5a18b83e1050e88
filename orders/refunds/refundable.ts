/** What of an order's money can still go back, payment by payment, and how a refund is split over the payments that hold it. */
import type { Database } from '../store/database.ts';
import { receivedCentsSql, refundedCentsSql } from '../transitions/payment-state.ts';

export interface RefundPart {
	/** Such as `paypal`, or `transfer`: the way on which the money came. */
	readonly provider: string;
	/** The ledger's name for the payment; null: all that came this way goes back as one. */
	readonly reference: string | null;
	readonly cents: number;
}

/** Of these, each payment is refunded by itself: PayPal refunds a capture, Klarna an order. */
const refundedOneByOne: ReadonlySet<string> = new Set(['paypal']);

/** What of each payment was neither given back nor asked back. The newest first; only those that still hold money. */
export function refundablePayments(database: Database, order: number): readonly RefundPart[] {
	const received = database.sql
		.prepare("SELECT provider, reference, cents FROM ledger WHERE order_id = :order AND kind = 'received' ORDER BY id DESC")
		.all({ order });
	const asked = askedBackOf(database, order);
	const leftOf = leftByWay(database, order);
	const ways = Map.groupBy(received, ({ provider }) => String(provider));
	return [...ways]
		.flatMap(([provider, payments]): readonly RefundPart[] => {
			const left = leftOf.get(provider) ?? 0;
			if (!refundedOneByOne.has(provider)) return [{ provider, reference: null, cents: left }];
			const parts = payments.map(({ reference, cents }) => ({
				...{ provider, reference: String(reference) },
				cents: Number(cents) - (asked.get(String(reference)) ?? 0),
			}));
			return withoutOldest(parts, sum(parts) - left);
		})
		.filter(({ cents }) => cents > 0);
}

/** What is refunded in the provider's own pages names no payment of ours: it is taken from the oldest ones. */
function withoutOldest(parts: readonly RefundPart[], goneCents: number): readonly RefundPart[] {
	let gone = goneCents;
	return parts
		.toReversed()
		.map((part) => {
			const taken = Math.min(Math.max(0, gone), Math.max(0, part.cents));
			gone -= taken;
			return { ...part, cents: part.cents - taken };
		})
		.toReversed();
}

/** One payment that holds all of it, else as few as hold it together. null: they do not. */
export function splitRefund(payments: readonly RefundPart[], cents: number): readonly RefundPart[] | null {
	const whole = payments.find((payment) => payment.cents >= cents);
	if (whole !== undefined) return [{ ...whole, cents }];
	let rest = cents;
	const parts = payments.flatMap((payment) => {
		const part = Math.min(rest, payment.cents);
		rest -= part;
		return part === 0 ? [] : [{ ...payment, cents: part }];
	});
	return rest > 0 ? null : parts;
}

export function sum(parts: readonly Pick<RefundPart, 'cents'>[]): number {
	return parts.reduce((total, { cents }) => total + cents, 0);
}

function leftByWay({ sql }: Database, order: number): ReadonlyMap<string, number> {
	const rows = sql
		.prepare(
			`SELECT provider, sum(cents) AS cents FROM (
				SELECT provider, ${receivedCentsSql} - ${refundedCentsSql} AS cents FROM ledger WHERE order_id = :order GROUP BY provider
				UNION ALL SELECT provider, -cents FROM refund WHERE order_id = :order AND state IN ('requested', 'task')
			) GROUP BY provider`,
		)
		.all({ order });
	return new Map(rows.map(({ provider, cents }) => [String(provider), Number(cents)]));
}

/** By the payment that our refunds were asked of. What ended by a loss is counted with that. */
function askedBackOf({ sql }: Database, order: number): ReadonlyMap<string, number> {
	const rows = sql
		.prepare(
			`SELECT refund_payment.reference AS payment, sum(cents) AS cents FROM refund_payment JOIN refund ON uuid = refund
				WHERE order_id = :order AND NOT EXISTS (SELECT 1 FROM refund AS loss WHERE loss.uuid = refund.reference AND loss.uuid <> refund.uuid)
				GROUP BY refund_payment.reference`,
		)
		.all({ order });
	return new Map(rows.map(({ payment, cents }) => [String(payment), Number(cents)]));
}
