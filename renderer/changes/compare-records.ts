/** Finds the records that changed since the last build, by looking only at the shards that did. */
import type { RecordEntry, RecordStore } from '../routes/site-plan.ts';

export interface RecordChanges<Entry extends RecordEntry = RecordEntry> {
	/** New ones, and those whose page is made from something else than it was. */
	readonly changed: ReadonlySet<number>;
	/** Those that are gone or lie elsewhere, as the last build saw them. */
	readonly former: readonly Entry[];
}

/** `formerKeys`: of the shards of the last build. null if one of them is not remembered. */
export function compareRecords<Entry extends RecordEntry>(
	{ entries, shards, remembered, liesAsBefore }: RecordStore<Entry>,
	formerKeys: readonly string[],
): RecordChanges<Entry> | null {
	const keys = new Set(shards.map(({ key }) => key));
	const formerKeySet = new Set(formerKeys);
	const former = new Map<number, Entry>();
	for (const key of formerKeySet.difference(keys)) {
		const known = remembered(key);
		if (known === null) {
			return null;
		}
		for (const entry of known) {
			former.set(entry.id, entry);
		}
	}
	const ids = new Set(shards.filter(({ key }) => !formerKeySet.has(key)).flatMap((shard) => shard.ids));
	const changed = new Set<number>();
	for (const entry of ids.size === 0 ? [] : entries) {
		if (ids.has(entry.id)) {
			const before = former.get(entry.id);
			if (before?.hash !== entry.hash) {
				changed.add(entry.id);
			}
			if (before !== undefined && liesAsBefore(before, entry)) {
				former.delete(entry.id);
			}
		}
	}
	return { changed, former: [...former.values()] };
}
