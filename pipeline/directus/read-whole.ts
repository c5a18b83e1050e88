/** Reads a list to its end, page by page, and checks it against the count that comes with each of them. */
import { type RestCommand, serverInfo } from '@directus/sdk';
import { isWireRecord, recordKey, toWholeNumber, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient } from './backend-client.ts';
import { BackendIncomplete } from './backend-errors.ts';
import type { BackendSchema } from './dialect.ts';

export interface ListQuery {
	/** As the backend names it; its own ones begin with `directus_`. */
	readonly collection: string;
	/** Primary key, by which pages are sorted. */
	readonly key: string;
	readonly fields: readonly string[];
	readonly deep?: Record<string, unknown>;
	readonly filter: Record<string, unknown>;
}

interface Page {
	readonly records: readonly WireRecord[];
	/** How many the list has as a whole, says the backend; NaN where it does not say. */
	readonly count: number;
}

interface Reading {
	readonly records: readonly WireRecord[];
	readonly count: number;
	/** False where records came, went or moved between the pages, or an answer was no page. */
	readonly isWhole: boolean;
}

/** A backend that reports more does not know its own number. */
const mostPages = 100_000;

/**
 * Everything that answers to the query, in the order of its keys.
 * @throws BackendIncomplete if it differs from the reported count twice
 */
export async function readWhole(client: BackendClient, query: ListQuery, limits: ReadLimits): Promise<readonly WireRecord[]> {
	const first = await readOnce(client, query, limits);
	const reading = first.isWhole ? first : await readOnce(client, query, limits);
	if (!reading.isWhole) throw new BackendIncomplete(query.collection, reading.count, distinctKeys(reading.records));
	return reading.records;
}

/** Each page begins with the record that ends the one before: what is missing or new in between moves it, even if the count is the same again. */
async function readOnce(client: BackendClient, query: ListQuery, { pageSize }: ReadLimits): Promise<Reading> {
	const overlap = pageSize > 1 ? 1 : 0;
	const stride = pageSize - overlap;
	const readPage = async (offset: number) => toPage(await client.request(pageCommand(query, offset, pageSize)));
	const first = await readPage(0);
	const further = first.records.length < pageSize ? 0 : Math.max(0, Math.ceil((first.count - pageSize) / stride)) || 0;
	if (further > mostPages) return { ...first, isWhole: false };
	const offsets = Array.from({ length: further }, (_, index) => (index + 1) * stride);
	const pages = [first, ...(await Promise.all(offsets.map(readPage)))];
	const records = pages.flatMap((page, index) => page.records.slice(index === 0 ? 0 : overlap));
	const fits = pages.every((page, index) => overlap === 0 || index === 0 || joins(pages[index - 1], page));
	const isCounted = pages.every(({ count }) => count === records.length) && distinctKeys(records) === records.length;
	return { records, count: pages.at(-1)?.count ?? Number.NaN, isWhole: fits && isCounted };
}

function joins(before: Page | undefined, page: Page): boolean {
	const [last, first] = [before?.records.at(-1), page.records[0]];
	return last !== undefined && first !== undefined && recordKey(last) === recordKey(first);
}

function pageCommand(query: ListQuery, offset: number, limit: number): RestCommand<unknown, BackendSchema> {
	const { collection, key, fields, deep, filter } = query;
	const path = collection.startsWith('directus_') ? `/${collection.slice('directus_'.length)}` : `/items/${collection}`;
	return () => ({ path, method: 'GET', params: { fields, deep, filter, sort: [key], limit, offset, meta: 'filter_count' } });
}

/** An answer that is no list of records has none, and one without a count never equals what was read. */
function toPage(answer: unknown): Page {
	const { data, meta } = isWireRecord(answer) ? answer : {};
	const records = Array.isArray(data) && data.every(isWireRecord) ? data : [];
	return { records, count: (isWireRecord(meta) ? toWholeNumber(meta.filter_count) : null) ?? Number.NaN };
}

/** The items in portions of at most `size`. */
export function portionsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function distinctKeys(records: readonly WireRecord[]): number {
	return new Set(records.map(recordKey)).size;
}

export interface ReadLimits {
	/** Records a page. */
	readonly pageSize: number;
	/** Rows that any list of an answer can have; infinite where the backend sets no limit. */
	readonly maxRows: number;
}

interface BackendFacts {
	readonly limits: ReadLimits;
	/** null if the backend does not report it. */
	readonly version: string | null;
	/** By its own clock, ISO 8601 in UTC; all that is read from now on is at least as new. null if the backend does not say. */
	readonly time: string | null;
}

/** Fastest for records with many children: more gains nothing, 100 takes two and a half times as long. */
const preferredPageSize = 1000;

/** The backend may enforce limits that it does not report: every read is checked against its count. */
export async function readBackendFacts(client: BackendClient): Promise<BackendFacts> {
	const info: unknown = await client.request(serverInfo());
	const { queryLimit, version } = isWireRecord(info) ? info : {};
	const max = isWireRecord(queryLimit) ? queryLimit.max : null;
	const maxRows = typeof max === 'number' && Number.isSafeInteger(max) && max > 0 ? max : Number.POSITIVE_INFINITY;
	return {
		limits: { pageSize: Math.min(preferredPageSize, maxRows), maxRows },
		version: typeof version === 'string' ? version : null,
		time: client.lastAnswered(),
	};
}
