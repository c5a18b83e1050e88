/** Stages the files of a site that differ from those in place. Knows nothing of a commit, so that any thread can stage. */
import { copyFileSync, lstatSync, mkdirSync, readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import type { SiteFolders } from './site-folders.ts';

export interface FileStager {
	/** Size of the file that the site has there, null where it has none. What a symbolic link leads to is none of its files. */
	sizeOf(path: string): number | null;
	/** True where the site has exactly this. */
	holds(path: string, content: Uint8Array): boolean;
	/** Stages a file, unless the site has the same content already. */
	write(path: string, content: Uint8Array): void;
	/** Stages a copy of a file from elsewhere whose name stands for its content, unless the site has one of that size. */
	copy(path: string, source: string): void;
	/** The files staged since the last call. */
	take(): StagedFiles;
}

/** Plain data. */
export interface StagedFiles {
	readonly paths: readonly string[];
	/** By how much the site grows with them. */
	readonly grownBytes: number;
	/** Size of all files that were asked for, those that the site had included. */
	readonly askedBytes: number;
}

/** Plain data. */
export interface StagerPlace extends Pick<SiteFolders, 'outDir' | 'stagedFilesDir'> {
	/** Symbolic links of the site, by their path in it. */
	readonly links: readonly string[];
}

/** The site must stay as it is while files are staged. */
export function createFileStager({ outDir, stagedFilesDir, links }: StagerPlace): FileStager {
	const isNew = readdirIfThere(outDir).length === 0;
	let paths: string[] = [];
	let grownBytes = 0;
	let askedBytes = 0;
	let lastFolder: string | null = null;

	/** Paths are joined as strings: it is done for every file, and ten times faster than for paths of any system. */
	function stage(path: string, size: number): string {
		grownBytes += size - (sizeOf(path) ?? 0);
		paths.push(path);
		const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
		// Pages have folders of their own; files of one folder come one after the other.
		if (folder !== lastFolder) {
			mkdirSync(`${stagedFilesDir}/${folder}`, { recursive: true });
			lastFolder = folder;
		}
		return `${stagedFilesDir}/${path}`;
	}

	function sizeOf(path: string): number | null {
		if (isNew || links.some((link) => path.startsWith(`${link}/`))) {
			return null;
		}
		const stat = lstatIfThere(`${outDir}/${path}`);
		return stat?.isFile() ? stat.size : null;
	}

	function holds(path: string, content: Uint8Array): boolean {
		return sizeOf(path) === content.length && readFileSync(`${outDir}/${path}`).equals(content);
	}

	return {
		sizeOf,
		holds,
		write(path, content) {
			askedBytes += content.length;
			if (!holds(path, content)) {
				writeFileSync(stage(path, content.length), content);
			}
		},
		copy(path, source) {
			const { size } = statSync(source);
			askedBytes += size;
			if (sizeOf(path) !== size) {
				copyFileSync(source, stage(path, size));
			}
		},
		take() {
			const staged = { paths, grownBytes, askedBytes };
			paths = [];
			grownBytes = 0;
			askedBytes = 0;
			return staged;
		},
	};
}

/** A missing file costs no error, which takes longer than the look; a file where a folder should be does. */
function lstatIfThere(file: string): Stats | undefined {
	try {
		return lstatSync(file, { throwIfNoEntry: false });
	} catch (error) {
		if (isMissing(error)) {
			return undefined;
		}
		throw error;
	}
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
