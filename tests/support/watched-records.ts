/** Records that tell which fields are asked of them: so a test learns from the schemas themselves what they read, and misses no field that is added. */
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';

export type FieldPath = readonly (string | number)[];

export interface AskedField {
	readonly collection: string;
	/** From the list of the collection's records on. */
	readonly path: FieldPath;
	/** undefined where the record has no such field. */
	readonly value: unknown;
}

/** The records, and what is asked of them; a field may be told more than once. */
export function watchRecords(
	recordsByCollection: Readonly<Record<string, readonly WireRecord[]>>,
	onAsked: (field: AskedField) => void,
): (collection: string) => readonly WireRecord[] {
	return (collection) => {
		const records = recordsByCollection[collection] ?? [];
		return records.map((record, index) => watch(record, [index], (path, value) => onAsked({ collection, path, value })));
	};
}

/** Each object is watched by one proxy, as code may tell by identity whether it has changed. */
function watch<Value extends object>(value: Value, path: FieldPath, onAsked: (path: FieldPath, value: unknown) => void): Value {
	const watched = new Map<string, object>();
	return new Proxy(value, {
		get(target, key) {
			const inner: unknown = Reflect.get(target, key);
			if (typeof key === 'symbol' || !isField(target, key)) return inner;
			const innerPath = [...path, Array.isArray(target) ? Number(key) : key];
			onAsked(innerPath, inner);
			if (typeof inner !== 'object' || inner === null) return inner;
			const same = watched.get(key) ?? watch(inner, innerPath, onAsked);
			watched.set(key, same);
			return same;
		},
	});
}

/** What every object or list has is asked for by whoever handles it, and is no field. */
function isField(target: object, key: string): boolean {
	return Array.isArray(target) ? /^\d+$/.test(key) : !(key in Object.prototype) && key !== 'toJSON';
}

/** As problems name it: `variants[0].price_brutto`, without the record's own place. */
export function fieldName([, ...path]: FieldPath): string {
	return path.reduce<string>((name, key) => (typeof key === 'number' ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`), '');
}

/** Every field of a value that is there, whole lists and objects before what is in them. */
export function listFields(value: unknown, path: FieldPath = []): readonly FieldPath[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => [[...path, index], ...listFields(item, [...path, index])]);
	if (!isWireRecord(value)) return [];
	return Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...listFields(inner, [...path, name])]);
}

/** undefined where there is nothing. */
export function valueAt(value: unknown, path: FieldPath): unknown {
	return path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);
}

/** Stands for a field that is not there. */
export const missing = Symbol('missing');

/** A copy with another value at the path. */
export function withValueAt<Value>(value: Value, [key, ...rest]: FieldPath, other: unknown): Value {
	if (key === undefined) return other as Value;
	if (typeof value !== 'object' || value === null) return value;
	const copy: object = Array.isArray(value) ? [...value] : { ...value };
	if (rest.length === 0 && other === missing) Reflect.deleteProperty(copy, key);
	else Reflect.set(copy, key, withValueAt(Reflect.get(value, key), rest, other));
	return copy as Value;
}
