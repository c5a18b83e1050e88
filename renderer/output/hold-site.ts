/** Makes sure that one build at a time works on an output folder, from before it reads anything, and on a site that is whole. */
import { existsSync } from 'node:fs';
import { withLock } from '../../pipeline/disk/lock.ts';
import { rollForward } from './journal.ts';
import { type SiteFolders, siteFolders } from './site-folders.ts';
import { discardStaging } from './staging.ts';

/** An output folder that this process holds. */
export interface HeldSite {
	readonly folders: SiteFolders;
	/** True once a commit has begun that this run or the next one finishes. */
	isDecided(): boolean;
}

export interface SitePlace {
	readonly outDir: string;
	readonly cacheDir: string;
}

/** First finishes the commit of a run that was killed, its snapshot's included. @throws FolderLocked @throws ForeignStaging */
export async function holdSite<Result>({ outDir, cacheDir }: SitePlace, build: (site: HeldSite) => Promise<Result>): Promise<Result> {
	const folders = siteFolders(outDir, cacheDir);
	const isDecided = () => existsSync(folders.journalFile);
	return await withLock(folders.outDir, async () => {
		await rollForward(folders);
		try {
			return await build({ folders, isDecided });
		} finally {
			// Without a journal, staged files are useless, and may be what fills the disk.
			if (!isDecided()) {
				discardStaging(folders);
			}
		}
	});
}
