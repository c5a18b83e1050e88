/** The ledger of payments: what a provider or a bank has said of money, in the order in which the service learned it. Nothing in it is ever changed. */
import type { Database } from '../store/database.ts';
import { type LedgerAmount, type LedgerKind, type Payment, paymentOf } from './payment-state.ts';
import { costCentsSql } from './stored-order.ts';

export interface LedgerEntry extends LedgerAmount {
	readonly order: number;
	/** Such as `paypal`, or `transfer` for the shop's bank. */
	readonly provider: string;
	/** The provider's own name for what happened: the same one is the same event, however often it is told. */
	readonly reference: string;
}

/** The ways of money that the shop moves itself, at its bank or in its till: no provider tells of it. */
export const waysByHand = ['transfer', 'house'] as const;
/** For a query: the values of a list. */
export const waysByHandSql = waysByHand.map((way) => `'${way}'`).join();
export type WayByHand = (typeof waysByHand)[number];

export function isByHand(provider: string): provider is WayByHand {
	return waysByHand.some((way) => way === provider);
}

export type Booking =
	| 'booked'
	/** It was before, of this order. */
	| 'known'
	/** It is another order's, or of another amount. */
	| 'contradicted';

/** To be called inside a transaction. */
export function book(database: Database, entry: LedgerEntry, now: number): Booking {
	const { order, provider, kind, reference, cents } = entry;
	const known = database.sql
		.prepare('SELECT order_id, cents FROM ledger WHERE provider = :provider AND kind = :kind AND reference = :reference')
		.get({ provider, kind, reference });
	if (known !== undefined) return known.order_id === order && known.cents === cents ? 'known' : 'contradicted';
	database.sql
		.prepare(
			'INSERT INTO ledger (order_id, at, provider, kind, reference, cents) VALUES (:order, :now, :provider, :kind, :reference, :cents)',
		)
		.run({ order, now, provider, kind, reference, cents });
	return 'booked';
}

/**
 * As above, of money that the shop has seen itself. A bank's statement may tell of the same money later, by a name of its own, see `matchByHand`.
 */
export function bookByHand(database: Database, entry: LedgerEntry, now: number): Booking {
	const booking = book(database, entry, now);
	if (booking === 'booked') database.sql.exec('INSERT INTO money_by_hand (ledger_id) VALUES (last_insert_rowid())');
	return booking;
}

/** True: the shop has booked by hand what the statement calls `reference`. Each booking matches one payment, which keeps it. To be called inside a transaction. */
export function matchByHand({ sql }: Database, { order, reference, cents }: Pick<LedgerEntry, 'order' | 'reference' | 'cents'>): boolean {
	if (sql.prepare('SELECT 1 FROM money_by_hand WHERE statement = :reference').get({ reference }) !== undefined) return true;
	const { changes } = sql
		.prepare(
			`UPDATE money_by_hand SET statement = :reference WHERE ledger_id = (
				SELECT id FROM ledger JOIN money_by_hand ON ledger_id = id
					WHERE order_id = :order AND cents = :cents AND kind = 'received' AND statement IS NULL ORDER BY id LIMIT 1
			) AND NOT EXISTS (SELECT 1 FROM ledger WHERE provider = 'transfer' AND kind = 'received' AND reference = :reference)`,
		)
		.run({ order, reference, cents });
	return changes > 0;
}

/** The order for which a provider's money is booked; null: there is none. */
export function findOrderOf({ sql }: Database, { provider, reference }: Pick<LedgerEntry, 'provider' | 'reference'>): number | null {
	const row = sql
		.prepare('SELECT order_id AS id FROM ledger WHERE provider = :provider AND reference = :reference')
		.get({ provider, reference });
	return row === undefined ? null : Number(row.id);
}

export function readPayment(database: Database, order: number): Payment {
	const entries = database.sql.prepare('SELECT kind, cents FROM ledger WHERE order_id = :order ORDER BY id').all({ order });
	const cost = database.sql.prepare(`SELECT ${costCentsSql} AS cents FROM shop_order WHERE id = :order`).get({ order })?.cents;
	// The schema allows no other kinds.
	return paymentOf(
		entries.map(({ kind, cents }) => ({ kind: kind as LedgerKind, cents: Number(cents) })),
		Number(cost),
	);
}
