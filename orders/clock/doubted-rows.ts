/** Rows by their time: which of them a doubt about the time concerns, and what they get when it has ended. */
import type { Database } from '../store/database.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import { toleratedMs } from './judge-time.ts';

/** Kept from the beginning of a doubt, so that a later run can end it. */
export interface DoubtBegin {
	/** A time that was past for sure: the last heartbeat, or that of the released content; 0: there is none. */
	readonly sureMs: number;
	/** The last row of each table, before. */
	readonly lastRows: Readonly<Record<string, number>>;
}

/** What is kept by its time. `also`: a time of the row that was counted from the first one. */
const keptByTime: Readonly<Record<string, { readonly also?: string }>> = {
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
/** And what leaves: when it does, and for how many days a mail is tried. */
const timedTables: typeof keptByTime = { ...keptByTime, outbox: { also: 'due_at' } };

function lastRows({ sql }: Database): DoubtBegin['lastRows'] {
	const lastRow = (table: string): number => Number(sql.prepare(`SELECT coalesce(max(rowid), 0) AS last FROM ${table}`).get()?.last);
	return Object.fromEntries(Object.keys(timedTables).map((table) => [table, lastRow(table)]));
}

/** To be called where the time is sure. */
export function noteHeartbeat(database: Database, now: number): void {
	writeSetting(database, 'heartbeat_at', now);
	writeSetting(database, 'heartbeat_rows', JSON.stringify(lastRows(database)));
}

/** A doubt begins with the last heartbeat: what was written since may have come after the clock jumped, and before that was seen. */
export function readDoubtBegin(database: Database, heartbeatMs: number | null): DoubtBegin {
	const rows = heartbeatMs === null ? null : readSetting(database, 'heartbeat_rows');
	return { sureMs: heartbeatMs ?? 0, lastRows: rows === null ? lastRows(database) : (JSON.parse(rows) as DoubtBegin['lastRows']) };
}

/** The latest time of any row; null: there is none. */
export function newestRowMs({ sql }: Database): number | null {
	const times = Object.keys(keptByTime).map((table) => Number(sql.prepare(`SELECT max(at) AS at FROM ${table}`).get()?.at ?? 0));
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
