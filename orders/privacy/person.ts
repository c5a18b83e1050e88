/** All that the service stores of one person, found by the e-mail address: to show it (Art. 15, 20 GDPR), and to erase it (Art. 17 GDPR). */
import type { SQLOutputValue } from 'node:sqlite';
import type { Database } from '../store/database.ts';
import { orderReference } from '../store/numbers.ts';
import { withoutTokens } from '../web/link-token.ts';
import { addAddressFunctions, addressOf } from './addresses.ts';
import { endOfYears, forgetOneOrder, forgetWords } from './forget.ts';
import { endedWithoutContract, openOrder, retention, type TableRetention } from './retention.ts';

type Row = Readonly<Record<string, unknown>>;

export interface StoredKind {
	readonly table: string;
	/** For people. */
	readonly holds: string;
	/** Times as ISO 8601, JSON as values, files as base64; orders with the rows that belong to them, by table. */
	readonly rows: readonly Row[];
}

export function readPerson(database: Database, email: string): readonly StoredKind[] {
	addAddressFunctions(database.sql);
	const address = addressOf(email);
	return personTables().flatMap(([table, rule]) => {
		const { holds, person } = rule;
		const rows = database.sql.prepare(`SELECT * FROM ${table} WHERE ${person.is} ORDER BY rowid`).all({ address });
		if (rows.length === 0) return [];
		const shown = rows.map((row) => ({ ...show(row, rule), ...(table === 'shop_order' && partsOf(database, Number(row.id))) }));
		return [{ table, holds, rows: shown }];
	});
}

/** What belongs to an order, by table. */
function partsOf({ sql }: Database, order: number): Row {
	return Object.fromEntries(
		Object.entries(retention).flatMap(([table, rule]) => {
			const part = rule.order;
			if (part === undefined) return [];
			const rows = sql.prepare(`SELECT * FROM ${table} WHERE ${part.is} ORDER BY rowid`).all({ order });
			return rows.length === 0 ? [] : [[table, rows.map((row) => show(row, rule))]];
		}),
	);
}

function show(row: Readonly<Record<string, SQLOutputValue>>, { secrets = [], links = [] }: TableRetention): Row {
	return Object.fromEntries(
		Object.entries(row)
			.filter(([name, value]) => value !== null && !secrets.includes(name))
			.map(([name, value]) => [name, showValue(name, typeof value === 'string' && links.includes(name) ? withoutTokens(value) : value)]),
	);
}

