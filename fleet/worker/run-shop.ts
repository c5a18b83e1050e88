/** One run: brings a shop to the newest content, whatever asked for it. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Problem } from '../../pipeline/problem.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { type Current, type ReadCurrent, readCurrent, replaceCurrent, withRelease } from '../releases/current.ts';
import { holdLocalShop, type LocalShop } from '../releases/local-shop.ts';
import { type Manifest, storeManifest } from '../releases/manifest.ts';
import { UnknownShop } from '../releases/release-errors.ts';
import { type StoredKeys, storeFolder } from '../releases/store-folder.ts';
import type { Bucket } from '../storage/bucket.ts';
import type { BuildShop } from './build-shop.ts';
import type { SharedCopy } from './shared-copy.ts';

export interface RunPlace {
	readonly bucket: Bucket;
	/** Folder that all workers of this machine share. */
	readonly workDir: string;
	/** Folder of this worker alone. */
	readonly ownDir: string;
	readonly build: BuildShop;
	readonly shared: SharedCopy;
	readonly stored: StoredKeys;
	/** See `ShopToBuild`. */
	readonly acceptShrink: boolean;
	/** Brings the release to further places, while its site is held on this disk. */
	readonly deliver?: (shop: string, release: number, local: LocalShop) => Promise<void>;
	/** Called before a run replaces `current`, by tests that stop it there. */
	readonly beforePublish?: (shop: string) => Promise<void>;
}

export type RunOutcome =
	/** Visitors see a new release. */
	| { readonly kind: 'published'; readonly release: number; readonly written: number; readonly bytes: number; readonly rendered: number }
	/** The content makes the site that visitors see already. */
	| { readonly kind: 'unchanged'; readonly release: number }
	/** A person went back to an earlier release, and nothing is published until `rebuild`. */
	| { readonly kind: 'held'; readonly release: number }
	| { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/** So often other runs of one shop may come first. The queue lets only one run at a time, so that a second race is rare. */
const mostRaces = 20;

/** @throws UnknownShop @throws StorageFailed, and what fetching and building throw; then visitors see what they saw before */
export async function runShop(shop: string, place: RunPlace): Promise<RunOutcome> {
	// Before any content is read: see `Current`. A shop of which nothing is built needs no folder.
	const first = await readForRun(shop, place.bucket);
	if ('kind' in first) return first;
	return await holdLocalShop(place, shop, (local) => runUntilFirst(shop, { ...place, local, read: first }));
}

async function readForRun(shop: string, bucket: Bucket): Promise<ReadCurrent | Extract<RunOutcome, { kind: 'held' }>> {
	const read = await readCurrent(bucket, shop);
	if (read === null) throw new UnknownShop(shop);
	const { heldAt } = read.current;
	return heldAt === null ? read : { kind: 'held', release: heldAt };
}

/** Again and again, until no other run comes first. */
async function runUntilFirst(shop: string, run: Run): Promise<RunOutcome> {
	let { read } = run;
	for (let race = 0; race < mostRaces; race += 1) {
		const outcome = await runOnce(shop, { ...run, read });
		if (outcome !== 'lost') {
			if (outcome.kind === 'published' || outcome.kind === 'unchanged') await run.deliver?.(shop, outcome.release, run.local);
			return outcome;
		}
		const next = await readForRun(shop, run.bucket);
		if ('kind' in next) return next;
		read = next;
	}
	throw new Error(`Other runs of ${shop} came first ${mostRaces} times.`);
}

interface Run extends RunPlace {
	readonly local: LocalShop;
	readonly read: ReadCurrent;
}

/** `lost`: another run was published since `current` was read. */
async function runOnce(shop: string, run: Run): Promise<RunOutcome | 'lost'> {
	const { bucket, local, read, build, shared, workDir, acceptShrink } = run;
	const { current } = read;
	const [newest] = current.releases;
	const contentBefore = newest === undefined ? null : await local.manifest(bucket, newest.content);
	const siteBefore: Manifest = newest === undefined ? new Map() : await local.manifest(bucket, newest.site);
	await local.restore(bucket, contentBefore);
	const { contentDir, outDir, cacheDir } = local;
	const sharedContentDir = await shared.refresh();
	const folders = { contentDir, outDir, cacheDir, sharedDir: join(workDir, 'shared'), sharedContentDir };
	const built = await build({ shop, ...folders, acceptShrink });
	if (built.kind === 'refused') {
		const isNoted = await publish(shop, run, current.releases);
		return isNoted ? built : 'lost';
	}

	const nowMs = Date.now();
	const { stored } = run;
	const contentManifest: Manifest = contentBefore ?? new Map();
	const rest = { bucket, stored, nowMs };
	const content = await storeFolder({ ...rest, dir: contentDir, index: local.content.read(), before: contentManifest });
	const site = await storeFolder({ ...rest, dir: outDir, index: local.site.read(), before: siteBefore });
	if (newest !== undefined && isSame(site.manifest, siteBefore) && isSame(content.manifest, contentManifest, manifestFile)) {
		const isNoted = await publish(shop, run, current.releases);
		if (isNoted)
			await local.save(
				new Map([
					[newest.content, contentManifest],
					[newest.site, siteBefore],
				]),
			);
		return isNoted ? { kind: 'unchanged', release: newest.number } : 'lost';
	}
	const keys = { content: await storeManifest(bucket, content.manifest, nowMs), site: await storeManifest(bucket, site.manifest, nowMs) };
	const releases = withRelease(current, { ...keys, publishedAt: new Date(nowMs).toISOString() });
	if (!(await publish(shop, run, releases))) return 'lost';
	await local.save(
		new Map([
			[keys.content, content.manifest],
			[keys.site, site.manifest],
		]),
	);
	const [written, bytes] = [content.written + site.written, content.bytes + site.bytes];
	return { kind: 'published', release: releases[0]?.number ?? 0, written, bytes, rendered: built.rendered };
}

async function publish(shop: string, { bucket, read, beforePublish }: Run, releases: Current['releases']): Promise<boolean> {
	await beforePublish?.(shop);
	const { current, etag } = read;
	const next = { ...current, generation: current.generation + 1, run: randomUUID(), releases };
	return await replaceCurrent(bucket, shop, next, etag);
}

/** `mayDiffer`: a snapshot's own manifest says when it was fetched, and differs each time. */
function isSame(one: Manifest, other: Manifest, mayDiffer?: string): boolean {
	return one.size === other.size && [...one].every(([path, key]) => path === mayDiffer || other.get(path) === key);
}
