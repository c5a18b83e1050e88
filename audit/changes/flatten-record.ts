/** Takes a record apart into its values, each under a path that stays the same when rows come and go. */
import { isWireRecord, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';

export type Value = string | number | boolean;

/** Values by path, such as `translations.en.description` or `variants[11].price_brutto`; what is empty has none. */
export function flattenRecord(record: WireRecord): ReadonlyMap<string, Value> {
	const values = new Map<string, Value>();
	const parent = recordKey(record);
	for (const [field, value] of Object.entries(record)) {
		collect(value, field, parent, values);
	}
	return values;
}

function collect(value: unknown, path: string, parent: string | number, values: Map<string, Value>): void {
	if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) {
			collectRow(item, `${path}${rowName(item, index)}`, parent, values);
		}
	} else if (isWireRecord(value)) {
		collectRow(value, path, parent, values);
	} else if (isValue(value)) {
		values.set(path, value);
	}
}

/** A row's own id stands in its path, and which record it belongs to is known. */
function collectRow(row: unknown, path: string, parent: string | number, values: Map<string, Value>): void {
	if (!isWireRecord(row)) {
		collect(row, path, parent, values);
		return;
	}
	for (const [field, value] of Object.entries(row)) {
		const isBackReference = field.endsWith('_id') && value === parent;
		const isName = field === 'id' || (field === 'language' && path.endsWith(`.${value}`));
		if (!isName && !isBackReference) {
			collect(value, `${path}.${field}`, parent, values);
		}
	}
}

function rowName(row: unknown, index: number): string {
	if (isWireRecord(row)) {
		if (typeof row.language === 'string') {
			return `.${row.language}`;
		}
		if (typeof row.id === 'number' || typeof row.id === 'string') {
			return `[${row.id}]`;
		}
	}
	return `[${index}]`;
}

function isValue(value: unknown): value is Value {
	return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}
