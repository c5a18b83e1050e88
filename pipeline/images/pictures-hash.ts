/** Names all that pages can show of a snapshot's pictures. */
import { filesCollection } from '../records/file-record.ts';
import { shortHash } from '../snapshot/hash.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';

/** Changes with every original, and with what is said of any. */
export function picturesHash(snapshot: Pick<Snapshot, 'imagesHash' | 'shards'>): string {
	return shortHash(snapshot.imagesHash, ...snapshot.shards(filesCollection).map(({ sha256 }) => sha256));
}
