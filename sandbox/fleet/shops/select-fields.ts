/** Directus' `fields` and `deep`: which parts of a record an answer has. */
import { isWireRecord, recordKey, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { isRowList } from './backend-record.ts';
import { parentIn } from './child-tables.ts';

export type Select = (record: WireRecord) => WireRecord;

/** A list of rows ends there, unless the query says otherwise. */
const defaultRows = 100;

/** `fields`: names, paths through lists and `*`. `deep`: limits of lists by their names, other wishes are not answered here. */
export function compileFields(fields: readonly string[], deep: unknown = {}): Select {
	const below = Map.groupBy(fields, (field) => field.split('.', 1)[0] ?? '');
	const takesAll = below.delete('*');
	const wished = isWireRecord(deep) ? deep : {};
	const inner = new Map<string, Rows>();
	for (const [name, paths] of below) {
		const within = paths.filter((path) => path.includes('.')).map((path) => path.slice(name.length + 1));
		if (within.length > 0) inner.set(name, { select: compileFields(within, wished[name]), limit: limitOf(wished[name]) });
	}
	const names = [...below.keys()];
	return (record) => {
		const selected: Record<string, unknown> = {};
		for (const name of takesAll ? Object.keys(record) : names) {
			const value = record[name];
			if (value !== undefined) selected[name] = selectValue(value, inner.get(name), limitOf(wished[name]));
		}
		return selected;
	};
}

interface Rows {
	readonly select: Select;
	readonly limit: number;
}

/** Of a list, or of a record that a row belongs to, only ids are shown where no fields are asked for. */
function selectValue(value: unknown, rows: Rows | undefined, limit: number): unknown {
	const parent = parentIn(value);
	if (parent !== null) return rows === undefined ? recordKey(parent) : rows.select(parent);
	if (!isRowList(value)) return value;
	if (rows === undefined) return value.slice(0, limit).map(({ id }) => id);
	return value.slice(0, rows.limit).map(rows.select);
}

function limitOf(deep: unknown): number {
	const limit = isWireRecord(deep) ? Number(deep._limit ?? defaultRows) : defaultRows;
	return limit === -1 ? Number.POSITIVE_INFINITY : limit;
}
