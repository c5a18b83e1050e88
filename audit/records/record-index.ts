/** Finds records of a snapshot by their keys, a collection at a time. */
import { recordLabel } from '../../pipeline/content/record-label.ts';
import type { ComparedSnapshot } from '../../pipeline/snapshot/compare-snapshots.ts';
import type { ImageEntry } from '../../pipeline/snapshot/manifest.ts';
import { recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type RecordRef, recordUrl } from './describe-record.ts';

export interface RecordIndex {
	/** null where there is none; the last of several with one key. */
	find(collection: string, id: string | number): WireRecord | null;
	ref(collection: string, id: string | number): RecordRef;
	/** Those of the snapshot, by their keys. */
	list(collection: string): readonly WireRecord[];
}

interface IndexedSnapshot extends Pick<ComparedSnapshot, 'records'> {
	/** Files by id: a file may be there whose record is not. */
	readonly images?: ReadonlyMap<string, Pick<ImageEntry, 'filename'>>;
}

/** `other` is asked for names of records that the snapshot does not have. */
export function createRecordIndex(snapshot: IndexedSnapshot, portalUrl: string | null, other?: RecordIndex): RecordIndex {
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
			const filename = collection === 'directus_files' ? snapshot.images?.get(String(id))?.filename : undefined;
			const label = record === null ? (filename ?? other?.ref(collection, id).label ?? '') : recordLabel(record);
			return { collection, id, label, url: recordUrl(portalUrl, collection, id) };
		},
		list: (collection) => [...recordsOf(collection).values()],
	};
}
