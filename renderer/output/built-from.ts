/** Which snapshot a built site was made of: a release takes the two together, and must not join a site to a snapshot that was fetched after it. */

import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { openCacheFolder } from '../../pipeline/disk/cache-folder.ts';
import { isSystemError, orIfMissing } from '../../pipeline/disk/is-missing.ts';
import type { SiteFolders } from './site-folders.ts';

/** null: it is not known, and the next build says it again. */
export async function readBuiltFrom({ builtFromFile }: SiteFolders): Promise<string | null> {
	return await orIfMissing(readFile(builtFromFile, 'utf8'), null);
}

/**
 * To be called by the build that holds the site, when the site is in its place. A failing disk is no failure of the build, then: the error is returned. A
 * release of that site is refused until the next build has said it.
 */
export async function noteBuiltFrom(folders: SiteFolders, snapshot: string): Promise<Error | null> {
	try {
		if ((await readBuiltFrom(folders)) === snapshot) return null;
		await (await openCacheFolder(dirname(folders.builtFromFile))).write(basename(folders.builtFromFile), snapshot);
		return null;
	} catch (error) {
		if (isSystemError(error)) return error;
		throw error;
	}
}
