/** Whose record is it: the way from any row of the content to the project of the record that holds it. */
import type { ChildList, CollectionDeclaration } from '../../pipeline/declarations/define-collection.ts';
import type { Fields } from '../../pipeline/declarations/fields.ts';
import type { BackendClient } from '../../pipeline/directus/backend-client.ts';
import { BackendFailed, BackendRefused } from '../../pipeline/directus/backend-errors.ts';
import { portionsOf, type ReadLimits, readBackendFacts, readWhole } from '../../pipeline/directus/read-whole.ts';
import { filesCollection } from '../../pipeline/records/file-record.ts';
import { isWireRecord, recordKey, toWholeNumber, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { isShopName } from '../releases/object-keys.ts';

export type Key = string | number;

interface Owner {
	/** Primary key. */
	readonly key: string;
	/** Fields from the row to the project's domain, such as `product`, `project`. */
	readonly path: readonly string[];
	/** Fields that hold the id of a file. */
	readonly fileFields: readonly string[];
}

/** By collection, child rows' collections included. */
export type Owners = ReadonlyMap<string, Owner>;

export function ownersOf(declarations: readonly CollectionDeclaration[]): Owners {
	const owners = new Map<string, Owner>();
	const addLists = (parent: string, lists: Readonly<Record<string, ChildList>>, path: readonly string[]): void => {
		for (const [name, list] of Object.entries(lists)) {
			const table = list.table ?? `${parent}_${name}`;
			const way = [list.parentField ?? `${parent}_id`, ...path];
			owners.set(table, { key: 'id', path: way, fileFields: fileFieldsOf(list.fields) });
			addLists(table, list.lists ?? {}, way);
		}
	};
	for (const { collection, key, projectField, lists, fields } of declarations) {
		owners.set(collection, { key, path: [projectField], fileFields: fileFieldsOf(fields) });
		addLists(collection, lists, [projectField]);
	}
	return owners;
}

function fileFieldsOf(fields: Fields): readonly string[] {
	return Object.entries(fields).flatMap(([name, { linksTo }]) => (linksTo === filesCollection ? [name] : []));
}

export interface FoundOwners {
	/** Domains. */
	readonly shops: ReadonlySet<string>;
	/** Keys of records that belong to no shop. */
	readonly shared: readonly Key[];
	/** True where a row is gone, or nothing leads from it to a project: only a look at everything can tell. */
	readonly isUnsure: boolean;
}

const keysPerRequest = 100;

/** @throws the error classes of the backend's client */
export async function findOwners(client: BackendClient, owners: Owners, collection: string, keys: readonly Key[]): Promise<FoundOwners> {
	if (collection === filesCollection) return await findFileUsers(client, owners, keys);
	const owner = owners.get(collection);
	if (owner === undefined) return { shops: new Set(), shared: [], isUnsure: true };
	const { limits } = await readBackendFacts(client);
	const portions = portionsOf(keys, keysPerRequest);
	const rows = (
		await Promise.all(portions.map((some) => readOwned(client, owner, collection, { [owner.key]: { _in: some } }, limits)))
	).flat();
	const { orphans, ...found } = sortOut(rows, owner);
	return { ...found, isUnsure: orphans > 0 || rows.length < keys.length };
}

/** The shops whose records hold one of these files in a field. Files that markdown names are found by the check of every shop. */
async function findFileUsers(client: BackendClient, owners: Owners, ids: readonly Key[]): Promise<FoundOwners> {
	const { limits } = await readBackendFacts(client);
	const [shops, shared] = [new Set<string>(), new Set<Key>()];
	for (const [collection, owner] of owners) {
		for (const field of owner.fileFields) {
			for (const some of portionsOf(ids, keysPerRequest)) {
				const found = sortOut(await readOwned(client, owner, collection, { [field]: { _in: some } }, limits), owner);
				for (const shop of found.shops) shops.add(shop);
				for (const key of found.shared) shared.add(key);
			}
		}
	}
	return { shops, shared: [...shared], isUnsure: false };
}

/** Files that were uploaded or edited at `since` or later, as `findFileUsers` finds who shows them. */
export async function findTouchedFiles(client: BackendClient, owners: Owners, since: string): Promise<FoundOwners> {
	const { limits } = await readBackendFacts(client);
	const filter = { modified_on: { _gte: since } };
	const files = await readWhole(client, { collection: filesCollection, key: 'id', fields: ['id'], filter }, limits);
	return await findFileUsers(client, owners, files.map(recordKey));
}

export interface TouchedRows extends FoundOwners {
	/** Of the rows that were found, those without an owner left out. */
	readonly versions: readonly string[];
}

const stamps = ['date_updated', 'date_created'];
const nothingTouched: TouchedRows = { shops: new Set(), shared: [], isUnsure: false, versions: [] };

/**
 * Rows that were written at `since` or later, by the backend's stamps, but for those whose version is known. A collection that has no stamps, or may not
 * be read, has no such rows.
 */
export async function findTouched(
	client: BackendClient,
	owners: Owners,
	collection: string,
	since: string,
	known: ReadonlySet<string> = new Set(),
): Promise<TouchedRows> {
	const owner = owners.get(collection);
	if (owner === undefined) return { ...nothingTouched, isUnsure: true };
	const { limits } = await readBackendFacts(client);
	const filter = { _or: stamps.map((stamp) => ({ [stamp]: { _gte: since } })) };
	try {
		const rows = await readOwned(client, owner, collection, filter, limits, stamps);
		const versionOf = (row: WireRecord) => nameVersion(collection, owner, row);
		const unknown = rows.filter((row) => !known.has(versionOf(row)));
		const { orphans, ...found } = sortOut(unknown, owner);
		return { ...found, isUnsure: orphans > 0, versions: unknown.filter((row) => hasOwner(row, owner)).map(versionOf) };
	} catch (error) {
		if (error instanceof BackendRefused) return nothingTouched;
		throw error;
	}
}

/** Versions of rows as they can be read now; none where the collection has no stamps, or they may not be read. */
export async function readVersions(
	client: BackendClient,
	owners: Owners,
	collection: string,
	keys: readonly Key[],
): Promise<readonly string[]> {
	const owner = owners.get(collection);
	if (owner === undefined) return [];
	const { limits } = await readBackendFacts(client);
	try {
		const read = (some: readonly Key[]) =>
			readWhole(client, { collection, key: owner.key, fields: [owner.key, ...stamps], filter: { [owner.key]: { _in: some } } }, limits);
		const rows = (await Promise.all(portionsOf(keys, keysPerRequest).map(read))).flat();
		return rows.map((row) => nameVersion(collection, owner, row));
	} catch (error) {
		if (error instanceof BackendRefused) return [];
		throw error;
	}
}

/** Differs from that of every other state of the row, as finely as the backend's stamps do. */
function nameVersion(collection: string, { key }: Owner, row: WireRecord): string {
	return [collection, row[key], ...stamps.map((stamp) => row[stamp] ?? '')].join(' ');
}

/**
 * How many records of a collection each shop has; shared ones under null. It tells of deleted ones, which leave no stamp. null where its rows do not
 * name a project themselves, or the backend does not count.
 */
export async function countByShop(
	client: BackendClient,
	owners: Owners,
	collection: string,
): Promise<ReadonlyMap<string | null, number> | null> {
	const { key = '', path = [] } = owners.get(collection) ?? {};
	const [projectField, ...further] = path;
	if (projectField === undefined || further.length > 0 || projectField === key) return null;
	const params = { aggregate: { count: '*' }, groupBy: [projectField], limit: -1 };
	try {
		const rows: unknown = await client.request(() => ({ path: `/items/${collection}`, method: 'GET', params }));
		if (!Array.isArray(rows)) return null;
		const counts = rows.filter(isWireRecord).map((row) => [row[projectField], toWholeNumber(row.count)] as const);
		const found = new Map<string | null, number>();
		for (const [domain, count] of counts) {
			if (count !== null) found.set(typeof domain === 'string' ? domain.toLowerCase() : null, count);
		}
		return found;
	} catch (error) {
		if (error instanceof BackendRefused || error instanceof BackendFailed) return null;
		throw error;
	}
}

async function readOwned(
	client: BackendClient,
	{ key, path }: Owner,
	collection: string,
	filter: Record<string, unknown>,
	limits: ReadLimits,
	further: readonly string[] = [],
): Promise<readonly WireRecord[]> {
	return await readWhole(client, { collection, key, fields: [...new Set([key, path.join('.'), ...further])], filter }, limits);
}

interface SortedRows extends Omit<FoundOwners, 'isUnsure'> {
	/** Child rows that lost the record that they belonged to. */
	readonly orphans: number;
}

/** What holds the row; null where nothing does. */
function recordOf(row: WireRecord, path: readonly string[]): WireRecord | null {
	const record = path.slice(0, -1).reduce<unknown>((value, field) => (isWireRecord(value) ? value[field] : null), row);
	return isWireRecord(record) ? record : null;
}

function hasOwner(row: WireRecord, { path }: Owner): boolean {
	return recordOf(row, path) !== null;
}

function sortOut(rows: readonly WireRecord[], { key, path }: Owner): SortedRows {
	const shops = new Set<string>();
	const shared: Key[] = [];
	let orphans = 0;
	const [projectField = ''] = path.slice(-1);
	for (const row of rows) {
		const record = recordOf(row, path);
		const domain = record?.[projectField] ?? null;
		const id = row[key];
		if (record === null) orphans += 1;
		else if (typeof domain === 'string') {
			if (isShopName(domain.toLowerCase())) shops.add(domain.toLowerCase());
		} else if (typeof id === 'string' || typeof id === 'number') shared.push(id);
	}
	return { shops, shared, orphans };
}
