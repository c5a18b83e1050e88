import { createHash } from 'node:crypto';

/** A payment that came to the shop's account, as any statement tells it. */
export interface IncomingPayment {
	/** The same for the same payment, in whichever statement of one kind it stands; CAMT and CSV name it differently. */
	readonly reference: string;
	/** Of the statement: each format names and dates the same payment in its own way. */
	readonly format: 'camt' | 'csv';
	/** On which it was booked, such as `2026-11-27`; a CSV file may give the day on which it counts (value date) instead. */
	readonly date: string;
	readonly cents: number;
	/** ISO 4217. */
	readonly currency: string;
	/** Of the one who paid; `''`: the bank does not say. */
	readonly payer: string;
	/** null: the bank does not say. */
	readonly iban: string | null;
	/** What the payer wrote. */
	readonly text: string;
}

/**
 * Names each payment by all that the bank says of it (`said`). Two payments may be alike in everything; they are told apart by their place: the first one is
 * the first in every statement that holds the day.
 */
export function nameAlike<Payment>(
	payments: readonly Payment[],
	said: (payment: Payment) => unknown,
): readonly (Payment & { reference: string })[] {
	const alike = new Map<string, number>();
	return payments.map((payment) => {
		const hash = createHash('sha256')
			.update(JSON.stringify(said(payment)))
			.digest('hex')
			.slice(0, 32);
		const nth = alike.get(hash) ?? 0;
		alike.set(hash, nth + 1);
		return { ...payment, reference: nth === 0 ? hash : `${hash}-${nth}` };
	});
}
