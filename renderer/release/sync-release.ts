/** Makes sure that a release is on the disk itself before visitors see it: a loss of power must not leave them with empty files. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFileSystem, syncTree } from '../../pipeline/disk/sync.ts';

/** All files and folders below `dir`, in one request where the system has one. */
export async function syncRelease(dir: string): Promise<void> {
	if (await syncFileSystem(dir)) {
		return;
	}
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	const folders = [dir, ...entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))];
	await syncTree({ files, folders: () => folders, count: files.length + folders.length, on: null });
}
