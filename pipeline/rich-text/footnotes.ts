/** Footnotes as a number behind the words, and a list of the notes below the text. */
import type { Element, ElementContent, Root } from 'hast';
import type { Handlers, State } from 'mdast-util-to-hast';

export interface Footnotes {
	/** They collect references and notes while markdown becomes HTML. */
	readonly handlers: Handlers;
	/** Adds the list where the text refers to notes. `drop` hears of the notes that are not in it. */
	append(tree: Root, drop: (what: string) => void): void;
}

interface Note {
	readonly identifier: string;
	readonly label?: string | null | undefined;
}

export function createFootnotes(): Footnotes {
	const order: string[] = [];
	const notes: Note[] = [];
	let known: State | null = null;
	return {
		handlers: {
			footnoteReference(state: State, { identifier }: Note): Element {
				known = state;
				const id = identifier.toUpperCase();
				if (!order.includes(id)) order.push(id);
				return { type: 'element', tagName: 'sup', properties: {}, children: [{ type: 'text', value: String(order.indexOf(id) + 1) }] };
			},
			footnoteDefinition(_state: State, note: Note): undefined {
				notes.push(note);
			},
		},
		append(tree, drop) {
			if (known !== null) appendList(tree, order, known);
			const listed = new Set<string>();
			for (const { identifier, label } of notes) {
				const id = identifier.toUpperCase();
				const name = `[^${label ?? identifier}]`;
				if (!order.includes(id)) drop(`the footnote ${name}`);
				else if (listed.has(id)) drop(`the second footnote ${name}`);
				listed.add(id);
			}
		},
	};
}

/** `order` grows meanwhile: a note may refer to another one, which then joins the list. */
function appendList(tree: Root, order: readonly string[], state: State): void {
	const items: Element[] = [];
	for (let index = 0; index < order.length; index += 1) {
		const note = state.footnoteById.get(order[index] ?? '');
		const children: ElementContent[] = note === undefined ? [] : state.wrap(state.all(note), true);
		items.push({ type: 'element', tagName: 'li', properties: {}, children });
	}
	const list: Element = { type: 'element', tagName: 'ol', properties: {}, children: state.wrap(items, true) };
	const rule: Element = { type: 'element', tagName: 'hr', properties: {}, children: [] };
	tree.children.push({ type: 'text', value: '\n' }, rule, { type: 'text', value: '\n' }, list);
}
