/** Shows a snapshot as it will be once everything in it is published: what is built then needs no rules of its own. */
import { shortHash } from './hash.ts';
import type { Snapshot, SnapshotShard } from './open-snapshot.ts';
import type { WireRecord } from './wire-record.ts';

/** Records whose `status` is `draft` come as published ones; archived ones stay what they are. */
export function withDrafts(snapshot: Snapshot): Snapshot {
	return {
		...snapshot,
		records: (collection) => snapshot.records(collection).map(asPublished),
		shards: (collection) => snapshot.shards(collection).map(shardWithDrafts),
	};
}

/** With another hash: what was read of it is not what others read of it. */
function shardWithDrafts(shard: SnapshotShard): SnapshotShard {
	return { ...shard, sha256: shortHash('drafts', shard.sha256), records: () => shard.records().map(asPublished) };
}

/** Not published yet. */
export function isDraft({ status }: WireRecord): boolean {
	return status === 'draft';
}

function asPublished(record: WireRecord): WireRecord {
	return isDraft(record) ? { ...record, status: 'published' } : record;
}
