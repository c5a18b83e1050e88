/** The commit of a build: what was staged is renamed into the site, under a journal that the next run finishes after a crash. */
import { lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import * as z from 'zod';
import { hasCode, isMissing } from '../../pipeline/disk/is-missing.ts';
import { withLock } from '../../pipeline/disk/lock.ts';
import { syncFile, syncFolder } from '../../pipeline/disk/sync.ts';
import { switchSnapshot } from '../../pipeline/snapshot/switch-snapshot.ts';
import type { SiteFolders } from './site-folders.ts';

/** What a commit does. Paths are below the output folder. */
const journalSchema = z.object({
	/** Staged files that become the site's. */
	writes: z.array(z.string()),
	/** Files that go. */
	removals: z.array(z.string()),
	/** Folders that hold nothing then and go too. */
	emptied: z.array(z.string()),
	/** The snapshot of which the site was made, where it is staged and takes its place together with the site. */
	snapshot: z.object({ dir: z.string(), id: z.string() }).nullable(),
});

export type Journal = z.output<typeof journalSchema>;

/** A snapshot that waits beside the one in `dir`. */
export type StagedTogether = NonNullable<Journal['snapshot']>;

/** The disk takes many small requests together. */
const parallelSyncs = 16;

/**
 * From here on the new site is certain: the journal and all that it names are on the disk before this resolves, and so are new folders, after
 * which nothing is left to do that takes space. Where this fails, nothing is decided.
 */
export async function writeJournal(folders: SiteFolders, journal: Journal): Promise<void> {
	const { stagingDir, stagedFilesDir, journalFile } = folders;
	await mkdir(stagingDir, { recursive: true });
	const staged = journal.writes.map((path) => join(stagedFilesDir, path));
	await inParallel(staged, syncFile);
	await inParallel(foldersAbove(staged, stagingDir), syncFolder);
	const draft = `${journalFile}.draft`;
	await writeFile(draft, JSON.stringify(journal));
	await syncFile(draft);
	await rename(draft, journalFile);
	await syncFolder(stagingDir);
	await makeFolders(folders, journal);
}

/** Under the journal, so that a run that is killed here leaves none; withdraws it where the disk is full. */
async function makeFolders({ outDir, stagingDir, journalFile }: SiteFolders, journal: Journal): Promise<void> {
	const made: string[] = [];
	try {
		for (const folder of foldersOf(journal.writes.map((path) => join(outDir, path)))) {
			await makeFolder(folder, made);
		}
	} catch (error) {
		for (const folder of made.toReversed()) {
			await removeFolder(folder);
		}
		await rm(journalFile);
		// Else a loss of power could bring it back without what it names.
		await syncFolder(stagingDir);
		throw error;
	}
}

/** Adds the folders that were not there to `made`. What is in the way that the commit removes makes it come later. */
async function makeFolder(folder: string, made: string[]): Promise<void> {
	try {
		await mkdir(folder);
		made.push(folder);
	} catch (error) {
		if (hasCode(error, 'ENOENT') && !(await isThere(dirname(folder)))) {
			await makeFolder(dirname(folder), made);
			await makeFolder(folder, made);
		} else if (!hasCode(error, 'EEXIST', 'ENOTDIR', 'ENOENT')) {
			throw error;
		}
	}
}

/** Carries a journal out; safe to repeat from any point of an earlier attempt. The caller holds the lock of its snapshot, too. */
export async function applyJournal({ outDir, stagingDir, stagedFilesDir, journalFile }: SiteFolders, journal: Journal): Promise<void> {
	if (journal.snapshot !== null) {
		await switchSnapshot(journal.snapshot.dir, journal.snapshot.id);
	}
	// What goes makes room: a file may stand where a folder is needed, and the other way round.
	for (const path of journal.removals) {
		await removeFile(join(outDir, path));
	}
	// Longest first: a folder is empty only after the folders in it are gone.
	for (const path of journal.emptied.toSorted((left, right) => right.length - left.length)) {
		await removeFolder(join(outDir, path));
	}
	for (const folder of foldersOf(journal.writes.map((path) => join(outDir, path)))) {
		await mkdir(folder, { recursive: true });
	}
	for (const path of journal.writes) {
		await renameIfThere(join(stagedFilesDir, path), join(outDir, path));
	}
	const touched = [...journal.writes, ...journal.removals, ...journal.emptied].map((path) => join(outDir, path));
	await inParallel(foldersAbove(touched, outDir), syncFolderIfThere);
	await rm(journalFile, { force: true });
	await rm(stagingDir, { recursive: true, force: true });
}

/**
 * Finishes the commit of a run that was killed, or clears what a run left that never came so far. Returns whether there was a commit.
 * @throws FolderLocked while another process holds the snapshot that belongs to the commit
 */
export async function rollForward(folders: SiteFolders): Promise<boolean> {
	const journal = await readJournal(folders.journalFile);
	if (journal === null) {
		await clearStaging(folders);
		return false;
	}
	const finish = () => applyJournal(folders, journal);
	await (journal.snapshot === null ? finish() : withLock(journal.snapshot.dir, finish));
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

/** True for a link that leads nowhere as well. */
async function isThere(file: string): Promise<boolean> {
	try {
		await lstat(file);
		return true;
	} catch (error) {
		if (isMissing(error)) {
			return false;
		}
		throw error;
	}
}

/** A folder that stands there now came with the attempt before. */
async function removeFile(file: string): Promise<void> {
	try {
		if (!(await lstat(file)).isDirectory()) {
			await rm(file);
		}
	} catch (error) {
		if (!isMissing(error)) {
			throw error;
		}
	}
}

/** A folder that somebody has put something into since stays, and so does a file that came with the attempt before. */
async function removeFolder(folder: string): Promise<void> {
	try {
		await rmdir(folder);
	} catch (error) {
		if (!isMissing(error) && !hasCode(error, 'ENOTEMPTY', 'EEXIST')) {
			throw error;
		}
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

function foldersOf(files: readonly string[]): ReadonlySet<string> {
	return new Set(files.map((file) => dirname(file)));
}

/** Of each file up to `root`, which is among them: a new folder is as easily lost as a new file. */
function foldersAbove(files: readonly string[], root: string): ReadonlySet<string> {
	const folders = new Set([root]);
	for (const file of files) {
		for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) {
			folders.add(folder);
		}
	}
	return folders;
}

/** Folders that the commit removed are gone. */
async function syncFolderIfThere(folder: string): Promise<void> {
	try {
		await syncFolder(folder);
	} catch (error) {
		if (!isMissing(error)) {
			throw error;
		}
	}
}

async function inParallel(files: Iterable<string>, work: (file: string) => Promise<void>): Promise<void> {
	await new PQueue({ concurrency: parallelSyncs }).addAll([...files].map((file) => () => work(file)));
}
