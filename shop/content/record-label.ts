/** What an editor knows a record by, other than its id. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';

/** Files are known by their file name: their title is often missing, or what a camera made of it. */
const naming = [
	'filename_download',
	'display_name',
	'displayName',
	'title',
	'company_name',
	'widget_name',
	'name',
	'display_values',
	'code',
	'slug',
] as const;

/** The first field that names records and holds a text, or texts; else `''`. */
export function recordLabel(record: WireRecord): string {
	const names = naming.map((field) => toName(record[field])).filter((name) => name !== '');
	return names[0] ?? '';
}

function toName(value: unknown): string {
	const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
	return texts
		.filter((text) => typeof text === 'string')
		.join(', ')
		.trim();
}
