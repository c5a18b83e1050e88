/** Markdown and HTML to sanitised HTML with placeholders: the one way in which an editor's text becomes HTML. */
import type { Nodes, Parents, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { createFootnotes } from './footnotes.ts';
import { holdsHeading, linkHeadings } from './heading-anchors.ts';
import { extensionsFor } from './markdown-extensions.ts';
import { setPlaceholders } from './placeholders.ts';
import { resolveHtml, toRoot } from './resolve-html.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { holdsContent, isBox, settleMarkup } from './settle-markup.ts';
import { renderSimpleText } from './simple-text.ts';
import { findExcess, findExcessOfHtml, isTooDeep } from './text-limits.ts';
import { quote, type TextExcess, withNotes } from './text-notes.ts';

/**
 * Renders one text: markdown, HTML, or markdown with HTML inside. Links and pictures are placeholders (see placeholders.ts); notes on what is
 * left out precede the HTML (see text-notes.ts).
 */
export function renderMarkdown(markdown: string): string {
	return renderSimpleText(markdown) ?? processMarkdown(markdown);
}

type Drop = (what: string) => void;

/** Blocks that a program for HTML begins a text with. */
const beginsAsHtml = /^\s*<(?:p|h[1-6]|ul|ol|dl|div|section|article|blockquote|table|figure|pre|hr)\b/i;

/** What `renderMarkdown` answers for any text. Does what a unified processor would do with the same parts, without what that costs each text. */
export function processMarkdown(text: string): string {
	const dropped = new Set<string>();
	const parsed = parseBounded(text, (what) => dropped.add(what));
	if (typeof parsed === 'string') return renderPlain(text, parsed);
	settleMarkup(parsed, (what) => dropped.add(what));
	const tree: Nodes = toRoot(sanitize(parsed, sanitizeSchema));
	setPlaceholders(tree);
	const isHtml = dropped.size > 0 || text.includes('<');
	const hasHeading = holdsHeading(tree);
	if (isHtml || hasHeading) removeEmptyBlocks(tree, isHtml ? /^(?:p|h[1-6])$/ : /^h[1-6]$/);
	if (hasHeading) linkHeadings(tree);
	return withNotes(toHtml(tree), { dropped: [...dropped], excess: null });
}

/** The excess where the text may not be read, or where the parsers, which call themselves for each level, run out of stack. */
function parseBounded(text: string, drop: Drop): Root | TextExcess {
	try {
		const html = beginsAsHtml.test(text) && findExcessOfHtml(text) === null ? parseHtmlAlone(text, drop) : null;
		const tree = html ?? findExcess(text) ?? parseMarkdown(text, drop);
		return typeof tree !== 'string' && isTooDeep(tree) ? 'nested' : tree;
	} catch (error) {
		if (error instanceof RangeError) return 'nested';
		throw error;
	}
}

/** Headings, and in HTML paragraphs: programs write one for each empty line, and some held only what the schema drops. */
function removeEmptyBlocks(parent: Parents, names: RegExp): void {
	parent.children = parent.children.filter((child) => child.type !== 'element' || !names.test(child.tagName) || holdsContent(child));
	for (const child of parent.children) if (child.type === 'element') removeEmptyBlocks(child, names);
}

/** Words after a blank line, not indented as programs indent. */
const afterBlankLine = /\n[ \t]*\n {0,3}\S/;

/** null where words stand outside of all elements, or after a blank line in a box itself: that is markdown with HTML inside. */
function parseHtmlAlone(html: string, drop: Drop): Root | null {
	const { tree, lost } = resolveHtml({ type: 'root', children: [{ type: 'raw', value: html }] });
	if (tree.children.some((node) => node.type === 'text' && node.value.trim() !== '') || holdsMarkdown(tree)) return null;
	dropWords(lost, drop);
	return tree;
}

/** Programs put words into paragraphs, items and cells. */
function holdsMarkdown({ children }: Parents): boolean {
	return children.some((child) => {
		if (child.type !== 'element') return false;
		const isMarkdown = isBox(child) && child.children.some((node) => node.type === 'text' && afterBlankLine.test(node.value));
		return isMarkdown || holdsMarkdown(child);
	});
}

function parseMarkdown(markdown: string, drop: Drop): Root | TextExcess {
	const source = fromMarkdown(markdown, extensionsFor(markdown));
	if (isTooDeep(source)) return 'nested';
	const footnotes = createFootnotes();
	const tree = toRoot(toHast(source, { allowDangerousHtml: true, handlers: footnotes.handlers }));
	footnotes.append(tree, drop);
	if (markdown.includes('|')) dropCellsBeyondHead(source, markdown, drop);
	if (!holdsHtml(tree)) return tree;
	const resolved = resolveHtml(tree);
	dropWords(resolved.lost, drop);
	return resolved.tree;
}

function dropWords(words: readonly string[], drop: Drop): void {
	if (words.length > 0) drop(`the words ${quote(words.join(' '))}`);
}

/** A row of a table has as many cells as the head. */
function dropCellsBeyondHead(source: ReturnType<typeof fromMarkdown>, markdown: string, drop: Drop): void {
	visit(source, 'table', ({ children: [head, ...rows] }) => {
		for (const { children: cells } of rows) {
			for (const { children, position } of cells.slice(head?.children.length)) {
				const written = markdown.slice(position?.start.offset, position?.end.offset);
				if (children.length > 0) drop(`the table cell ${quote(written.replace(/^\||\|$/g, '').trim())}, which has no heading`);
			}
		}
	});
}

function holdsHtml(node: Nodes): boolean {
	return node.type === 'raw' || ('children' in node && node.children.some(holdsHtml));
}

/** Paragraphs of the text as it was written. */
function renderPlain(text: string, excess: TextExcess): string {
	const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
	const html = paragraphs.map((value) => toHtml({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }));
	return withNotes(html.join('\n'), { dropped: [], excess });
}
