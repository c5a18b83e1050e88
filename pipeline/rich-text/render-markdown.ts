/** Markdown and HTML to sanitised HTML with placeholders: the one way in which an editor's text becomes HTML. */
import { createRequire } from 'node:module';
import type { Nodes, Parents, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { remarkFootnotes } from './footnotes.ts';
import { holdsHeading, linkHeadings } from './heading-anchors.ts';
import { setPlaceholders } from './placeholders.ts';
import { resolveHtml } from './resolve-html.ts';
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

/** Markdown to HTML that is not sanitised; `extensions` are what it has beyond CommonMark. What a text leaves out is a message of its file. */
function createReader(extensions: PluggableList) {
	const markdown = unified().use(remarkParse).use(extensions).use(refuseDepth);
	return markdown.use(remarkRehype, { allowDangerousHtml: true }).use(rehypeHtml).freeze();
}

/** Each extension costs every line time, so a text is read with those that it may need. */
const commonMark = createReader([]);
const withTables = createReader([remarkTable, remarkCells]);
let withGfm: typeof commonMark | null = null;

/** A line that can be a table's second one has a bar or a colon beside a dash. */
const mayHoldTable = /\||:-|-:/;
/** Lines through words, footnotes, tasks, and addresses that are links without being marked as such. */
const mayHoldMore = /~~|\[\^|\[[ \txX]\]|www\.|https?:\/\/|@/i;

/** GFM is loaded by the first text that needs it, which few sites have. */
function readerFor(text: string): typeof commonMark {
	if (!mayHoldMore.test(text)) return mayHoldTable.test(text) ? withTables : commonMark;
	const { default: remarkGfm }: typeof import('remark-gfm') = createRequire(import.meta.url)('remark-gfm');
	withGfm ??= createReader([[remarkGfm, { singleTilde: false }], remarkCells, remarkFootnotes]);
	return withGfm;
}

/** From HTML of any kind to the HTML of pages. */
const finish = unified()
	.use(() => (tree: Root, file) => settleMarkup(tree, (what) => file.message(what)))
	.use(rehypeSanitize, sanitizeSchema)
	.use(() => (tree: Root) => setPlaceholders(tree))
	.use(rehypeBlocks)
	.use(rehypeStringify)
	.freeze();

/** Blocks that a program for HTML begins a text with. */
const beginsAsHtml = /^\s*<(?:p|h[1-6]|ul|ol|dl|div|section|article|blockquote|table|figure|pre|hr)\b/i;

/** What `renderMarkdown` answers for any text. */
export function processMarkdown(text: string): string {
	const file = new VFile(text);
	const parsed = parseBounded(text, file);
	if (typeof parsed === 'string') return renderPlain(text, parsed);
	const html = finish.stringify(finish.runSync(parsed, file), file);
	return withNotes(html, { dropped: [...new Set(file.messages.map(({ reason }) => reason))], excess: null });
}

/** What a text becomes whose rendering took too long (see render-thread.ts). */
export function showAsTyped(text: string): string {
	return renderPlain(text, 'slow');
}

/** The excess where the text may not be read, or where the parsers, which call themselves for each level, run out of stack. */
function parseBounded(text: string, file: VFile): Root | TextExcess {
	try {
		const html = beginsAsHtml.test(text) && findExcessOfHtml(text) === null ? parseHtmlAlone(text, file) : null;
		const tree = html ?? findExcess(text) ?? parseMarkdown(text, file);
		return typeof tree !== 'string' && isTooDeep(tree) ? 'nested' : tree;
	} catch (error) {
		if (error instanceof RangeError) return 'nested';
		throw error;
	}
}

/** null where words stand outside of all elements, or after a blank line in a box itself: that is markdown with HTML inside. */
function parseHtmlAlone(html: string, file: VFile): Root | null {
	const { tree, lost } = resolveHtml({ type: 'root', children: [{ type: 'raw', value: html }] });
	if (tree.children.some((node) => node.type === 'text' && node.value.trim() !== '') || holdsMarkdown(tree)) return null;
	noteLost(lost, file);
	return tree;
}

/** Words after a blank line, not indented as programs indent. */
const afterBlankLine = /\n[ \t]*\n {0,3}\S/;

/** Programs put words into paragraphs, items and cells. */
function holdsMarkdown({ children }: Parents): boolean {
	return children.some((child) => {
		if (child.type !== 'element') return false;
		const isMarkdown = isBox(child) && child.children.some((node) => node.type === 'text' && afterBlankLine.test(node.value));
		return isMarkdown || holdsMarkdown(child);
	});
}

function parseMarkdown(text: string, file: VFile): Root {
	const reader = readerFor(text);
	return reader.runSync(reader.parse(file), file);
}

/** Tables without the rest of GFM: a line costs a third more with tables, and much more with all of GFM. */
function remarkTable(this: Processor): void {
	const data = this.data();
	data.micromarkExtensions = [gfmTable()];
	data.fromMarkdownExtensions = [gfmTableFromMarkdown()];
}

function refuseDepth() {
	return (tree: MarkdownRoot): void => {
		if (isTooDeep(tree)) throw new RangeError('The text is nested too deep');
	};
}

/** A row of a table has as many cells as the head. */
function remarkCells() {
	return (tree: MarkdownRoot, file: VFile): void =>
		visit(tree, 'table', ({ children: [head, ...rows] }) => {
			for (const row of rows) {
				for (const { children, position } of row.children.splice(head?.children.length ?? 0)) {
					const written = String(file).slice(position?.start.offset, position?.end.offset);
					if (children.length > 0) file.message(`the table cell ${quote(written.replace(/^\||\|$/g, '').trim())}, which has no heading`);
				}
			}
		});
}

/** HTML inside markdown. */
function rehypeHtml() {
	return (tree: Root, file: VFile): Root => {
		if (!holdsHtml(tree)) return tree;
		const resolved = resolveHtml(tree);
		noteLost(resolved.lost, file);
		return resolved.tree;
	};
}

function noteLost(words: readonly string[], file: VFile): void {
	if (words.length > 0) file.message(`the words ${quote(words.join(' '))}`);
}

function holdsHtml(node: Nodes): boolean {
	return node.type === 'raw' || ('children' in node && node.children.some(holdsHtml));
}

/** Removes empty headings, and in HTML paragraphs: programs write one for each empty line, and some held only what the schema drops. */
function rehypeBlocks() {
	return (tree: Root, file: VFile): void => {
		const isHtml = file.messages.length > 0 || String(file).includes('<');
		const hasHeading = holdsHeading(tree);
		if (isHtml || hasHeading) removeEmptyBlocks(tree, isHtml ? /^(?:p|h[1-6])$/ : /^h[1-6]$/);
		if (hasHeading) linkHeadings(tree);
	};
}

function removeEmptyBlocks(parent: Parents, names: RegExp): void {
	parent.children = parent.children.filter((child) => child.type !== 'element' || !names.test(child.tagName) || holdsContent(child));
	for (const child of parent.children) if (child.type === 'element') removeEmptyBlocks(child, names);
}

/** Paragraphs of the text as it was written. */
function renderPlain(text: string, excess: TextExcess): string {
	const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
	const children = paragraphs.flatMap((value): Root['children'] => [
		{ type: 'text', value: '\n' },
		{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] },
	]);
	return withNotes(finish.stringify({ type: 'root', children: children.slice(1) }), { dropped: [], excess });
}
