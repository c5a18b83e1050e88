/** Makes descriptions of texts, plain and no longer than search engines show, and finds their subjects for a search. */
import { decodeReferences } from '../../renderer/html/decode-references.ts';

/** In characters, with the sign that something is left out. */
export const descriptionLength = 155;

const cutSign = ' …';

/** The beginning of rich text as one plain sentence. null where nothing is left. */
export function summarise(html: string): string | null {
	return shorten(beginningOf(html));
}

/** All of rich text as plain words on one line, a dash before each entry of a list; '' where it has none. */
export function plainTextOf(html: string): string {
	return tidy(withoutTags(html.replaceAll('<li>', ' – ')));
}

/** Cut at a word. null where there is nothing. */
export function shorten(text: string): string | null {
	if (text.length <= descriptionLength) return text === '' ? null : text;
	const cut = text.slice(0, descriptionLength - cutSign.length + 1);
	const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(descriptionLength / 2)));
	// A character of two units may have lost its second.
	return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}${cutSign}`;
}

/** Plain text of the paragraphs until there is enough of it; of everything where there are no paragraphs. */
function beginningOf(html: string): string {
	let text: string | null = null;
	for (const [paragraph] of html.matchAll(/<p\b[^>]*>[\s\S]*?<\/p>/g)) {
		text = tidy(`${text ?? ''} ${withoutTags(paragraph)}`);
		if (text.length > descriptionLength) return text;
	}
	return text ?? tidy(withoutTags(html));
}

function tidy(text: string): string {
	return (
		text
			// White space becomes one blank; blanks that are one already, nearly all, and no-break spaces are left alone.
			.replace(/ [^\S\u00a0\u202f]+|[^\S \u00a0\u202f][^\S\u00a0\u202f]*/g, ' ')
			// A tag that was removed left a blank beside a space that stays.
			.replace(/ (?=[\u00a0\u202f])|(?<=[\u00a0\u202f]) /g, '')
			.replace(/ ([,.;:!?])/g, '$1')
			.trim()
	);
}

function withoutTags(html: string): string {
	// Values of attributes may hold what ends a tag.
	return decodeReferences(html.replace(/<(?:"[^"]*"|[^">])*>/g, ' '));
}

const heading = /^#{1,6}[ \t]+(.+)$|<h([1-6])\b[^>]*>([\s\S]*?)<\/h\2>/gm;

/** A text's headings, as plain words, whether it was written as markdown or as HTML. */
export function headingsOf(text: string): string {
	const headings = [...text.matchAll(heading)].map(([, markdown, , html]) => markdown ?? html ?? '');
	return headings
		.map((each) =>
			each
				.replace(/<[^>]*>|\]\([^)]*\)/g, ' ')
				.replace(/[#*_`[\]]/g, ' ')
				.replace(/\s+/g, ' ')
				.trim(),
		)
		.filter((each) => each !== '')
		.join(' ');
}
