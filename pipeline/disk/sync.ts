/** Makes sure that what was written is on the disk itself, and survives a loss of power. */
import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';

export async function syncFile(file: string): Promise<void> {
	// Windows flushes only what may be written; elsewhere a file may be read-only.
	const handle = await open(file, process.platform === 'win32' ? 'r+' : 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** The names in a folder, as renaming and removing left them. */
export async function syncFolder(folder: string): Promise<void> {
	// Windows cannot open folders; its renames are journalled by the file system itself.
	if (process.platform === 'win32') {
		return;
	}
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Everything that was written to the file system of `folder`: one request, where a folder of a hundred thousand names would need as many. */
export async function syncFileSystem(folder: string): Promise<void> {
	await promisify(execFile)('sync', ['-f', folder]);
}
