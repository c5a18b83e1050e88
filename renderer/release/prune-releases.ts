/** Removes releases that nobody needs any more. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseFolders, recordFile, releaseDir, unfinishedPrefix } from './release-folders.ts';

/** A release loses its number first, so that half of it never passes for a whole one. */
export async function pruneReleases(folders: ReleaseFolders, numbers: readonly number[]): Promise<void> {
	for (const number of numbers) {
		const leaving = join(folders.releasesDir, `${unfinishedPrefix}old-${number}`);
		await rename(releaseDir(folders, number), leaving);
		await rm(recordFile(folders, number), { force: true });
		await rm(leaving, { recursive: true, force: true });
	}
}
