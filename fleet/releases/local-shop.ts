/** A shop on a worker's disk: what makes the next build of it short. All of it may go at any time, and is believed only where the hashes match. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { openCacheFolder, readCachedJson } from '../../pipeline/disk/cache-folder.ts';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { snapshotFolders } from '../../pipeline/snapshot/switch-snapshot.ts';
import type { Bucket } from '../storage/bucket.ts';
import { type FolderHashes, openFolderHashes } from './index-folder.ts';
import { type Manifest, readManifest } from './manifest.ts';
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
	/** Makes the snapshot what a release says; null: what a shop without releases has. */
	restore(bucket: Bucket, content: Manifest | null): Promise<void>;
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
			if (manifest === null) await rm(contentDir, { recursive: true, force: true });
			else await restoreFolder({ bucket, dir: contentDir, hashes: content, manifest, mayDiffer: manifestFile });
		},
		async save(manifests) {
			const kept = Object.fromEntries([...manifests].map(([key, files]) => [key, Object.fromEntries(files)]));
			await (await openCacheFolder(ownDir)).write(manifestsFile, JSON.stringify(kept));
			await content.save();
			await site.save();
		},
	};
}

/** Removes the folders of the shops that were not used for the longest time, above a number. What all shops share stays. */
export function forgetColdShops(workDir: string, kept: number): void {
	const shops = usedShops(workDir)
		.filter(({ dir }) => basename(dir).includes('.'))
		.sort((one, other) => other.usedMs - one.usedMs);
	for (const { dir } of shops.slice(kept)) rmSync(dir, { recursive: true, force: true });
}

function usedShops(workDir: string): { readonly dir: string; readonly usedMs: number }[] {
	try {
		return readdirSync(shopsDir(workDir)).map((name) => {
			const dir = join(shopsDir(workDir), name);
			return { dir, usedMs: statSync(dir).mtimeMs };
		});
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}

function shopsDir(workDir: string): string {
	return join(workDir, 'shops');
}
