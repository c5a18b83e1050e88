/** What can become of the fields of records when a backend's schema, its rights or its editors change: each field missing, null, and of other types. */
import { isLong } from '../../commands/testing/counts.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type FieldPath, fieldName, listFields, missing, valueAt, withValueAt } from './watched-records.ts';

export interface Drift {
	readonly collection: string;
	/** From the list of the collection's records on. */
	readonly path: FieldPath;
	/** As problems name it. */
	readonly field: string;
	readonly before: unknown;
	/** `missing`, null, or a value of another type. */
	readonly after: unknown;
}

export type RecordsByCollection = Readonly<Record<string, readonly WireRecord[]>>;

const otherValues: readonly unknown[] = [true, 7, -1.5, 'seven', '', [], [null], {}, { id: 7 }];
/** Each field takes one of these, another than the field before; in the long run it takes all. */
const step = isLong ? 1 : otherValues.length;

/** Drifts of every field, nested ones included; of the same field in several records or rows, the first one that has a value. */
export function listDrifts(records: RecordsByCollection): readonly Drift[] {
	return Object.entries(records).flatMap(([collection, list]) => {
		const fields = new Map<string, { readonly path: FieldPath; readonly before: unknown }>();
		for (const path of listFields(list).filter(({ length }) => length > 1)) {
			const name = fieldName(path).replaceAll(/\d+/g, '');
			const before = valueAt(list, path);
			if (isEmpty(fields.get(name)?.before)) fields.set(name, { path, before });
		}
		return [...fields.values()].flatMap(({ path, before }, nth) => {
			// A row of a list cannot be missing without being none.
			const gone = typeof path.at(-1) === 'number' ? [null] : [missing, null];
			const others = otherValues
				.filter((_, index) => index % step === nth % step)
				.filter((value) => JSON.stringify(value) !== JSON.stringify(before));
			return [...gone, ...others].map((after): Drift => ({ collection, path, field: fieldName(path), before, after }));
		});
	});
}

/** The records after drifts of different collections. */
export function applyDrifts(records: RecordsByCollection, drifts: readonly Drift[]): RecordsByCollection {
	return Object.fromEntries(
		Object.entries(records).map(([collection, list]) => [
			collection,
			drifts
				.filter((drift) => drift.collection === collection)
				.reduce((drifted, { path, after }) => withValueAt(drifted, path, after), list),
		]),
	);
}

/** For messages. */
export function describeDrift({ collection, field, after }: Drift): string {
	return `${collection} ${field}: ${after === missing ? 'missing' : JSON.stringify(after)}`;
}

/** Whether a field of this kind may well hold the new value, so that nobody can tell that it is wrong. */
export function isPlausible({ before, after }: Drift): boolean {
	if (after === null || after === '' || before === null) return true;
	if (typeof before === 'object')
		return typeof after === 'object' && Array.isArray(before) === Array.isArray(after) && !isListOfNull(after);
	// Decimals and ids come as numbers or as strings, ids also expanded.
	if (typeof before === 'string' && typeof after === 'number') return /^\d+(?:\.\d+)?$/.test(before);
	if (typeof before === 'number' && isExpanded(after)) return true;
	return typeof before === typeof after;
}

function isListOfNull(value: unknown): boolean {
	return Array.isArray(value) && value.length > 0;
}

function isExpanded(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'id' in value;
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
