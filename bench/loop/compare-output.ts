/** Makes sure that the bare loop did the same work: its files are the product's, byte for byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns how many files were compared. @throws where one differs */
export function compareOutput(loopOut: string, productOut: string): number {
	const files = readdirSync(loopOut, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(loopOut, join(entry.parentPath, entry.name)));
	for (const file of files) {
		const [loops, products] = [loopOut, productOut].map((dir) => readFileSync(join(dir, file))) as [Buffer, Buffer];
		if (!loops.equals(products)) {
			const at = loops.findIndex((byte, index) => byte !== products[index]);
			const [here, there] = [loops, products].map((bytes) => bytes.toString('utf8', Math.max(0, at - 60), at + 240));
			throw new Error(
				`The bare loop's ${file} differs from the product's, so the two did not do the same work.\nThe loop: ${here}\nThe product: ${there}`,
			);
		}
	}
	return files.length;
}
