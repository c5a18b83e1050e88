/** Fills an empty Directus with the demo: schema, access, files and records. */
import { constants, copyFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createItems, customEndpoint, updateSettings } from '@directus/sdk';
import { type Table, tables } from '../../shop/collections/tables.ts';
import type { Progress } from '../../site/progress.ts';
import { type AdminClient, connectAsAdmin, type NestedRecords, type Row } from './admin.ts';
import { grantReadAccess, grantTokenAccess } from './permissions.ts';
import { applySchema } from './schema.ts';
import { databaseFile, uploadsFolder } from './server.ts';

export interface SeedContent {
	/** One entry a project, and one for what is shared. */
	readonly records: readonly NestedRecords[];
	readonly files: readonly SeedFile[];
}

/** An empty Directus, running. */
interface SeedTarget {
	readonly url: string;
	/** Its database and uploads. */
	readonly dataDir: string;
}

/** Small enough for a request body, large enough to be quick. */
const rowsPerRequest = 100;

export async function seedDirectus({ url, dataDir }: SeedTarget, content: SeedContent, progress: Progress): Promise<void> {
	const client = connectAsAdmin(url);
	const schemaStage = progress.stage('Schema and access');
	await client.request(updateSettings({ default_language: 'de-DE' }));
	await applySchema(client);
	await grantReadAccess(client);
	await grantTokenAccess(client);
	schemaStage.done();

	const pictures = progress.stage('Pictures', content.files.length);
	await writeFiles(client, dataDir, content.files, () => pictures.advance());
	pictures.done(`${content.files.length} pictures`);

	const rowsByTable = toRows(content.records);
	const total = [...rowsByTable.values()].reduce((sum, rows) => sum + rows.length, 0);
	const records = progress.stage('Records', total);
	for (const [table, rows] of rowsByTable) {
		await writeRows(client, table, rows).catch((cause: unknown) => {
			throw new Error(`The demo's rows of ${table.name} are refused`, { cause });
		});
		records.advance(rows.length);
	}
	records.done(`${total} rows`);
}

async function writeRows(client: AdminClient, { name, key }: Table, rows: readonly Row[]): Promise<void> {
	for (let start = 0; start < rows.length; start += rowsPerRequest) {
		await client.request(createItems(name, rows.slice(start, start + rowsPerRequest), { fields: [key] }));
	}
}

/**
 * Takes nested records apart into rows by table, in the order in which tables and rows can be created. A field that the schema does not know is an
 * error.
 */
export function toRows(projects: readonly NestedRecords[]): ReadonlyMap<Table, readonly Row[]> {
	const rows = new Map<Table, Row[]>(tables.map((table) => [table, []]));
	const byName = new Map(tables.map((table) => [table.name, table]));
	const findTable = (name: string): Table => {
		const table = byName.get(name);
		if (!table) throw new Error(`The schema has no collection ${name}`);
		return table;
	};
	const add = (table: Table, record: Row, parentKey?: string | number): void => {
		const key = keyIn(table, record);
		const row: Record<string, unknown> = { [table.key]: key };
		if (table.parent) row[table.parent.field] = parentKey;
		for (const [name, value] of Object.entries(record)) {
			const list = table.lists.find((candidate) => candidate.name === name);
			if (list) addChildren(findTable(list.table), value, key);
			else if (name in table.fields) row[name] = value ?? null;
			else if (name !== table.key) throw new Error(`The schema has no field ${table.name}.${name} (record ${key})`);
		}
		rows.get(table)?.push(row);
	};
	const addChildren = (table: Table, children: unknown, parentKey: string | number): void => {
		if (!Array.isArray(children)) throw new Error(`${table.name} of ${parentKey} is no list`);
		for (const child of children) add(table, child, parentKey);
	};
	for (const [name, list] of projects.flatMap((records) => Object.entries(records))) {
		const table = findTable(name);
		for (const record of list) add(table, record);
	}
	return new Map([...rows].map(([table, list]) => [table, parentsFirst(table, list)]));
}

function keyIn({ name, key }: Table, record: Row): string | number {
	const value = record[key];
	if (typeof value === 'string' || typeof value === 'number') return value;
	throw new Error(`A record of ${name} has no ${key}`);
}

/** Rows that refer to rows of their own table come after those. */
function parentsFirst(table: Table, rows: readonly Row[]): readonly Row[] {
	const link = Object.entries(table.fields).find(([, field]) => field.linksTo === table.name)?.[0];
	if (!link) return rows;
	const depth = (row: Row | undefined): number => (row?.[link] ? 1 + depth(rows.find((other) => other[table.key] === row[link])) : 0);
	return rows.toSorted((one, other) => depth(one) - depth(other));
}

/** Brings pictures into a running Directus under their fixed ids, with the times at which they were uploaded to an earlier one. */
interface SeedFile {
	/** The file on disk. */
	readonly source: string;
	/** As Directus stores it: `id`, `folder`, `filename_download`, `type` and what editors say of it. */
	readonly row: Row;
	/** Its time of upload, UTC, as Directus answers it: `2026-11-24T01:11:53`. */
	readonly modifiedOn: string;
}

/** Puts the files where the Directus in `dataDir` keeps its uploads, and adds their rows; reports each finished file. */
async function writeFiles(client: AdminClient, dataDir: string, files: readonly SeedFile[], onFile: () => void): Promise<void> {
	for (const { source, row } of files) {
		const filename_disk = `${row.id}${path.extname(source)}`;
		copyFileSync(source, path.join(uploadsFolder(dataDir), filename_disk), constants.COPYFILE_FICLONE);
		const body = JSON.stringify({ ...row, storage: 'local', filename_disk });
		await client.request(customEndpoint({ method: 'POST', path: '/files', body }));
		onFile();
	}
	setTimes(databaseFile(dataDir), files);
}

/** Past Directus, which takes no time but its own. */
function setTimes(file: string, files: readonly SeedFile[]): void {
	const database = new DatabaseSync(file, { timeout: 5000 });
	try {
		const update = database.prepare('UPDATE directus_files SET modified_on = :modifiedOn WHERE id = :id');
		database.exec('BEGIN');
		for (const { row, modifiedOn } of files) update.run({ id: String(row.id), modifiedOn: Date.parse(`${modifiedOn}Z`) });
		database.exec('COMMIT');
	} finally {
		database.close();
	}
}
