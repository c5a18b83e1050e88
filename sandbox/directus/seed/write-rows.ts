/** Brings the rows of a table into a running Directus. */
import { isDeepStrictEqual } from 'node:util';
import { createItems, readItems, updateItem } from '@directus/sdk';
import type { AdminClient, Row } from '../admin-client.ts';
import type { Table } from '../schema/tables.ts';

/** Small enough for a request body, large enough to be quick. */
const rowsPerRequest = 100;

/** Creates missing rows and corrects differing ones; rows that are not of the seed are left alone. Returns how many were written. */
export async function writeRows(client: AdminClient, table: Table, rows: readonly Row[]): Promise<number> {
	if (rows.length === 0) return 0;
	const fields = [...new Set([table.key, ...Object.keys(table.fields)])];
	const existing: Row[] = await client.request(readItems(table.name, { fields, limit: -1 }));
	const existingByKey = new Map(existing.map((row) => [row[table.key], row]));
	const missing = rows.filter((row) => !existingByKey.has(row[table.key]));
	const differing = rows.filter((row) => {
		const present = existingByKey.get(row[table.key]);
		return present !== undefined && !holds(present, row);
	});
	for (let start = 0; start < missing.length; start += rowsPerRequest) {
		await client.request(createItems(table.name, missing.slice(start, start + rowsPerRequest), { fields: [table.key] }));
	}
	for (const row of differing) await client.request(updateItem(table.name, String(row[table.key]), row, { fields: [table.key] }));
	return missing.length + differing.length;
}

/** Whether a stored row holds every value of a seeded one; amounts may be written as texts. */
export function holds(present: Row, wanted: Row): boolean {
	return Object.entries(wanted).every(([name, value]) => {
		const stored = present[name];
		return isDeepStrictEqual(stored, value) || (typeof stored === 'number' && typeof value === 'string' && stored === Number(value));
	});
}
