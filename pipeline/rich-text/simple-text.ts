/**
 * Most texts of a site are headings, paragraphs, lists, emphasis and links, each written the plainest way. They need no parser for all of markdown,
 * which takes thirty times as long; it gets every text that might mean anything else (docs/decisions/0012-rich-text-on-threads.md).
 */
import { createHeadingIds } from './heading-ids.ts';
import { renderSimpleLine } from './simple-line.ts';

/** Controls, and what opens code, HTML, quotations, tables, escapes and other emphasis. A byte order mark means nothing only at the start. */
const neverSimple = /[^\P{Cc}\n]|[\\`<>_~|\ufeff]/u;
const headingLine = /^(#{1,6}) ([^ #*[\]](?:[^#*[\]]*[^ #*[\]])?)$/;
const itemLine = /^([-*]) ([^ ].*)$/;
/** Emphasis and links may start a paragraph, and show in the line whether they are such. */
const mayStartOtherBlock = /^(?:[ #+=:-]|\d+[.)])/;

type BlockKind = 'paragraph' | 'heading' | '-' | '*';

interface Block {
	readonly kind: BlockKind;
	/** Of a heading: the number of its signs. */
	readonly depth: number;
	/** Of a paragraph or heading its lines, of a list its items. */
	readonly lines: string[];
}

/** The HTML that the processor makes of the text, byte for byte; null where the text is not simple. */
export function renderSimpleText(markdown: string): string | null {
	const blocks = neverSimple.test(markdown) ? null : readBlocks(markdown.split('\n'));
	if (blocks === null) return null;
	const toHeadingId = createHeadingIds();
	const html: string[] = [];
	for (const block of blocks) {
		const parts = renderLines(block.lines);
		if (parts === null) return null;
		if (block.kind === 'paragraph') html.push(`<p>${parts.join('\n')}</p>`);
		else if (block.kind === 'heading') html.push(renderHeading(block.depth, parts.join(), toHeadingId(block.lines.join())));
		else html.push(`<ul>\n${parts.map((part) => `<li>${part}</li>\n`).join('')}</ul>`);
	}
	return html.join('\n');
}

/** null where a line is anything but a heading, an item, a part of a paragraph, or empty, or where blocks may grow together. */
function readBlocks(lines: readonly string[]): readonly Block[] | null {
	const blocks: Block[] = [];
	let afterBlank = true;
	for (const line of lines) {
		if (line === '') {
			afterBlank = true;
			continue;
		}
		const block = readLine(line);
		if (block === null) return null;
		const before = blocks.at(-1);
		const listGoesOn = before !== undefined && isList(before);
		if (before?.kind === block.kind && block.kind !== 'heading' && !afterBlank) before.lines.push(...block.lines);
		else if (listGoesOn && (isList(block) || (block.kind === 'paragraph' && !afterBlank))) return null;
		else blocks.push(block);
		afterBlank = false;
	}
	return blocks;
}

function readLine(line: string): Block | null {
	if (line.endsWith(' ')) return null;
	const [, signs = '', title] = headingLine.exec(line) ?? [];
	if (title?.trim() === '') return null;
	if (title !== undefined) return { kind: 'heading', depth: signs.length, lines: [title] };
	const [, mark, item = ''] = itemLine.exec(line) ?? [];
	const text = mark === undefined ? line : item;
	if (mayStartOtherBlock.test(text)) return null;
	return { kind: mark === '-' || mark === '*' ? mark : 'paragraph', depth: 0, lines: [text] };
}

function isList({ kind }: Block): boolean {
	return kind === '-' || kind === '*';
}

/** Emphasis and links end in the line in which they begin. */
function renderLines(lines: readonly string[]): readonly string[] | null {
	const html: string[] = [];
	for (const line of lines) {
		const part = renderSimpleLine(line);
		if (part === null) return null;
		html.push(part);
	}
	return html;
}

function renderHeading(depth: number, html: string, id: string | null): string {
	if (id === null) return `<h${depth}>${html}</h${depth}>`;
	const isLink = depth >= 2 && depth <= 4;
	const content = isLink ? `<a class="heading-anchor" href="#${id}">${html}</a>` : html;
	return `<h${depth} id="${id}">${content}</h${depth}>`;
}
