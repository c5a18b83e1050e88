/** Which files of a folder were written between two looks at it. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';

/** Inode and time of each file by its path. */
export type FileMarks = ReadonlyMap<string, string>;

/** A folder that is missing has no files. */
export function markFiles(folder: string): FileMarks {
	const marks = new Map<string, string>();
	for (const file of listFiles(folder)) {
		const { ino, mtimeNs } = lstatSync(file, { bigint: true });
		marks.set(file, `${ino} ${mtimeNs}`);
	}
	return marks;
}

/** Files that are new, or that have another inode or time than before. */
export function countWritten(before: FileMarks, after: FileMarks): number {
	return [...after].filter(([file, mark]) => before.get(file) !== mark).length;
}

function listFiles(folder: string): string[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}
