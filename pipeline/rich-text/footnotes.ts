/** Footnotes as a number behind the words, and a list of the notes below the text. */
import type { FootnoteDefinition, ListItem, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Adds the list where the text refers to notes. A note that is not in the list is a message of the file. */
export function remarkFootnotes() {
	return (tree: Root, file: VFile): void => {
		const notes: FootnoteDefinition[] = [];
		visit(tree, 'footnoteDefinition', (note) => void notes.push(note));
		if (notes.length === 0) return;
		const order: string[] = [];
		numberReferences(tree, order);
		const items: ListItem[] = [];
		// `order` grows meanwhile: a note may refer to another one, which then joins the list.
		for (let index = 0; index < order.length; index += 1) {
			const note = notes.find((each) => keyOf(each) === order[index]);
			if (note === undefined) continue;
			numberReferences(note, order);
			items.push({ type: 'listItem', spread: true, children: note.children });
		}
		if (items.length > 0) tree.children.push({ type: 'thematicBreak' }, { type: 'list', ordered: true, spread: true, children: items });
		noteUnlisted(notes, order, file);
	};
}

function keyOf({ identifier }: Pick<FootnoteDefinition, 'identifier'>): string {
	return identifier.toUpperCase();
}

/** Not those of notes inside: they are numbered with their note. */
function numberReferences(tree: Nodes, order: string[]): void {
	visit(tree, (node, index, parent) => {
		if (node.type === 'footnoteDefinition' && node !== tree) return SKIP;
		if (node.type !== 'footnoteReference' || index === undefined || parent === undefined) return undefined;
		const key = keyOf(node);
		if (!order.includes(key)) order.push(key);
		const number = String(order.indexOf(key) + 1);
		parent.children[index] = { type: 'emphasis', data: { hName: 'sup' }, children: [{ type: 'text', value: number }] };
		return SKIP;
	});
}

function noteUnlisted(notes: readonly FootnoteDefinition[], order: readonly string[], file: VFile): void {
	const listed = new Set<string>();
	for (const note of notes) {
		const name = `[^${note.label ?? note.identifier}]`;
		if (!order.includes(keyOf(note))) file.message(`the footnote ${name}`);
		else if (listed.has(keyOf(note))) file.message(`the second footnote ${name}`);
		listed.add(keyOf(note));
	}
}
