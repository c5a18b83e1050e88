/** Makes a release of the built site and switches to it. If it fails before the switch, visitors see the same site as before. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { withLock } from '../../pipeline/disk/lock.ts';
import { syncFolder } from '../../pipeline/disk/sync.ts';
import type { Progress } from '../../site/progress.ts';
import { WorldError } from '../../site/world-error.ts';
import { holdSite, type SitePlace } from '../output/hold-site.ts';
import { isBuiltSite } from '../output/may-build-into.ts';
import { failsWhole } from './fails-whole.ts';
import { planPruning } from './plan-pruning.ts';
import { precompress } from './precompress.ts';
import { type ReleaseFolders, recordFile, releaseDir, releasedContentDir, releaseFolders, unfinishedPrefix } from './release-folders.ts';
import { type Release, type ReleaseRecord, writeRecord } from './release-record.ts';
import {
	numberSnapshot,
	type PicturesToRelease,
	renewSnapshot,
	type TakenSnapshot,
	takeSnapshot,
	writeSnapshotId,
} from './released-snapshot.ts';
import { clearUnfinished, type Releases, readReleases } from './releases.ts';
import { retainAssets } from './retain-assets.ts';
import { switchCurrent, syncRelease } from './switch-current.ts';
import { type TakenSite, takeSite } from './take-site.ts';

export interface ReleaseOptions {
	readonly site: SitePlace;
	/** Holds `releases/` and `current`. */
	readonly dir: string;
	/** So many releases stay at least, at the least `leastKept`. */
	readonly keep: number;
	readonly precompressed: boolean;
	/** The snapshot that the site was built from, which the order service reads; null: the release carries none. */
	readonly contentDir: string | null;
	/** Left out: the service reads no pictures. */
	readonly pictures?: PicturesToRelease;
	/** ISO time in the record, for people. */
	readonly madeAt: string;
	readonly progress: Progress;
}

export type ReleaseResult = Extract<TakenSite, { kind: 'no-site' }> | { readonly kind: 'unchanged'; readonly current: number } | Switched;

/** A release was put in front of the visitors. */
export interface Switched {
	readonly kind: 'switched';
	readonly current: number;
	/** The release that was current until now; null where there was none. */
	readonly before: number | null;
	/** False where the release was there already. */
	readonly made: boolean;
	/** Number of the site's files, and how many of them are not as in the release before. */
	readonly files: number;
	readonly changed: number;
	/** Files that were compressed now. */
	readonly compressed: number;
	/** The release before had compressed twins, and this one has none. */
	readonly lostTwins: boolean;
	/** Assets of other releases that were added. */
	readonly retained: number;
	/** Numbers of releases that were removed. */
	readonly removed: readonly number[];
	/** Sentences about faults that did not keep the release from being made. */
	readonly notes: readonly string[];
}

/**
 * First finishes what a build or release that was killed has left. Visitors see the old release or the new one at every moment.
 * @throws FolderLocked @throws FileDamaged @throws ReleaseFailed
 */
export async function makeRelease(options: ReleaseOptions): Promise<ReleaseResult> {
	const folders = releaseFolders(options.dir);
	return await withLock(folders.releasesDir, async () => {
		await clearUnfinished(folders);
		const releases = await readReleases(folders);
		const result = await failsWhole(folders, releases, { what: 'release', work: () => takeAndSwitch(folders, releases, options) });
		if (result.kind === 'switched') {
			await syncFolder(folders.dir);
			await pruneReleases(folders, result.removed);
		}
		return result;
	});
}

async function takeAndSwitch(folders: ReleaseFolders, releases: Releases, options: ReleaseOptions): Promise<ReleaseResult> {
	const { site, precompressed, contentDir, pictures = () => [], progress } = options;
	if (contentDir === null && releases.current?.snapshot != null) throw new SnapshotLeftOut(releases.current.number);
	const { snapshot, taken } = await holdSite(site, async ({ folders: siteFolders }) => {
		if (!isBuiltSite(siteFolders.outDir)) return { snapshot: null, taken: { kind: 'no-site' } as const };
		const snapshot = contentDir === null ? null : await takeSnapshot(folders, siteFolders, { contentDir, pictures });
		const taking = { siteDir: siteFolders.outDir, precompressed, snapshot: snapshot?.id ?? null, progress };
		return { snapshot, taken: await takeSite(folders, releases, taking) };
	});
	switch (taken.kind) {
		case 'no-site':
			return taken;
		case 'unchanged':
			if (snapshot !== null) await renewSnapshot(folders, snapshot, taken.current.number);
			return { kind: 'unchanged', current: taken.current.number };
		case 'again':
			if (snapshot !== null) await renewSnapshot(folders, snapshot, taken.release.number);
			return await switchToNewest(folders, releases, taken.release, options);
		case 'taken':
			return await switchToNew(folders, releases, { ...taken, snapshot }, options);
	}
}

