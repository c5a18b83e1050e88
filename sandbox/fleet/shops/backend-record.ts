/** Gives records the form in which Directus sends them: every field that their collection declares, rows with ids, and stamps on all of them. */
import type { ChildLists, CollectionDeclaration } from '../../../pipeline/declarations/define-collection.ts';
import { isWireRecord, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { declarations } from '../../../shop/collections/collections.ts';
import { idOf, numberOf, sharedIndex } from './shop-plan.ts';

/** When everything was made that nobody has edited. */
export const firstStamp = '2026-01-05T08:00:00.000Z';

const stamps = { date_created: firstStamp, date_updated: null };

export const declarationOf: ReadonlyMap<string, CollectionDeclaration> = new Map(declarations.map((each) => [each.collection, each]));

/** Fields without a value, and lists without a row; made once, as thousands of records begin with them. */
interface Template {
	readonly fields: WireRecord;
	readonly lists: readonly (readonly [string, Template])[];
}

const templates = new Map<string, Template>(declarations.map((each) => [each.collection, toTemplate(each)]));

function toTemplate({ fields, lists = {} }: { readonly fields: object; readonly lists?: ChildLists }): Template {
	const lacking = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
	return {
		fields: { ...lacking, ...Object.fromEntries(Object.keys(lists).map((name) => [name, []])), ...stamps },
		lists: Object.entries(lists).map(([name, list]) => [name, toTemplate(list)]),
	};
}

/** Rows without an id get one that follows from their parent's; those of a project, from its shop's number. */
export function toBackendRecord(collection: string, values: WireRecord): WireRecord {
	const template = templates.get(collection);
	return template === undefined ? { ...stamps, ...values } : complete(template, values, idOfRows(values));
}

/** No parent has more rows of one list. */
export const rowsOfParent = 100;

function idOfRows({ id, domain }: WireRecord): number {
	return typeof id === 'number' ? id : idOf(numberOf(String(domain)) ?? sharedIndex, 0);
}

function complete({ fields, lists }: Template, values: WireRecord, id: number): WireRecord {
	const record: Record<string, unknown> = { ...fields, ...values };
	for (const [name, template] of lists) {
		const rows = values[name];
		if (!Array.isArray(rows)) continue;
		record[name] = rows.map((row: unknown, index) => {
			if (!isWireRecord(row)) return row;
			const rowId = typeof row.id === 'number' ? row.id : id * rowsOfParent + index + 1;
			return complete(template, { ...row, id: rowId }, rowId);
		});
	}
	return record;
}

/**
 * The record with new values, as after an edit in Directus: the record is stamped, and of its lists the rows that are new or changed. A row names the one
 * that it changes by its id; rows that are not named are gone.
 */
export function editedRecord(collection: string, before: WireRecord, values: WireRecord, stamp: string): WireRecord {
	const after = toBackendRecord(collection, { ...before, ...withRowIds(values, before) });
	return { ...stampRows(after, before, stamp), date_updated: stamp };
}

/** New rows get ids that no row of the list had. */
function withRowIds(values: WireRecord, before: WireRecord): WireRecord {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => {
			const earlier = before[name];
			if (!Array.isArray(value) || !isRowList(earlier) || earlier.length === 0) return [name, value];
			const ids = [...earlier, ...value].map((row: unknown) => (isWireRecord(row) ? Number(row.id ?? 0) : 0));
			let last = Math.max(...ids);
			const rows = value.map((row: unknown) => {
				if (!isWireRecord(row)) return row;
				if (row.id === undefined) last += 1;
				const same = earlier.find(({ id }) => id === row.id);
				return { ...same, ...withRowIds(row, same ?? {}), id: row.id ?? last };
			});
			return [name, rows];
		}),
	);
}

function stampRows(after: WireRecord, before: WireRecord, stamp: string): WireRecord {
	return Object.fromEntries(
		Object.entries(after).map(([name, value]) => {
			if (!isRowList(value)) return [name, value];
			const earlier = before[name];
			const byId = new Map(isRowList(earlier) ? earlier.map((row) => [row.id, row]) : []);
			return [name, value.map((row) => stampRow(row, byId.get(row.id), stamp))];
		}),
	);
}

function stampRow(row: WireRecord, before: WireRecord | undefined, stamp: string): WireRecord {
	if (before === undefined) return { ...stampRows(row, {}, stamp), date_created: stamp };
	const rows = stampRows(row, before, stamp);
	return JSON.stringify(rows) === JSON.stringify(before) ? before : { ...rows, date_updated: stamp };
}

/** Lists without ids are data. */
export function isRowList(value: unknown): value is readonly WireRecord[] {
	return Array.isArray(value) && value.every((row) => isWireRecord(row) && 'id' in row);
}
