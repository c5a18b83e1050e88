/** Checks that a file which a record names is there. */
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { recordKey } from '../snapshot/wire-record.ts';
import { describeValue } from './describe-value.ts';
import type { FileId } from './file-record.ts';
import type { RecordContext } from './read-part.ts';

/** True if the backend has a file. */
export type FileExists = (id: FileId) => boolean;

/** Files have no project. The website may read only the project's own folder, so a file elsewhere looks missing. */
export const outsideFolder =
	"Look for the picture in the file library: if it is there, it lies outside the project's folder, where the website may not read it. Move it into that folder.";

/** The file, or null; a file that does not exist is a warning at `field`, as the page can do without it. */
export function toFileReference(file: FileId | null, field: string, context: RecordContext, fileExists: FileExists): FileId | null {
	if (file === null || fileExists(file)) return file;
	context.warn({
		code: 'reference-missing',
		field,
		message: `There is no file ${describeValue(file)} that the website may read. The picture is left out.`,
		fix: `${outsideFolder} Otherwise upload it again, or remove it from the record.`,
	});
	return null;
}

/** Reads the files of the backend when the first one is asked for, and keeps their ids only. */
export function fileExistsIn(snapshot: Pick<Snapshot, 'records'>): FileExists {
	let ids: ReadonlySet<string> | null = null;
	return (id) => {
		ids ??= new Set(snapshot.records('directus_files').map((record) => String(recordKey(record))));
		return ids.has(id);
	};
}
