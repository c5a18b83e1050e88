/** What changed between two snapshots, record by record. */
import { compareKeys, recordKey, type WireRecord } from './wire-record.ts';

export interface CollectionDifference {
	readonly collection: string;
	readonly before: number;
	readonly after: number;
	readonly added: readonly (string | number)[];
	readonly removed: readonly (string | number)[];
	readonly changed: readonly (string | number)[];
}

/** The part of a snapshot that is compared. */
export interface ComparedSnapshot {
	readonly manifest: { readonly collections: Readonly<Record<string, unknown>> };
	records(collection: string): readonly WireRecord[];
}

/** One difference for each collection that has any, by name; `before` is null for a first snapshot. */
export function compareSnapshots(before: ComparedSnapshot | null, after: ComparedSnapshot): readonly CollectionDifference[] {
	const names = new Set([...Object.keys(before?.manifest.collections ?? {}), ...Object.keys(after.manifest.collections)]);
	return [...names]
		.sort()
		.map((collection) => compareCollection(collection, before?.records(collection) ?? [], after.records(collection)))
		.filter(({ added, removed, changed }) => added.length + removed.length + changed.length > 0);
}

function compareCollection(collection: string, before: readonly WireRecord[], after: readonly WireRecord[]): CollectionDifference {
	const old = textsByKey(before);
	const current = textsByKey(after);
	const keys = (texts: ReadonlyMap<string | number, string>) => [...texts.keys()].sort(compareKeys);
	return {
		collection,
		before: before.length,
		after: after.length,
		added: keys(current).filter((key) => !old.has(key)),
		removed: keys(old).filter((key) => !current.has(key)),
		changed: keys(current).filter((key) => old.has(key) && old.get(key) !== current.get(key)),
	};
}

/** Records of a snapshot have their keys in one order, so equal texts are equal records. */
function textsByKey(records: readonly WireRecord[]): ReadonlyMap<string | number, string> {
	return new Map(records.map((record) => [recordKey(record), JSON.stringify(record)]));
}
