/**
 * Where a line must not end: a number stays with what it counts, a dash with the word before it, and French marks with what they belong to. In
 * German, English and French.
 */

/**
 * The blank behind a word that is nothing without its number, that before a unit or a fraction, that before a dash, that inside an abbreviation
 * such as "e. K.", and those of French marks: before ; : ! ? and inside « ». It begins with the blank and looks ahead first: all texts of a site
 * pass here, and to look behind at every character takes a tenth of a whole build.
 */
const bound =
	/ (?:(?=\d)(?<=(?:§|n°|\b(?:Art|Abs|al|Nr|no)\.) )|(?=[€%°]|(?:mm|cm|m|kg|g|ct)(?![\p{L}\d]))(?<=\d )|(?=[¼½¾])(?<=[\p{Lu}\d] )|(?=– )|(?=\p{L}\.)(?<=(?<![\p{L}\d])\p{L}\. )|(?=[;:!?»](?![\p{L}\d-]))|(?=[\p{L}\d<])(?<=(?<![\p{L}\d])« ))/gu;

/** The text with no-break blanks in those places. For HTML, too: in an attribute such a blank does no harm. */
export function bindLineEnds(text: string): string {
	return text.replace(bound, '\u00a0');
}
