/** Finds originals that are not in the snapshot as they were fetched, without reading any. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../disk/is-missing.ts';
import { type ImageEntry, imageFileName, imagesFolder } from './manifest.ts';

/** By file id, in words that follow a file's name. A file of the right size counts as whole: whether it is a picture shows when it is read. */
export function findLostOriginals(images: ReadonlyMap<string, ImageEntry>, imagesDir: string): ReadonlyMap<string, string> {
	const lost = new Map<string, string>();
	for (const [id, entry] of images) {
		const name = imageFileName(entry);
		const size = sizeOf(path.join(imagesDir, name));
		if (size === entry.bytes) continue;
		const state = size === null ? 'is missing' : `has ${size} bytes and not the ${entry.bytes} that were fetched`;
		lost.set(id, `its original ${imagesFolder}/${name} ${state}`);
	}
	return lost;
}

/** null where there is no such file. */
function sizeOf(file: string): number | null {
	try {
		const stats = statSync(file, { throwIfNoEntry: false });
		return stats?.isFile() ? stats.size : null;
	} catch (error) {
		if (hasCode(error, 'ENOTDIR')) return null;
		throw error;
	}
}