async function switchToNew(
	folders: ReleaseFolders,
	releases: Releases,
	{ files, same, snapshot }: Extract<TakenSite, { kind: 'taken' }> & { readonly snapshot: TakenSnapshot | null },
	{ precompressed, progress, madeAt, keep }: ReleaseOptions,
): Promise<Switched> {
	const { current, next, nextSwitch: switched } = releases;
	const targetDir = folders.halfMadeDir;
	const twinsDir = current?.precompressed ? releaseDir(folders, current.number) : null;
	if (snapshot !== null) await writeSnapshotId(targetDir, snapshot);
	const compressed = precompressed ? await precompress({ targetDir, files, twinsDir, same, progress }) : 0;
	const before = current?.number ?? null;
	const record: ReleaseRecord = { version: 1, before, switched, madeAt, precompressed, snapshot: snapshot?.id ?? null, files };
	const removed = planPruning([...releases.all, { number: next, ...record }], next, keep);
	const others = releases.all.filter(({ number }) => !removed.includes(number));
	const { added, lacking } = await retainAssets(folders, { targetDir, own: files, mayLack: isMissing }, others);
	await syncRelease(targetDir);
	await writeRecord(folders, next, record);
	if (snapshot !== null) await numberSnapshot(folders, snapshot, next);
	await rename(targetDir, releaseDir(folders, next));
	try {
		await syncFolder(folders.releasesDir);
		await switchCurrent(folders, next);
	} catch (error) {
		await rename(releaseDir(folders, next), targetDir);
		throw error;
	}
	return {
		kind: 'switched',
		current: next,
		before,
		made: true,
		files: files.length,
		changed: files.length - same.size,
		compressed,
		lostTwins: current?.precompressed === true && !precompressed,
		retained: added,
		removed,
		notes: [...releases.notes, ...(lacking === null ? [] : [lacking])],
	};
}

async function switchToNewest(folders: ReleaseFolders, releases: Releases, release: Release, { keep }: ReleaseOptions): Promise<Switched> {
	const { number, ...record } = release;
	const before = releases.current?.number ?? null;
	const switched = releases.nextSwitch;
	const all = releases.all.map((each) => (each === release ? { ...release, before, switched } : each));
	const removed = planPruning(all, number, keep);
	const others = releases.all.filter((each) => each !== release && !removed.includes(each.number));
	const targetDir = releaseDir(folders, number);
	const { added, lacking } = await retainAssets(folders, { targetDir, own: release.files, mayLack: isMissing }, others);
	await syncRelease(targetDir);
	await writeRecord(folders, number, { ...record, before, switched });
	await syncFolder(folders.releasesDir);
	await switchCurrent(folders, number);
	return {
		kind: 'switched',
		current: number,
		before,
		made: false,
		files: release.files.length,
		changed: 0,
		compressed: 0,
		lostTwins: releases.current?.precompressed === true && !release.precompressed,
		retained: added,
		removed,
		notes: [...releases.notes, ...(lacking === null ? [] : [lacking])],
	};
}

/** A release loses its number first, so that half of it never passes for a whole one. */
async function pruneReleases(folders: ReleaseFolders, numbers: readonly number[]): Promise<void> {
	for (const number of numbers) {
		const leaving = join(folders.releasesDir, `${unfinishedPrefix}old-${number}`);
		await rename(releaseDir(folders, number), leaving);
		await rm(recordFile(folders, number), { force: true });
		await rm(releasedContentDir(folders, number), { recursive: true, force: true });
		await rm(leaving, { recursive: true, force: true });
	}
}

/** The order service would have no snapshot any more. */
class SnapshotLeftOut extends WorldError {
	constructor(current: number) {
		super(
			`Release ${current}, which is current, carries the snapshot of the order service, and this one would not. Name the snapshot's folder with --content.`,
		);
	}
}
