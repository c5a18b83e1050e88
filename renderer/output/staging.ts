/** The folder that a build fills before its commit. It bears a mark, so that a build never removes other files in its place. */
import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ForeignStaging, StagingLost } from './site-errors.ts';
import type { SiteFolders } from './site-folders.ts';

type StagingFolders = Pick<SiteFolders, 'stagingDir' | 'stagedFilesDir' | 'stagingMark'>;

export interface Staging {
	/** @throws StagingLost where what was staged is no longer there */
	expectKept(): void;
}

/** To be called when nothing is staged. */
export function makeStaging({ stagingDir, stagedFilesDir, stagingMark }: StagingFolders): Staging {
	// The mark comes first: killed before, a build leaves an empty folder without an owner.
	mkdirSync(stagingDir);
	writeFileSync(stagingMark, '');
	mkdirSync(stagedFilesDir);
	const made = identityOf(stagedFilesDir);
	return {
		expectKept() {
			if (identityOf(stagedFilesDir) !== made) {
				throw new StagingLost(stagingDir);
			}
		},
	};
}

/** True if a build has left something. @throws ForeignStaging if it is not a build's */
export function hasStaging({ stagingDir, stagingMark }: StagingFolders): boolean {
	const stat = lstatSync(stagingDir, { throwIfNoEntry: false });
	if (stat === undefined) {
		return false;
	}
	if (!stat.isDirectory()) {
		throw new ForeignStaging(stagingDir, null);
	}
	const names = readdirSync(stagingDir);
	if (names.length > 0 && !names.includes(basename(stagingMark))) {
		throw new ForeignStaging(stagingDir, names);
	}
	return true;
}

/** Forgets what this process has staged: also what it staged into a folder that lost its mark meanwhile. Leaves alone what is not its own. */
export function discardStaging(folders: StagingFolders): void {
	try {
		if (hasStaging(folders)) {
			removeStaging(folders);
		}
	} catch (error) {
		if (!(error instanceof ForeignStaging)) {
			throw error;
		}
		if (error.names?.join() === basename(folders.stagedFilesDir)) {
			removeStaging(folders);
		}
	}
}

/** The mark goes last. At once: with a promise for each of tens of thousands of folders it takes much longer. */
export function removeStaging({ stagingDir, stagingMark }: StagingFolders): void {
	for (const name of readdirSync(stagingDir)) {
		if (name !== basename(stagingMark)) {
			rmSync(`${stagingDir}/${name}`, { recursive: true, force: true });
		}
	}
	rmSync(stagingDir, { recursive: true, force: true });
}

/** Another folder may get the inode of one that was removed, but not its time of birth. */
function identityOf(folder: string): string | null {
	const stat = lstatSync(folder, { throwIfNoEntry: false });
	return stat === undefined ? null : `${stat.ino} ${stat.birthtimeMs}`;
}
