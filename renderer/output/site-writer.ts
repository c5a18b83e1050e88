/** Collects the files of a site: what is already there stays untouched, what changed is staged, what nothing asked for is removed. */
import { copyFileSync, type Dirent, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hasCode, isMissing } from '../../pipeline/disk/is-missing.ts';
import { contentHash } from '../content-hash.ts';
import { applyJournal, type StagedTogether, writeJournal } from './journal.ts';
import type { OutputFile, OutputManifest } from './output-manifest.ts';
import type { SiteFolders } from './site-folders.ts';

export interface SiteWriter {
	/** True where the site holds this file just as the last build left it. */
	isUntouched(path: string): boolean;
	/** Takes a file over as it is; only after `isUntouched`. */
	keep(path: string): void;
	/** Stages a file, unless the site has the same content already. Returns the hash of its content. */
	write(path: string, content: string | Uint8Array): string;
	/** Stages a copy of a file from elsewhere whose name stands for its content, unless the site has one of that size. */
	copy(path: string, source: string): void;
	/** Moves everything staged into the site, under a journal, and removes what is stale; a snapshot that is staged takes its place with it. */
	commit(snapshot: StagedTogether | null): Promise<WriterSummary>;
}

export interface WriterSummary {
	readonly written: number;
	readonly removed: number;
	/** Size of the whole site. */
	readonly bytes: number;
	readonly files: OutputManifest['files'];
}

interface Entry {
	readonly hash: string;
	readonly staged: boolean;
}

export function createSiteWriter(folders: SiteFolders, previous: OutputManifest): SiteWriter {
	const { outDir, stagedFilesDir } = folders;
	const entries = new Map<string, Entry>();
	const madeFolders = new Set<string>();

	function stagedFile(path: string): string {
		const file = join(stagedFilesDir, path);
		const folder = dirname(file);
		if (!madeFolders.has(folder)) {
			mkdirSync(folder, { recursive: true });
			madeFolders.add(folder);
		}
		return file;
	}

	function known(path: string): OutputFile | null {
		const record = Object.hasOwn(previous.files, path) ? previous.files[path] : undefined;
		if (record === undefined) {
			return null;
		}
		const stat = statSync(join(outDir, path), { throwIfNoEntry: false });
		return stat !== undefined && stat.size === record.size && stat.mtimeMs === record.mtimeMs ? record : null;
	}

	/** Hash of what the site holds at a path, whoever wrote it. */
	function presentHash(path: string): string | null {
		const record = known(path);
		if (record !== null) {
			return record.hash;
		}
		const content = readIfThere(join(outDir, path));
		return content === null ? null : contentHash(content);
	}

	return {
		isUntouched: (path) => known(path) !== null,
		keep(path) {
			const record = known(path);
			if (record === null) {
				throw new Error(`${path} cannot be kept: it is not as the last build left it.`);
			}
			entries.set(path, { hash: record.hash, staged: false });
		},
		write(path, content) {
			const hash = contentHash(typeof content === 'string' ? Buffer.from(content) : content);
			const staged = presentHash(path) !== hash;
			if (staged) {
				writeFileSync(stagedFile(path), content);
			}
			entries.set(path, { hash, staged });
			return hash;
		},
		copy(path, source) {
			const present = statSync(join(outDir, path), { throwIfNoEntry: false });
			const staged = !present?.isFile() || present.size !== statSync(source).size;
			if (staged) {
				copyFileSync(source, stagedFile(path));
			}
			entries.set(path, { hash: 'named-by-content', staged });
		},
		async commit(snapshot) {
			const writes = [...entries].filter(([, entry]) => entry.staged).map(([path]) => path);
			const present = listSite(outDir);
			const removals = present.files.filter((path) => !entries.has(path));
			const needed = foldersAbove(entries.keys());
			const emptied = present.folders.filter((path) => !needed.has(path));
			if (snapshot !== null || writes.length > 0 || removals.length > 0 || emptied.length > 0) {
				const journal = { writes, removals, emptied, snapshot };
				await writeJournal(folders, journal);
				await applyJournal(folders, journal);
			}
			const files: Record<string, OutputFile> = {};
			let bytes = 0;
			for (const [path, { hash }] of entries) {
				const { size, mtimeMs } = statSync(join(outDir, path));
				files[path] = { hash, size, mtimeMs };
				bytes += size;
			}
			return { written: writes.length, removed: removals.length, bytes, files };
		},
	};
}

/** Paths of all that is below a folder, with forward slashes; nothing where the folder is missing. */
function listSite(folder: string): { files: string[]; folders: string[] } {
	const found: { files: string[]; folders: string[] } = { files: [], folders: [] };
	for (const entry of readdirIfThere(folder)) {
		const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
		(entry.isDirectory() ? found.folders : found.files).push(path);
	}
	return found;
}

function foldersAbove(paths: Iterable<string>): ReadonlySet<string> {
	const folders = new Set<string>();
	for (const path of paths) {
		for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder)) {
			folders.add(folder);
		}
	}
	return folders;
}

function readdirIfThere(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true });
	} catch (error) {
		if (isMissing(error)) {
			return [];
		}
		throw error;
	}
}

/** null where there is no file, be it that a folder stands there. */
function readIfThere(file: string): Uint8Array | null {
	try {
		return readFileSync(file);
	} catch (error) {
		if (isMissing(error) || hasCode(error, 'EISDIR')) {
			return null;
		}
		throw error;
	}
}
