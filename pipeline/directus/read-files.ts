/** Reads what the backend knows of the files that a project uses. */
import { readFiles } from '@directus/sdk';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient } from './backend-client.ts';
import type { FileReferences } from './file-references.ts';
import type { ReadLimits } from './read-limits.ts';

/** Short enough for any server's limit on addresses. */
const idsPerRequest = 50;
const namesPerRequest = 20;

/** What is kept of a file; `modified_on` where the token may read it. */
const keptFields = ['id', 'title', 'filename_download', 'type', 'width', 'height', 'filesize', 'modified_on'];

/** Sorted by id. A reference to a file that does not exist finds nothing: the content's judge tells the editor. */
export async function readFileRecords(
	client: BackendClient,
	references: FileReferences,
	limits: ReadLimits,
): Promise<readonly WireRecord[]> {
	const filters = [
		...chunk(references.ids, idsPerRequest).map((ids) => ({ id: { _in: ids } })),
		...chunk(references.names, namesPerRequest).map((names) => ({
			_or: names.map((name) => ({ filename_download: { _istarts_with: name } })),
		})),
	];
	const found = await Promise.all(filters.map((filter) => readMatching(client, filter, limits)));
	const ids: ReadonlySet<string> = new Set(references.ids);
	const names: ReadonlySet<string> = new Set(references.names.map(comparable));
	const isMeant = (file: WireRecord) => ids.has(String(file.id)) || namesOf(file).some((name) => names.has(name));
	const byId = new Map(found.flat().map((file) => [recordKey(file), file]));
	return [...byId.values()]
		.filter(isMeant)
		.map(pickKept)
		.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

async function readMatching(client: BackendClient, filter: Record<string, unknown>, { pageSize }: ReadLimits): Promise<WireRecord[]> {
	const files: WireRecord[] = [];
	for (let page = 1; ; page += 1) {
		const batch: WireRecord[] = await client.request(readFiles({ fields: ['*'], filter, sort: ['id'], limit: pageSize, page }));
		files.push(...batch);
		if (batch.length < pageSize) return files;
	}
}

function namesOf(file: WireRecord): string[] {
	const name = String(file.filename_download ?? '');
	return [comparable(name), comparable(name.replace(/\.[^.]*$/, ''))];
}

function comparable(name: string): string {
	return name.normalize('NFC').toLowerCase();
}

function pickKept(file: WireRecord): WireRecord {
	return Object.fromEntries(keptFields.filter((field) => file[field] !== undefined).map((field) => [field, file[field]]));
}

function chunk<T>(items: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
