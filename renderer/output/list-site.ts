/** What lies in a site. */
import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';

export interface SiteListing {
	/** All that is no folder, symbolic links included. */
	readonly files: readonly string[];
	/** Symbolic links; what lies behind them is not listed. */
	readonly links: readonly string[];
	readonly folders: readonly string[];
}

/** Paths of all that is below a folder, with forward slashes; nothing where the folder is missing. */
export function listSite(folder: string): SiteListing {
	const found: { files: string[]; links: string[]; folders: string[] } = { files: [], links: [], folders: [] };
	for (const entry of readdirIfThere(folder)) {
		const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
		(entry.isDirectory() ? found.folders : found.files).push(path);
		if (entry.isSymbolicLink()) {
			found.links.push(path);
		}
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
