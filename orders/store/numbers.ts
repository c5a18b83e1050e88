/** The numbers of orders: consecutive, and never given twice, also where a restored database has forgotten the newest ones. */
import type { DatabaseSync } from 'node:sqlite';

const firstOrderNumber = 1001;
const floorSetting = 'last_order_before_restore';

/** To be called in the transaction that places the order. */
export function nextOrderNumber(sql: DatabaseSync): number {
	const row = sql
		.prepare(
			`SELECT max((SELECT coalesce(max(id), 0) FROM shop_order), coalesce((SELECT CAST(value AS INTEGER) FROM setting WHERE name = :floorSetting), 0)) AS last`,
		)
		.get({ floorSetting });
	return Math.max(firstOrderNumber, Number(row?.last) + 1);
}

/** After a restore: numbers up to `last` have been given, as mails and statements show. Returns the number that comes next. */
export function continueNumbers(sql: DatabaseSync, last: number | null): number {
	if (last !== null && last >= nextOrderNumber(sql)) {
		sql
			.prepare('INSERT INTO setting (name, value) VALUES (:floorSetting, :last) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
			.run({ floorSetting, last: String(last) });
	}
	return nextOrderNumber(sql);
}
