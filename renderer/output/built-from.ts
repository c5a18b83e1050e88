/** Which snapshot a built site was made of: a release takes the two together, and must not join a site to a snapshot that was fetched after it. */

import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { openCacheFolder } from '../../pipeline/disk/cache-folder.ts';
import { orIfMissing } from '../../pipeline/disk/is-missing.ts';
import type { SiteFolders } from './site-folders.ts';

/** null: it is not known, and the next build says it again. */
export async function readBuiltFrom({ builtFromFile }: SiteFolders): Promise<string | null> {
	return await orIfMissing(readFile(builtFromFile, 'utf8'), null);
}

/** To be called by the build that holds the site, when the site is in its place. */
export async function noteBuiltFrom(folders: SiteFolders, snapshot: string): Promise<void> {
	if ((await readBuiltFrom(folders)) === snapshot) return;
	await (await openCacheFolder(dirname(folders.builtFromFile))).write(basename(folders.builtFromFile), snapshot);
}
