/** Reads the file of an original, unless it is larger than any picture has to be. */
import { readFile, stat } from 'node:fs/promises';
import { isMissing } from '../disk/is-missing.ts';
import type { ImageFault } from './image-fault.ts';
import { maxFileBytes } from './image-limits.ts';

/** By the formats at its start: HEIF with HEVC inside. The same box with AVIF inside is read like any picture. */
function isHeic(bytes: Buffer): boolean {
	if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
	const formats = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
	return /hei[cxms]|hev[cxms]|mif1|msf1/.test(formats) && !/avi[fs]/.test(formats);
}

/** null where it is not there. */
export async function readOriginal(file: string): Promise<Buffer | ImageFault | null> {
	try {
		const { size } = await stat(file);
		if (size > maxFileBytes) return { fault: 'too-costly', reason: `a file of ${Math.round(size / 1_000_000)} MB` };
		const bytes = await readFile(file);
		return isHeic(bytes) ? { fault: 'heic', reason: 'HEIC' } : bytes;
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
