/** Reads a collection's records of one project, and makes sure that they are its own and whole. */
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient } from './backend-client.ts';
import { BackendIncomplete, BackendRefused, ForeignRecord } from './backend-errors.ts';
import { type ChildLists, type CollectionQuery, projectFilter, toDeep, toFields, withoutLists } from './queries.ts';
import { type ReadLimits, readWhole } from './read-whole.ts';

interface RecordSelection {
	/** As Directus names them; left out, all that there are. The key and the project are always read. */
	readonly fields?: readonly string[];
	/** Left out, every record of the project. */
	readonly keys?: readonly (string | number)[];
}

/**
 * The records of the client's project, or the shared ones, in the order of their keys. A backend that refuses lists which it may not have yet is asked without them.
 * @throws BackendIncomplete if they differ from the reported count twice; ForeignRecord if the backend ignores the filter
 */
export async function readRecords(
	client: BackendClient,
	query: CollectionQuery,
	limits: ReadLimits,
	{ fields, keys }: RecordSelection = {},
): Promise<readonly WireRecord[]> {
	const { collection, key, projectField, lists, optionalLists } = query;
	const ofProject = projectFilter(query, client.project);
	const read = (asked: ChildLists, isAsked: (field: string) => boolean) => {
		const list = {
			collection,
			key,
			deep: toDeep(asked),
			fields: fields === undefined ? toFields(asked) : [...new Set([key, projectField, ...fields])].filter(isAsked),
			filter: keys === undefined ? ofProject : { _and: [ofProject, { [key]: { _in: keys } }] },
		};
		return readWhole(client, list, limits);
	};
	const records = await read(lists, () => true).catch((error: unknown) => {
		if (!(error instanceof BackendRefused) || optionalLists.length === 0) throw error;
		return read(withoutLists(lists, optionalLists), (field) => !optionalLists.some((path) => field.startsWith(`${path}.`)));
	});
	for (const record of records) {
		refuseForeign(record, query, client.project);
		refuseCutLists(record, lists, collection, limits);
	}
	return records.map(query.keep);
}

/** Domains are compared without case, as the backend's database may compare them. */
function refuseForeign(record: WireRecord, { collection, projectField, isShared }: CollectionQuery, project: string): void {
	const owner = record[projectField];
	if (isShared ? owner === null : String(owner).toLowerCase() === project.toLowerCase()) return;
	throw new ForeignRecord(collection, recordKey(record), project);
}

/** A backend with a limit cuts child lists silently: one that is exactly as long as the limit may have been longer. */
function refuseCutLists(record: WireRecord, lists: ChildLists, path: string, limits: ReadLimits): void {
	for (const [field, below] of Object.entries(lists)) {
		const children = record[field];
		if (!Array.isArray(children)) continue;
		if (children.length >= limits.maxRows) throw new BackendIncomplete(`${path}.${field}`, children.length + 1, children.length);
		for (const child of children) if (isWireRecord(child)) refuseCutLists(child, below, `${path}.${field}`, limits);
	}
}
