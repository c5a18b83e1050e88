/** Fills an empty Directus with the demo: schema, access, files and records. */
import { createItems, updateSettings } from '@directus/sdk';
import type { Progress } from '../../../site/progress.ts';
import { type AdminClient, connectAsAdmin, type NestedRecords, type Row } from '../admin-client.ts';
import { grantReadAccess } from '../permissions.ts';
import { applySchema } from '../schema/apply-schema.ts';
import type { Table } from '../schema/tables.ts';
import { grantTokenAccess } from '../token-permissions.ts';
import { toRows } from './to-rows.ts';
import { type SeedFile, writeFiles } from './write-files.ts';

export interface SeedContent {
	/** One entry a project. */
	readonly records: readonly NestedRecords[];
	readonly files: readonly SeedFile[];
}

/** An empty Directus, running. */
export interface SeedTarget {
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
