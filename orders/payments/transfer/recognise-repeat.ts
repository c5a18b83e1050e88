/** Whether a payment was booked before: from another file, in another format, or under another day. What is not certain, a person decides. */
import { createHash } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import { wordsOf } from './match-order.ts';
import type { Claim } from './split-entry.ts';
import type { StatementFormat } from './statement/bank-statement.ts';

/** A payment for one order, as a statement tells it. */
export interface Told extends Pick<Claim, 'cents' | 'party' | 'iban' | 'reference'> {
	readonly order: number;
	readonly format: StatementFormat;
	readonly day: string;
	readonly valueDay: string | null;
}

/** Rows of the ledger that payments of one statement have claimed: a statement tells each payment once. */
export type Claimed = Set<number>;

/** Between the day on which a bank books a payment and the one on which it counts, with a weekend and a holiday. */
const maxDaysApart = 5;

/** The row that is the same payment; `maybe`: one may be; null: none is. `isCovered`: the order needs no such amount any more. */
export function findRepeat(database: Database, told: Told, claimed: Claimed, isCovered: boolean): number | 'maybe' | null {
	const rows = bookedFor(database, told).filter(({ id }) => !claimed.has(id));
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

interface BookedRow {
	readonly id: number;
	readonly day: string;
	readonly valueDay: string | null;
	/** `camt` of any kind, where an earlier version of the program has booked it; `''`: it did not note it. */
	readonly format: string;
	readonly reference: string | null;
	readonly party: string;
	readonly iban: string | null;
}

function bookedFor({ sql }: Database, { order, cents }: Told): readonly BookedRow[] {
	const rows = sql
		.prepare(
			`WITH booked AS (
				SELECT id, coalesce(statement, reference) AS name FROM ledger LEFT JOIN money_by_hand ON ledger_id = id
					WHERE order_id = :order AND cents = :cents AND kind = 'received' AND (provider = 'transfer' OR statement IS NOT NULL)
			)
			SELECT id, day, value_day AS "valueDay", format, bank_reference AS reference, coalesce(payer, '') AS party, iban FROM booked
				JOIN transfer_source ON transfer_source.reference = name LEFT JOIN transfer_payer ON transfer_payer.reference = name ORDER BY id`,
		)
		.all({ order, cents });
	// The schema allows nothing else.
	return rows as unknown as readonly BookedRow[];
}

function relate(told: Told, row: BookedRow, isCovered: boolean): 'same' | 'maybe' | 'different' {
	const isOneFormat = row.format === told.format || (row.format === 'camt' && told.format !== 'csv');
	if (told.reference !== null && row.reference !== null) {
		if (told.reference === row.reference && (isOneFormat || told.reference.length >= 6)) return 'same';
		if (isOneFormat) return 'different';
	}
	const payer = comparePayers(told, row);
	if (payer === 'another' || daysApart(told, row) > maxDaysApart) return 'different';
	if (isOneFormat) {
		if (told.day === row.day) return payer === 'same' || (told.party === '' && row.party === '') ? 'same' : 'different';
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

/** The least distance between any of their days. */
function daysApart(one: Pick<Told, 'day' | 'valueDay'>, other: Pick<Told, 'day' | 'valueDay'>): number {
	const days = ({ day, valueDay }: Pick<Told, 'day' | 'valueDay'>): readonly number[] =>
		[day, valueDay].flatMap((each) => (each === null || each === '' ? [] : [Date.parse(`${each}T00:00:00Z`)]));
	const distances = days(one).flatMap((each) => days(other).map((another) => Math.abs(each - another)));
	// Of a payment without a day, nothing speaks against it.
	return distances.length === 0 ? 0 : Math.min(...distances) / (24 * 3_600_000);
}
