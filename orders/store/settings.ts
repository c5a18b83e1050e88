/** Single values that the service keeps between its runs, by name. */
import type { Database } from './database.ts';

/** What each is, and its name in the database. */
export type SettingName =
	/** `on` while the operator has closed the shop. */
	| 'maintenance'
	/** The last day of which statements of the shop's account tell all payments, such as `2026-11-27`. */
	| 'transfers_known_until'
	/** The first day of which one tells; empty: all days before are known. */
	| 'transfers_known_from'
	/** Bank accounts that the shop has shown, or that a person has confirmed as its own, as a JSON list. */
	| 'own_accounts'
	/** When the shop was asked last for a statement. */
	| 'statement_asked_at'
	/** Up to which row of the ledger the shop knows what came in by transfer. */
	| 'transfers_told_until'
	/** The snapshot that the service has noticed last. */
	| 'stock_snapshot'
	/** When payments were reconciled last; milliseconds since 1970. */
	| 'reconciled_at'
	/** The newest link of the archive that was mailed to the shop: its number, and the day. */
	| 'mailed_chain_head'
	/** Up to which number orders had been placed before a restore. */
	| 'last_order_before_restore'
	/** When the service was last sure of the time; milliseconds since 1970. */
	| 'heartbeat_at'
	/** Up to which row of each table that is kept by its time the service had written then; JSON. */
	| 'heartbeat_rows'
	/** When the disk was last tried; milliseconds since 1970. */
	| 'probed_at'
	/** Why the time is in doubt, and since which rows; JSON. */
	| 'time_doubt'
	/** What was settled when a doubt ended; JSON. */
	| 'time_settled'
	/** The time that the operator has confirmed, until the service has taken it over. */
	| 'time_confirmed_at'
	/** When the shop was told that a provider refuses the credentials; milliseconds since 1970. */
	| 'login_refused_paypal'
	| 'login_refused_klarna'
	/** Origin of the Directus that has the order desk. */
	| 'desk';

/** null: it was never written. */
export function readSetting({ sql }: Pick<Database, 'sql'>, name: SettingName): string | null {
	const value = sql.prepare('SELECT value FROM setting WHERE name = :name').get({ name })?.value;
	return value === undefined ? null : String(value);
}

export function writeSetting({ sql }: Pick<Database, 'sql'>, name: SettingName, value: string | number): void {
	sql
		.prepare('INSERT INTO setting (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
		.run({ name, value: String(value) });
}

export function deleteSetting({ sql }: Pick<Database, 'sql'>, name: SettingName): void {
	sql.prepare('DELETE FROM setting WHERE name = :name').run({ name });
}
