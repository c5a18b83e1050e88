/** Sees to it that a release or a rollback is made whole or not at all. */

import { isSystemError } from '../../pipeline/disk/is-missing.ts';
import { WorldError } from '../../site/world-error.ts';
import type { ReleaseFolders } from './release-folders.ts';
import { clearUnfinished, type Releases } from './releases.ts';

/** Does `work`; where it fails, removes what was begun. @throws ReleaseFailed in place of the system's error */
export async function failsWhole<Result>(
	folders: ReleaseFolders,
	{ current }: Releases,
	{ what, work }: { readonly what: 'release' | 'rollback'; readonly work: () => Promise<Result> },
): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		await clearUnfinished(folders);
		throw isSystemError(error) ? new ReleaseFailed(current?.number ?? null, error, what) : error;
	}
}

/** The disk or another part of the system kept a release or a rollback from being made; what visitors see is as it was. */
export class ReleaseFailed extends WorldError {
	constructor(current: number | null, cause: Error, what: 'release' | 'rollback' = 'release') {
		const served = current === null ? 'Nothing is served yet' : `Release ${current} is still current`;
		super(`The ${what} could not be made (${cause.message}). ${served}, and what was begun is removed.`, { cause });
	}
}
