/** Markdown and HTML to sanitised HTML with placeholders: the one way in which an editor's text becomes HTML. */
import { processMarkdown } from './markdown-processor.ts';
import { renderSimpleText } from './simple-text.ts';

/**
 * Renders one text: markdown, HTML, or markdown with HTML inside. Links and pictures are placeholders (see placeholders.ts); notes on what is
 * left out precede the HTML (see text-notes.ts).
 */
export function renderMarkdown(markdown: string): string {
	return renderSimpleText(markdown) ?? processMarkdown(markdown);
}
