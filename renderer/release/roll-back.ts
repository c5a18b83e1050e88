/** Goes back to the release that was current before, and from there further back. */
import { existsSync } from 'node:fs';
import { withLock } from '../../pipeline/disk/lock.ts';
import { syncFileSystem, syncFolder } from '../../pipeline/disk/sync.ts';
import { releaseDir, releaseFolders } from './release-folders.ts';
import { writeRecord } from './release-record.ts';
import { clearUnfinished, readReleases } from './releases.ts';
import { retainAssets } from './retain-assets.ts';
import { switchCurrent } from './switch-current.ts';

export interface RollbackResult {
	/** The release that is current now; null where nothing was switched, because there is no release to go back to. */
	readonly current: number | null;
	/** The release that was current until now; null where none is. */
	readonly before: number | null;
}

/** The release that is left stays, and its assets are kept for pages that are open. @throws FolderLocked */
export async function rollBack(dir: string): Promise<RollbackResult> {
	const folders = releaseFolders(dir);
	// A folder that is misspelt is not made by looking into it.
	if (!existsSync(folders.releasesDir)) {
		return { current: null, before: null };
	}
	return await withLock(folders.releasesDir, async () => {
		await clearUnfinished(folders);
		const { all, current, nextSwitch } = await readReleases(folders);
		const target = all.find(({ number }) => number === current?.before);
		const before = current?.number ?? null;
		if (target === undefined) {
			return { current: null, before };
		}
		const targetDir = releaseDir(folders, target.number);
		await retainAssets(
			folders,
			{ targetDir, own: target.files },
			all.filter((release) => release !== target),
		);
		await syncFileSystem(targetDir);
		const { number, ...record } = target;
		await writeRecord(folders, number, { ...record, switched: nextSwitch });
		await syncFolder(folders.releasesDir);
		await switchCurrent(folders, number);
		await syncFolder(folders.dir);
		return { current: number, before };
	});
}
