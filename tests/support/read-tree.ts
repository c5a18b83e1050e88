/** Takes down what a folder holds, to compare it with another one or with itself later. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Content hash by file, and for `untouched` also inode and time of change: equal only where nobody wrote. */
export function readTree(dir: string, compare: 'content' | 'untouched'): Record<string, string> {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(dir, join(entry.parentPath, entry.name)))
		.sort();
	return Object.fromEntries(
		files.map((file) => {
			const hash = createHash('sha256')
				.update(readFileSync(join(dir, file)))
				.digest('hex');
			if (compare === 'content') return [file, hash];
			const { ino, mtimeNs } = statSync(join(dir, file), { bigint: true });
			return [file, `${hash} ${ino} ${mtimeNs}`];
		}),
	);
}
