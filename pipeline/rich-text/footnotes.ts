/** Footnotes as a number behind the words, and a list of the notes below the text. */
import type { Element, ElementContent, Root } from 'hast';
import type { State } from 'mdast-util-to-hast';

export interface Footnotes {
	/** Handles `footnoteReference` while markdown becomes HTML. */
	reference(state: State, node: { readonly identifier: string }): Element;
	/** Adds the list where the text has notes. `drop` hears of those that nothing refers to. */
	append(tree: Root, drop: (what: string) => void): void;
}

export function createFootnotes(): Footnotes {
	const order: string[] = [];
	let known: State | null = null;
	return {
		reference(state, { identifier }) {
			known = state;
			const id = identifier.toUpperCase();
			if (!order.includes(id)) order.push(id);
			return { type: 'element', tagName: 'sup', properties: {}, children: [{ type: 'text', value: String(order.indexOf(id) + 1) }] };
		},
		append(tree, drop) {
			if (known === null) return;
			const items: Element[] = [];
			// A note may refer to another one, which then joins the list.
			for (let index = 0; index < order.length; index += 1) {
				const note = known.footnoteById.get(order[index] ?? '');
				const children: ElementContent[] = note === undefined ? [] : known.wrap(known.all(note), true);
				items.push({ type: 'element', tagName: 'li', properties: {}, children });
			}
			const list: Element = { type: 'element', tagName: 'ol', properties: {}, children: known.wrap(items, true) };
			const rule: Element = { type: 'element', tagName: 'hr', properties: {}, children: [] };
			tree.children.push({ type: 'text', value: '\n' }, rule, { type: 'text', value: '\n' }, list);
			for (const id of known.footnoteById.keys()) if (!order.includes(id)) drop(`the footnote [^${id.toLowerCase()}]`);
		},
	};
}
