/** Names the records that stopped a build: editors do not know products by number. A build that succeeds reads none of them. */
import type { NameOf } from '../../pipeline/content/format-problems.ts';
import { recordLabel } from '../../pipeline/content/record-label.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { recordKey } from '../../pipeline/snapshot/wire-record.ts';
import type { BuildResult } from '../../renderer/index.ts';
import type { FetchedBuildResult } from './build-fetched.ts';

/** `contentDir` is where the snapshot lies if the build did not put it aside. Of one that was not kept, no names are known. */
export async function readRecordNames(
	{ problems, rejectedDir = null, notKept = null }: Partial<FetchedBuildResult> & BuildResult,
	contentDir: string,
): Promise<NameOf> {
	const collections = new Set(problems.filter(({ severity }) => severity === 'error').map(({ collection }) => collection));
	const names = new Map<string, string>();
	const nameOf: NameOf = (collection, id) => names.get(`${collection} ${id}`) ?? '';
	if (notKept !== null) return nameOf;
	try {
		const snapshot = await openSnapshot(rejectedDir ?? contentDir);
		for (const collection of collections) {
			for (const record of snapshot.records(collection)) names.set(`${collection} ${recordKey(record)}`, recordLabel(record));
		}
	} catch (error) {
		// Loaded only now: it brings all stages with it.
		const { isWorldError } = await import('../errors/world-errors.ts');
		if (!isWorldError(error)) throw error;
		console.error(`The records below have no names, as the snapshot could not be read again: ${error.message}`);
	}
	return nameOf;
}
