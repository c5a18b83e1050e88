/** Collects the changes of a site: what is there already stays untouched, what changed is staged, what is gone is removed. */
import { readFileSync } from 'node:fs';
import { syncFileSystem } from '../../pipeline/disk/sync.ts';
import { expectChangeable } from './expect-changeable.ts';
import { createFileStager, type StagedFiles } from './file-stager.ts';
import { applyJournal, type StagedTogether, writeJournal } from './journal.ts';
import { listSite, type SiteListing } from './list-site.ts';
import { foldersAbove } from './output-paths.ts';
import type { SiteFolders } from './site-folders.ts';
import { discardStaging, makeStaging } from './staging.ts';

export interface SiteWriter {
	/**
	 * Looks for symbolic links in the site; a site known to be as the last build left it has none. Files behind a link can be asked for but are not
	 * listed, so that a sweep would remove the link and all that the site has there. To be called before anything is asked for.
	 */
	lookForLinks(): void;
	/** Those that were found. */
	readonly links: readonly string[];
	/** True where the site has exactly this. It is made only where the site has a file there. */
	holds(path: string, content: () => Uint8Array): boolean;
	/** Stages a file, unless the site has the same content already. */
	write(path: string, content: string | Uint8Array): void;
	/** Stages a copy of a file from elsewhere whose name stands for its content, unless the site has one of that size. */
	copy(path: string, source: string): void;
	/** Takes over files that were staged elsewhere for the same site. */
	add(staged: StagedFiles): void;
	/** Has the disk take what is staged, if that is much, while other work goes on: a commit waits for the disk, and then for less. */
	writeOut(): void;
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

/** The disk takes fewer files while a program that asks for it starts. */
const manyFiles = 2000;

/** Makes the staging folder. */
export function createSiteWriter(folders: SiteFolders): SiteWriter {
	const { outDir } = folders;
	const staging = makeStaging(folders);
	const links: string[] = [];
	const stager = createFileStager({ ...folders, links });
	const { sizeOf } = stager;
	const staged = new Set<string>();
	const removals = new Set<string>();
	const emptied = new Set<string>();
	let grownBytes = 0;
	let askedBytes = 0;
	let writtenOut = 0;
	let writingOut = Promise.resolve();
	let hasDiskFailed = false;
	let listing: SiteListing | null = null;

	function add(files: StagedFiles): void {
		for (const path of files.paths) {
			staged.add(path);
		}
		grownBytes += files.grownBytes;
		askedBytes += files.askedBytes;
	}

	return {
		lookForLinks() {
			if (listing === null) {
				listing = listSite(outDir);
				links.push(...listing.links);
			}
		},
		links,
		holds: (path, content) => sizeOf(path) !== null && stager.holds(path, content()),
		add,
		write(path, content) {
			stager.write(path, typeof content === 'string' ? Buffer.from(content) : content);
			add(stager.take());
		},
		copy(path, source) {
			// In an unknown site, a file of that size may have other content.
			if (listing !== null && stager.sizeOf(path) !== null) {
				stager.write(path, readFileSync(source));
			} else {
				stager.copy(path, source);
			}
			add(stager.take());
		},
		writeOut() {
			writingOut = writingOut.then(async () => {
				if (staged.size - writtenOut >= manyFiles) {
					writtenOut = staged.size;
					hasDiskFailed ||= !(await syncFileSystem(folders.stagedFilesDir));
				}
			});
		},
		remove(path) {
			const size = sizeOf(path);
			if (size !== null) {
				grownBytes -= size;
				removals.add(path);
			}
		},
		sweep(isWanted) {
			const present = listing ?? listSite(outDir);
			const standing = present.files.filter((path) => !removals.has(path));
			const { kept = [], stray = [] } = Object.groupBy(standing, (path) => (isWanted(path) ? 'kept' : 'stray'));
			for (const path of stray) {
				grownBytes -= sizeOf(path) ?? 0;
				removals.add(path);
			}
			if (present.folders.length === 0) return;
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
				expectChangeable(folders, journal);
				await before();
				await writingOut;
				staging.expectKept();
				await writeJournal(folders, journal, hasDiskFailed);
				await applyJournal(folders, journal, 'first');
			} else {
				discardStaging(folders);
			}
			return { written: staged.size, removed: removals.size, grownBytes, askedBytes };
		},
	};
}
