/** Reports what is wrong with the texts for pictures. */
import type { Problem } from '../problem.ts';
import type { FileId } from '../records/file-record.ts';
import { missingAlt } from './image-problems.ts';
import type { ImageUse } from './image-store.ts';
import type { PictureDetailsReader } from './picture-details.ts';

/** `shown`: uses whose pictures are there. Problems of the files' own records come first, then one for each record with undescribed pictures. */
export function judgeDescriptions(
	shown: readonly ImageUse[],
	details: Pick<PictureDetailsReader, 'of'>,
	nameOf: (file: FileId) => string,
): readonly Problem[] {
	const ofFiles = [...new Set(shown.map(({ file }) => file))].flatMap((file) => details.of(file).problems);
	const ofRecords = new Map<string, { readonly first: ImageUse; readonly names: Set<string> }>();
	for (const use of shown) {
		// The name of the site says all that its emblem shows.
		if (use.collection === 'project' || details.of(use.file).alt !== null) continue;
		const key = `${use.collection} ${use.id}`;
		const known = ofRecords.get(key) ?? { first: use, names: new Set() };
		ofRecords.set(key, known);
		known.names.add(nameOf(use.file));
	}
	return [...ofFiles, ...[...ofRecords.values()].map(({ first, names }) => missingAlt(first, [...names]))];
}
