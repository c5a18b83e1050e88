/** Makes sure that the bare loop did the same work: its files are the product's, byte for byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { refuseOtherWork } from '../refuse-other-work.ts';

/** Returns how many files were compared. @throws where one differs */
export function compareOutput(loopOut: string, productOut: string): number {
	const files = readdirSync(loopOut, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(loopOut, join(entry.parentPath, entry.name)));
	for (const file of files) {
		const [loops, products] = [loopOut, productOut].map((dir) => readFileSync(join(dir, file))) as [Buffer, Buffer];
		if (!loops.equals(products)) {
			refuseOtherWork(`The bare loop's ${file} differs from`, 'The loop', loops.toString(), products.toString());
		}
	}
	return files.length;
}
