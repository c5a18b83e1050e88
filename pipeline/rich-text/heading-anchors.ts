/** Ids on headings, and links from h2 to h4 to themselves. */
import type { Element, ElementContent, Root } from 'hast';
import type { Options as AutolinkOptions } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';

/**
 * rehype plugin, after rehype-slug: an id that scripts might look up as a global (`_paq`, `__proto__`) gets the prefix `text-`. All
 * others stay as editors write them in menu anchors; that they are the only ones of their page is seen to where the page is known
 * (fill-rich-text.ts).
 */
export function safeHeadingIds() {
	return (tree: Root): void => {
		visit(tree, 'element', (element) => {
			const { id } = element.properties;
			if (typeof id !== 'string') return;
			if (id === '') delete element.properties.id;
			else if (!/^\p{Letter}/u.test(id)) element.properties.id = `text-${id}`;
		});
	};
}

/** Options for rehype-autolink-headings: the heading's text is the link, so it needs no label of its own in any language. */
export const headingLinks: AutolinkOptions = {
	behavior: 'wrap',
	properties: { className: ['heading-anchor'] },
	test: (element) => /^h[2-4]$/.test(element.tagName) && element.children.length > 0 && !element.children.some(holdsLink),
};

function holdsLink(node: ElementContent): boolean {
	return node.type === 'element' && (isLink(node) || node.children.some(holdsLink));
}

function isLink(element: Element): boolean {
	return element.tagName === 'a';
}
