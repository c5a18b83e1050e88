/** Books what a bank took back: a payment of a buyer, after which the order is open again, or a refund, which is owed again. */
import type { Database } from '../../store/database.ts';
import { book, type WayByHand, waysByHand } from '../../transitions/ledger.ts';
import { findByName, nameIn } from './book-claim.ts';
import type { Hearing } from './finding.ts';
import type { Question, QuestionKind } from './question.ts';
import { maxDaysApart } from './recognise-repeat.ts';
import type { Claim } from './split-entry.ts';
import { addDays, type BankEntry } from './statement/bank-statement.ts';

/** null: an earlier statement told it. */
export function bookReturn(
	entry: BankEntry,
	claim: Claim,
	order: number,
	hearing: Hearing,
	question: (kind: QuestionKind) => Question,
): Question | null {
	const { database, now, claimed } = hearing;
	const { cents } = claim;
	const [moved, returned] = entry.direction === 'out' ? (['received', 'returned'] as const) : (['refunded', 'refund_returned'] as const);
	const { name } = nameIn(entry, claim, hearing);
	const day = entry.day ?? hearing.today;
	const way = waysByHand.find((provider) => leftOf(database, { order, provider, moved, returned }) >= cents);
	const told = { order, cents, day, format: hearing.format, reference: claim.reference };
	const earlier =
		findByName(database, name)?.row ??
		returnsNear(database, told, returned).find((row) => !claimed.has(row.id) && isSame(database, told, row, way !== undefined))?.id;
	if (earlier !== undefined) {
		claimed.add(earlier);
		return null;
	}
	if (way === undefined) return question('return_unmatched');
	book(database, { order, provider: way, kind: returned, reference: name, cents }, now);
	database.sql
		.prepare(
			`INSERT INTO transfer_source (reference, day, format, value_day, bank_reference) VALUES (:name, :day, :format, :valueDay, :reference)
				ON CONFLICT DO NOTHING`,
		)
		.run({ name, day, format: hearing.format, valueDay: entry.valueDay, reference: claim.reference });
	const row = database.sql.prepare('SELECT max(id) AS id FROM ledger').get()?.id;
	claimed.add(Number(row));
	return question(returned === 'returned' ? 'payment_returned' : 'refund_returned');
}

interface ToldReturn {
	readonly order: number;
	readonly cents: number;
	readonly day: string;
	readonly format: string;
	readonly reference: string | null;
}

interface BookedReturn extends Pick<ToldReturn, 'day' | 'format' | 'reference'> {
	readonly id: number;
}

function returnsNear({ sql }: Database, { order, cents, day }: ToldReturn, returned: string): readonly BookedReturn[] {
	const rows = sql
		.prepare(
			`SELECT id, day, format, bank_reference AS reference FROM ledger JOIN transfer_source ON transfer_source.reference = ledger.reference
				WHERE order_id = :order AND cents = :cents AND kind = :returned AND day BETWEEN :from AND :until ORDER BY id`,
		)
		.all({ order, cents, returned, from: addDays(day, -maxDaysApart), until: addDays(day, maxDaysApart) });
	// The schema allows nothing else.
	return rows as unknown as readonly BookedReturn[];
}

/** `isLeft`: there is something that a second return may take back. */
function isSame(database: Database, told: ToldReturn, row: BookedReturn, isLeft: boolean): boolean {
	const isOneFormat = told.format === row.format;
	if (isOneFormat && told.reference !== null && row.reference !== null) return told.reference === row.reference;
	if (!isLeft || told.day === row.day) return true;
	return !isOneFormat && !isPaidBetween(database, told, row);
}

/** What was paid after one return is taken back by another one. */
function isPaidBetween({ sql }: Database, { order, cents, day }: ToldReturn, row: BookedReturn): boolean {
	const [after, until] = [day, row.day].toSorted();
	const found = sql
		.prepare(
			`SELECT 1 FROM ledger LEFT JOIN money_by_hand ON ledger_id = id
				JOIN transfer_source ON transfer_source.reference = coalesce(statement, ledger.reference)
				WHERE order_id = :order AND cents = :cents AND kind = 'received' AND day > :after AND day <= :until LIMIT 1`,
		)
		.get({ order, cents, after: after ?? day, until: until ?? day });
	return found !== undefined;
}

/** Of what moved on this way: what was not taken back yet. What a person has booked of an order that is paid at the shop may have come by transfer. */
function leftOf(
	{ sql }: Database,
	{
		order,
		provider,
		moved,
		returned,
	}: { readonly order: number; readonly provider: WayByHand; readonly moved: string; readonly returned: string },
): number {
	const row = sql
		.prepare(
			`SELECT coalesce(sum(CASE kind WHEN :moved THEN cents ELSE -cents END), 0) AS cents FROM ledger
				WHERE order_id = :order AND kind IN (:moved, :returned) AND provider = :provider`,
		)
		.get({ order, provider, moved, returned });
	return Number(row?.cents);
}
