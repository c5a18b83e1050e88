/** A worker's copy of the shared records: those that belong to no shop, which one run fetches for all. */
import { type ReadCurrent, readCurrent } from '../releases/current.ts';
import { openLocalShop } from '../releases/local-shop.ts';
import type { Bucket } from '../storage/bucket.ts';

/** Stands where a shop's domain stands. A domain has a dot. */
export const sharedRecords = 'shared';

export interface SharedCopy {
	/** Makes the copy what was published last, and answers where it lies; null: there are no shared records. */
	refresh(): Promise<string | null>;
}

/** `ownDir`: of the worker alone; while a shop is built from the copy, no other run may change it. */
export function createSharedCopy(bucket: Bucket, ownDir: string): SharedCopy {
	return {
		async refresh() {
			const read: ReadCurrent | null = await readCurrent(bucket, sharedRecords);
			const [newest] = read?.current.releases ?? [];
			if (newest === undefined) return null;
			// Looked at each time: a run of the shared records that was not published has left its own in this folder.
			const local = await openLocalShop(ownDir, sharedRecords);
			const manifest = await local.manifest(bucket, newest.content);
			if (await local.restore(bucket, manifest)) await local.save(new Map([[newest.content, manifest]]));
			return local.contentDir;
		},
	};
}
