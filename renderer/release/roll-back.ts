/** Goes back to the release that was current before, and from there further back. */
import { existsSync } from 'node:fs';
import { isSystemError } from '../../pipeline/disk/is-missing.ts';
import { withLock } from '../../pipeline/disk/lock.ts';
import { syncFolder } from '../../pipeline/disk/sync.ts';
import { listEntries } from './compare-site.ts';
import { failsWhole, ReleaseFailed } from './fails-whole.ts';
import { type ReleaseFolders, releaseDir, releaseFolders } from './release-folders.ts';
import { type Release, writeRecord } from './release-record.ts';
import { clearUnfinished, type Releases, readReleases } from './releases.ts';
import { retainAssets } from './retain-assets.ts';
import { switchCurrent, syncRelease } from './switch-current.ts';

export interface RollbackResult {
	/** The release that is current now; null where nothing was switched, because there is no release to go back to. */
	readonly current: number | null;
	/** The release that was current until now; null where none is. */
	readonly before: number | null;
	/** Sentences about faults that did not keep the rollback from being made. */
	readonly notes: readonly string[];
}

/**
 * The release that is left stays, and its assets are kept for pages that are open, where they can be: a rollback is for emergencies, and asks
 * for nothing but the release that it leads to. @throws FolderLocked @throws FileDamaged @throws ReleaseFailed
 */
export async function rollBack(dir: string): Promise<RollbackResult> {
	const folders = releaseFolders(dir);
	// A folder that is misspelt is not made by looking into it.
	if (!existsSync(folders.releasesDir)) {
		return { current: null, before: null, notes: [] };
	}
	return await withLock(folders.releasesDir, async () => {
		await clearUnfinished(folders);
		const releases = await readReleases(folders);
		const before = releases.current?.number ?? null;
		const target = targetOf(releases);
		if (target === null) {
			return { current: null, before, notes: [] };
		}
		const lacking = await failsWhole(folders, releases, { what: 'rollback', work: () => switchBack(folders, releases, target) });
		await syncFolder(folders.dir);
		return { current: target.number, before, notes: [...releases.notes, ...(lacking === null ? [] : [lacking])] };
	});
}

/** null where there is none. @throws FileDamaged where its record is */
function targetOf({ all, damaged, current }: Releases): Release | null {
	const failure = damaged.get(current?.before ?? 0);
	if (failure !== undefined) {
		throw failure;
	}
	return all.find(({ number }) => number === current?.before) ?? null;
}

/** Says which assets of others could not be kept; null where all were. */
async function switchBack(folders: ReleaseFolders, { all, current, nextSwitch }: Releases, target: Release): Promise<string | null> {
	const { number, ...record } = target;
	const targetDir = releaseDir(folders, number);
	checkWhole(targetDir, target, current);
	const others = all.filter((release) => release !== target);
	const { lacking } = await retainAssets(folders, { targetDir, own: target.files, mayLack: isSystemError }, others);
	await syncRelease(targetDir);
	await writeRecord(folders, number, { ...record, switched: nextSwitch });
	await syncFolder(folders.releasesDir);
	await switchCurrent(folders, number);
	return lacking;
}

/** @throws ReleaseFailed where a file of the release is not there any more */
function checkWhole(dir: string, { number, files }: Release, current: Release | null): void {
	const there = new Set(listEntries(dir).files);
	const [first, ...rest] = files.filter((path) => !there.has(path));
	if (first !== undefined) {
		const what = rest.length === 0 ? first : `${first} and ${rest.length} more of its files`;
		throw new ReleaseFailed(current?.number ?? null, new Error(`release ${number} in ${dir} lacks ${what}`), 'rollback');
	}
}
