/** One hash for the code that decides what a build makes, so that nothing made by other code is taken over. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentHash } from '../content-hash.ts';

const source = /\.(?:tsx?|css)$/;

/**
 * Hash of all sources (.ts, .tsx, .css) below `folders` of the project and of its package-lock.json: of names and contents, not of the place
 * where the project lies. What is missing counts as empty. Reads them all: 330 files take less than 10 ms.
 */
export function sourceHash(projectDir: string, folders: readonly string[]): string {
	const lockFile = join(projectDir, 'package-lock.json');
	const files = [
		...folders.flatMap((folder) => sourcesBelow(join(projectDir, folder)).sort()),
		...(existsSync(lockFile) ? [lockFile] : []),
	];
	const names = files.map((file) => relative(projectDir, file).replaceAll('\\', '/'));
	return contentHash(names.join('\n'), ...files.map((file) => readFileSync(file)));
}

/** Packages that a folder has installed for itself are tens of thousands of files, and none of ours. */
function sourcesBelow(folder: string): string[] {
	const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
	return entries.flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(path);
		return entry.isFile() && source.test(entry.name) ? [path] : [];
	});
}
