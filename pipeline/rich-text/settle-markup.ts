/** Replaces the markup of editors' programs by markup that the schema allows, and notes what the schema does not allow. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toImageReference } from './image-reference.ts';
import { linkKind } from './link-kind.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { isHidden, settleListType, settleStyle } from './settle-style.ts';
import { quote } from './text-notes.ts';

const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del', tt: 'code', kbd: 'code', samp: 'code' };
/** Boxes without a meaning of their own: those that hold only words become paragraphs. */
const boxes = new Set(['address', 'article', 'aside', 'center', 'div', 'footer', 'header', 'hgroup', 'main', 'nav', 'section']);
/** Boxes that do something: what they do is left out, what they say stays in paragraphs of its own. */
const activeBoxes = new Set(['details', 'dialog', 'fieldset', 'form', 'legend', 'option', 'select', 'summary']);
/** What they hold is a drawing, or words for browsers that cannot show what they embed: it is left out with them. */
const embedding = new Set(['applet', 'audio', 'canvas', 'embed', 'iframe', 'noembed', 'noframes', 'object', 'svg', 'video']);
/** Their content says all that they say. */
const transparent = new Set(['span', 'font', 'picture', 'source', 'colgroup', 'col', 'abbr', 'time', 'wbr', 'bdi', 'bdo', 'data', 'label']);
const blocks = new Set('blockquote dl figure h1 h2 h3 h4 h5 h6 hr li ol p pre table ul'.split(' ').concat([...boxes, ...activeBoxes]));

const allowedTags = new Set<string>(sanitizeSchema.tagNames ?? []);
const allowedAttributes: Readonly<Record<string, readonly unknown[]>> = sanitizeSchema.attributes ?? {};
/** Attributes that other markup replaces, or that the design decides. */
const harmlessAttribute =
	/^(?:class(?:Name)?|id|name|title|lang|xmlLang|dir|target|rel|width|height|border|cell(?:Padding|Spacing)|vAlign|scope|summary|role|tabIndex|loading|decoding|srcSet|sizes|crossOrigin|referrerPolicy|type|data.*|aria.*)$/;

/** Calls `drop` with words for an editor for each thing that the page will lack. Runs before the tree is sanitised. */
export function settleMarkup(tree: Root, drop: (what: string) => void): void {
	tree.children = settleAll(tree.children, drop);
}

function settleAll<Node extends RootContent>(nodes: readonly Node[], drop: (what: string) => void): (Node | ElementContent)[] {
	return nodes.flatMap((node): (Node | ElementContent)[] => (node.type === 'element' ? settleElement(node, drop) : [node]));
}

/** The element, its content where the element itself says nothing, or nothing. */
function settleElement(element: Element, drop: (what: string) => void): ElementContent[] {
	const { tagName } = element;
	if (tagName === 'input' && element.properties.type === 'checkbox') {
		return [{ type: 'text', value: element.properties.checked ? '☑' : '☐' }];
	}
	if (isHidden(element)) {
		if (holdsContent(element)) drop(`the hidden <${tagName}>`);
		return [];
	}
	if (embedding.has(tagName)) {
		drop(`<${tagName}>`);
		return [];
	}
	element.children = settleAll(element.children, drop);
	element.tagName = renamed[tagName] ?? tagName;
	settleStyle(element, drop);
	if (tagName === 'ol') settleListType(element);
	if (activeBoxes.has(tagName)) drop(`<${tagName}>`);
	if (boxes.has(tagName) || activeBoxes.has(tagName)) settleBox(element);
	noteDropped(element, drop);
	return transparent.has(element.tagName) ? element.children : [element];
}

/** Words, or something that stands for itself. */
export function holdsContent(node: ElementContent): boolean {
	if (node.type !== 'element') return node.type === 'text' && node.value.trim() !== '';
	return node.tagName === 'img' || node.tagName === 'hr' || embedding.has(node.tagName) || node.children.some(holdsContent);
}

/** True for elements that may hold blocks and say little themselves. */
export function isBox({ tagName }: Element): boolean {
	return boxes.has(tagName) || activeBoxes.has(tagName) || tagName === 'blockquote' || tagName === 'figure';
}

function settleBox(element: Element): void {
	if (element.children.some((child) => child.type === 'element' && blocks.has(child.tagName))) {
		element.children = element.children.some(isWords) ? wrapWords(element.children) : element.children;
	} else {
		element.tagName = 'p';
	}
}

/** Words between blocks become paragraphs, so that they do not run together with what is before and after the box. */
function wrapWords(children: readonly ElementContent[]): ElementContent[] {
	const settled: ElementContent[] = [];
	let words: ElementContent[] = [];
	const close = () => {
		if (words.some(isWords)) settled.push({ type: 'element', tagName: 'p', properties: {}, children: words });
		words = [];
	};
	for (const child of children) {
		if (child.type === 'element' && blocks.has(child.tagName)) {
			close();
			settled.push(child);
		} else words.push(child);
	}
	close();
	return settled;
}

function isWords(node: ElementContent): boolean {
	return (node.type === 'text' && node.value.trim() !== '') || (node.type === 'element' && !blocks.has(node.tagName));
}

function noteDropped(element: Element, drop: (what: string) => void): void {
	const { tagName, properties } = element;
	const isKept = allowedTags.has(tagName);
	if (!isKept && !transparent.has(tagName) && !boxes.has(tagName) && !activeBoxes.has(tagName)) drop(`<${tagName}>`);
	if (tagName === 'a') settleLink(element, drop);
	if (tagName === 'img' && toImageReference(String(properties.src ?? '')) === null) drop(`the picture ${quote(properties.src ?? '')}`);
	if (!isKept && !transparent.has(tagName)) return;
	const allowed = (allowedAttributes[tagName] ?? []).map((attribute) => (Array.isArray(attribute) ? attribute[0] : attribute));
	for (const [name, value] of Object.entries(properties)) {
		if (!allowed.includes(name) && value !== false && value !== null && !harmlessAttribute.test(name))
			drop(`${name.toLowerCase()} of <${tagName}>`);
	}
}

/** An address that begins with `www.` is one of the web. */
function settleLink({ properties, children }: Element, drop: (what: string) => void): void {
	if (typeof properties.href !== 'string') return;
	const [words] = children;
	const bare = words?.type === 'text' && properties.href === `http://${words.value}` ? words.value : properties.href;
	if (/^www\./i.test(bare)) properties.href = `https://${bare}`;
	if (linkKind(properties.href) === null) drop(`the link to ${quote(properties.href)}`);
}
