/** Reads a collection by its light fields, and in full only what is new or changed: the rest is as the snapshot has it. */
import type { BackendClient } from '../directus/backend-client.ts';
import { BackendFailed, BackendRefused } from '../directus/backend-errors.ts';
import { chooseLightFields, comparesLists, lightFieldNames, listPaths, recordDigest, rowsAt } from '../directus/light-fields.ts';
import type { CollectionQuery } from '../directus/queries.ts';
import { readRecords } from '../directus/read-records.ts';
import { portionsOf, type ReadLimits } from '../directus/read-whole.ts';
import { normaliseRecord, type RecordForm } from '../snapshot/normalise-record.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { KnownRecords } from './changed-state.ts';

interface ChangedInput {
	readonly client: BackendClient;
	readonly query: CollectionQuery;
	readonly limits: ReadLimits;
	readonly form: RecordForm;
	/** What the fetch of `before` remembered. */
	readonly known: KnownRecords;
	/** Records of the snapshot in place. */
	readonly before: readonly WireRecord[];
	/** See `recordDigest`. */
	readonly settledBeforeMs: number;
}

export interface CollectionReading {
	/** As they were read, or as the snapshot has them. */
	readonly records: readonly WireRecord[];
	readonly known: KnownRecords;
	/** How many were read in full. */
	readonly fullyRead: number;
}

/** Short enough for any server's limit on addresses. */
const keysPerRequest = 100;

/** Above it, reading all costs less than reading twice. */
const largestChangedShare = 0.3;

/** So many are read whole in one request, where looking for changes would take two. */
const smallCollection = 20;

type Key = string | number;

/**
 * null where that gains or proves too little, and the collection has to be read whole: it is small, nothing stamps its records, most of them changed, they changed
 * while they were read, or a record that should be as before is not (another schema, another right to read, or stamps that lie).
 */
export async function readChangedRecords(input: ChangedInput): Promise<CollectionReading | null> {
	const { query, known } = input;
	if (known.digests.size <= smallCollection || known.light['']?.[0] === '*') return null;
	const listed = await readListed(input);
	if (listed === null) return null;
	const before = new Map(input.before.map((record) => [recordKey(record), record]));
	const digestOf = (record: WireRecord) => recordDigest(record, { ...query, ...known, ...input });
	const digests = new Map<Key, string | null>(listed.map((record) => [recordKey(record), digestOf(record)]));
	const isKept = (key: Key) => digests.get(key) !== null && digests.get(key) === known.digests.get(key) && before.has(key);
	const changed = [...digests.keys()].filter((key) => !isKept(key));
	if (changed.length > listed.length * largestChangedShare) return null;

	const samples = chooseSamples(listed, listPaths(query.lists), isKept);
	const wanted = [...changed, ...samples];
	const read = new Map((await readByKeys(input, wanted)).map((record) => [recordKey(record), record]));
	if (wanted.some((key) => !read.has(key))) return null;
	for (const [key, record] of read) digests.set(key, digestOf(record));
	const isSame = (key: Key) => textOf(read.get(key), input.form) === textOf(before.get(key), input.form);
	if (samples.some((key) => isKept(key) && !isSame(key))) return null;
	if (!comparesLists(known.light, query.lists, [...read.values()])) return null;

	const records = [...digests.keys()].map((key) => read.get(key) ?? before.get(key)).filter((record) => record !== undefined);
	return { records, known: { light: known.light, digests }, fullyRead: read.size };
}

/** The whole collection. */
export async function readAllOf({
	client,
	query,
	limits,
	settledBeforeMs,
}: Omit<ChangedInput, 'form' | 'known' | 'before'>): Promise<CollectionReading> {
	const records = await readRecords(client, query, limits);
	const light = chooseLightFields(records, query.lists);
	const digests = new Map(records.map((record) => [recordKey(record), recordDigest(record, { ...query, light, settledBeforeMs })]));
	return { records, known: { light, digests }, fullyRead: records.length };
}

/** null if the backend no longer knows or shows a field: reading all decides whether that is a fault. */
async function readListed({ client, query, limits, known }: ChangedInput): Promise<readonly WireRecord[] | null> {
	try {
		return await readRecords(client, query, limits, { fields: lightFieldNames(known.light) });
	} catch (error) {
		if (error instanceof BackendRefused && error.status === 403) return null;
		if (error instanceof BackendFailed && error.status === 400) return null;
		throw error;
	}
}

/** For each list, one unchanged record that has it: what is true of it is taken to be true of all unchanged ones. */
function chooseSamples(listed: readonly WireRecord[], paths: readonly string[], isKept: (key: Key) => boolean): readonly Key[] {
	const unchanged = listed.filter((record) => isKept(recordKey(record)));
	const found = paths.map((path) => unchanged.find((record) => rowsAt([record], path).length > 0));
	return [...new Set(found.filter((record) => record !== undefined).map(recordKey))];
}

async function readByKeys({ client, query, limits }: ChangedInput, keys: readonly Key[]): Promise<readonly WireRecord[]> {
	const lists = await Promise.all(portionsOf(keys, keysPerRequest).map((some) => readRecords(client, query, limits, { keys: some })));
	return lists.flat();
}

function textOf(record: WireRecord | undefined, form: RecordForm): string | null {
	return record === undefined ? null : JSON.stringify(normaliseRecord(record, form));
}
