/** Puts a finished snapshot in the place of the old one by renaming folders, and finishes what a crash interrupted. */
import { rename, rm, stat } from 'node:fs/promises';

/** Folders beside the snapshot while it is written: being filled, complete, and about to go. */
export function foldersToSwitch(dir: string): { readonly staging: string; readonly next: string; readonly previous: string } {
	return { staging: `${dir}.staging`, next: `${dir}.next`, previous: `${dir}.previous` };
}

/** Makes the filled staging folder the snapshot. At every moment the old or the new one is whole on the disk. */
export async function switchSnapshot(dir: string): Promise<void> {
	const { staging, next, previous } = foldersToSwitch(dir);
	await rename(staging, next);
	if (await exists(dir)) await rename(dir, previous);
	await rename(next, dir);
	await rm(previous, { recursive: true, force: true });
}

/** Brings back a whole snapshot after a crash between two renames: the new one if it was complete, else the old one. */
export async function recoverSnapshot(dir: string): Promise<void> {
	if (await exists(dir)) return;
	const { next, previous } = foldersToSwitch(dir);
	if (await exists(next)) await rename(next, dir);
	else if (await exists(previous)) await rename(previous, dir);
}

/** Removes what an interrupted run left beside a snapshot that is in its place. */
export async function clearLeftovers(dir: string): Promise<void> {
	for (const folder of Object.values(foldersToSwitch(dir))) await rm(folder, { recursive: true, force: true });
}

export async function exists(file: string): Promise<boolean> {
	try {
		await stat(file);
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
		throw error;
	}
}
