/** Reads the styles that editors' programs write: how a line is set is kept, what a design decides is left out, anything else is noted. */
import type { Element } from 'hast';

/** Measures, frames and faces belong to the design, and programs write them unasked. */
const ofDesign =
	/^(?:-?(?:mso|webkit|moz)-.*|(?:min-|max-)?(?:width|height)|border.*|margin.*|padding.*|line-height|vertical-align|text-align|text-indent|font-family|font-size|font-stretch|box-sizing|display|visibility|white-space|list-style-position|list-style-image|table-layout|orphans|widows|page-break.*|letter-spacing|word-spacing)$/;
interface Meaning {
	readonly property: RegExp;
	readonly value: RegExp;
	/** Says the same. */
	readonly tagName: string;
	/** Values that take the meaning from the element. */
	readonly cancel: RegExp;
}

const meanings: readonly Meaning[] = [
	{
		...{ property: /^font-weight$/, tagName: 'strong' },
		...{ value: /^(?:bold(?:er)?|[6-9]00)$/, cancel: /^(?:normal|lighter|inherit|initial|unset|[1-5]00)$/ },
	},
	{ property: /^font-style$/, value: /^(?:italic|oblique)/, tagName: 'em', cancel: /^(?:normal|inherit|initial|unset)$/ },
	{ property: /^text-decoration(?:-line)?$/, value: /^underline$/, tagName: 'u', cancel: /^(?:none|initial|unset)$/ },
	{ property: /^text-decoration(?:-line)?$/, value: /^line-through$/, tagName: 'del', cancel: /^(?:none|initial|unset)$/ },
];
/** They say what is there without any style. */
const plain =
	/^(?:normal|none|inherit|initial|unset|auto|solid|400|left|start|transparent|currentcolor|black|#000|#000000|rgb\(0, 0, 0\))$/;
/** `mso-hide` is Word's. */
const hiding: ReadonlyMap<string, RegExp> = new Map([
	['display', /^none$/],
	['visibility', /^(?:hidden|collapse)$/],
	['mso-hide', /^all$/],
]);
const aligned = /^(?:p|h[1-6]|th|td|div|center)$/;

/**
 * A `span` with a style that means something becomes the element that says the same; any other element gets it inside. An element whose style
 * cancels it becomes a `span`.
 */
export function settleStyle(element: Element, drop: (what: string) => void): void {
	const { tagName, properties } = element;
	if (tagName === 'center') properties.align = 'center';
	const style = typeof properties.style === 'string' ? properties.style : '';
	delete properties.style;
	const meant = new Set<string>([tagName]);
	for (const { property, value } of readDeclarations(style)) {
		if (property === 'text-align' && /^(?:center|right)$/.test(value) && aligned.test(tagName)) properties.align = value;
		else if (/^list-style(?:-type)?$/.test(property)) {
			if (!settleListStyle(element, value)) drop(`${property} of <${tagName}>`);
		} else if (!ofDesign.test(property)) {
			const ofProperty = meanings.filter((meaning) => meaning.property.test(property));
			const cancelled = ofProperty.filter(({ cancel }) => cancel.test(value)).filter((meaning) => meant.delete(meaning.tagName));
			const tag = ofProperty.find((meaning) => meaning.value.test(value))?.tagName;
			if (tag !== undefined) meant.add(tag);
			else if (cancelled.length === 0 && !plain.test(value)) drop(`${property} of <${tagName}>`);
		}
	}
	if (tagName === 'font' && typeof properties.color === 'string') drop('color of <font>');
	if (tagName === 'font') element.properties = {};
	if (!meant.has(tagName)) {
		element.tagName = 'span';
		element.properties = {};
	}
	for (const tag of meant) addMeaning(element, tag);
}

/** True for an element whose words visitors do not see. */
export function isHidden({ properties: { hidden, style } }: Element): boolean {
	if (hidden !== undefined && hidden !== null && hidden !== false) return true;
	if (typeof style !== 'string') return false;
	const declared = new Map(readDeclarations(style).map(({ property, value }) => [property, value]));
	return [...hiding].some(([property, value]) => value.test(declared.get(property) ?? ''));
}

/** Several lines of `text-decoration` are as many declarations of one value. */
function readDeclarations(style: string): readonly { readonly property: string; readonly value: string }[] {
	return style.split(';').flatMap((declaration) => {
		const colon = declaration.indexOf(':');
		if (colon === -1) return [];
		const property = declaration.slice(0, colon).trim().toLowerCase();
		const value = declaration
			.slice(colon + 1)
			.replace(/!important/i, '')
			.trim()
			.toLowerCase();
		const values = /^text-decoration(?:-line)?$/.test(property) ? (value.match(/[^\s(]+(?:\([^)]*\)?)?/g) ?? []) : [value];
		return values.map((each) => ({ property, value: each }));
	});
}

function addMeaning(element: Element, tag: string): void {
	if (element.tagName === 'span') element.tagName = tag;
	else if (element.tagName !== tag) element.children = [{ type: 'element', tagName: tag, properties: {}, children: element.children }];
}

const typeOfStyle: ReadonlyMap<string, string> = new Map([
	['lower-alpha', 'a'],
	['lower-latin', 'a'],
	['upper-alpha', 'A'],
	['upper-latin', 'A'],
	['lower-roman', 'i'],
	['upper-roman', 'I'],
	['decimal', '1'],
]);
/** Of bullets, and of where they stand. */
const bulletsOfDesign = /^(?:none|inherit|initial|unset|inside|outside)$/;

/** False where an ordered list should count in a way that `type` has no word for. `value` is that of `list-style` or `list-style-type`. */
function settleListStyle({ tagName, properties }: Element, value: string): boolean {
	if (tagName !== 'ol' && tagName !== 'li') return true;
	const parts = value.split(/\s+/);
	const type = parts.map((part) => typeOfStyle.get(part)).find((each) => each !== undefined);
	if (type !== undefined) properties.type = type;
	return type !== undefined || tagName === 'li' || parts.every((part) => bulletsOfDesign.test(part));
}

/** Google Docs says of each item how its list counts. The list is settled after its items. */
export function settleListType({ properties, children }: Element): void {
	const item = children.find((child) => child.type === 'element');
	properties.type ??= item?.properties.type;
}
