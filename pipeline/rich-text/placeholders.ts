/** Puts neutral placeholders where a link or a picture depends on the site: fill-rich-text.ts replaces them. */
import type { Element, Parents } from 'hast';
import { toImageReference } from './image-reference.ts';
import { linkKind } from './link-kind.ts';

/**
 * `<a href="x">` becomes `<a data-link="x">`, `<img src="…" alt="y">` becomes `<img data-image="reference" alt="y">`. A link or picture with
 * no usable target leaves its text. Runs before the headings get links of their own.
 */
export function setPlaceholders({ children }: Parents): void {
	for (let index = 0; index < children.length; index += 1) {
		const element = children[index];
		if (element?.type !== 'element') continue;
		if (element.tagName === 'a' && !becomesLink(element)) {
			children.splice(index, 1, ...element.children);
			index -= 1;
			continue;
		}
		if (element.tagName === 'img' && !becomesImage(element)) {
			children[index] = { type: 'text', value: String(element.properties.alt ?? '') };
		}
		if (typeof element.properties.align === 'string') alignByClass(element, element.properties.align);
		setPlaceholders(element);
	}
}

function becomesLink(element: Element): boolean {
	const href = typeof element.properties.href === 'string' ? element.properties.href : '';
	if (linkKind(href) === null) return false;
	element.properties = { dataLink: href };
	return true;
}

function becomesImage(element: Element): boolean {
	const source = typeof element.properties.src === 'string' ? element.properties.src : '';
	const reference = toImageReference(source);
	if (reference === null) return false;
	element.properties = { dataImage: reference, alt: String(element.properties.alt ?? '') };
	return true;
}

/** HTML has no `align` any more, and `style` is forbidden: lines and table cells carry `align-center` or `align-right`. */
function alignByClass(element: Element, align: string): void {
	const { align: _align, ...properties } = element.properties;
	element.properties = align === 'left' ? properties : { ...properties, className: [`align-${align}`] };
}
