/** What a bank says of an account, whichever format it comes in: CAMT and CSV are read into this, and one judge decides on it. */

export type Direction = 'in' | 'out';

/** Lines of one text, as the bank broke them: a word or a number may go on in the next one. */
export type BrokenText = readonly string[];

/** One of the payments that an entry holds; an entry that is no collective one has a single part. */
export interface EntryPart {
	/** null: the bank names no amount of its own for it. */
	readonly cents: number | null;
	/** `out` within an incoming entry: a fee that was taken from it. */
	readonly direction: Direction;
	/** Of the other side; `''`: the bank does not say. */
	readonly party: string;
	/** Of the other side; null: the bank does not say. */
	readonly iban: string | null;
	/** The bank's own name of it; null: it has none. */
	readonly reference: string | null;
	/** All places in which a payer's words may stand. */
	readonly texts: readonly BrokenText[];
}

export interface BankEntry {
	readonly kind: 'entry';
	/** Its place in the statement's file: number of the entry, or of the line. */
	readonly number: number;
	/** On which it was booked, such as `2026-11-27`; null: the bank does not say. */
	readonly day: string | null;
	/** From which on it counts for interest; null: the bank does not say. */
	readonly valueDay: string | null;
	/** Greater than 0. */
	readonly cents: number;
	/** ISO 4217. */
	readonly currency: string;
	readonly direction: Direction;
	/** It takes an earlier entry back: an outgoing one takes a credit back, an incoming one a debit. */
	readonly isReversal: boolean;
	/** `information`: no money moves by it. */
	readonly state: 'booked' | 'pending' | 'information';
	/** At least one. */
	readonly parts: readonly EntryPart[];
	/** How many payments the bank says that it holds; there may be fewer `parts`. */
	readonly partCount: number;
	/** What the bank took off for itself before it booked the entry. */
	readonly chargesCents: number;
}

/** A row or an element that says something which cannot be understood. The rest of the file counts. */
export interface UnreadableEntry {
	readonly kind: 'unreadable';
	readonly number: number;
	/** Such as `"31.02.2026" is no date`. */
	readonly fault: string;
}

/** `camt.052` reports during the day, `camt.053` closes days, `camt.054` tells of single entries. */
export type StatementFormat = 'camt.052' | 'camt.053' | 'camt.054' | 'csv';

export interface BankStatement {
	/** Its name, with the name inside an archive. */
	readonly file: string;
	readonly format: StatementFormat;
	/** IBAN, or the bank's own number of the account; without blanks. null: the file does not say. */
	readonly account: string | null;
	/** The first day that it reports; null: it does not say. */
	readonly from: string | null;
	/** The last day that it reports as a whole; null: none, or it does not say. */
	readonly until: string | null;
	/** True: without `until`, its newest booked entry stands for it. */
	readonly reachesToNewest: boolean;
	readonly entries: readonly (BankEntry | UnreadableEntry)[];
}

/** `2026-11-27`; null: there is no such day. */
export function toDay(year: string, month: string, day: string): string | null {
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const ms = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? null : date;
}

/** The day that lies `days` after another one. */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
