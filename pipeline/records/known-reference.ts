/** Checks that records which a record names are there. */
import type { Fault, RecordContext } from './read-part.ts';

/** What is named, such as "tag", and what becomes of the record without it, such as "It is left out.". */
interface NamedRecord {
	readonly field: string;
	readonly name: string;
	readonly consequence: string;
}

/** True if a collection has a record, be it readable or not: its own faults are reported there. */
export type RecordExists = (id: number) => boolean;

/** The id, or null; one that does not exist is a warning. */
export function toKnownId(
	id: number | null,
	{ field, name, consequence }: NamedRecord,
	context: RecordContext,
	exists: RecordExists,
): number | null {
	if (id === null || exists(id)) return id;
	context.warn({
		code: 'reference-missing',
		field,
		message: `There is no ${name} ${id}. ${consequence}`,
		fix: `Choose an existing ${name}, or empty the field.`,
	});
	return null;
}

/** Rows of a list that name a record each: `column` of a row holds its id. */
interface NamedRows<Row> {
	readonly field: string;
	readonly column: string;
	readonly name: string;
	idOf(row: Row): number | null;
}

/** Ids of the rows that name an existing record, each once, in the order of `sort` where the rows have one. Others are left out with a warning. */
export function toKnownIds<Row extends object>(
	list: readonly Row[],
	{ field, column, name, idOf }: NamedRows<Row>,
	context: RecordContext,
	exists: RecordExists,
): readonly number[] {
	const sorted = list.map((row, index) => ({ row, index })).toSorted((a, b) => orderOf(a.row) - orderOf(b.row));
	const ids = sorted.flatMap(({ row, index }) => {
		const place = `${field}[${index}].${column}`;
		const id = idOf(row);
		if (id !== null) return toKnownId(id, { field: place, name, consequence: 'It is left out.' }, context, exists) ?? [];
		context.warn(emptyRow({ field: place, name }));
		return [];
	});
	return [...new Set(ids)];
}

/** That a row of a list names nothing. */
export function emptyRow({ field, name }: Pick<NamedRecord, 'field' | 'name'>): Fault {
	return {
		code: 'reference-missing',
		field,
		message: `The row names no ${name}. It is left out.`,
		fix: `Choose an existing ${name}, or remove the row.`,
	};
}

function orderOf(row: object): number {
	return 'sort' in row && typeof row.sort === 'number' ? row.sort : 0;
}
