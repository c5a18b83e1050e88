/** The commit of a build: what was staged is renamed into the site, under a journal that the next run finishes after a crash. */
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute } from 'node:path';
import * as z from 'zod';
import { isMissing, isSystemError } from '../../pipeline/disk/is-missing.ts';
import { withLock } from '../../pipeline/disk/lock.ts';
import { readOwnJson } from '../../pipeline/disk/read-json.ts';
import { syncFile, syncFolder, syncTree } from '../../pipeline/disk/sync.ts';
import { switchSnapshot } from '../../pipeline/snapshot/switch-snapshot.ts';
import { type Attempt, moveStaged, removeGone } from './apply-changes.ts';
import { foldersAbove } from './output-paths.ts';
import { SiteHalfSwitched } from './site-errors.ts';
import { markChanged } from './site-fingerprint.ts';
import type { SiteFolders } from './site-folders.ts';
import { hasStaging, removeStaging } from './staging.ts';

/** No way out of the site. */
const pathSchema = z.string().refine((path) => !path.split(/[/\\]/).includes('..') && !isAbsolute(path));

/** What a commit does: the changes of the site, and the snapshot that is switched with them. */
const journalSchema = z.object({
	writes: z.array(pathSchema),
	removals: z.array(pathSchema),
	emptied: z.array(pathSchema),
	/** The snapshot of which the site was made, where it is staged and takes its place together with the site. */
	snapshot: z.object({ dir: z.string(), id: z.string() }).nullable(),
});

export type Journal = z.output<typeof journalSchema>;

/** A snapshot that waits beside the one in `dir`. */
export type StagedTogether = NonNullable<Journal['snapshot']>;

/**
 * From here on the new site is certain: the journal and all that it names are on the disk before this resolves. `hasDiskFailed`: an earlier request
 * has failed; the system reports a fault only once, for a file to the first process that asks.
 */
export async function writeJournal(
	{ stagingDir, stagedFilesDir, journalFile }: SiteFolders,
	journal: Journal,
	hasDiskFailed = false,
): Promise<void> {
	const files = journal.writes.map((path) => `${stagedFilesDir}/${path}`);
	const folders = () => [
		...[dirname(stagingDir), stagingDir, stagedFilesDir],
		...[...foldersAbove(journal.writes)].map((path) => `${stagedFilesDir}/${path}`),
	];
	// Most files are pages, which lie in folders of their own.
	await syncTree({ files, folders, count: 2 * files.length, on: hasDiskFailed ? null : stagingDir });
	const draft = `${journalFile}.draft`;
	await writeFile(draft, JSON.stringify(journal));
	await syncFile(draft);
	await rename(draft, journalFile);
	await syncFolder(stagingDir);
}

/**
 * Carries a journal out; safe to repeat from any point of an earlier attempt. The caller holds the lock of its snapshot, too.
 * @throws SiteHalfSwitched where the system refuses a step
 */
export async function applyJournal(folders: SiteFolders, journal: Journal, attempt: Attempt): Promise<void> {
	try {
		await carryOut(folders, journal, attempt);
	} catch (error) {
		throw isSystemError(error) ? new SiteHalfSwitched(folders.outDir, error) : error;
	}
	await rm(folders.journalFile, { force: true });
	removeStaging(folders);
}

async function carryOut({ outDir, stagedFilesDir }: SiteFolders, journal: Journal, attempt: Attempt): Promise<void> {
	if (journal.snapshot !== null) {
		await switchSnapshot(journal.snapshot.dir, journal.snapshot.id);
	}
	markChanged(outDir);
	// What goes makes room: a file may stand where a folder is needed, and the other way round.
	await removeGone(outDir, journal);
	await moveStaged({ stagedFilesDir, outDir, attempt }, journal.writes);
	const changes = [...journal.writes, ...journal.removals, ...journal.emptied];
	const changedFolders = () => [dirname(outDir), outDir, ...[...foldersAbove(changes)].map((path) => `${outDir}/${path}`)];
	// A folder for each page, and the two above all.
	await syncTree({ files: [], folders: changedFolders, count: changes.length + 2, on: outDir });
}

/**
 * Finishes the commit of a run that was killed, or clears what a run left that never came so far. Returns whether there was a commit.
 * @throws ForeignStaging if the staging folder holds files that no build staged
 * @throws FolderLocked while another process holds the snapshot that belongs to the commit
 * @throws FileDamaged if the journal no longer shows what the commit was to do
 */
export async function rollForward(folders: SiteFolders): Promise<boolean> {
	if (!hasStaging(folders)) {
		return false;
	}
	const journal = await readJournal(folders);
	if (journal === null) {
		removeStaging(folders);
		return false;
	}
	const finish = () => applyJournal(folders, journal, 'again');
	await (journal.snapshot === null ? finish() : withLock(journal.snapshot.dir, finish));
	return true;
}

async function readJournal({ journalFile, stagingDir }: SiteFolders): Promise<Journal | null> {
	const remedy = `An earlier build was putting its site in place. Remove the folder ${stagingDir} and run "npm run build -- --full".`;
	try {
		return await readOwnJson(journalFile, journalSchema, remedy);
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw error;
	}
}
