/** The commit of a build: what was staged is renamed into the site, under a journal that the next run finishes after a crash. */
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import type { SiteFolders } from './site-folders.ts';

const journalSchema = z.object({ writes: z.array(z.string()), removals: z.array(z.string()) });

/** Files of the site, by their path below the output folder. */
export type Journal = z.output<typeof journalSchema>;

/** From here on the new site is certain: the journal is on the disk before this resolves. */
export async function writeJournal({ stagingDir, journalFile }: SiteFolders, journal: Journal): Promise<void> {
	await mkdir(stagingDir, { recursive: true });
	const draft = `${journalFile}.draft`;
	const handle = await open(draft, 'w');
	try {
		await handle.writeFile(JSON.stringify(journal));
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(draft, journalFile);
	await syncFolder(stagingDir);
}

/** Carries a journal out; safe to repeat from any point of an earlier attempt. */
export async function applyJournal({ outDir, stagingDir, stagedFilesDir, journalFile }: SiteFolders, journal: Journal): Promise<void> {
	const folders = new Set(journal.writes.map((path) => dirname(join(outDir, path))));
	for (const folder of folders) {
		await mkdir(folder, { recursive: true });
	}
	for (const path of journal.writes) {
		await renameIfThere(join(stagedFilesDir, path), join(outDir, path));
	}
	for (const path of journal.removals) {
		await rm(join(outDir, path), { force: true });
	}
	await removeEmptyFolders(outDir, journal.removals);
	await rm(journalFile, { force: true });
	await rm(stagingDir, { recursive: true, force: true });
}

/** Finishes the commit of a run that was killed, or clears what a run left that never came so far. Returns whether there was a commit. */
export async function rollForward(folders: SiteFolders): Promise<boolean> {
	const journal = await readJournal(folders.journalFile);
	if (journal === null) {
		await clearStaging(folders);
		return false;
	}
	await applyJournal(folders, journal);
	return true;
}

/** Forgets what was staged. */
export async function clearStaging({ stagingDir }: SiteFolders): Promise<void> {
	await rm(stagingDir, { recursive: true, force: true });
}

async function readJournal(file: string): Promise<Journal | null> {
	try {
		return journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw error;
	}
}

/** A file that is no longer staged was renamed by the attempt before. */
async function renameIfThere(from: string, to: string): Promise<void> {
	try {
		await rename(from, to);
	} catch (error) {
		if (!isMissing(error)) {
			throw error;
		}
	}
}

async function removeEmptyFolders(outDir: string, removals: readonly string[]): Promise<void> {
	const candidates = new Set<string>();
	for (const path of removals) {
		for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
			candidates.add(folder);
		}
	}
	// Longest first: a folder is empty only after the folders in it are gone.
	for (const folder of [...candidates].sort((left, right) => right.length - left.length)) {
		try {
			await rmdir(join(outDir, folder));
		} catch (error) {
			const occupied = error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
			if (!occupied && !isMissing(error)) {
				throw error;
			}
		}
	}
}

async function syncFolder(folder: string): Promise<void> {
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
