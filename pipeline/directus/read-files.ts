/** Reads what the backend knows of the files that a project uses. */
import { keepModelled } from '../declarations/modelled-fields.ts';
import { filesCollection, knownFileSchema } from '../records/file-record.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient } from './backend-client.ts';
import type { FileReferences } from './file-references.ts';
import { portionsOf, type ReadLimits, readWhole } from './read-whole.ts';

/** Short enough for any server's limit on addresses. */
const idsPerRequest = 50;
const namesPerRequest = 20;

/**
 * Sorted by id. Files know no project: a name counts only in the folders that hold a file which a record names by its id, so that another project's
 * file of that name is not taken. A reference to a file that does not exist finds nothing: judging the content reports it.
 * @throws BackendIncomplete
 */
export async function readFileRecords(
	client: BackendClient,
	references: FileReferences,
	limits: ReadLimits,
): Promise<readonly WireRecord[]> {
	const readAll = async (filters: readonly Filter[]): Promise<WireRecord[]> => {
		const lists = await Promise.all(filters.map((filter) => readWhole(client, { ...files, filter }, limits)));
		return lists.flat();
	};
	const byId = await readAll(portionsOf(references.ids, idsPerRequest).map((ids) => ({ id: { _in: ids } })));
	const inFolders = folderFilter(byId);
	const wanted: ReadonlySet<string> = new Set(references.names.map(comparableName));
	const byName = inFolders === null ? [] : await readAll(nameFilters(references.names).map((filter) => ({ _and: [inFolders, filter] })));
	const named = byName.filter((file) => fileNamesOf(file).some((name) => wanted.has(name)));
	return [...new Map([...byId, ...named].map((file) => [recordKey(file), file])).values()]
		.map((file) => keepModelled(file, knownFileSchema))
		.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

type Filter = Record<string, unknown>;

const files = { collection: filesCollection, key: 'id', fields: ['*'] };

function nameFilters(names: readonly string[]): Filter[] {
	return portionsOf(names, namesPerRequest).map((some) => ({ _or: some.map((name) => ({ filename_download: { _istarts_with: name } })) }));
}

/** The folders of files; null where there are no files, or the token may not read their folders. A file in no folder has the folder null. */
function folderFilter(records: readonly WireRecord[]): Filter | null {
	const folders = new Set(records.map(({ folder }) => folder).filter((folder) => folder !== undefined));
	if (folders.size === 0) return null;
	return { _or: [...folders].map((folder) => ({ folder: folder === null ? { _null: true } : { _eq: folder } })) };
}

/** The names that markdown may use for a file, with and without its ending, as they are compared. */
export function fileNamesOf(file: WireRecord): readonly string[] {
	const name = String(file.filename_download ?? '');
	return [comparableName(name), comparableName(name.replace(/\.[^.]*$/, ''))];
}

export function comparableName(name: string): string {
	return name.normalize('NFC').toLowerCase();
}
