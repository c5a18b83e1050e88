/** A section of the audit's text: a title, and under it entries with their details, which are cut where they are long. */

export interface TextEntry {
	readonly text: string;
	/** Each has a line of its own below the text. */
	readonly details?: readonly string[];
}

const mostEntries = 20;
const mostDetails = 10;
/** Names in one line. */
const mostNamed = 5;

/** `''` without entries. `omitted` follows the number of entries or details that are cut. */
export function textSection(title: string, entries: readonly TextEntry[], omitted: string): string {
	const cut = (lines: readonly string[], total: number, most: number) =>
		total > most ? [...lines, `… ${total - most} ${omitted}`] : lines;
	const lines = entries.slice(0, mostEntries).flatMap(({ text, details = [] }) => {
		const shown = cut(details.slice(0, mostDetails), details.length, mostDetails);
		return [text, ...shown.map((line) => `      ${line}`)];
	});
	const shown = cut(lines, entries.length, mostEntries);
	return entries.length === 0 ? '' : [title, ...shown.map((line) => `  ${toLine(line)}`)].join('\n');
}

/** Such as `Page 1, Page 2, …`. */
export function shortList(names: readonly string[], most = mostNamed): string {
	return [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ');
}

/** What editors typed may hold line ends, and signs that steer a terminal. */
export function toLine(text: string): string {
	return text.replace(/\p{Cc}+/gu, ' ');
}
