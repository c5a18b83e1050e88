/** A page's message to its worker: the page opened before there was one, or one that navigation has shown without its document. */

export interface VisitedMessage {
	readonly kind: 'visited';
	/** Absolute address of the document. */
	readonly page: string;
	/** Absolute addresses of what it has loaded. */
	readonly assets: readonly string[];
}

/** The message in `data`; null for any other message. */
export function parseVisited(data: unknown): VisitedMessage | null {
	if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'visited') return null;
	if (!('page' in data) || !isAddress(data.page) || !('assets' in data) || !Array.isArray(data.assets)) return null;
	return { kind: 'visited', page: data.page, assets: data.assets.filter(isAddress) };
}

function isAddress(value: unknown): value is string {
	return typeof value === 'string' && URL.canParse(value);
}
