/** Shared records from a snapshot of them: read once, and asked by many fetches. */
import { join } from 'node:path';
import { comparableName, fileNamesOf } from '../directus/read-files.ts';
import { filesCollection } from '../records/file-record.ts';
import { processorVersion } from '../rich-text/rich-text-store.ts';
import { imageFileName, sharedProject } from '../snapshot/manifest.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { openRichText } from '../snapshot/rich-text-shards.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { SharedRecords } from './shared-records.ts';

type RecordsByKey = ReadonlyMap<string, WireRecord>;

/**
 * Opens the snapshot in `dir` that `fetchShared` wrote. Records of a collection are read when they are first asked for, and kept; rendered texts as
 * well. The folder must stay as it is while this is used: open it again after another fetch was committed.
 * @throws SnapshotMissing, SnapshotDamaged, and ForeignSnapshot for the snapshot of a project
 */
export async function openSharedRecords(dir: string): Promise<SharedRecords> {
	const snapshot = await openSnapshot(dir, { project: sharedProject });
	const collections = new Map<string, RecordsByKey>();
	let idsByName: ReadonlyMap<string, readonly string[]> | null = null;

	function recordsOf(collection: string): RecordsByKey {
		const known = collections.get(collection);
		if (known !== undefined) return known;
		const records = new Map(snapshot.records(collection).map((record) => [String(recordKey(record)), record]));
		collections.set(collection, records);
		return records;
	}

	function findAll(collection: string, keys: readonly (string | number)[]): readonly WireRecord[] {
		const records = recordsOf(collection);
		return keys.map((key) => records.get(String(key))).filter((record) => record !== undefined);
	}

	/** Files by the names that markdown may use for them, as the backend is asked for them. */
	function idsNamed(name: string): readonly string[] {
		idsByName ??= groupByName([...recordsOf(filesCollection).values()]);
		return idsByName.get(comparableName(name)) ?? [];
	}

	/** A snapshot keeps the time in its list of originals; by it a fetch knows that an original is still the same. */
	function withTime(file: WireRecord): WireRecord {
		return { ...file, modified_on: snapshot.images.get(String(recordKey(file)))?.modifiedOn };
	}

	return {
		read: (collection, keys) => Promise.resolve(findAll(collection, keys)),
		files({ ids, names }) {
			return Promise.resolve(findAll(filesCollection, [...new Set([...ids, ...names.flatMap(idsNamed)])]).map(withTime));
		},
		original(id) {
			const entry = snapshot.images.get(id);
			return entry === undefined ? null : { ...entry, file: join(snapshot.imagesDir, imageFileName(entry)), stays: true };
		},
		readFrom: snapshot.manifest.readFrom ?? null,
		richText: openRichText(snapshot.richTextDir, processorVersion),
	};
}

function groupByName(files: readonly WireRecord[]): ReadonlyMap<string, readonly string[]> {
	const ids = new Map<string, string[]>();
	for (const file of files) {
		for (const name of new Set(fileNamesOf(file))) {
			const named = ids.get(name) ?? [];
			named.push(String(recordKey(file)));
			ids.set(name, named);
		}
	}
	return ids;
}
