/** Ids on headings, and links from h2 to h4 to themselves. */
import type { Element, ElementContent, Parents, Root } from 'hast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import { createHeadingIds } from './simple-text.ts';

/** The heading's text is the link, so it needs no label of its own in any language. */
const setLinks = rehypeAutolinkHeadings({
	behavior: 'wrap',
	properties: { className: ['heading-anchor'] },
	test: (element) => /^h[2-4]$/.test(element.tagName) && element.children.length > 0 && !element.children.some(holdsLink),
});

export function holdsHeading({ children }: Parents): boolean {
	return children.some((node) => node.type === 'element' && (isHeading(node) || holdsHeading(node)));
}

export function linkHeadings(tree: Root): void {
	const toId = createHeadingIds();
	visit(tree, 'element', (element) => {
		if (!isHeading(element)) return;
		const id = toId(textOf(element));
		// The id comes first: fill-rich-text.ts looks for it there.
		if (id !== null) element.properties = { id, ...element.properties };
	});
	setLinks(tree);
}

function textOf(node: ElementContent): string {
	if (node.type === 'element') return node.children.map(textOf).join('');
	return node.type === 'text' ? node.value : '';
}

function holdsLink(node: ElementContent): boolean {
	return node.type === 'element' && (isLink(node) || node.children.some(holdsLink));
}

function isHeading({ tagName }: Element): boolean {
	return /^h[1-6]$/.test(tagName);
}

function isLink({ tagName }: Element): boolean {
	return tagName === 'a';
}
