/** Names a record, and finds it in Directus. */

/** A record as the report shows it. */
export interface RecordRef {
	readonly collection: string;
	readonly id: string | number;
	/** `''` where it has no name. */
	readonly label: string;
	/** Its page in Directus; null without the address of Directus. */
	readonly url: string | null;
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
