/** Whether a payment was booked before: from another file, in another format, or under another day. What is not certain, a person decides. */
import { createHash } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import { wordsOf } from './match-order.ts';
import type { Claim } from './split-entry.ts';
import type { BrokenText, StatementFormat } from './statement/bank-statement.ts';

/** A payment for one order, as a statement tells it. */
export interface Told extends Pick<Claim, 'cents' | 'party' | 'iban' | 'reference'> {
	readonly order: number;
	readonly format: StatementFormat;
	readonly day: string;
	readonly valueDay: string | null;
	/** As {@link wordsIn} returns them. */
	readonly words: readonly string[];
}

/** Rows of the ledger that payments of one statement have claimed: a statement tells each payment once. */
export type Claimed = Set<number>;

/** Between the day on which a bank books a payment and the one on which it counts, with a weekend and a holiday. */
export const maxDaysApart = 5;

/** The row that is the same payment; `maybe`: one may be; null: none is. `isCovered`: the order needs no such amount any more. */
export function findRepeat(database: Database, told: Told, claimed: Claimed, isCovered: boolean): number | 'maybe' | null {
	const rows = bookedFor(database, told.order).filter(({ id, cents }) => cents === told.cents && !claimed.has(id));
	const relations = rows.map((row) => ({ row, relation: relate(told, row, isCovered) }));
	const same = relations.find(({ relation }) => relation === 'same');
	if (same !== undefined) return same.row.id;
	return relations.some(({ relation }) => relation === 'maybe') ? 'maybe' : null;
}

/** All that the bank says of a payment, as a name. Payments that are alike are told apart by their place among them, from 0. */
export function nameOf(said: readonly unknown[], place: number): string {
	const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
	return place === 0 ? hash : `${hash}-${place}`;
}

/** A payer's texts, place by place: banks change breaks, blanks and signs. */
export function wordsIn(texts: readonly BrokenText[]): readonly string[] {
	const plain = texts.map((lines) =>
		lines
			.join('')
			.normalize('NFKC')
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]/gu, ''),
	);
	return [...new Set(plain)].filter((text) => text !== '');
}

/** Whether another format tells a collective entry of `wholeCents` as one payment of which this is a part, or by the parts of which this is the whole. */
export function isToldOtherwise(database: Database, told: Told, wholeCents: number): boolean {
	const others = bookedFor(database, told.order).filter((row) => !isOneFormat(told, row) && daysApart(told, row) <= maxDaysApart);
	const sums = [...Map.groupBy(others, ({ day }) => day).values()].map((parts) => parts.reduce((sum, { cents }) => sum + cents, 0));
	return (
		(told.cents < wholeCents && others.some(({ cents }) => cents === wholeCents)) ||
		(told.cents === wholeCents && sums.includes(wholeCents))
	);
}

interface BookedRow {
	readonly id: number;
	readonly cents: number;
	readonly day: string;
	readonly valueDay: string | null;
	/** `camt` of any kind, where an earlier version of the program has booked it; `''`: it did not note it. */
	readonly format: string;
	readonly reference: string | null;
	readonly party: string;
	readonly iban: string | null;
	/** JSON; null: an earlier version of the program did not note them. */
	readonly words: string | null;
}

/** All that statements told of an order, by its row in the ledger. */
function bookedFor({ sql }: Database, order: number): readonly BookedRow[] {
	const rows = sql
		.prepare(
			`WITH booked AS (
				SELECT id, cents, coalesce(statement, reference) AS name FROM ledger LEFT JOIN money_by_hand ON ledger_id = id
					WHERE order_id = :order AND kind = 'received' AND (provider = 'transfer' OR statement IS NOT NULL)
			)
			SELECT id, cents, day, value_day AS "valueDay", format, bank_reference AS reference, coalesce(payer, '') AS party, iban, words FROM booked
				JOIN transfer_source ON transfer_source.reference = name LEFT JOIN transfer_payer ON transfer_payer.reference = name
				LEFT JOIN transfer_words ON transfer_words.reference = name ORDER BY id`,
		)
		.all({ order });
	// The schema allows nothing else.
	return rows as unknown as readonly BookedRow[];
}

function isOneFormat(told: Pick<Told, 'format'>, row: Pick<BookedRow, 'format'>): boolean {
	return row.format === told.format || (row.format === 'camt' && told.format !== 'csv');
}

function relate(told: Told, row: BookedRow, isCovered: boolean): 'same' | 'maybe' | 'different' {
	const isSameFormat = isOneFormat(told, row);
	if (told.reference !== null && row.reference !== null) {
		if (told.reference === row.reference && (isSameFormat || told.reference.length >= 6)) return 'same';
		if (isSameFormat) return 'different';
	}
	const payer = comparePayers(told, row);
	if (payer === 'another' || daysApart(told, row) > maxDaysApart) return 'different';
	if (isSameFormat) {
		if (told.day === row.day) {
			if (payer !== 'same' && (told.party !== '' || row.party !== '')) return 'different';
			return saysTheSame(told, row) ? 'same' : 'maybe';
		}
		return isCovered ? 'maybe' : 'different';
	}
	if (payer === 'unknown') return 'maybe';
	return daysApart(told, row) === 0 || isCovered ? 'same' : 'maybe';
}

function comparePayers(one: Pick<Told, 'party' | 'iban'>, other: Pick<Told, 'party' | 'iban'>): 'same' | 'another' | 'unknown' {
	if (one.iban !== null && other.iban !== null) return one.iban === other.iban ? 'same' : 'another';
	const [names, others] = [wordsOf(one.party), wordsOf(other.party)];
	// A format may cut a name off.
	const [fewer, more] = names.size <= others.size ? [names, others] : [others, names];
	return fewer.size > 0 && [...fewer].every((word) => more.has(word)) ? 'same' : 'unknown';
}

/** A bank may add a text later, and leave one out. */
function saysTheSame({ words }: Pick<Told, 'words'>, row: Pick<BookedRow, 'words'>): boolean {
	if (row.words === null) return true;
	const others = JSON.parse(row.words) as readonly string[];
	return words.every((text) => others.includes(text)) || others.every((text) => words.includes(text));
}

/** The least distance between any of their days. */
function daysApart(one: Pick<Told, 'day' | 'valueDay'>, other: Pick<Told, 'day' | 'valueDay'>): number {
	const days = ({ day, valueDay }: Pick<Told, 'day' | 'valueDay'>): readonly number[] =>
		[day, valueDay].flatMap((each) => (each === null || each === '' ? [] : [Date.parse(`${each}T00:00:00Z`)]));
	const distances = days(one).flatMap((each) => days(other).map((another) => Math.abs(each - another)));
	// Of a payment without a day, nothing speaks against it.
	return distances.length === 0 ? 0 : Math.min(...distances) / (24 * 3_600_000);
}
