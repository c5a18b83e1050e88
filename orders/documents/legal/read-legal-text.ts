/** Reads a legal text as editors write one: Markdown, HTML, or one in the other. */
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Language } from '../../../site/languages.ts';
import { absoluteLink, addressBeside } from './absolute-link.ts';
import type { LegalBlock, Span, Spans } from './legal-blocks.ts';

interface Reading {
	readonly siteUrl: string;
	readonly language: Language;
}

const reader = unified()
	.use(remarkParse)
	.use(remarkGfm, { singleTilde: false })
	.use(remarkRehype, { allowDangerousHtml: true })
	.use(rehypeRaw)
	.freeze();

/** Links are absolute, and their address stands beside their words: paper has no links. */
export function readLegalText(markdown: string, reading: Reading): readonly LegalBlock[] {
	if (isTooDeep.test(markdown)) return asTyped(markdown);
	try {
		return blocksOf((reader.runSync(reader.parse(markdown)) as Root).children, reading);
	} catch (error) {
		// Parsers and readers call themselves for each level.
		if (!(error instanceof RangeError)) throw error;
		return asTyped(markdown);
	}
}

/** So many quotes and lists within each other say nothing to a reader, and take parsers minutes. */
const isTooDeep = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])[ \t]*){60}/m;

function asTyped(markdown: string): readonly LegalBlock[] {
	return markdown.split(/\n\s*\n/).map((text) => ({ kind: 'paragraph', spans: [{ text: text.trim(), isStrong: false, url: null }] }));
}

const hidden: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'title', 'iframe', 'object', 'svg', 'input']);
const boxes: ReadonlySet<string> = new Set(
	'address article aside body details div dl dd dt fieldset figure figcaption footer header html main nav p pre section summary'.split(' '),
);
const blockNames: ReadonlySet<string> = new Set([...boxes, ...'blockquote h1 h2 h3 h4 h5 h6 hr ol table ul'.split(' ')]);

function blocksOf(nodes: readonly RootContent[], reading: Reading): readonly LegalBlock[] {
	const blocks: LegalBlock[] = [];
	let words: RootContent[] = [];
	const endParagraph = (): void => {
		const spans = spansOf(words, reading);
		if (spans.length > 0) blocks.push({ kind: 'paragraph', spans });
		words = [];
	};
	for (const node of nodes) {
		if (node.type === 'element' && blockNames.has(node.tagName)) {
			endParagraph();
			blocks.push(...blocksOfElement(node, reading));
		} else words.push(node);
	}
	endParagraph();
	return blocks;
}

function blocksOfElement(element: Element, reading: Reading): readonly LegalBlock[] {
	const { tagName: name, children } = element;
	if (name === 'hr') return [{ kind: 'rule' }];
	if (name === 'blockquote') return [{ kind: 'quote', blocks: blocksOf(children, reading) }];
	if (name === 'ol' || name === 'ul') return [toList(element, reading)];
	if (name === 'table') return [toTable(element, reading)];
	if (/^h[1-6]$/.test(name)) {
		const spans = spansOf(children, reading);
		return spans.length === 0 ? [] : [{ kind: 'heading', level: Number(name[1]), spans }];
	}
	return blocksOf(children, reading);
}

function toList({ tagName, properties, children }: Element, reading: Reading): LegalBlock {
	const first = Number(properties.start ?? 1);
	return {
		kind: 'list',
		first: tagName === 'ol' ? first : null,
		items: elementsIn(children, 'li')
			.map((item) => blocksOf(item.children, reading))
			.filter((blocks) => blocks.length > 0),
	};
}

function toTable(table: Element, reading: Reading): LegalBlock {
	const rows = rowsIn(table).map((row) => ({
		isHead: elementsIn(row.children, 'td').length === 0,
		cells: row.children
			.filter((cell): cell is Element => cell.type === 'element' && (cell.tagName === 'td' || cell.tagName === 'th'))
			.map((cell) => spansOf(cell.children, reading)),
	}));
	const [first] = rows;
	const head = first?.isHead ? first.cells : [];
	return { kind: 'table', head, rows: (first?.isHead ? rows.slice(1) : rows).map(({ cells }) => cells) };
}

