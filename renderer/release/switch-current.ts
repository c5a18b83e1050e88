/** Puts a release in front of the visitors: they see the old one or the new one, at every moment. */
import { rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type ReleaseFolders, releaseDir, unfinishedPrefix } from './release-folders.ts';

/** The release must be whole and on the disk. A failure means that nothing was switched. The link is relative, so that the whole folder may be moved. */
export async function switchCurrent(folders: ReleaseFolders, release: number): Promise<void> {
	const { currentLink, releasesDir } = folders;
	const draft = join(releasesDir, `${unfinishedPrefix}current`);
	await rm(draft, { force: true });
	await symlink(relative(dirname(currentLink), releaseDir(folders, release)), draft);
	await rename(draft, currentLink);
}
