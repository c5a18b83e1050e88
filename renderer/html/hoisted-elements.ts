/** React 19 writes preloads and metadata at the start of the markup of a fragment; in the document they belong into the head. */

export interface SplitMarkup {
	/** Elements for the head. */
	readonly head: string;
	readonly body: string;
}

const hoisted = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** Splits the leading head elements off. */
export function splitHoisted(markup: string): SplitMarkup {
	const head = hoisted.exec(markup)?.[0] ?? '';
	return { head, body: markup.slice(head.length) };
}
