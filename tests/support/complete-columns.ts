/** Brings records of the demo into the form in which Directus sends them: what nobody filled in is there, and null. */
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type Table, tables } from '../../sandbox/directus/schema/tables.ts';

/** Every column of the sandbox's schema, in every record and child row; child lists that are not there are empty. */
export function completeColumns(collection: string, records: readonly WireRecord[]): readonly WireRecord[] {
	const table = tables.find(({ name }) => name === collection);
	if (table === undefined) throw new Error(`The schema has no collection ${collection}`);
	return records.map((record) => completeRow(table, record));
}

function completeRow({ fields, lists, parent }: Table, row: WireRecord): WireRecord {
	const columns = Object.keys(fields).filter((name) => name !== parent?.field);
	const children = lists.map(({ name, table }): [string, unknown] => {
		const rows = row[name];
		return [name, completeColumns(table, Array.isArray(rows) ? rows.filter(isWireRecord) : [])];
	});
	return { ...Object.fromEntries(columns.map((name) => [name, null])), ...row, ...Object.fromEntries(children) };
}
