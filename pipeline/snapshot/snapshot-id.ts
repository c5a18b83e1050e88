/** One short name for what the records of a snapshot say, so that a site and the service beside it can tell whether they were made of the same. */
import { shortHash } from './hash.ts';
import type { Snapshot } from './open-snapshot.ts';

/** Of the records alone: it changes with an edit by hand, and stays when a fetch finds nothing new. */
export function snapshotId({ manifest, shards }: Pick<Snapshot, 'manifest' | 'shards'>): string {
	const collections = Object.keys(manifest.collections).sort();
	return shortHash(manifest.project, ...collections.flatMap((name) => shards(name).flatMap(({ file, sha256 }) => [file, sha256])));
}
