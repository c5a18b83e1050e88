/** Brings a published release to the places beside the gateway, and empties the caches in front of the shop. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ShopRecords } from '../queue/shop-records.ts';
import { readCurrent, servedRelease } from '../releases/current.ts';
import type { LocalShop } from '../releases/local-shop.ts';
import type { Manifest } from '../releases/manifest.ts';
import { readManifest } from '../releases/manifest.ts';
import { ObjectLost, ReleaseOvertaken } from '../releases/release-errors.ts';
import type { Bucket } from '../storage/bucket.ts';
import { changedPaths } from '../targets/http-purge.ts';
import type { Purge, Target } from '../targets/target.ts';

interface Delivery {
	readonly bucket: Bucket;
	/** Holds the site of that release. */
	readonly local: LocalShop;
	/** The release that the run ended with. */
	readonly release: number;
	readonly targets: readonly Target[];
	readonly purge: Purge | null;
	readonly records: Pick<ShopRecords, 'purged' | 'setPurged'>;
	readonly log: Pick<Logger, 'warn'>;
}

/** Gateways ask for `current` more often than that: what a cache takes in afterwards is new. */
const purgeAfterMs = 2000;

/**
 * To be called after each run that ended with the newest site in front of the visitors; what fails is made good by the next run. A cache that cannot be
 * emptied is no reason to build again: it asks for pages at each visit.
 * @throws ReleaseOvertaken where another run came first meanwhile, whose release may lie below this one in a target now
 */
export async function deliver(shop: string, delivery: Delivery): Promise<void> {
	const { bucket, local, targets, purge, records, log } = delivery;
	if (targets.length === 0 && purge === null) return;
	const read = await readCurrent(bucket, shop);
	const release = read && servedRelease(read.current);
	if (release?.number !== delivery.release) throw new ReleaseOvertaken(shop);
	const site = await local.manifest(bucket, release.site);
	const { contentDir, outDir, cacheDir } = local;
	for (const target of targets) await target.publish({ shop, outDir, cacheDir, contentDir, site });
	if (targets.length > 0 && (await readCurrent(bucket, shop))?.current.run !== read?.current.run) throw new ReleaseOvertaken(shop);
	if (purge === null) return;
	const purged = await records.purged(shop);
	if (purged === release.site) return;
	const before = purged === null ? new Map() : await manifestOrNothing(bucket, purged);
	await sleep(purgeAfterMs);
	try {
		await purge.purge(shop, changedPaths(before, site));
		await records.setPurged(shop, release.site);
	} catch (error) {
		log.warn({ shop, err: error }, 'a cache was not emptied; the next run of the shop tries again');
	}
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
