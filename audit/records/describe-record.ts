/** Names a record as an editor knows it, and finds it in Directus. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';

/** A record as the report shows it. */
export interface RecordRef {
	readonly collection: string;
	readonly id: string | number;
	/** `''` where it has no name. */
	readonly label: string;
	/** Its page in Directus; null where nobody said where that is. */
	readonly url: string | null;
}

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

/** `portalUrl` is the address of Directus without a slash at its end. Files of the snapshot are no records, and have no page. */
export function recordUrl(portalUrl: string | null, collection: string, id: string | number): string | null {
	if (portalUrl === null || id === '' || String(id).includes('/')) {
		return null;
	}
	const base = `${portalUrl}/admin`;
	if (collection === 'directus_files') {
		return `${base}/files/${encodeURIComponent(id)}`;
	}
	// "(new)" is how a problem names a record that should be made.
	return `${base}/content/${encodeURIComponent(collection)}/${id === '(new)' ? '+' : encodeURIComponent(id)}`;
}
