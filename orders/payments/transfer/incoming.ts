/** A payment that came to the shop's account, as any statement tells it. */
export interface IncomingPayment {
	/** The same for the same payment, in whichever statement it stands. */
	readonly reference: string;
	/** On which it was booked, such as `2026-11-27`. */
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
