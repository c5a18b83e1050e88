/** What a page tells its first worker: it was opened before there was one, so that the worker has seen none of its requests. */

export interface VisitedMessage {
	readonly kind: 'visited';
	/** Absolute: of the document and of what it has loaded. */
	readonly urls: readonly string[];
}

/** The message in `data`; null where somebody says something else. */
export function parseVisited(data: unknown): VisitedMessage | null {
	if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'visited' || !('urls' in data)) return null;
	const { urls } = data;
	if (!Array.isArray(urls)) return null;
	return { kind: 'visited', urls: urls.filter((url) => typeof url === 'string' && URL.canParse(url)) };
}
