/** The HTML that rich text may consist of: what markdown with tables can say, and nothing that runs, loads or restyles. */
import type { Schema } from 'hast-util-sanitize';

export const sanitizeSchema: Schema = {
	tagNames: [
		...['a', 'blockquote', 'br', 'code', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'strong', 'ul'],
		...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
	],
	attributes: {
		a: ['href'],
		img: ['src', 'alt'],
		ol: ['start'],
		th: [['align', 'left', 'center', 'right']],
		td: [['align', 'left', 'center', 'right']],
	},
	protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
	ancestors: { thead: ['table'], tbody: ['table'], tr: ['table'], th: ['table'], td: ['table'] },
	strip: ['script', 'style'],
	clobber: [],
	allowComments: false,
	allowDoctypes: false,
};
