/**
 * Most texts of a site are headings, paragraphs, lists, emphasis and links, each written the plainest way. They need no parser for all of markdown,
 * which takes thirty times as long; it gets every text that might mean anything else (docs/decisions/0012-rich-text-on-threads.md).
 */
import GithubSlugger, { slug } from 'github-slugger';
import { linkKind } from './link-kind.ts';

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

/** An ampersand that cannot begin a character reference becomes one; the processor gets all others. */
const maybeReference = /&[#a-z0-9]/i;
const special = /[*[\]&]/;
/** The processor allows schemes in small letters only. */
const capitalScheme = /^[a-z]*[A-Z][A-Za-z]*:/;

/**
 * Emphasised words start and end with a letter or digit, stand after a space or at the start, and before a space, a sign or the end: so the stars
 * before them can only open, and those after them only close. The last alternative matches the rest.
 */
const marks =
	/(?<=^|[\s(])(\*\*?)([\p{L}\p{N}](?:[^*[\]]*[\p{L}\p{N}])?)\1(?=$|[\s.,;:!?)])|(?<!!)\[([^*[\]\s](?:[^*[\]]*[^*[\]\s])?)\]\(([\w./?=#@:+,;-]+)\)|[*[\]]/gu;

/** Addresses that become links without markup. Targets of links look like them and are removed first. */
const bareAddress = /www\.|https?:\/\/|@/i;
const linkTarget = /\]\([^()\s]*\)/g;

/** null where the line holds more than text, emphasis and links. The line has none of what `neverSimple` names. */
function renderSimpleLine(line: string): string | null {
	if (bareAddress.test(line) && bareAddress.test(line.replace(linkTarget, ']'))) return null;
	if (!special.test(line)) return line;
	if (maybeReference.test(line)) return null;
	let isSimple = true;
	const html = line.replaceAll('&', '&#x26;').replace(marks, (_match, stars?: string, words?: string, text?: string, target?: string) => {
		if (stars !== undefined) return stars === '*' ? `<em>${words}</em>` : `<strong>${words}</strong>`;
		if (target !== undefined && linkKind(target) !== null && !capitalScheme.test(target)) return `<a data-link="${target}">${text}</a>`;
		isSimple = false;
		return '';
	});
	return isSimple ? html : null;
}

/**
 * Gives each heading of one text its id by its words, in their order; null where they make none. An id that scripts might look up as a global
 * (`_paq`, `__proto__`) gets the prefix `text-`. All others stay as editors write them in menu anchors; that they are the only ones of their
 * page is seen to where the page is known (fill-rich-text.ts).
 */
export function createHeadingIds(): (words: string) => string | null {
	const slugger = new GithubSlugger();
	return (words) => {
		if (!/[\p{Letter}\p{Number}]/u.test(slug(words))) return null;
		const id = slugger.slug(words);
		return /^\p{Letter}/u.test(id) ? id : `text-${id}`;
	};
}
