/** Sees to it that a release or a rollback is made whole or not at all. */
import { isSystemError } from '../../pipeline/disk/is-missing.ts';
import { ReleaseFailed } from './release-failed.ts';
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
