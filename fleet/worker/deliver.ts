/** Brings a published release to the places beside the gateway, and empties the caches in front of the shop. */
import type { ShopRecords } from '../queue/shop-records.ts';
import { readCurrent, servedRelease } from '../releases/current.ts';
import { openLocalShop } from '../releases/local-shop.ts';
import type { Manifest } from '../releases/manifest.ts';
import { readManifest } from '../releases/manifest.ts';
import { ReleaseOvertaken } from '../releases/release-errors.ts';
import type { Bucket } from '../storage/bucket.ts';
import { changedPaths } from '../targets/http-purge.ts';
import type { Purge, Target } from '../targets/target.ts';

interface Delivery {
	readonly bucket: Bucket;
	readonly workDir: string;
	readonly targets: readonly Target[];
	readonly purge: Purge | null;
	readonly records: Pick<ShopRecords, 'purged' | 'setPurged'>;
}

/**
 * To be called after each run that ended with the site on this disk in front of the visitors; a failure is made good by the next run.
 * @throws ReleaseOvertaken where another run came first meanwhile, whose release may lie below this one in a target now
 */
export async function deliver(shop: string, { bucket, workDir, targets, purge, records }: Delivery): Promise<void> {
	if (targets.length === 0 && purge === null) return;
	const read = await readCurrent(bucket, shop);
	const release = read && servedRelease(read.current);
	if (!release) return;
	const local = await openLocalShop(workDir, shop);
	const site = await local.manifest(bucket, release.site);
	const { contentDir, outDir, cacheDir } = local;
	for (const target of targets) await target.publish({ shop, release: release.number, outDir, cacheDir, contentDir, site });
	if (targets.length > 0 && (await readCurrent(bucket, shop))?.current.run !== read.current.run) throw new ReleaseOvertaken(shop);
	if (purge === null) return;
	const purged = await records.purged(shop);
	if (purged === release.site) return;
	const before: Manifest = purged === null ? new Map() : await readManifest(bucket, purged);
	await purge.purge(shop, changedPaths(before, site));
	await records.setPurged(shop, release.site);
}
