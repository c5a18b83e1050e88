/** Reads a collection to its end, page by page, and checks it against the count that the backend reports. */
import { aggregate, type RestCommand } from '@directus/sdk';
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient, BackendSchema } from './backend-client.ts';
import { BackendIncomplete } from './backend-incomplete.ts';
import { ForeignRecord } from './foreign-record.ts';
import { type ChildLists, type CollectionQuery, projectFilter, toDeep, toFields } from './queries.ts';
import type { ReadLimits } from './read-limits.ts';

interface Reading {
	readonly records: readonly WireRecord[];
	/** What the backend reported, before and after. */
	readonly counts: readonly [number, number];
}

/**
 * All records of the client's project, in the order of their keys.
 * @throws BackendIncomplete if they differ from the reported count twice; ForeignRecord if the backend ignores the filter
 */
export async function readRecords(client: BackendClient, query: CollectionQuery, limits: ReadLimits): Promise<readonly WireRecord[]> {
	const first = await readOnce(client, query, limits);
	const reading = isWhole(first) ? first : await readOnce(client, query, limits);
	const { records, counts } = reading;
	if (!isWhole(reading)) throw new BackendIncomplete(query.collection, counts[1], distinctKeys(records));
	for (const record of records) {
		refuseForeign(record, query, client.project);
		refuseCutLists(record, query.lists, query.collection, limits);
	}
	return records;
}

async function readOnce(client: BackendClient, query: CollectionQuery, { pageSize }: ReadLimits): Promise<Reading> {
	const before = await countRecords(client, query);
	const pageNumbers = Array.from({ length: Math.max(1, Math.ceil(before / pageSize)) }, (_, index) => index + 1);
	const pages = await Promise.all(pageNumbers.map((page) => client.request(pageCommand(client, query, page, pageSize))));
	return { records: pages.flat(), counts: [before, await countRecords(client, query)] };
}

function pageCommand(client: BackendClient, query: CollectionQuery, page: number, limit: number): RestCommand<WireRecord[], BackendSchema> {
	const { collection, key, lists } = query;
	const filter = projectFilter(query, client.project);
	const params = { fields: toFields(lists), deep: toDeep(lists), filter, sort: [key], limit, page };
	return () => ({ path: `/items/${collection}`, method: 'GET', params });
}

async function countRecords(client: BackendClient, query: CollectionQuery): Promise<number> {
	const filter = projectFilter(query, client.project);
	const rows = await client.request(aggregate(query.collection, { aggregate: { count: '*' }, query: { filter } }));
	return toCount(rows);
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

/** Domains are compared as the backend's database may compare them: whatever their case. */
function refuseForeign(record: WireRecord, { collection, projectField }: CollectionQuery, project: string): void {
	if (String(record[projectField]).toLowerCase() === project.toLowerCase()) return;
	throw new ForeignRecord(collection, recordKey(record), project);
}

/** A backend with a limit cuts child lists silently: one that is exactly as long as the limit may have been longer. */
function refuseCutLists(record: WireRecord, lists: ChildLists, path: string, limits: ReadLimits): void {
	for (const [field, below] of Object.entries(lists)) {
		const children = record[field];
		if (!Array.isArray(children)) continue;
		if (children.length >= limits.maxRows) throw new BackendIncomplete(`${path}.${field}`, children.length + 1, children.length);
		for (const child of children) if (isWireRecord(child)) refuseCutLists(child, below, `${path}.${field}`, limits);
	}
}
