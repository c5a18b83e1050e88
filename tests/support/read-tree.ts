/** Takes down what a folder holds, to compare it with another one or with itself later. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A text by file: equal for equal content, or for `untouched` only where nobody wrote (inode and time of change). */
export type Tree = Readonly<Record<string, string>>;

/** Reads every file below `dir`. */
export function readTree(dir: string, compare: 'content' | 'untouched'): Tree {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return Object.fromEntries(
		files.map((entry) => {
			const file = join(entry.parentPath, entry.name);
			const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
			const { ino, mtimeNs } = statSync(file, { bigint: true });
			return [relative(dir, file), compare === 'content' ? hash : `${hash} ${ino} ${mtimeNs}`];
		}),
	);
}

/** The files in which two trees differ, sorted. */
export function differences(one: Tree, other: Tree): readonly string[] {
	return Object.keys({ ...one, ...other })
		.filter((file) => one[file] !== other[file])
		.sort();
}
