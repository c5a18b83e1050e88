/** The steps of a commit on the disk. Each can be repeated: it leaves alone what an earlier attempt has done. */
import { lstatSync, renameSync, rmdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { hasCode, isMissing } from '../../pipeline/disk/is-missing.ts';
import { StagingLost } from './site-errors.ts';

/** Steps between two turns of timers and progress: they are made at once, which takes a third of the time. */
const batchSize = 500;

/** What a commit changes in the site. Paths are below the output folder. */
export interface SiteChanges {
	/** Staged files that become the site's: all that are staged. */
	readonly writes: readonly string[];
	/** Files that go; those that are among the writes stay. */
	readonly removals: readonly string[];
	/** Folders that hold nothing then and go too. */
	readonly emptied: readonly string[];
}

/** Removes files, then folders that nothing is left in. */
export async function removeGone(outDir: string, { writes, removals, emptied }: SiteChanges): Promise<void> {
	const written = new Set(writes);
	const gone = removals.filter((path) => !written.has(path));
	await inBatches(gone, (path) => removeFile(`${outDir}/${path}`));
	// Longest first: a folder is empty only after the folders in it are gone.
	const deepest = emptied.toSorted((left, right) => right.length - left.length);
	await inBatches(deepest, (path) => removeFolder(`${outDir}/${path}`));
}

/** Whether a commit was begun before: then what is no longer staged was moved by that attempt. */
export type Attempt = 'first' | 'again';

interface Moving {
	readonly stagedFilesDir: string;
	readonly outDir: string;
	readonly attempt: Attempt;
}

/**
 * Moves all files of the staging folder into the site; a folder that the site does not have yet moves as a whole.
 * @throws StagingLost after all other files were moved, where one was not there at the first attempt
 */
export async function moveStaged({ stagedFilesDir, outDir, attempt }: Moving, writes: readonly string[]): Promise<void> {
	let missing: string | null = null;
	await inBatches(planMoves(stagedFilesDir, outDir, writes), ({ from, to }) => {
		if (!moveIfThere(from, to)) {
			missing ??= from;
		}
	});
	if (attempt === 'first' && missing !== null) {
		throw new StagingLost(missing);
	}
}

interface Move {
	readonly from: string;
	readonly to: string;
}

/**
 * Of `paths` below `from`. Looks at the site while the moves are made, so that a folder which was moved is not asked for again, and what it
 * holds is never gone through.
 */
function* planMoves(from: string, to: string, paths: readonly string[]): Generator<Move> {
	const byName = Map.groupBy(paths, (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : ''));
	const files = byName.get('') ?? [];
	byName.delete('');
	for (const [name, inner] of byName) {
		const move = { from: `${from}/${name}`, to: `${to}/${name}` };
		if (isFolder(move.to)) {
			yield* planMoves(
				move.from,
				move.to,
				inner.map((path) => path.slice(name.length + 1)),
			);
		} else {
			yield move;
		}
	}
	for (const name of files) {
		yield { from: `${from}/${name}`, to: `${to}/${name}` };
	}
}

/** False where there is nothing to move. */
function moveIfThere(from: string, to: string): boolean {
	try {
		renameSync(from, to);
	} catch (error) {
		const moving = kindOf(from);
		const standing = kindOf(to);
		if (moving === null) {
			return false;
		}
		// A file stands where a folder must go, or the other way round. It is no part of the site.
		if (standing === null || standing === moving) {
			throw error;
		}
		rmSync(to, { recursive: true });
		renameSync(from, to);
	}
	return true;
}

/** A folder that stands there now came with the attempt before. */
function removeFile(file: string): void {
	try {
		unlinkSync(file);
	} catch (error) {
		if (!isMissing(error) && kindOf(file) !== 'folder') {
			throw error;
		}
	}
}

/** A folder that is no longer empty stays, and so does a file that came with the attempt before. */
function removeFolder(folder: string): void {
	try {
		rmdirSync(folder);
	} catch (error) {
		if (!isMissing(error) && !hasCode(error, 'ENOTEMPTY', 'EEXIST')) {
			throw error;
		}
	}
}

/** Through a symbolic link, too. */
function isFolder(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** null where there is nothing, and where not even a folder is that could hold it. */
function kindOf(path: string): 'file' | 'folder' | null {
	try {
		return lstatSync(path).isDirectory() ? 'folder' : 'file';
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		throw error;
	}
}

async function inBatches<Item>(items: Iterable<Item>, step: (item: Item) => void): Promise<void> {
	let steps = 0;
	for (const item of items) {
		step(item);
		steps += 1;
		if (steps % batchSize === 0) {
			await setImmediate();
		}
	}
}