function rowsIn({ children }: Element): readonly Element[] {
	return children.flatMap((child) =>
		child.type !== 'element' ? [] : child.tagName === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.tagName) ? rowsIn(child) : [],
	);
}

function elementsIn(children: readonly ElementContent[], name: string): readonly Element[] {
	return children.filter((child): child is Element => child.type === 'element' && child.tagName === name);
}

/** Words in one line, as a browser shows them; empty where there are none. */
function spansOf(nodes: readonly Nodes[], reading: Reading): Spans {
	return tidy(nodes.flatMap((node) => spansOfNode(node, { isStrong: false, url: null }, reading)));
}

function spansOfNode(node: Nodes, around: Omit<Span, 'text'>, reading: Reading): Spans {
	if (node.type === 'text') return [{ ...around, text: node.value.replace(/[ \t\r\n\f]+/g, ' ').replace(/[^\P{Cf}\u200b]/gu, '') }];
	if (node.type !== 'element' || hidden.has(node.tagName)) return [];
	const { tagName: name, properties, children } = node;
	if (name === 'br') return [{ ...around, text: '\n' }];
	if (name === 'img') return [{ ...around, text: String(properties.alt ?? '') }];
	const isStrong = around.isStrong || name === 'strong' || name === 'b' || name === 'th';
	const url = name === 'a' ? absoluteLink(String(properties.href ?? ''), reading.siteUrl, reading.language) : around.url;
	const words = children.flatMap((child) => spansOfNode(child, { isStrong, url }, reading));
	const spans = name === 'em' && isBetweenNoteMarks(words) ? [{ ...around, text: '*' }, ...words, { ...around, text: '*' }] : words;
	const beside = name === 'a' && url !== null ? addressBeside(spans.map(({ text }) => text).join(''), url) : null;
	// A block among words, such as in a cell, begins a line.
	const after: Spans = blockNames.has(name) || name === 'li' ? [{ ...around, text: '\n' }] : [];
	return [...spans, ...(beside === null ? [] : [{ isStrong: false, url, text: ` (${beside})` }]), ...after];
}

/** Markdown takes the stars of "ich/wir (*) den Vertrag (*)" for emphasis; the form for a withdrawal has them as marks of a note. */
function isBetweenNoteMarks(spans: Spans): boolean {
	return spans.at(0)?.text.startsWith(')') === true && spans.at(-1)?.text.endsWith('(') === true;
}

/** Without blanks at the ends of lines; neighbours of one look are one. */
function tidy(spans: Spans): Spans {
	const joined: Span[] = [];
	let before = '\n';
	for (const span of spans) {
		const text = (/\s$/.test(before) ? span.text.replace(/^ +/, '') : span.text).replace(/ +(?=\n)/g, '');
		if (text === '') continue;
		const last = joined.at(-1);
		if (last !== undefined && text.startsWith('\n')) joined[joined.length - 1] = { ...last, text: last.text.trimEnd() };
		if (last !== undefined && last.isStrong === span.isStrong && last.url === span.url)
			joined[joined.length - 1] = { ...last, text: (joined.at(-1)?.text ?? '') + text };
		else joined.push({ ...span, text });
		before = text;
	}
	while (joined.length > 0 && joined.at(-1)?.text.trimEnd() === '') joined.pop();
	const [first, end] = [joined[0], joined.at(-1)];
	if (end !== undefined) joined[joined.length - 1] = { ...end, text: end.text.trimEnd() };
	if (first !== undefined && joined[0] !== undefined) joined[0] = { ...joined[0], text: joined[0].text.trimStart() };
	return joined.filter(({ text }) => text !== '');
}
