/** Keeps the last snapshot whose content was refused, for looking at it, until its place holds content that was not. */
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { readRejectedPurpose, rejectedPlace, type SnapshotPurpose } from '../../pipeline/snapshot/rejected-snapshot.ts';

/** It takes the place of the one that was refused before when it is whole. The result is where it lies. */
export async function keepRejected(stagedDir: string, cacheDir: string, purpose: SnapshotPurpose): Promise<string> {
	const { dir, purposeFile } = rejectedPlace(cacheDir);
	const draft = `${dir}.draft`;
	await rm(draft, { recursive: true, force: true });
	await cp(stagedDir, draft, { recursive: true, preserveTimestamps: true });
	// What it is for goes first and comes last, so that it never speaks of another snapshot.
	await rm(purposeFile, { force: true });
	await rm(dir, { recursive: true, force: true });
	await rename(draft, dir);
	await writeFile(purposeFile, `${JSON.stringify(purpose)}\n`);
	return dir;
}

/** To be called when `contentDir` holds something newer. What cannot be removed is told on standard error: the work itself is done. */
export async function forgetRejected(cacheDir: string, contentDir: string): Promise<void> {
	const { dir, purposeFile } = rejectedPlace(cacheDir);
	try {
		if ((await readRejectedPurpose(cacheDir))?.contentDir === contentDir) {
			await rm(purposeFile, { force: true });
			await rm(dir, { recursive: true, force: true });
		}
	} catch (error) {
		const { isWorldError } = await import('../options/world-errors.ts');
		if (!isWorldError(error)) {
			throw error;
		}
		console.error(`The snapshot in ${dir}, which an earlier build refused, could not be removed: ${error.message}`);
	}
}
