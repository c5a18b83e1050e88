/** Reads a collection's records of one project, and makes sure that they are its own and whole. */
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { BackendClient } from './backend-client.ts';
import { BackendIncomplete } from './backend-incomplete.ts';
import { ForeignRecord } from './foreign-record.ts';
import { type ChildLists, type CollectionQuery, keepFields, projectFilter, toDeep, toFields } from './queries.ts';
import type { ReadLimits } from './read-limits.ts';
import { readWhole } from './read-whole.ts';

/**
 * All records of the client's project, in the order of their keys.
 * @throws BackendIncomplete if they differ from the reported count twice; ForeignRecord if the backend ignores the filter
 */
export async function readRecords(client: BackendClient, query: CollectionQuery, limits: ReadLimits): Promise<readonly WireRecord[]> {
	const { collection, key, lists } = query;
	const filter = projectFilter(query, client.project);
	const records = await readWhole(client, { collection, key, fields: toFields(lists), deep: toDeep(lists), filter }, limits);
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
