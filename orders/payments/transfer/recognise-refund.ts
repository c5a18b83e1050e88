/** Whether what left the account is a refund that the shop has reported as sent. Each refund leaves once: a second payment is asked about. */
import type { Database } from '../../store/database.ts';
import { waysByHandSql } from '../../transitions/ledger.ts';
import type { Hearing } from './finding.ts';
import { maxDaysApart } from './recognise-repeat.ts';
import type { BankEntry } from './statement/bank-statement.ts';

interface BookedRefund {
	readonly id: number;
	/** null, as the others: no statement has told of it yet. */
	readonly day: string | null;
	readonly format: string | null;
	readonly reference: string | null;
}

/** True: the statement shows what is known; it is noted, so that another payment is not taken for it. To be called inside a transaction. */
export function recogniseRefund(entry: BankEntry, order: number, { database, claimed, format, today }: Hearing): boolean {
	const told = { day: entry.day ?? today, format, reference: entry.parts[0]?.reference ?? null };
	const refunds = bookedRefunds(database, { order, cents: entry.cents }).filter(({ id }) => !claimed.has(id));
	const refund = refunds.find((each) => each.day !== null && isSame(told, each)) ?? refunds.find(({ day }) => day === null);
	if (refund === undefined) return false;
	claimed.add(refund.id);
	database.sql
		.prepare(
			'INSERT INTO sent_refund (ledger_id, day, format, bank_reference) VALUES (:id, :day, :format, :reference) ON CONFLICT DO NOTHING',
		)
		.run({ id: refund.id, ...told });
	return true;
}

function bookedRefunds({ sql }: Database, { order, cents }: { readonly order: number; readonly cents: number }): readonly BookedRefund[] {
	const rows = sql
		.prepare(
			`SELECT id, day, format, bank_reference AS reference FROM ledger LEFT JOIN sent_refund ON ledger_id = id
				WHERE order_id = :order AND cents = :cents AND kind = 'refunded' AND provider IN (${waysByHandSql}) ORDER BY id`,
		)
		.all({ order, cents });
	// The schema allows nothing else.
	return rows as unknown as readonly BookedRefund[];
}

function isSame(told: { readonly day: string; readonly format: string; readonly reference: string | null }, refund: BookedRefund): boolean {
	const isOneFormat = told.format === refund.format;
	if (isOneFormat && told.reference !== null && refund.reference !== null) return told.reference === refund.reference;
	if (isOneFormat) return told.day === refund.day;
	return Math.abs(Date.parse(told.day) - Date.parse(refund.day ?? told.day)) <= maxDaysApart * 24 * 3_600_000;
}
