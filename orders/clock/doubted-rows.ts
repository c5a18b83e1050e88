/** Rows by their time: which of them a doubt about the time concerns, and what they get when it has ended. */
import type { Database } from '../store/database.ts';
import { toleratedMs } from './judge-time.ts';

/** Kept from the beginning of a doubt, so that a later run can end it. */
export interface DoubtBegin {
	/** A time that was past for sure: the last heartbeat, or that of the released content; 0: there is none. */
	readonly sureMs: number;
	/** The last row of each table, before. */
	readonly lastRows: Readonly<Record<string, number>>;
}

/** What is kept by its time. `also`: a time of the row that was counted from the first one. */
const timedTables: Readonly<Record<string, { readonly also?: string }>> = {
	message: {},
	shop_request: {},
	rating: {},
	held_back_sign_up: {},
	withdrawal: { also: 'refund_by' },
	shop_order: {},
	order_line: {},
	order_event: {},
	order_confirmation: {},
	request: {},
};

export function readDoubtBegin({ sql }: Database, sureMs: number): DoubtBegin {
	const lastRow = (table: string): number => Number(sql.prepare(`SELECT coalesce(max(rowid), 0) AS last FROM ${table}`).get()?.last);
	return { sureMs, lastRows: Object.fromEntries(Object.keys(timedTables).map((table) => [table, lastRow(table)])) };
}

/** The latest time of any row; null: there is none. */
export function newestRowMs({ sql }: Database): number | null {
	const times = Object.keys(timedTables).map((table) => Number(sql.prepare(`SELECT max(at) AS at FROM ${table}`).get()?.at ?? 0));
	const newest = Math.max(...times);
	return newest === 0 ? null : newest;
}

/** Gives rows that were written in the doubt, and have a time of the past or of the future, the present one: it decides for how long they are kept. */
export function correctTimes({ sql }: Database, { sureMs, lastRows }: DoubtBegin, now: number): void {
	for (const [table, { also }] of Object.entries(timedTables)) {
		const shift = also === undefined ? '' : `, ${also} = ${also} - at + :now`;
		sql
			.prepare(`UPDATE ${table} SET at = :now${shift} WHERE at > :latest OR (rowid > :last AND at < :earliest)`)
			.run({ now, latest: now + toleratedMs, last: lastRows[table] ?? 0, earliest: sureMs - toleratedMs });
	}
}
