/** Takes nested records apart into rows of the tables. */
import type { NestedRecords, Row } from '../admin-client.ts';
import { type Table, tables } from '../schema/tables.ts';

/** Rows by table, in the order in which tables and rows can be created. A field that the schema does not know is an error. */
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
