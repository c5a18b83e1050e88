/** Writes HTML with one element a line, so that a difference between two versions of a page is the difference between some lines. */

/** A tag, a comment or text. Values of attributes may hold a `>`. */
const token = /<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|[^">])*>|[^<]+/gi;
const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

interface Element {
	/** As it was written. */
	readonly opening: string;
	/** null: a void element, which has none. */
	readonly closing: string | null;
	readonly children: (Element | string)[];
}

/**
 * Elements without elements in them, and void ones, take one line. Spaces at the ends of a text show as `␣`, line breaks in it as `⏎`, and those between
 * elements are left out. Throws where tags do not match.
 */
export function prettyHtml(html: string): string {
	return parse(html).flatMap(toLines).join('\n');
}

function parse(html: string): readonly (Element | string)[] {
	const root: Element = { opening: '', closing: null, children: [] };
	const open = [root];
	for (const [text] of html.matchAll(token)) {
		const parent = open.at(-1) ?? root;
		const name = /^<\/?([a-z][\w-]*)/i.exec(text)?.[1]?.toLowerCase();
		if (name === undefined) {
			addText(parent, text);
		} else if (text.startsWith('</')) {
			if (open.length === 1 || parent.closing !== text) throw new Error(`${text} closes ${parent.opening || 'nothing'}.`);
			open.pop();
		} else {
			const isVoid = voidElements.has(name) || text.endsWith('/>');
			const element: Element = { opening: text, closing: isVoid ? null : `</${name}>`, children: [] };
			parent.children.push(element);
			if (!isVoid) open.push(element);
		}
	}
	if (open.length > 1) throw new Error(`${open.at(-1)?.opening} is not closed.`);
	return root.children;
}

/** React's comments between two texts belong to the text. */
function addText({ children }: Element, text: string): void {
	const before = children.at(-1);
	if (typeof before === 'string') {
		children[children.length - 1] = before + text;
	} else {
		children.push(text);
	}
}

function toLines(node: Element | string): readonly string[] {
	if (typeof node === 'string') return /^\s*\n\s*$/.test(node) ? [] : [showSpaces(node)];
	const { opening, closing, children } = node;
	if (closing === null) return [opening];
	const lines = children.flatMap(toLines);
	const isShort = lines.length === 0 || (lines.length === 1 && typeof children[0] === 'string');
	return isShort ? [`${opening}${lines.join('')}${closing}`] : [opening, ...lines.map((line) => `\t${line}`), closing];
}

function showSpaces(text: string): string {
	return text.replaceAll('\n', '⏎').replaceAll('\u00a0', '&nbsp;').replaceAll('\u202f', '&#8239;').replace(/^ | $/g, '␣');
}
