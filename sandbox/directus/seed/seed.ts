/** Fills a running Directus with the demo: schema, read access, files and records. Doing it twice changes nothing. */
import { updateSettings } from '@directus/sdk';
import type { Progress } from '../../../site/progress.ts';
import { connectAsAdmin } from '../admin-client.ts';
import { grantReadAccess } from '../permissions.ts';
import { applySchema } from '../schema/apply-schema.ts';
import { grantTokenAccess } from '../token-permissions.ts';
import { type NestedRecords, toRows } from './to-rows.ts';
import { type SeedFile, writeFiles } from './write-files.ts';
import { writeRows } from './write-rows.ts';

export interface SeedContent {
	/** One entry a project. */
	readonly records: readonly NestedRecords[];
	readonly files: readonly SeedFile[];
}

export interface SeedResult {
	readonly rowsWritten: number;
	readonly filesWritten: number;
}

/** Brings the Directus at `url` to the given content; what editors added beside it stays. */
export async function seedDirectus(url: string, content: SeedContent, progress: Progress): Promise<SeedResult> {
	const client = connectAsAdmin(url);
	const schemaStage = progress.stage('Schema and access');
	await client.request(updateSettings({ default_language: 'de-DE' }));
	await applySchema(client);
	await grantReadAccess(client);
	await grantTokenAccess(client);
	schemaStage.done();

	const pictures = progress.stage('Pictures', content.files.length);
	const filesWritten = await writeFiles(client, content.files, () => pictures.advance());
	pictures.done(`${content.files.length} pictures, ${filesWritten} uploaded`);

	const rowsByTable = toRows(content.records);
	const total = [...rowsByTable.values()].reduce((sum, rows) => sum + rows.length, 0);
	const records = progress.stage('Records', total);
	let rowsWritten = 0;
	for (const [table, rows] of rowsByTable) {
		rowsWritten += await writeRows(client, table, rows).catch((cause: unknown) => {
			throw new Error(`The demo's rows of ${table.name} are refused`, { cause });
		});
		records.advance(rows.length);
	}
	records.done(`${total} rows, ${rowsWritten} written`);
	return { rowsWritten, filesWritten };
}