function showValue(name: string, value: SQLOutputValue): unknown {
	if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
	if (typeof value === 'number' && /(?:^|_)(?:at|by|until)$/.test(name)) return new Date(value).toISOString();
	return typeof value === 'string' && /^[[{]/.test(value) ? parseOrText(value) : value;
}

/** Text that begins like JSON may be a visitor's. */
function parseOrText(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return text;
		throw error;
	}
}

export interface Kept {
	/** Such as `B-1001`, or what the rows are. */
	readonly what: string;
	readonly why: string;
	/** When it ends by itself; null: not known yet. */
	readonly until: number | null;
}

export interface Erased {
	/** Rows that were deleted or emptied, by table. */
	readonly rows: Readonly<Record<string, number>>;
	/** What the law keeps, or what is not over. It is used for that reason alone. */
	readonly kept: readonly Kept[];
}

/** `timeZone`: the shop's. All of it or nothing. */
export function erasePerson(
	database: Database,
	email: string,
	{ now, timeZone }: { readonly now: number; readonly timeZone: string },
): Erased {
	addAddressFunctions(database.sql);
	const address = addressOf(email);
	const rows: Record<string, number> = {};
	const kept: Kept[] = [];
	database.transaction(() => {
		const orders = eraseOrders(database, address, { now, timeZone });
		if (orders.forgotten > 0) rows.shop_order = orders.forgotten;
		Object.assign(rows, orders.words);
		kept.push(...orders.kept);
		for (const [table, rule] of personTables()) {
			if (table === 'shop_order') continue;
			const { deleted, stays } = eraseRows(database, [table, rule], { address, now, timeZone });
			if (deleted > 0) rows[table] = deleted;
			kept.push(...stays);
		}
	});
	if (Object.keys(rows).length > 0) database.sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	return { rows, kept };
}

interface Moment {
	readonly now: number;
	readonly timeZone: string;
}

function eraseOrders(
	database: Database,
	address: string,
	{ now, timeZone }: Moment,
): { readonly forgotten: number; readonly words: Readonly<Record<string, number>>; readonly kept: Kept[] } {
	const { person } = retention.shop_order ?? {};
	if (person === undefined || !('keep' in person.onErasure)) throw new Error('Orders have no rule of erasure');
	const { keep, years } = person.onErasure;
	const orders = database.sql
		.prepare(`SELECT id, at, ${endedWithoutContract} AS isNone, ${openOrder} AS isOpen FROM shop_order WHERE ${person.is} ORDER BY id`)
		.all({ address });
	const kept: Kept[] = [];
	const words: Record<string, number> = {};
	for (const { id, at, isNone, isOpen } of orders) {
		if (isNone === 1) forgetOneOrder(database, Number(id), now);
		else if (isOpen === 1)
			kept.push({ what: orderReference(Number(id)), why: 'the order is not finished: finish or cancel it, and erase again', until: null });
		else {
			kept.push({
				what: orderReference(Number(id)),
				why: keep,
				until: keptUntil(database, Number(id), endOfYears(Number(at), years, timeZone)),
			});
			for (const [table, count] of Object.entries(forgetWords(database, Number(id), now))) words[table] = (words[table] ?? 0) + count;
		}
	}
	return { forgotten: orders.length - kept.length, words, kept };
}

/** What an order's documents say names the person, too, and invoices are kept for longer than orders. */
function keptUntil({ sql }: Database, order: number, until: number): number {
	const latest = sql.prepare('SELECT max(keep_until) AS at FROM document WHERE order_id = :order AND facts IS NOT NULL').get({ order })?.at;
	return Math.max(until, Number(latest ?? 0));
}

function eraseRows(
	{ sql }: Database,
	[table, { holds, person }]: PersonTable,
	{ address, now, timeZone }: Moment & { readonly address: string },
): { readonly deleted: number; readonly stays: readonly Kept[] } {
	const { is, onErasure } = person;
	if ('keep' in onErasure) {
		const { keep, from, years, first, only = 'TRUE' } = onErasure;
		const deleted = Number(sql.prepare(`DELETE FROM ${table} WHERE ${is} AND NOT (${only})`).run({ address }).changes);
		if (first !== undefined) sql.prepare(`UPDATE ${table} SET ${first} WHERE ${is}`).run({ address, now });
		const newest = sql.prepare(`SELECT max(${from}) AS at FROM ${table} WHERE ${is}`).get({ address })?.at ?? null;
		return {
			deleted,
			stays: newest === null ? [] : [{ what: holds, why: keep, until: endOfYears(Number(newest), years, timeZone) }],
		};
	}
	const { unless = 'FALSE', why = '' } = onErasure;
	const deleted = Number(sql.prepare(`DELETE FROM ${table} WHERE ${is} AND NOT (${unless})`).run({ address }).changes);
	const left = sql.prepare(`SELECT 1 FROM ${table} WHERE ${is} LIMIT 1`).get({ address });
	return { deleted, stays: left === undefined ? [] : [{ what: holds, why, until: null }] };
}

type PersonTable = readonly [string, TableRetention & { readonly person: NonNullable<TableRetention['person']> }];

function personTables(): readonly PersonTable[] {
	return Object.entries(retention).flatMap(([table, rule]) => {
		const { person } = rule;
		return person === undefined ? [] : [[table, { ...rule, person }] as const];
	});
}
