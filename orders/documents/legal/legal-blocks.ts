/** A legal text as it is read: headings, paragraphs, lists and tables, whichever marks its editor wrote them with. */

export interface Span {
	/** `\n` begins a line. */
	readonly text: string;
	readonly isStrong: boolean;
	/** Absolute; null: it is no link. */
	readonly url: string | null;
}

export type Spans = readonly Span[];

export type LegalBlock =
	/** `level`: 1 to 6. */
	| { readonly kind: 'heading'; readonly level: number; readonly spans: Spans }
	| { readonly kind: 'paragraph'; readonly spans: Spans }
	/** `first`: the number of the first item; null: the items have none. */
	| { readonly kind: 'list'; readonly first: number | null; readonly items: readonly (readonly LegalBlock[])[] }
	/** `head`: empty where the table has none. */
	| { readonly kind: 'table'; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] }
	| { readonly kind: 'quote'; readonly blocks: readonly LegalBlock[] }
	| { readonly kind: 'rule' };

export function wordsOf(spans: Spans): string {
	return spans.map(({ text }) => text).join('');
}

/** All words of a text, for what looks at its characters. */
export function wordsIn(blocks: readonly LegalBlock[]): string {
	return blocks
		.map((block) => {
			switch (block.kind) {
				case 'heading':
				case 'paragraph':
					return wordsOf(block.spans);
				case 'list':
					return block.items.map(wordsIn).join('\n');
				case 'table':
					return [block.head, ...block.rows].flat().map(wordsOf).join('\n');
				case 'quote':
					return wordsIn(block.blocks);
				default:
					return '';
			}
		})
		.join('\n');
}
