import type { PageResult } from '../page-data.ts';

/** Confirms an order that was placed; which one comes from the visitor's storage. */
export interface ConfirmationData extends PageResult {
	readonly shopPath: string;
	readonly contactPath: string;
	/** Where contracts are withdrawn from; null: the site has no such page. */
	readonly withdrawPath: string | null;
	/** What the code of a bank transfer needs; null: there is no bank transfer, or its details name no account. */
	readonly bank: BankData | null;
}

export interface BankData {
	readonly recipient: string;
	readonly iban: string;
	readonly bic: string | null;
}
