/** Books what a bank took back: a payment of a buyer, after which the order is open again, or a refund, which is owed again. */
import type { Database } from '../../store/database.ts';
import { book } from '../../transitions/ledger.ts';
import { nameIn } from './book-claim.ts';
import type { Hearing } from './finding.ts';
import type { Question, QuestionKind } from './question.ts';
import type { Claim } from './split-entry.ts';
import { addDays, type BankEntry } from './statement/bank-statement.ts';

/** As long as another file or format may tell the same under another day. */
const daysOfRepeats = 5;

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
	const earlier = database.sql
		.prepare(
			`SELECT id FROM ledger LEFT JOIN transfer_source ON transfer_source.reference = ledger.reference
				WHERE order_id = :order AND cents = :cents AND kind = :returned
					AND (ledger.reference = :name OR day BETWEEN :from AND :until) ORDER BY ledger.reference <> :name, id`,
		)
		.all({ order, cents, returned, name, from: addDays(day, -daysOfRepeats), until: addDays(day, daysOfRepeats) })
		.map(({ id }) => Number(id))
		.find((id) => !claimed.has(id));
	if (earlier !== undefined) {
		claimed.add(earlier);
		return null;
	}
	if (leftOf(database, { order, moved, returned }) < cents) return question('return_unmatched');
	book(database, { order, provider: 'transfer', kind: returned, reference: name, cents }, now);
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

/** Of what moved by transfer: what was not taken back yet. */
function leftOf(
	{ sql }: Database,
	{ order, moved, returned }: { readonly order: number; readonly moved: string; readonly returned: string },
): number {
	const row = sql
		.prepare(
			`SELECT coalesce(sum(CASE kind WHEN :moved THEN cents ELSE -cents END), 0) AS cents FROM ledger
				WHERE order_id = :order AND kind IN (:moved, :returned) AND provider IN ('transfer', 'house')`,
		)
		.get({ order, moved, returned });
	return Number(row?.cents);
}

/** Whether a refund of this amount was reported as sent: then the statement shows what is known. */
export function isRefundSent({ sql }: Database, { order, cents }: { readonly order: number; readonly cents: number }): boolean {
	return (
		sql
			.prepare(
				`SELECT 1 FROM ledger WHERE order_id = :order AND cents = :cents AND kind = 'refunded' AND provider IN ('transfer', 'house') LIMIT 1`,
			)
			.get({ order, cents }) !== undefined
	);
}
