/** Makes sure that what was written is on the disk itself, and survives a loss of power. */
import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { orIfMissing } from './is-missing.ts';

export async function syncFile(file: string): Promise<void> {
	// Windows flushes only what may be written; elsewhere a file may be read-only.
	const handle = await open(file, process.platform === 'win32' ? 'r+' : 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Makes renamed and removed names in a folder last. */
export async function syncFolder(folder: string): Promise<void> {
	// Windows cannot open folders; its renames are journalled by the file system itself.
	if (process.platform === 'win32') return;
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

export interface WrittenTree {
	readonly files: readonly string[];
	/** Called only where each has to be asked for: for a large tree, putting their names together takes a while. */
	readonly folders: () => readonly string[];
	/** Of files and folders, about. */
	readonly count: number;
	/** A folder of the file system on which all of them lie; null: each has to be asked for, since an earlier request for all has failed. */
	readonly on: string | null;
}

/**
 * From so many files and folders on, writing out the whole file system takes less time than asking for each: to start `sync` in a process of 500 MB
 * takes 40 ms.
 */
const manyAtOnce = 100;

/** The disk takes many small requests together. */
const parallelSyncs = 16;

/** Many files and folders at once. A folder that has gone needs nothing. */
export async function syncTree({ files, folders, count, on }: WrittenTree): Promise<void> {
	if (on !== null && count >= manyAtOnce && (await syncFileSystem(on))) return;
	await inParallel(files, syncFile);
	await inParallel(folders(), (folder) => orIfMissing(syncFolder(folder), undefined));
}

/**
 * Everything that was written to the file system of `folder`: one request, where a folder of a hundred thousand names would need as many.
 * False where the system has no program for it, or one that fails: then each file has to be asked for.
 */
export async function syncFileSystem(folder: string): Promise<boolean> {
	if (process.platform !== 'linux') return false;
	return await promisify(execFile)('sync', ['-f', folder]).then(
		() => true,
		() => false,
	);
}

async function inParallel(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
	for (let start = 0; start < paths.length; start += parallelSyncs) {
		await Promise.all(paths.slice(start, start + parallelSyncs).map(work));
	}
}
