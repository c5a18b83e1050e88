/**
 * The characters that a buyer may write into an order: exactly those that its documents can print. The fonts of documents hold them all
 * (`orders/documents/render/fonts.ts`), so that nothing which a field accepts is lost on paper.
 */

/**
 * Latin with what Europe and Vietnam add, Greek, Cyrillic, Armenian, Georgian; Hebrew and Arabic letters; punctuation, currencies, arrows, mathematics,
 * and signs that fonts draw as text, such as ♥ and ♌. Emoji, invisible characters and those that turn the direction of a text are not among them.
 */
const scripts =
	' -~\\xa0-\\xac\\xae-\\u02e9\\u0300-\\u034e\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u0482\\u048a-\\u0525\\u0531-\\u0556\\u0559-\\u055f\\u0561-\\u0587\\u0589\\u058a\\u05d0-\\u05ea\\u05f0-\\u05f4\\u060c\\u061b\\u061f\\u0621-\\u063a\\u0640-\\u0652\\u0660-\\u066f\\u0674\\u0679-\\u06bf\\u06c6\\u06cc\\u06ce\\u06d5\\u06f0-\\u06f9\\u10a0-\\u10c5\\u10d0-\\u10fc\\u1e00-\\u1efb\\u1f00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fc4\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe';
const signs =
	'\\u2000-\\u200a\\u2010-\\u2027\\u202f-\\u205f\\u2070\\u2071\\u2074-\\u208e\\u2090-\\u209c\\u20a0-\\u20b5\\u20b8-\\u20ba\\u20bd\\u2100-\\u2109\\u210b-\\u2149\\u214b\\u214e\\u2150-\\u2185\\u2189\\u2190-\\u2311\\u2500-\\u269c\\u26a0-\\u26b8\\u2701-\\u2704\\u2706-\\u2709\\u270c-\\u2727\\u2729-\\u274b\\u274d\\u274f-\\u2752\\u2756\\u2758-\\u275e\\u2761-\\u2794\\u2798-\\u27af\\u27b1-\\u27be';

/** Of a regular expression: one character that documents print. */
export const printable = `[${scripts}${signs}]`;

const printableText = new RegExp(`^${printable}*$`, 'u');

export function isPrintable(text: string): boolean {
	return printableText.test(text);
}

/** Phones write a heart as ♥ and an unseen sign that asks for colour (U+FE0F): the heart stays. */
export function withoutSelectors(text: string): string {
	return text.replace(/\ufe0e|\ufe0f/g, '');
}
