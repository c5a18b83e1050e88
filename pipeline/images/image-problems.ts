/** What an editor reads about a picture that cannot be shown. */
import type { Problem } from '../problem.ts';
import { describeValue } from '../records/describe-value.ts';
import type { FileId } from '../records/file-record.ts';
import { outsideFolder } from '../records/file-reference.ts';
import { type ImageFault, maxPixels, maxSidePx } from './image-fault.ts';
import type { ImagePlace, ImageUse } from './image-store.ts';
import type { PictureDetailsReader } from './picture-details.ts';

/** No file answers to what the content says. */
export function missingImage({ collection, id, field }: ImagePlace, reference: string): Problem {
	return {
		code: 'image-missing',
		severity: 'warning',
		collection,
		id,
		field,
		message: `The picture ${describeValue(reference)} is none of the project's files, so nothing is shown.`,
		fix: `${outsideFolder} Otherwise upload the picture and choose it here, or take it out of this field.`,
	};
}

/** Several files answer to the name that a text uses; the first of them is shown. */
export function ambiguousImage({ collection, id, field }: ImagePlace, reference: string, files: readonly string[]): Problem {
	return {
		code: 'image-ambiguous',
		severity: 'warning',
		collection,
		id,
		field,
		message: `The picture ${describeValue(reference)} may be any of the files ${files.join(', ')}: they have the same name. The first one is shown.`,
		fix: 'Name the picture by its id, as in ![Text](/assets/id), or give the files different names.',
	};
}

/** The record shows pictures that are not described: visitors who cannot see them hear the record's name instead. */
function missingAlt({ collection, id, field }: ImagePlace, names: readonly string[]): Problem {
	const which = names.map((name) => describeValue(name)).join(', ');
	const isOne = names.length === 1;
	return {
		code: 'alt-missing',
		severity: 'warning',
		collection,
		id,
		field,
		message: `${isOne ? 'The picture' : 'The pictures'} ${which} ${isOne ? 'has' : 'have'} no description: whoever cannot see ${isOne ? 'it' : 'them'} hears the name of this record instead.`,
		fix: 'Say what can be seen, in German in the field "description" of the file and in the other languages in "alt_translations".',
	};
}

/** `says`: what follows the picture's name. */
const faults: Readonly<Record<ImageFault['fault'], Pick<Problem, 'code' | 'fix'> & { says(reason: string): string }>> = {
	lost: {
		code: 'image-damaged',
		says: (reason) => `cannot be shown: ${reason}`,
		fix: 'Fetch the content again with "npm run fetch", or restore the file from version control.',
	},
	heic: {
		code: 'image-damaged',
		says: () => 'is a HEIC picture, as telephones take them, which the site cannot read',
		fix: 'HEIC: save as JPEG, and replace the file in the file library.',
	},
	'too-large': {
		code: 'image-too-large',
		says: () => `has more than ${maxPixels / 1_000_000} million pixels`,
		fix: 'Make it smaller (4000 pixels on its longer side are plenty), and replace the file in the file library.',
	},
	'too-long': {
		code: 'image-too-large',
		says: (reason) => `would have ${reason} pixels on the site, and no side can be longer than ${maxSidePx}`,
		fix: 'Crop it, or divide it into several pictures, and replace the file in the file library.',
	},
	'too-costly': {
		code: 'image-too-large',
		says: (reason) => `takes more than a picture may: ${reason}`,
		fix: 'Save it again as a plain JPEG or PNG of 4000 pixels on its longer side, and replace the file in the file library.',
	},
	damaged: {
		code: 'image-damaged',
		says: (reason) => `is damaged, cut off, or no picture: ${reason}`,
		fix: 'Replace the file in the file library by a whole one, or take it out of this field.',
	},
};

/** The file is there and cannot be used. */
export function faultyImage({ collection, id, field }: ImagePlace, file: string, name: string, fault: ImageFault): Problem {
	return { severity: 'error', collection, id, field, ...describeFault(file, name, fault) };
}

/** What is wrong with a file, and how to fix it, wherever it is used. */
export function describeFault(file: string, name: string, { fault, reason }: ImageFault): Pick<Problem, 'code' | 'message' | 'fix'> {
	const { code, says, fix } = faults[fault];
	return { code, message: `The picture ${describeValue(name)} (file ${file}) ${says(reason)}.`, fix };
}

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
