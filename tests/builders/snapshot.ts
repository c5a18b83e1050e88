/** A snapshot in memory, in shards as a fetch would write them. */
import { sha256, shortHash } from '../../pipeline/snapshot/hash.ts';
import type { HistoryFolder } from '../../pipeline/snapshot/history-folder.ts';
import type { ImageEntry } from '../../pipeline/snapshot/manifest.ts';
import type { Snapshot, SnapshotShard } from '../../pipeline/snapshot/open-snapshot.ts';
import { planShards } from '../../pipeline/snapshot/plan-shards.ts';
import type { RecordsByCollection } from '../../pipeline/snapshot/write-snapshot.ts';
import { normalised } from './normalised.ts';

export interface MemorySnapshot
	extends Pick<Snapshot, 'shards' | 'records' | 'images' | 'lostOriginals' | 'imagesHash' | 'notices' | 'history'> {
	/** Shards whose records were read so far. */
	readonly shardsRead: readonly string[];
}

/** `originals` is the content of each file by its id; every original counts as a PNG. `history`: its files by name. */
export function aSnapshot(
	recordsByCollection: RecordsByCollection,
	originals: Readonly<Record<string, string>> = {},
	history: ReadonlyMap<string, string> = new Map(),
): MemorySnapshot {
	const shardsRead: string[] = [];
	const shards = (collection: string): readonly SnapshotShard[] =>
		planShards(normalised(collection, recordsByCollection[collection] ?? [])).map(({ name, text }) => {
			const file = `records/${collection}/${name}.json`;
			return {
				file,
				sha256: sha256(text),
				records() {
					shardsRead.push(file);
					return JSON.parse(text);
				},
			};
		});
	return {
		shardsRead,
		shards,
		records: (collection) => shards(collection).flatMap((shard) => shard.records()),
		images: new Map(Object.entries(originals).map(([id, content]) => [id, anOriginal(content)])),
		lostOriginals: new Map(),
		imagesHash: shortHash(JSON.stringify(originals)),
		notices: [],
		history: toHistoryFolder(history),
	};
}

/** Of the files of a history, by name. */
function toHistoryFolder(files: ReadonlyMap<string, string>): HistoryFolder {
	const text = (name: string) => files.get(name) ?? '';
	return { names: [...files.keys()].sort(), edited: [], text, json: (name, schema) => schema.parse(JSON.parse(text(name))) };
}

function anOriginal(content: string): ImageEntry {
	return { hash: sha256(content), ext: 'png', width: 1, height: 1, bytes: content.length, filename: 'x.png', modifiedOn: null };
}
