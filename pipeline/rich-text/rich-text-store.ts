/** Rendered, sanitised texts by their source. The HTML still has neutral placeholders for pictures and links (see fill-rich-text.ts). */
import type { TextNotes } from './text-notes.ts';

export interface RichTextStore {
	/** HTML of a markdown source that was prepared; an unknown source, unless it is a simple text, is an invariant violation and throws. */
	html(markdown: string): string;
}

interface RenderedTexts {
	/** What the text leaves out of its source; throws as `html` does. */
	notes(markdown: string): TextNotes;
	/** The HTML with these notes in front (see text-notes.ts), as the snapshot keeps it. */
	rendered(markdown: string): string;
}

/** The texts of a site. Those that are not simple, and that neither snapshot nor cache hold, are rendered on threads of their own where there are many. */
export interface RichTexts extends RichTextStore, RenderedTexts {
	/** Announces texts that will be needed soon, so that their rendering can begin; returns at once. */
	request(sources: Iterable<string>): void;
	/** Resolves when `html` knows all of these; renders along instead of only waiting. */
	ready(sources: Iterable<string>): Promise<void>;
	/** Ends the threads and keeps in the cache what was rendered; to be called on every way out. */
	close(): Promise<void>;
}

/** Where a rich text comes from, so that its faults are blamed on its record. */
export interface MarkdownSource {
	readonly markdown: string;
	readonly collection: string;
	readonly id: string | number;
	/** Such as `body` or `translations.en.body`. */
	readonly field: string;
}

/** Raised whenever `renderMarkdown` answers differently than before: kept results of other versions are not used. */
export const processorVersion = '4';
