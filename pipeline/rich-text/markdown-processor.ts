/** The processor for all of markdown. */
import type { Nodes } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { holdsHeading, linkHeadings } from './heading-anchors.ts';
import { markdownTables, mayHoldTable } from './markdown-tables.ts';
import { setPlaceholders } from './placeholders.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

/** What `renderMarkdown` answers for any text. Does what a unified processor would do with the same parts, without what that costs each text. */
export function processMarkdown(markdown: string): string {
	const tree: Nodes = sanitize(toHast(fromMarkdown(markdown, mayHoldTable(markdown) ? markdownTables : null)), sanitizeSchema);
	if (tree.type !== 'root') throw new Error(`Markdown became a ${tree.type}`);
	setPlaceholders(tree);
	if (holdsHeading(tree)) linkHeadings(tree);
	return toHtml(tree);
}
