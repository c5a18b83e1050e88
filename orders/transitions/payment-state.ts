/** The state of a payment, computed from its ledger: it is stored nowhere, so it cannot disagree with what was booked. */

/** What providers and the bank say of a payment. */
export const ledgerKinds = ['authorised', 'released', 'received', 'refunded', 'disputed', 'dispute_ended', 'failed'] as const;
/** What a bank says later: it took a payment back that it had booked, or a refund came back to the shop. */
export const returnKinds = ['returned', 'refund_returned'] as const;
/** SQL over rows of the ledger, as {@link paymentOf} counts them: the cents that came, and those that went back. */
export const receivedCentsSql = "coalesce(sum(CASE kind WHEN 'received' THEN cents WHEN 'returned' THEN -cents END), 0)";
export const refundedCentsSql = "coalesce(sum(CASE kind WHEN 'refunded' THEN cents WHEN 'refund_returned' THEN -cents END), 0)";
export type LedgerKind = (typeof ledgerKinds | typeof returnKinds)[number];

export interface LedgerAmount {
	readonly kind: LedgerKind;
	/** Greater than 0. */
	readonly cents: number;
}

export type PaymentState = 'pending' | 'authorised' | 'paid' | 'partly_refunded' | 'refunded' | 'disputed' | 'failed';

export interface Payment {
	readonly state: PaymentState;
	readonly receivedCents: number;
	readonly refundedCents: number;
	/** What is still to come; less than 0: the buyer paid too much. */
	readonly openCents: number;
	/** What has never come; a part that was given back, such as a reduction of the price, counts as come, and all of it as not come. */
	readonly missingCents: number;
	/** What a provider has promised and not paid yet; 0: nothing. */
	readonly promisedCents: number;
}

/**
 * `entries` in the order in which they were booked. `totalCents`: what the order costs now. Money counts before words: what was received is paid even if a try failed before or after it. A part
 * of the total is still pending.
 */
export function paymentOf(entries: readonly LedgerAmount[], totalCents: number): Payment {
	const sum = (kind: LedgerKind): number => entries.reduce((cents, entry) => (entry.kind === kind ? cents + entry.cents : cents), 0);
	const [receivedCents, refundedCents] = [sum('received') - sum('returned'), sum('refunded') - sum('refund_returned')];
	const money = {
		...{ receivedCents, refundedCents, openCents: totalCents - (receivedCents - refundedCents) },
		missingCents: totalCents - receivedSinceEmpty(entries),
		promisedCents: Math.max(0, sum('authorised') - sum('released') - receivedCents),
	};
	const isDisputed = entries.findLast(({ kind }) => kind === 'disputed' || kind === 'dispute_ended')?.kind === 'disputed';
	if (isDisputed) return { state: 'disputed', ...money };
	if (refundedCents > 0) return { state: refundedCents >= receivedCents ? 'refunded' : 'partly_refunded', ...money };
	if (receivedCents >= totalCents) return { state: 'paid', ...money };
	if (sum('authorised') > sum('released')) return { state: 'authorised', ...money };
	return { state: receivedCents === 0 && entries.at(-1)?.kind === 'failed' ? 'failed' : 'pending', ...money };
}

/** What came since the shop last held nothing. */
function receivedSinceEmpty(entries: readonly LedgerAmount[]): number {
	let [heldCents, receivedCents] = [0, 0];
	for (const { kind, cents } of entries) {
		if (kind === 'received') [heldCents, receivedCents] = [heldCents + cents, receivedCents + cents];
		if (kind === 'returned') [heldCents, receivedCents] = [heldCents - cents, receivedCents - cents];
		if (kind === 'refunded') heldCents -= cents;
		if (kind === 'refund_returned') heldCents += cents;
		if (heldCents <= 0) receivedCents = 0;
	}
	return receivedCents;
}
