/** Notes a folder's files at one moment, to distinguish a change that is heard of late from a new one. */
import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { type FileStamp, isSameStamp, toStamp } from '../../pipeline/snapshot/file-hashes.ts';

export interface FolderStamps {
	/** True for a path below the folder, whether there is a file or not. */
	includes(file: string): boolean;
	/** Takes the files as they are now; a folder that is missing has none. */
	note(): void;
	/** True where the file is as it was taken, or is missing now as it was then. */
	isAsNoted(file: string): boolean;
}

/** `dir`, and the files asked for: absolute paths. Nothing is as noted until `note` is called. */
export function createFolderStamps(dir: string): FolderStamps {
	let noted: ReadonlyMap<string, FileStamp> | null = null;
	return {
		includes: (file) => file.startsWith(dir + sep),
		note() {
			noted = new Map(filesOf(dir).flatMap((file) => toEntry(file, stampOf(file))));
		},
		isAsNoted(file) {
			if (noted === null) return false;
			const [before, now] = [noted.get(file) ?? null, stampOf(file)];
			return before === null || now === null ? before === now : isSameStamp(before, now);
		},
	};
}

function filesOf(dir: string): readonly string[] {
	return orIfMissing(() => readdirSync(dir, { recursive: true, encoding: 'utf8' }), []).map((name) => join(dir, name));
}

/** null where there is no file. */
function stampOf(file: string): FileStamp | null {
	return orIfMissing(() => toStamp(statSync(file)), null);
}

function toEntry(file: string, stamp: FileStamp | null): readonly (readonly [string, FileStamp])[] {
	return stamp === null ? [] : [[file, stamp]];
}

function orIfMissing<T>(read: () => T, otherwise: T): T {
	try {
		return read();
	} catch (error) {
		if (isMissing(error)) return otherwise;
		throw error;
	}
}
