/** Puts a release in front of the visitors: they see the old one or the new one, at every moment. */
import { readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { syncFileSystem, syncTree } from '../../pipeline/disk/sync.ts';
import { type ReleaseFolders, releaseDir, unfinishedPrefix } from './release-folders.ts';

/** The release must be whole and on the disk. A failure means that nothing was switched. The link is relative, so that the whole folder may be moved. */
export async function switchCurrent(folders: ReleaseFolders, release: number): Promise<void> {
	const { currentLink, releasesDir } = folders;
	const draft = join(releasesDir, `${unfinishedPrefix}current`);
	await rm(draft, { force: true });
	await symlink(relative(dirname(currentLink), releaseDir(folders, release)), draft);
	await rename(draft, currentLink);
}

/** Puts all files and folders below `dir` on the disk itself, in one request where the system has one: a loss of power must not leave empty files. */
export async function syncRelease(dir: string): Promise<void> {
	if (await syncFileSystem(dir)) {
		return;
	}
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	const folders = [dir, ...entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))];
	await syncTree({ files, folders: () => folders, count: files.length + folders.length, on: null });
}
