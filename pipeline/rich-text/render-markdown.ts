/** Markdown to sanitised HTML with placeholders: the one way in which an editor's text becomes HTML. */
import type { Nodes } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { holdsHeading, linkHeadings } from './heading-anchors.ts';
import { markdownTables, mayHoldTable } from './markdown-tables.ts';
import { setPlaceholders } from './placeholders.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

/**
 * Renders one text. HTML written inside the markdown is left out; links and pictures are placeholders (see placeholders.ts). Does what a
 * unified processor would do with the same parts, without what that costs each text.
 */
export function renderMarkdown(markdown: string): string {
	const tree: Nodes = sanitize(toHast(fromMarkdown(markdown, mayHoldTable(markdown) ? markdownTables : null)), sanitizeSchema);
	if (tree.type !== 'root') throw new Error(`Markdown became a ${tree.type}`);
	setPlaceholders(tree);
	if (holdsHeading(tree)) linkHeadings(tree);
	return toHtml(tree);
}
