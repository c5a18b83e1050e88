/** Brings a published release to the places beside the gateway, and has the caches in front of the shop emptied. */
import { readCurrent, servedRelease } from '../releases/current.ts';
import type { LocalShop } from '../releases/local-shop.ts';
import { ReleaseOvertaken } from '../releases/release-errors.ts';
import type { Bucket } from '../storage/bucket.ts';
import type { Target } from '../targets/target.ts';
import type { Purges } from './purges.ts';

interface Delivery {
	readonly bucket: Bucket;
	/** Holds the site of that release. */
	readonly local: LocalShop;
	/** The release that the run ended with. */
	readonly release: number;
	readonly targets: readonly Target[];
	readonly purges: Purges | null;
}

/**
 * To be called after each run that ended with the newest site in front of the visitors; the next run repeats what fails.
 * @throws ReleaseOvertaken where another run came first meanwhile, whose release may lie below this one in a target now
 */
export async function deliver(shop: string, { bucket, local, targets, purges, release: number }: Delivery): Promise<void> {
	if (targets.length === 0 && purges === null) return;
	const read = await readCurrent(bucket, shop);
	const release = read && servedRelease(read.current);
	if (release?.number !== number) throw new ReleaseOvertaken(shop);
	const site = await local.manifest(bucket, release.site);
	const { contentDir, outDir, cacheDir } = local;
	for (const target of targets) await target.publish({ shop, outDir, cacheDir, contentDir, site });
	if (targets.length > 0 && (await readCurrent(bucket, shop))?.current.run !== read?.current.run) throw new ReleaseOvertaken(shop);
	purges?.ask(shop, { key: release.site, site });
}
