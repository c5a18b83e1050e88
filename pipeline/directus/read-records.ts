/** Reads a collection's records of one project, and makes sure that they are its own and whole. */
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient } from './backend-client.ts';
import { BackendIncomplete } from './backend-incomplete.ts';
import { ForeignRecord } from './foreign-record.ts';
import { type ChildLists, type CollectionQuery, keepFields, projectFilter, toDeep, toFields } from './queries.ts';
import type { ReadLimits } from './read-limits.ts';
import { readWhole } from './read-whole.ts';

export interface RecordSelection {
	/** As Directus names them; left out, all that there are. The key and the project are always read. */
	readonly fields?: readonly string[];
	/** Left out, every record of the project. */
	readonly keys?: readonly (string | number)[];
}

/**
 * The records of the client's project, in the order of their keys.
 * @throws BackendIncomplete if they differ from the reported count twice; ForeignRecord if the backend ignores the filter
 */
export async function readRecords(
	client: BackendClient,
	query: CollectionQuery,
	limits: ReadLimits,
	{ fields, keys }: RecordSelection = {},
): Promise<readonly WireRecord[]> {
	const { collection, key, projectField, lists } = query;
	const ofProject = projectFilter(query, client.project);
	const list = {
		...{ collection, key, deep: toDeep(lists) },
		fields: fields === undefined ? toFields(lists) : [...new Set([key, projectField, ...fields])],
		filter: keys === undefined ? ofProject : { _and: [ofProject, { [key]: { _in: keys } }] },
	};
	const records = await readWhole(client, list, limits);
	for (const record of records) {
		refuseForeign(record, query, client.project);
		refuseCutLists(record, lists, collection, limits);
	}
	return records.map((record) => keepFields(record, query));
}

/** Domains are compared as the backend's database may compare them: whatever their case. */
function refuseForeign(record: WireRecord, { collection, projectField }: CollectionQuery, project: string): void {
	if (String(record[projectField]).toLowerCase() === project.toLowerCase()) return;
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
