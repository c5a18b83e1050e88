/** Brings nested translations into the flat form in which rows are judged. */
import { isWireRecord, type WireRecord } from '../snapshot/wire-record.ts';

/**
 * The record with every row of its lists of translations flat, those of its child rows included: `{ seo: { title } }` has the dotted key `seo.title`,
 * which stands for the field `seo_title`. The language of a row that answers expanded is its code. A record without nested ones is returned as it is.
 */
export function flattenTranslations(record: WireRecord): WireRecord {
	let flat: Record<string, unknown> | null = null;
	for (const name of Object.keys(record)) {
		const value = record[name];
		if (typeof value !== 'object') continue;
		const changed = Array.isArray(value) ? flattenList(name, value) : value;
		if (changed !== value) flat = { ...(flat ?? record), [name]: changed };
	}
	return flat ?? record;
}

/** Every value below an object by its dotted key; lists are values. */
export function toDottedKeys(value: WireRecord, prefix = ''): readonly (readonly [key: string, value: unknown])[] {
	return Object.entries(value).flatMap(([name, inner]) =>
		isWireRecord(inner) ? toDottedKeys(inner, `${prefix}${name}.`) : [[`${prefix}${name}`, inner] as const],
	);
}

function flattenList(name: string, rows: readonly unknown[]): readonly unknown[] {
	const flat = rows.map((row) => {
		if (!isWireRecord(row)) return row;
		return name === 'translations' ? flattenRow(row) : flattenTranslations(row);
	});
	return flat.some((row, index) => row !== rows[index]) ? flat : rows;
}

/** A field that is there by its own name wins over a nested one. An object also stays by its own name: in place of a text, it is reported. */
function flattenRow(row: WireRecord): WireRecord {
	if (!Object.values(row).some(isWireRecord)) return row;
	const keys = toDottedKeys(row).map(([key, value]): [string, unknown] => [
		key === 'language.code' ? 'language' : key.replaceAll('.', '_'),
		value,
	]);
	const own = Object.entries(row).filter(([, value]) => !isWireRecord(value));
	const groups = Object.entries(row).filter(([name, value]) => name !== 'language' && isWireRecord(value));
	return Object.fromEntries([...groups, ...keys, ...own]);
}
