/** Deletes what is kept for long enough, a few rows a transaction, so that orders are taken meanwhile. It keeps no state: a run that ends early is made up by the next. */
import { localYear, startOfDay } from '../shop/local-days.ts';
import type { Database } from '../store/database.ts';
import { recordEvent } from '../transitions/change-order.ts';
import { type Ending, forgetOrder, forgottenOrder, type Period, type RetentionDays, retention } from './retention.ts';

export interface ForgetOptions {
	readonly database: Database;
	readonly days: RetentionDays;
	/** IANA name of the shop's time zone: calendar years end there. */
	readonly timeZone: string;
	readonly now: number;
	/** Asked between two transactions; true: the run ends. */
	isStopping?(): boolean;
}

/** Rows that one transaction takes. */
const batch = 50;
const dayMs = 24 * 3_600_000;

/** Returns how many rows of each table were deleted or emptied. */
export async function forgetWhatIsOver(options: ForgetOptions): Promise<Readonly<Record<string, number>>> {
	const { database, isStopping = () => false } = options;
	const counts: Record<string, number> = {};
	for (const [table, { ends }] of Object.entries(retention)) {
		for (const ending of ends) {
			const since = sinceOf(ending.period, options);
			for (let found = batch; found === batch && !isStopping(); ) {
				found = isAnyDue(table, ending, { database, since })
					? database.transaction(() => endRows(table, ending, { ...options, since }))
					: 0;
				if (found > 0) counts[table] = (counts[table] ?? 0) + found;
				// Requests come first.
				await new Promise((done) => setImmediate(done));
			}
		}
	}
	// `secure_delete` overwrites what was deleted in the database; the log beside it is emptied here.
	if (Object.keys(counts).length > 0) database.sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	return counts;
}

/** The begin of a period that ends now: what happened before is over. */
export function sinceOf(period: Period, { days, timeZone, now }: Pick<ForgetOptions, 'days' | 'timeZone' | 'now'>): number {
	if ('days' in period) return now - (typeof period.days === 'number' ? period.days : days[period.days]) * dayMs;
	return startOfDay(Date.UTC(localYear(now, timeZone) - period.yearsFromYearEnd, 0), timeZone);
}

/** The end of a period of years that begins with the year of `at`. */
export function endOfYears(at: number, years: number, timeZone: string): number {
	return startOfDay(Date.UTC(localYear(at, timeZone) + years + 1, 0), timeZone);
}

/** Mostly nothing is: the question takes no lock that a buyer's order would wait for. */
function isAnyDue(
	table: string,
	{ due, does }: Ending,
	{ database, since }: { readonly database: Database; readonly since: number },
): boolean {
	const isLeft = does === 'forget' ? `NOT (${forgottenOrder}) AND ` : '';
	return database.sql.prepare(`SELECT 1 FROM ${table} WHERE ${isLeft}${due} LIMIT 1`).get({ since }) !== undefined;
}

function endRows(table: string, { due, does }: Ending, { database, since, now }: ForgetOptions & { readonly since: number }): number {
	const { sql } = database;
	if (does === 'forget') {
		const orders = sql
			.prepare(`SELECT id FROM shop_order WHERE NOT (${forgottenOrder}) AND ${due} ORDER BY id LIMIT :batch`)
			.all({ since, batch });
		for (const { id } of orders) forgetOneOrder(database, Number(id), now);
		return orders.length;
	}
	const rows = `rowid IN (SELECT rowid FROM ${table} WHERE ${due} LIMIT :batch)`;
	const statement = does === 'delete' ? `DELETE FROM ${table} WHERE ${rows}` : `UPDATE ${table} SET ${does.set} WHERE ${rows}`;
	return Number(sql.prepare(statement).run({ since, batch }).changes);
}

/** To be called inside a transaction. The order keeps its number, its sums and its history; it says no more whose it was. */
export function forgetOneOrder(database: Database, order: number, now: number): void {
	const { sql } = database;
	for (const [table, { order: part }] of Object.entries(retention)) {
		if (part === undefined || part.does === 'keep') continue;
		const statement = part.does === 'delete' ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${part.does.set}`;
		sql.prepare(`${statement} WHERE ${part.is}`).run({ order });
	}
	sql.prepare(`UPDATE shop_order SET ${forgetOrder}, revision = revision + 1 WHERE id = :order`).run({ order });
	recordEvent(database, { order, transition: 'forget', who: 'service' }, now);
}

/** The event of an order whose buyer had the shop's words erased: what was written before is not kept on the order desk either. */
export const wordsErased = 'forget_words';

/** As above, of an order that the law keeps: what people of the shop wrote about it goes. Returns how many rows said something, by table. */
export function forgetWords(database: Database, order: number, now: number): Readonly<Record<string, number>> {
	const counts = Object.entries(retention).flatMap(([table, { order: part }]) => {
		if (part?.words === undefined) return [];
		const { are, set } = part.words;
		const { changes } = database.sql.prepare(`UPDATE ${table} SET ${set} WHERE ${part.is} AND ${are}`).run({ order });
		return changes === 0 ? [] : [[table, Number(changes)] as const];
	});
	recordEvent(database, { order, transition: wordsErased, who: 'service' }, now);
	return Object.fromEntries(counts);
}
