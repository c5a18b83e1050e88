/** Ids on headings, and links from h2 to h4 to themselves. */
import type { Element, ElementContent, Parents, Root } from 'hast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';

const setSlugs = rehypeSlug();

/** The heading's text is the link, so it needs no label of its own in any language. */
const setLinks = rehypeAutolinkHeadings({
	behavior: 'wrap',
	properties: { className: ['heading-anchor'] },
	test: (element) => /^h[2-4]$/.test(element.tagName) && element.children.length > 0 && !element.children.some(holdsLink),
});

export function holdsHeading({ children }: Parents): boolean {
	return children.some((node) => node.type === 'element' && (/^h[1-6]$/.test(node.tagName) || holdsHeading(node)));
}

export function linkHeadings(tree: Root): void {
	setSlugs(tree);
	makeIdsSafe(tree);
	setLinks(tree);
}

/**
 * An id that scripts might look up as a global (`_paq`, `__proto__`) gets the prefix `text-`. All others stay as editors write them in menu
 * anchors; that they are the only ones of their page is seen to where the page is known (fill-rich-text.ts).
 */
function makeIdsSafe(tree: Root): void {
	visit(tree, 'element', (element) => {
		const { id } = element.properties;
		if (typeof id !== 'string') return;
		if (id === '') delete element.properties.id;
		else if (!/^\p{Letter}/u.test(id)) element.properties.id = `text-${id}`;
	});
}

function holdsLink(node: ElementContent): boolean {
	return node.type === 'element' && (isLink(node) || node.children.some(holdsLink));
}

function isLink(element: Element): boolean {
	return element.tagName === 'a';
}
