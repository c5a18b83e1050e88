/**
 * Empties the caches in front of shops, while the worker goes on with the next shop. The next run of the shop repeats a purge that failed, or whose
 * worker died: that is no reason to build again, since caches ask for pages at each visit.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { ShopRecords } from '../queue/shop-records.ts';
import { type Manifest, readManifest } from '../releases/manifest.ts';
import { ObjectLost } from '../releases/release-errors.ts';
import type { Bucket } from '../storage/bucket.ts';
import { changedPaths } from '../targets/http-purge.ts';
import type { Purge } from '../targets/target.ts';

/** The site that visitors see now, and the key of its manifest. */
interface SeenSite {
	readonly key: string;
	readonly site: Manifest;
}

interface PurgeOptions {
	readonly bucket: Bucket;
	readonly purge: Purge;
	readonly records: Pick<ShopRecords, 'purged' | 'setPurged'>;
	readonly log: Pick<Logger, 'warn'>;
}

export interface Purges {
	/** Has the addresses purged that differ from the site of the last purge. */
	ask(shop: string, seen: SeenSite): void;
	/** Resolves when everything asked for has been tried. */
	close(): Promise<void>;
}

/** Gateways ask for `current` more often than that: what a cache takes in afterwards is new. */
const purgeAfterMs = 2000;
const atOnce = 8;

export function startPurges({ bucket, purge, records, log }: PurgeOptions): Purges {
	const queue = new PQueue({ concurrency: atOnce });
	async function purgeChanges(shop: string, { key, site }: SeenSite): Promise<void> {
		const purged = await records.purged(shop);
		if (purged === key) return;
		const before = purged === null ? new Map() : await manifestOrNothing(bucket, purged);
		await sleep(purgeAfterMs);
		await purge.purge(shop, changedPaths(before, site));
		await records.setPurged(shop, key);
	}
	return {
		ask(shop, seen) {
			queue
				.add(() => purgeChanges(shop, seen))
				.catch((error: unknown) => log.warn({ shop, err: error }, 'a cache was not emptied; the next run of the shop tries again'));
		},
		close: () => queue.onIdle(),
	};
}

/** One that was collected meanwhile tells nothing: then every address counts as changed. */
async function manifestOrNothing(bucket: Bucket, key: string): Promise<Manifest> {
	try {
		return await readManifest(bucket, key);
	} catch (error) {
		if (error instanceof ObjectLost) return new Map();
		throw error;
	}
}
