/** Checks that a file which a record names is there. */
import type { FileId } from './content.ts';
import { describeValue } from './describe-value.ts';
import type { RecordContext } from './read-collection.ts';

/** Tells whether the backend has a file. */
export type FileExists = (id: FileId) => boolean;

/** The file, or null; a file that does not exist is a warning at `field`, as the page can do without it. */
export function toFileReference(file: FileId | null, field: string, context: RecordContext, fileExists: FileExists): FileId | null {
	if (file === null || fileExists(file)) return file;
	context.warn({
		code: 'reference-missing',
		field,
		message: `There is no file ${describeValue(file)}. The picture is left out.`,
		fix: 'Upload the picture again, or remove it from the record.',
	});
	return null;
}
