/** Collects the changes of a site: what is there already stays untouched, what changed is staged, what is gone is removed. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { applyJournal, type StagedTogether, writeJournal } from './journal.ts';
import { listSite } from './list-site.ts';
import type { SiteFolders } from './site-folders.ts';

export interface SiteWriter {
	/** True where the site has exactly this. */
	holds(path: string, content: Uint8Array): boolean;
	/** Stages a file, unless the site has the same content already. */
	write(path: string, content: string | Uint8Array): void;
	/** Stages a copy of a file from elsewhere whose name stands for its content, unless the site has one of that size. */
	copy(path: string, source: string): void;
	/** Takes a file away. */
	remove(path: string): void;
	/** Takes away every file of which `isWanted` is false, and every folder in which nothing is left. */
	sweep(isWanted: (path: string) => boolean): void;
	/**
	 * Moves everything staged into the site, under a journal, and removes what is gone; a snapshot that is staged takes its place with it.
	 * `before` is called when there is anything to do.
	 */
	commit(snapshot: StagedTogether | null, before?: () => Promise<void>): Promise<WriterSummary>;
}

export interface WriterSummary {
	readonly written: number;
	readonly removed: number;
	/** By how much the site grew. */
	readonly grownBytes: number;
	/** Size of all files that were asked for. */
	readonly askedBytes: number;
}

export function createSiteWriter(folders: SiteFolders): SiteWriter {
	const { outDir, stagedFilesDir } = folders;
	const isNew = readdirIfThere(outDir).length === 0;
	const staged = new Set<string>();
	const removals = new Set<string>();
	const emptied = new Set<string>();
	let lastFolder = '';
	let grownBytes = 0;
	let askedBytes = 0;

	function stagedFile(path: string): string {
		const file = join(stagedFilesDir, path);
		const folder = dirname(file);
		// Pages have folders of their own; files of one folder come one after the other.
		if (folder !== lastFolder) {
			mkdirSync(folder, { recursive: true });
			lastFolder = folder;
		}
		return file;
	}

	/** Size of the file that the site has there, null where it has none. */
	function sizeOf(path: string): number | null {
		const stat = isNew ? undefined : statSync(join(outDir, path), { throwIfNoEntry: false });
		return stat?.isFile() ? stat.size : null;
	}

	function holds(path: string, content: Uint8Array): boolean {
		return sizeOf(path) === content.length && readFileSync(join(outDir, path)).equals(content);
	}

	function stage(path: string, size: number): string {
		grownBytes += size - (sizeOf(path) ?? 0);
		staged.add(path);
		return stagedFile(path);
	}

	return {
		holds,
		write(path, content) {
			const buffer = typeof content === 'string' ? Buffer.from(content) : content;
			askedBytes += buffer.length;
			if (!holds(path, buffer)) {
				writeFileSync(stage(path, buffer.length), buffer);
			}
		},
		copy(path, source) {
			const { size } = statSync(source);
			askedBytes += size;
			if (sizeOf(path) !== size) {
				copyFileSync(source, stage(path, size));
			}
		},
		remove(path) {
			const size = sizeOf(path);
			if (size !== null) {
				grownBytes -= size;
				removals.add(path);
			}
		},
		sweep(isWanted) {
			const present = listSite(outDir);
			const standing = present.files.filter((path) => !removals.has(path));
			const { kept = [], stray = [] } = Object.groupBy(standing, (path) => (isWanted(path) ? 'kept' : 'stray'));
			for (const path of stray) {
				grownBytes -= sizeOf(path) ?? 0;
				removals.add(path);
			}
			const needed = foldersAbove([...kept, ...staged]);
			for (const path of present.folders) {
				if (!needed.has(path)) {
					emptied.add(path);
				}
			}
		},
		async commit(snapshot, before = async () => {}) {
			// A folder that holds more is not removed with its file: a journal takes away empty ones only.
			const journal = { writes: [...staged], removals: [...removals], emptied: [...emptied.union(foldersAbove(removals))], snapshot };
			if (snapshot !== null || staged.size > 0 || removals.size > 0 || emptied.size > 0) {
				await before();
				await writeJournal(folders, journal);
				markChanged(outDir);
				await applyJournal(folders, journal);
			}
			return { written: staged.size, removed: removals.size, grownBytes, askedBytes };
		},
	};
}

/** A build that knows this site from another cache must not take it for the one that it left (see seal.ts). */
export function markChanged(outDir: string): void {
	const now = new Date();
	mkdirSync(outDir, { recursive: true });
	utimesSync(outDir, now, now);
}

function foldersAbove(paths: Iterable<string>): Set<string> {
	const folders = new Set<string>();
	for (const path of paths) {
		for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder)) {
			folders.add(folder);
		}
	}
	return folders;
}

function readdirIfThere(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch (error) {
		if (isMissing(error)) {
			return [];
		}
		throw error;
	}
}
