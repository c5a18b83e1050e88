/** Keeps a build, which removes all files but its own, away from folders of others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, isMissing } from '../../pipeline/disk/is-missing.ts';
import type { SitePlace } from './hold-site.ts';
import { siteFolders } from './site-folders.ts';

/** True where there is nothing yet, a site of an earlier build, or one whose first commit was cut off. */
export function mayBuildInto({ outDir, cacheDir }: SitePlace): boolean {
	return isEmpty(outDir) || existsSync(siteFolders(outDir, cacheDir).journalFile) || isBuiltSite(outDir);
}

function isEmpty(folder: string): boolean {
	try {
		return readdirSync(folder).length === 0;
	} catch (error) {
		if (hasCode(error, 'ENOENT')) {
			return true;
		}
		if (hasCode(error, 'ENOTDIR')) {
			return false;
		}
		throw error;
	}
}

/** True for the site of an earlier build. */
export function isBuiltSite(outDir: string): boolean {
	try {
		return readFileSync(join(outDir, 'page-data/app-data.json'), 'utf8').includes('"buildHash":');
	} catch (error) {
		if (isMissing(error)) {
			return false;
		}
		throw error;
	}
}
