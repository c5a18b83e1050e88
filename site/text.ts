/** Texts as pages show them: in a language, with its line ends, and as a heading's id. */
import { type Language, languages, type PerLanguage, perLanguage } from './languages.ts';

/** A text as a page shows it: plain when it is in the page's language, marked with its language when it is a fallback. */
export type Text = string | { readonly text: string; readonly lang: Language };

/** The characters of a text, in any language. */
export function plainText(text: Text): string {
	return typeof text === 'string' ? text : text.text;
}

/** A text in every language, for what outlives a change of language, such as a line of the cart. */
export type TranslatedText = PerLanguage<string> & {
	/** The languages that texts are really written in, by those that they stand for; left out: all are translated. */
	readonly written?: Readonly<{ [Wanted in Language]?: Language | undefined }> | undefined;
};

/** Joins the parts of each language by commas. Parts of several languages count as the one that they are asked for in. */
export function toTranslatedText(partsIn: (language: Language) => readonly Text[]): TranslatedText {
	const written = languages.flatMap((wanted) => {
		const [language, ...others] = new Set(partsIn(wanted).map((part) => (typeof part === 'string' ? wanted : part.lang)));
		return language === undefined || language === wanted || others.length > 0 ? [] : [[wanted, language]];
	});
	return {
		...perLanguage((language) =>
			partsIn(language)
				.map((part) => (typeof part === 'string' ? part : part.text))
				.join(', '),
		),
		...(written.length > 0 && { written: Object.fromEntries(written) }),
	};
}

/** As a page in one language shows it. */
export function textIn(text: TranslatedText, language: Language): Text {
	const lang = text.written?.[language];
	return lang === undefined ? text[language] : { text: text[language], lang };
}

/**
 * The blanks at which a line must not end, in German, English and French: behind a word that needs its number, before a unit or a fraction, before
 * a dash, inside an abbreviation such as "e. K.", and at French marks, before ; : ! ? and inside « ». The pattern begins with the blank and looks
 * ahead first: all texts of a site pass here, and looking behind at every character takes a tenth of a whole build.
 */
const bound =
	/ (?:(?=\d)(?<=(?:§|n°|\b(?:Art|Abs|al|Nr|no)\.) )|(?=[€%°]|(?:mm|cm|m|kg|g|ct)(?![\p{L}\d]))(?<=\d )|(?=[¼½¾])(?<=[\p{Lu}\d] )|(?=– )|(?=\p{L}\.)(?<=(?<![\p{L}\d])\p{L}\. )|(?=[;:!?»](?![\p{L}\d-]))|(?=[\p{L}\d<])(?<=(?<![\p{L}\d])« ))/gu;

/** The text with no-break blanks in those places. HTML is taken as well: such a blank does no harm in an attribute. */
export function bindLineEnds(text: string): string {
	return text.replace(bound, '\u00a0');
}

/**
 * The id of a heading that a page writes itself, by its words. It begins with `-`. Ids of headings in rich text (`pipeline/rich-text/simple-text.ts`)
 * and fixed ids do not, so it collides with none of them.
 */
export function headingAnchor(words: string): string {
	return `-${words.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`;
}
