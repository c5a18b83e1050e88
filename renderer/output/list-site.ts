/** What lies in a site. */
import { type Dirent, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';

export interface SiteListing {
	readonly files: readonly string[];
	readonly folders: readonly string[];
}

/** Paths of all that is below a folder, with forward slashes; nothing where the folder is missing. */
export function listSite(folder: string): SiteListing {
	const found: { files: string[]; folders: string[] } = { files: [], folders: [] };
	for (const entry of readdirIfThere(folder)) {
		const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
		(entry.isDirectory() ? found.folders : found.files).push(path);
	}
	return found;
}

function readdirIfThere(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true });
	} catch (error) {
		if (isMissing(error)) {
			return [];
		}
		throw error;
	}
}
