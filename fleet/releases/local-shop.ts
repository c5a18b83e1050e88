/** A shop on a worker's disk: what makes the next build of it short. All of it may go at any time, and is believed only where the hashes match. */
import { utimesSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { openCacheFolder, readCachedJson } from '../../pipeline/disk/cache-folder.ts';
import { orIfMissing } from '../../pipeline/disk/is-missing.ts';
import { FolderLocked, withLock } from '../../pipeline/disk/lock.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { snapshotFolders } from '../../pipeline/snapshot/switch-snapshot.ts';
import type { Bucket } from '../storage/bucket.ts';
import { type FolderHashes, openFolderHashes } from './index-folder.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { isShopName } from './object-keys.ts';
import { restoreFolder } from './restore-folder.ts';

export interface LocalShop {
	readonly contentDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
	/** Hashes of the snapshot's files, and of the site's. */
	readonly content: FolderHashes;
	readonly site: FolderHashes;
	/** The manifest of that key: from the disk where it was read or written last. */
	manifest(bucket: Bucket, key: string): Promise<Manifest>;
	/** Makes the snapshot what a release says; null: what a shop without releases has. False: it was that already. */
	restore(bucket: Bucket, content: Manifest | null): Promise<boolean>;
	/** Keeps what the next run needs of these releases' manifests, and the hashes. */
	save(manifests: ReadonlyMap<string, Manifest>): Promise<void>;
}

const manifestsSchema = z.record(z.string(), z.record(z.string(), z.string()));
const manifestsFile = 'manifests.json';

/** Opens the folder of a shop below `workDir`, which may be missing, and marks it as used. */
export async function openLocalShop(workDir: string, shop: string): Promise<LocalShop> {
	const dir = join(shopsDir(workDir), shop);
	const [contentDir, outDir, cacheDir] = [join(dir, 'content'), join(dir, 'site'), join(dir, 'cache')];
	const ownDir = join(cacheDir, 'fleet');
	await mkdir(ownDir, { recursive: true });
	utimesSync(dir, new Date(), new Date());
	const known = new Map(
		Object.entries(readCachedJson(join(ownDir, manifestsFile), manifestsSchema) ?? {}).map(([key, files]) => [
			key,
			new Map(Object.entries(files)),
		]),
	);
	const content = openFolderHashes(contentDir, ownDir, 'content');
	const site = openFolderHashes(outDir, ownDir, 'site');
	return {
		contentDir,
		outDir,
		cacheDir,
		content,
		site,
		async manifest(bucket, key) {
			return known.get(key) ?? (await readManifest(bucket, key));
		},
		async restore(bucket, manifest) {
			// What an interrupted run left beside the snapshot was never published, and must not take its place.
			for (const left of Object.values(snapshotFolders(contentDir))) await rm(left, { recursive: true, force: true });
			if (manifest !== null) return await restoreFolder({ bucket, dir: contentDir, hashes: content, manifest, mayDiffer: manifestFile });
			await rm(contentDir, { recursive: true, force: true });
			return true;
		},
		async save(manifests) {
			const kept = Object.fromEntries([...manifests].map(([key, files]) => [key, Object.fromEntries(files)]));
			await (await openCacheFolder(ownDir)).write(manifestsFile, JSON.stringify(kept));
			await content.save();
			await site.save();
		},
	};
}

interface LocalPlace {
	/** Folder that all workers of a machine share: a shop that one of them built is warm for the next. */
	readonly workDir: string;
	/** Folder of this worker alone. */
	readonly ownDir: string;
}

/**
 * Holds the folder of a shop for one run. Where another process of the machine holds it, its run hangs and was given to this worker: then the shop gets
 * a folder of the worker's own.
 */
export async function holdLocalShop<Result>(
	{ workDir, ownDir }: LocalPlace,
	shop: string,
	work: (local: LocalShop) => Promise<Result>,
): Promise<Result> {
	let isHeld = false;
	const holdIn = (dir: string) =>
		withLock(join(shopsDir(dir), shop), async () => {
			isHeld = true;
			return await work(await openLocalShop(dir, shop));
		});
	try {
		return await holdIn(workDir);
	} catch (error) {
		if (isHeld || !(error instanceof FolderLocked)) throw error;
	}
	return await holdIn(ownDir);
}

/** Removes the folders of the shops that were not used for the longest time, above a number. What all shops share stays, and so does what is in use. */
export async function forgetColdShops(workDir: string, kept: number): Promise<void> {
	const shops = (await usedShops(workDir)).sort((one, other) => other.usedMs - one.usedMs);
	for (const { dir } of shops.slice(kept)) {
		await withLock(dir, () => rm(dir, { recursive: true, force: true })).catch((error: unknown) => {
			if (!(error instanceof FolderLocked)) throw error;
		});
	}
}

async function usedShops(workDir: string): Promise<{ readonly dir: string; readonly usedMs: number }[]> {
	const entries = await orIfMissing(readdir(shopsDir(workDir), { withFileTypes: true }), []);
	const dirs = entries.filter((entry) => entry.isDirectory() && isShopName(entry.name)).map(({ name }) => join(shopsDir(workDir), name));
	return await Promise.all(dirs.map(async (dir) => ({ dir, usedMs: (await orIfMissing(stat(dir), null))?.mtimeMs ?? 0 })));
}

function shopsDir(workDir: string): string {
	return join(workDir, 'shops');
}
