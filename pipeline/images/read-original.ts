/** Reads the file of an original, unless it is larger than any picture has to be. */
import { readFile, stat } from 'node:fs/promises';
import { isMissing } from '../disk/is-missing.ts';
import type { ImageFault } from './image-fault.ts';
import { maxFileBytes } from './image-limits.ts';

/** null where it is not there. */
export async function readOriginal(file: string): Promise<Buffer | ImageFault | null> {
	try {
		const { size } = await stat(file);
		return size > maxFileBytes ? { fault: 'too-costly', reason: `a file of ${Math.round(size / 1_000_000)} MB` } : await readFile(file);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
