/** Whether visitors of a shop see exactly what a clean build of the backend's content makes. */
import { join } from 'node:path';
import { createSharedFetch, createShopBuild } from '../../commands/running-fleet/build-fleet-shop.ts';
import { readCurrent, servedRelease } from '../../fleet/releases/current.ts';
import { openFolderHashes } from '../../fleet/releases/index-folder.ts';
import { readManifest } from '../../fleet/releases/manifest.ts';
import { hashOf } from '../../fleet/releases/object-keys.ts';
import { restoreFolder } from '../../fleet/releases/restore-folder.ts';
import type { Bucket } from '../../fleet/storage/bucket.ts';
import type { SiteConfig } from '../../site/config.ts';

interface ConvergedInput {
	readonly bucket: Bucket;
	readonly config: SiteConfig;
	readonly directus: { readonly url: string; readonly token: string };
	/** Empty. */
	readonly dir: string;
}

/** Of each shop, the paths at which its site differs; no entry where nothing does. The history of prices and paths is taken from the release. */
export async function findStaleShops(
	shops: readonly string[],
	{ bucket, config, directus, dir }: ConvergedInput,
): Promise<Readonly<Record<string, readonly string[]>>> {
	const access = { ...directus, email: undefined, password: undefined, dialect: 'directus' as const };
	const build = createShopBuild({ directus: access, config });
	const sharedContentDir = join(dir, 'shared-content');
	await createSharedFetch({ directus: access })({ contentDir: sharedContentDir, cacheDir: join(dir, 'shared-cache'), acceptShrink: true });
	const stale: Record<string, readonly string[]> = {};
	for (const shop of shops) {
		const read = await readCurrent(bucket, shop);
		const served = read && servedRelease(read.current);
		if (!served) {
			stale[shop] = ['there is no release'];
			continue;
		}
		const place = join(dir, shop);
		const contentDir = join(place, 'content');
		const hashes = openFolderHashes(contentDir, join(place, 'hashes'), 'content');
		await restoreFolder({ bucket, dir: contentDir, hashes, manifest: await readManifest(bucket, served.content) });
		const outDir = join(place, 'site');
		const folders = { contentDir, outDir, cacheDir: join(place, 'cache'), sharedDir: join(dir, 'shared') };
		const built = await build({ shop, ...folders, sharedContentDir, acceptShrink: true });
		if (built.kind === 'refused') throw new Error(`${shop} does not build: ${JSON.stringify(built.problems.slice(0, 3))}`);
		const clean = openFolderHashes(outDir, join(place, 'hashes'), 'site').read();
		const site = await readManifest(bucket, served.site);
		const paths = new Set([...clean.keys(), ...site.keys()]);
		const differing = [...paths].filter((path) => clean.get(path) !== hashOf(site.get(path) ?? ''));
		if (differing.length > 0) stale[shop] = differing;
	}
	return stale;
}
