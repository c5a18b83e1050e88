/** One hash over sources, so that what was made of them is made again when they change. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const projectDir = path.resolve(import.meta.dirname, '../../..');

/** SHA-256 over names and contents of the given files and folders (relative to the project), in hex; installed and generated folders are left out. */
export function hashFiles(sources: readonly string[]): string {
	const hash = createHash('sha256');
	for (const file of sources.flatMap((source) => listFiles(path.join(projectDir, source)))) {
		hash
			.update(`${path.relative(projectDir, file)}\0`)
			.update(readFileSync(file))
			.update('\0');
	}
	return hash.digest('hex');
}

/** The file itself, or every file below the folder in a stable order. */
function listFiles(start: string): string[] {
	if (path.extname(start)) return [start];
	return readdirSync(start, { withFileTypes: true })
		.filter(({ name }) => name !== 'node_modules' && name !== 'data')
		.sort((one, other) => (one.name < other.name ? -1 : 1))
		.flatMap((entry) => (entry.isDirectory() ? listFiles(path.join(start, entry.name)) : path.join(start, entry.name)));
}
