/** Where a line must not end: a number stays with what it counts, a dash with the word before it. In German, English and French. */
import type { Text } from './text.ts';

/**
 * The blank behind a word that is nothing without its number, that before a unit or a fraction, and that before a dash. It begins with the blank
 * and looks ahead first: all texts of a site pass here, and to look behind at every character takes a tenth of a whole build.
 */
const bound =
	/ (?:(?=\d)(?<=(?:§|n°|\b(?:Art|Abs|al|Nr|no)\.) )|(?=[€%°]|(?:mm|cm|m|kg|g|ct)(?![\p{L}\d]))(?<=\d )|(?=[¼½¾])(?<=[\p{Lu}\d] )|(?=– ))/gu;

/** The text with no-break blanks in those places. For HTML, too: in an attribute such a blank does no harm. */
export function bindLineEnds(text: string): string {
	return text.replace(bound, '\u00a0');
}

/** The same for a text that may be marked with its language. */
export function bindLineEndsOf(text: Text): Text {
	return typeof text === 'string' ? bindLineEnds(text) : { ...text, text: bindLineEnds(text.text) };
}
