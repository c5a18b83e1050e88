/** The tables of child rows, which Directus answers like any other: their rows lie inside the records that they belong to. */
import { isWireRecord, recordKey, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { type Table, tables } from '../../../shop/collections/tables.ts';
import { isRowList, rowsOfParent } from './backend-record.ts';
import { domainOf, shopOfId } from './shop-plan.ts';

export interface ChildTable {
	/** The collection of the records that hold the rows. */
	readonly root: string;
	/** From the record down to the rows: the lists, and the rows' fields that name what they belong to. */
	readonly steps: readonly { readonly list: string; readonly parentField: string }[];
}

const childTables: ReadonlyMap<string, ChildTable> = new Map(
	tables.filter(({ parent }) => parent !== null).map((table) => [table.name, toChildTable(table)]),
);

function toChildTable({ name, parent }: Table): ChildTable {
	if (parent === null) return { root: name, steps: [] };
	const above = toChildTable(parent.table);
	return { root: above.root, steps: [...above.steps, { list: parent.list, parentField: parent.field }] };
}

/** null for collections of records, and for what there is not. */
export function childTableOf(name: string): ChildTable | null {
	return childTables.get(name) ?? null;
}

/** The rows of these records, each with all that it belongs to in the field that names it. */
export function rowsIn({ steps }: ChildTable, records: readonly WireRecord[]): readonly WireRecord[] {
	return steps.reduce<readonly WireRecord[]>(
		(parents, { list, parentField }) =>
			parents.flatMap((parent) => {
				const rows = parent[list];
				return isRowList(rows) ? rows.map((row) => ({ ...row, [parentField]: parent })) : [];
			}),
		records,
	);
}

/** Key of the record that holds the row: ids of rows follow from it. */
export function rootKeyOf({ root, steps }: ChildTable, rowId: number): string | number {
	const id = Math.floor(rowId / rowsOfParent ** steps.length);
	return root === 'project' ? domainOf(shopOfId(id)) : id;
}

/** The record with another row in the place of that one, or without it (null). The record's own stamp stays: a database changes the row's table alone. */
export function withRow(table: ChildTable, record: WireRecord, rowId: number, change: (row: WireRecord) => WireRecord | null): WireRecord {
	const [step, ...further] = table.steps;
	if (step === undefined) return record;
	const rows = record[step.list];
	if (!isRowList(rows)) return record;
	const changed = rows.map((row) => {
		if (further.length > 0) return withRow({ ...table, steps: further }, row, rowId, change);
		return row.id === rowId ? change(row) : row;
	});
	return { ...record, [step.list]: changed.filter((row) => row !== null) };
}

/** The record that stands in a field which names it; null for plain keys and for data. */
export function parentIn(value: unknown): WireRecord | null {
	return isWireRecord(value) && recordKey(value) !== '' ? value : null;
}
