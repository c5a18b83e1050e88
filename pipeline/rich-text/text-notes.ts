/**
 * What a rendered text leaves out of its source. It is kept in front of the HTML, as a comment, wherever the HTML is kept: so a build that
 * takes a text from the snapshot or the cache says the same as the one that rendered it.
 */

export interface TextNotes {
	/** Words, elements, attributes and links that the site does not show, as an editor knows them: `<iframe>`, `style of <p>`. Each once. */
	readonly dropped: readonly string[];
	/** Why the text is shown as plain words; null where it is not. */
	readonly excess: TextExcess | null;
}

/**
 * `long`: too many characters; `marks`: too many signs of emphasis, links or code in one paragraph; `nested`: too deep; `parts`: too many lines
 * of lists, quotations and the like; `slow`: none of these, and a thread was ended that rendered it.
 */
export type TextExcess = 'long' | 'marks' | 'nested' | 'parts' | 'slow';

export const noNotes: TextNotes = { dropped: [], excess: null };

const opening = '<!--left out ';
const closing = '-->';

/** `html` comes from `toHtml`, which writes no comments: only a note can stand at the start of a rendered text. */
export function withNotes(html: string, { dropped, excess }: TextNotes): string {
	if (dropped.length === 0 && excess === null) return html;
	// No value can end the comment.
	const json = JSON.stringify(excess === null ? { dropped } : { dropped, excess }).replaceAll('>', '\\u003e');
	return `${opening}${json}${closing}\n${html}`;
}

export function htmlOf(rendered: string): string {
	return rendered.startsWith(opening) ? rendered.slice(rendered.indexOf(closing) + closing.length + 1) : rendered;
}

export function notesOf(rendered: string): TextNotes {
	if (!rendered.startsWith(opening)) return noNotes;
	const notes: Partial<TextNotes> = JSON.parse(rendered.slice(opening.length, rendered.indexOf(closing)));
	return { ...noNotes, ...notes };
}

/** What an editor wrote, as a note shows it. */
export function quote(value: unknown): string {
	const text = String(value);
	return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
