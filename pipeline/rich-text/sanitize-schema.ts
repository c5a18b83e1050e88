/** The HTML that rich text may consist of: what texts are made of, and nothing that runs, loads or restyles. */
import type { Options as Schema } from 'rehype-sanitize';

const align: [name: string, ...values: string[]] = ['align', 'left', 'center', 'right'];
const cell = ['colSpan', 'rowSpan', align];
const line = [align];

export const sanitizeSchema: Schema = {
	tagNames: [
		...['a', 'blockquote', 'br', 'code', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'strong', 'ul'],
		...['del', 'sub', 'sup', 'u', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
		...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
	],
	attributes: {
		a: ['href'],
		img: ['src', 'alt'],
		ol: ['start', ['type', 'a', 'A', 'i', 'I', '1']],
		li: ['value'],
		p: line,
		h1: line,
		h2: line,
		h3: line,
		h4: line,
		h5: line,
		h6: line,
		th: cell,
		td: cell,
	},
	protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
	ancestors: { caption: ['table'], thead: ['table'], tbody: ['table'], tfoot: ['table'], tr: ['table'], th: ['table'], td: ['table'] },
	strip: ['script', 'style'],
	clobber: [],
	allowComments: false,
	allowDoctypes: false,
};
