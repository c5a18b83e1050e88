import type { PageResult } from '../../runtime/built-page.ts';

/** Confirms an order that was placed; which one comes from the visitor's storage. */
export interface ConfirmationData extends PageResult {
	readonly shopPath: string;
	readonly contactPath: string;
	/** Where an order is paid that waits for its payment. */
	readonly paymentPath: string;
	/** Where contracts are withdrawn from; null: the site has no such page. */
	readonly withdrawPath: string | null;
	/** At what is made to the buyer's wishes and cannot be sent back. */
	readonly lineNotReturned: string;
	/** Details for a bank transfer and its code; null: there is no bank transfer, or its details name no account. */
	readonly bank: BankData | null;
	/** The shop's text on its account, line by line, where no IBAN can be read from it. */
	readonly bankLines: readonly string[];
}

export interface BankData {
	readonly recipient: string;
	/** Without blanks. */
	readonly iban: string;
	readonly bic: string | null;
}
