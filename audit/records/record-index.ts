/** Finds records of a snapshot by their keys, a collection at a time. */
import type { ComparedSnapshot } from '../../pipeline/snapshot/compare-snapshots.ts';
import { recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type RecordRef, recordLabel, recordUrl } from './describe-record.ts';

export interface RecordIndex {
	/** null where there is none; the last of several with one key. */
	find(collection: string, id: string | number): WireRecord | null;
	ref(collection: string, id: string | number): RecordRef;
}

/** `others` are asked for names of records that the snapshot does not have. */
export function createRecordIndex(snapshot: Pick<ComparedSnapshot, 'records'>, portalUrl: string | null, other?: RecordIndex): RecordIndex {
	const collections = new Map<string, ReadonlyMap<string, WireRecord>>();

	function recordsOf(collection: string): ReadonlyMap<string, WireRecord> {
		const known = collections.get(collection);
		if (known !== undefined) {
			return known;
		}
		const records = new Map(snapshot.records(collection).map((record) => [String(recordKey(record)), record]));
		collections.set(collection, records);
		return records;
	}

	const find = (collection: string, id: string | number) => recordsOf(collection).get(String(id)) ?? other?.find(collection, id) ?? null;
	return {
		find,
		ref(collection, id) {
			const record = find(collection, id);
			return { collection, id, label: record === null ? '' : recordLabel(record), url: recordUrl(portalUrl, collection, id) };
		},
	};
}
