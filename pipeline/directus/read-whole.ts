/** Reads a list to its end, page by page, and checks it against the count that the backend reports. */
import { aggregate, type RestCommand } from '@directus/sdk';
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient, BackendSchema } from './backend-client.ts';
import { BackendIncomplete } from './backend-incomplete.ts';
import type { ReadLimits } from './read-limits.ts';

export interface ListQuery {
	/** As the backend names it; its own ones begin with `directus_`. */
	readonly collection: string;
	/** Primary key, by which pages are sorted. */
	readonly key: string;
	readonly fields: readonly string[];
	readonly deep?: Record<string, unknown>;
	readonly filter: Record<string, unknown>;
}

interface Reading {
	readonly records: readonly WireRecord[];
	/** What the backend reported, before and after. */
	readonly counts: readonly [number, number];
}

/**
 * Everything that answers to the query, in the order of its keys.
 * @throws BackendIncomplete if it differs from the reported count twice
 */
export async function readWhole(client: BackendClient, query: ListQuery, limits: ReadLimits): Promise<readonly WireRecord[]> {
	const first = await readOnce(client, query, limits);
	const reading = isWhole(first) ? first : await readOnce(client, query, limits);
	if (!isWhole(reading)) throw new BackendIncomplete(query.collection, reading.counts[1], distinctKeys(reading.records));
	return reading.records;
}

async function readOnce(client: BackendClient, query: ListQuery, { pageSize }: ReadLimits): Promise<Reading> {
	const before = await countRecords(client, query);
	const pageNumbers = Array.from({ length: Math.max(1, Math.ceil(before / pageSize)) }, (_, index) => index + 1);
	const pages = await Promise.all(pageNumbers.map((page) => client.request(pageCommand(query, page, pageSize))));
	return { records: pages.flat(), counts: [before, await countRecords(client, query)] };
}

function pageCommand(query: ListQuery, page: number, limit: number): RestCommand<WireRecord[], BackendSchema> {
	const { collection, key, fields, deep, filter } = query;
	const path = collection.startsWith('directus_') ? `/${collection.slice('directus_'.length)}` : `/items/${collection}`;
	return () => ({ path, method: 'GET', params: { fields, deep, filter, sort: [key], limit, page } });
}

async function countRecords(client: BackendClient, { collection, filter }: ListQuery): Promise<number> {
	return toCount(await client.request(aggregate(collection, { aggregate: { count: '*' }, query: { filter } })));
}

/** SQLite counts in numbers, Postgres in strings. An answer without a count is none, and so never equals what was read. */
function toCount(rows: unknown): number {
	const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
	return isWireRecord(row) ? Number(row.count) : Number.NaN;
}

function isWhole({ records, counts: [before, after] }: Reading): boolean {
	return before === after && records.length === after && distinctKeys(records) === after;
}

function distinctKeys(records: readonly WireRecord[]): number {
	return new Set(records.map(recordKey)).size;
}
