/** Makes sure that what was written is on the disk itself, and survives a loss of power. */
import { open } from 'node:fs/promises';

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
