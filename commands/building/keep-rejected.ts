/** Keeps, for each folder of snapshots, the last one whose content was refused, for looking at it, until its place holds content that was not. */

import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkIfThere } from '../../pipeline/disk/link-or-copy.ts';
import { imagesFolder } from '../../pipeline/snapshot/manifest.ts';
import { readRejectedPurpose, rejectedPlace, type SnapshotPurpose } from '../../pipeline/snapshot/rejected-snapshot.ts';
import { isWorldError } from '../../site/world-error.ts';

export interface KeptRejected {
	/** null: it could not be kept. */
	readonly rejectedDir: string | null;
	/** Why it could not; null where it is kept. */
	readonly notKept: string | null;
}

/** A copy that cannot be kept is a result and no error: the report of the refused content matters more than the copy. */
export async function keepRejected(stagedDir: string, cacheDir: string, purpose: SnapshotPurpose): Promise<KeptRejected> {
	try {
		return { rejectedDir: await putInPlace(stagedDir, cacheDir, purpose), notKept: null };
	} catch (error) {
		if (!isWorldError(error)) throw error;
		return { rejectedDir: null, notKept: error.message };
	}
}

/** It takes the place of the one that was refused before when it is whole. The result is where it lies. */
async function putInPlace(stagedDir: string, cacheDir: string, purpose: SnapshotPurpose): Promise<string> {
	const { dir, purposeFile } = rejectedPlace(cacheDir, purpose.contentDir);
	const draft = `${dir}.draft`;
	await rm(draft, { recursive: true, force: true });
	const [images, draftImages] = [join(stagedDir, imagesFolder), join(draft, imagesFolder)];
	try {
		await cp(stagedDir, draft, { recursive: true, preserveTimestamps: true, filter: (file) => file !== images });
		// Originals are large, named after what they hold, and never written again.
		await mkdir(draftImages, { recursive: true });
		for (const name of await readdir(images)) {
			await linkIfThere(join(images, name), join(draftImages, name));
		}
	} catch (error) {
		await rm(draft, { recursive: true, force: true });
		throw error;
	}
	// What it is for goes first and comes last, so that it never speaks of another snapshot.
	await rm(purposeFile, { force: true });
	await rm(dir, { recursive: true, force: true });
	await rename(draft, dir);
	await writeFile(purposeFile, `${JSON.stringify(purpose)}\n`);
	return dir;
}

/** To be called when `contentDir` holds something newer. A failed removal is reported on standard error: the work itself is done. */
export async function forgetRejected(cacheDir: string, contentDir: string): Promise<void> {
	const { dir, purposeFile } = rejectedPlace(cacheDir, contentDir);
	try {
		if (readRejectedPurpose(cacheDir, contentDir)?.contentDir === contentDir) {
			await rm(purposeFile, { force: true });
			await rm(dir, { recursive: true, force: true });
		}
	} catch (error) {
		if (!isWorldError(error)) throw error;
		console.error(`The snapshot in ${dir}, which an earlier build refused, could not be removed: ${error.message}`);
	}
}
