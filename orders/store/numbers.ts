/** The numbers of orders: consecutive, and never given twice, also where a restored database has forgotten the newest ones. */
import type { DatabaseSync } from 'node:sqlite';
import { readSetting, writeSetting } from './settings.ts';

const firstOrderNumber = 1001;

/** An order's number as buyer and shop name it, such as `B-1001`. */
export function orderReference(number: number): string {
	return `B-${number}`;
}

/** To be called in the transaction that places the order. */
export function nextOrderNumber(sql: DatabaseSync): number {
	const last = Number(sql.prepare('SELECT max(id) AS id FROM shop_order').get()?.id ?? 0);
	const before = Number(readSetting({ sql }, 'last_order_before_restore') ?? 0);
	return Math.max(firstOrderNumber, last + 1, before + 1);
}

/** After a restore: numbers up to `last` have been given, as mails and statements show. Returns the number that comes next. */
export function continueNumbers(sql: DatabaseSync, last: number | null): number {
	if (last !== null && last >= nextOrderNumber(sql)) writeSetting({ sql }, 'last_order_before_restore', last);
	return nextOrderNumber(sql);
}
