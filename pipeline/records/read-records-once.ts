/** What reading several collections needs beside the collections themselves. */
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { RecordExists } from './known-reference.ts';
import type { ContentReading } from './read-collection.ts';

/** Collections are asked for several times, but for the one of all files, which may be large. */
export function readRecordsOnce(snapshot: Pick<Snapshot, 'records'>): Pick<Snapshot, 'records'> {
	const known = new Map<string, readonly WireRecord[]>();
	return {
		records(collection) {
			const records = known.get(collection) ?? snapshot.records(collection);
			known.set(collection, records);
			return records;
		},
	};
}

/** Ids of a collection as texts. Unreadable records are among them: what is wrong with them has been said, and need not be said again where they are referred to. */
export function keysOf(reading: ContentReading, collection: string): ReadonlySet<string> {
	return new Set(reading.snapshot.records(collection).map((record) => String(recordKey(record))));
}

/** The same as a question. */
export function existsIn(reading: ContentReading, collection: string): RecordExists {
	const keys = keysOf(reading, collection);
	return (id) => keys.has(String(id));
}

/** Equal orders stay in the snapshot's order, which is by id. */
export function bySort<T extends { readonly sort: number }>(records: readonly T[]): readonly T[] {
	return records.toSorted((a, b) => a.sort - b.sort);
}
