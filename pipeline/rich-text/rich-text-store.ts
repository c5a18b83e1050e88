/** Rendered, sanitised markdown by its source. The HTML still has neutral placeholders for pictures and links (see fill-rich-text.ts). */

export interface RichTextStore {
	/** HTML of a markdown source that was prepared; an unknown source is an invariant violation and throws. */
	html(markdown: string): string;
}
