/** Markdown to sanitised HTML with placeholders: the one way in which an editor's text becomes HTML. */
import { processMarkdown } from './markdown-processor.ts';
import { renderSimpleText } from './simple-text.ts';

/** Renders one text. HTML written inside the markdown is left out; links and pictures are placeholders (see placeholders.ts). */
export function renderMarkdown(markdown: string): string {
	return renderSimpleText(markdown) ?? processMarkdown(markdown);
}
