/** Makes sure that the bare loop did the same work: its files are the product's, byte for byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns how many files were compared. @throws where one differs */
export function compareOutput(loopOut: string, productOut: string): number {
	const files = readdirSync(loopOut, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(loopOut, join(entry.parentPath, entry.name)));
	for (const file of files) {
		if (!readFileSync(join(loopOut, file)).equals(readFileSync(join(productOut, file)))) {
			throw new Error(`The bare loop's ${file} differs from the product's, so the two did not do the same work.`);
		}
	}
	return files.length;
}
