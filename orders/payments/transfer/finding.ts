/** What became of an entry of a statement, or of a payment in it. */
import type { Database } from '../../store/database.ts';
import type { Payment } from '../../transitions/payment-state.ts';
import type { Amount, Place, Question } from './question.ts';
import type { Claimed } from './recognise-repeat.ts';
import type { StatementFormat } from './statement/bank-statement.ts';

export type Booking =
	| { readonly kind: 'booked'; readonly order: number; readonly after: Payment; readonly isCancelled: boolean }
	/** An earlier statement told it, or the shop booked it by hand. */
	| { readonly kind: 'known'; readonly order: number };

export type Finding = (Booking & Place & Amount) | Question;

/** One statement that is being judged. */
export interface Hearing {
	readonly database: Database;
	readonly account: string | null;
	readonly format: StatementFormat;
	/** Rows of the ledger that its payments have claimed. */
	readonly claimed: Claimed;
	/** How often it has told the same in all words. */
	readonly told: Map<string, number>;
	/** The shop's day, such as `2026-11-27`. */
	readonly today: string;
	readonly now: number;
}

export function isQuestion(finding: Finding): finding is Question {
	return finding.kind !== 'booked' && finding.kind !== 'known';
}
