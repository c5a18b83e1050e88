/** Puts a finished snapshot in the place of the old one by renaming folders, and finishes what a crash interrupted. */
import { chmod, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orIfMissing, whereDiskAllows } from '../disk/is-missing.ts';
import { syncFolder } from '../disk/sync.ts';
import { sha256 } from './hash.ts';
import { manifestFile } from './manifest.ts';
import { ForeignFolder } from './snapshot-errors.ts';

interface SnapshotFolders {
	/** Files that were downloaded and are not staged yet. */
	readonly downloads: string;
	/** Being filled. */
	readonly staging: string;
	/** Complete, and certain to become the snapshot. */
	readonly next: string;
	/** About to go. */
	readonly previous: string;
}

/**
 * Folders beside the snapshot in `dir`, where a fetch works. It empties, moves and removes them unasked, so no user would choose their names for a
 * copy.
 */
export function snapshotFolders(dir: string): SnapshotFolders {
	const own = `${dir}.schaufenster`;
	return { downloads: `${own}-downloads`, staging: `${own}-staging`, next: `${own}-next`, previous: `${own}-previous` };
}

/** Identifies a snapshot; null where the folder holds none that is complete. */
export async function snapshotId(folder: string): Promise<string | null> {
	const manifest = await orIfMissing(readFile(path.join(folder, manifestFile)), null);
	return manifest && sha256(manifest);
}

/**
 * Makes the staged snapshot `id` the snapshot, and may be repeated after a failure: what is staged under another id stays where it is.
 * At every moment the old or the new one is whole on the disk. The caller holds the lock of `dir`.
 */
export async function switchSnapshot(dir: string, id: string): Promise<void> {
	const { staging, next } = snapshotFolders(dir);
	if ((await snapshotId(staging)) === id) {
		await rename(staging, next);
		await syncFolder(path.dirname(dir));
	}
	await recoverSnapshot(dir);
}

/**
 * Ends a switch that was interrupted: with the new snapshot if it is complete, else with the old one. The caller holds the lock of `dir`.
 * @throws ForeignFolder
 */
export async function recoverSnapshot(dir: string): Promise<void> {
	const { next, previous } = snapshotFolders(dir);
	if (await exists(next)) {
		// A switch moves only what has its manifest there.
		if ((await snapshotId(next)) === null) throw new ForeignFolder(next, dir);
		await putInPlace(dir);
	} else if (await isInterrupted(dir)) await rename(previous, dir);
	if ((await exists(dir)) && (await exists(previous))) {
		await rm(previous, { recursive: true, force: true });
		await whereDiskAllows(() => mark(dir));
	}
}

/**
 * Gives the manifest a later time of its inode than all files that lost their second name with the old snapshot: what is older than the
 * manifest was not touched since, unless its old time was put back before (see file-hashes.ts). Nothing else of it changes; without it, the
 * next build reads more.
 */
async function mark(dir: string): Promise<void> {
	const manifest = path.join(dir, manifestFile);
	await chmod(manifest, (await stat(manifest)).mode);
}

/** True where no snapshot is in its place, yet a whole one stands beside it. */
export async function isInterrupted(dir: string): Promise<boolean> {
	const { next, previous } = snapshotFolders(dir);
	return !(await exists(dir)) && ((await exists(next)) || (await exists(previous)));
}

/** Where the new snapshot cannot take its place, the old one has it again. */
async function putInPlace(dir: string): Promise<void> {
	const { next, previous } = snapshotFolders(dir);
	if (await exists(dir)) {
		await rm(previous, { recursive: true, force: true });
		await rename(dir, previous);
	}
	try {
		await rename(next, dir);
	} catch (error) {
		if (await exists(previous)) await rename(previous, dir);
		throw error;
	}
	await syncFolder(path.dirname(dir));
}

export async function exists(file: string): Promise<boolean> {
	return (await orIfMissing(stat(file), null)) !== null;
}
