/** Creates the content's tables in a running Directus. */
import { schemaApply, schemaDiff, schemaSnapshot } from '@directus/sdk';
import type { AdminClient } from '../admin-client.ts';
import { tables } from './tables.ts';
import { toSnapshot } from './to-snapshot.ts';

/** Creates every table; does nothing where they exist already. A part of them is an error: such a folder is set up again. */
export async function applySchema(client: AdminClient): Promise<void> {
	const current = await client.request(schemaSnapshot());
	const existing = new Set(current.collections.map(({ collection }) => collection));
	const missing = tables.filter(({ name }) => !existing.has(name));
	if (missing.length === 0) return;
	if (missing.length < tables.length) {
		throw new Error(`This Directus has only a part of the schema; it lacks ${missing.map(({ name }) => name).join(', ')}`);
	}
	const difference = await client.request(schemaDiff(toSnapshot(tables, current.directus), { force: true }));
	await client.request(schemaApply(difference));
}
