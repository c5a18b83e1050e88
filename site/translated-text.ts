/** A text in every language, for what outlives a change of language, such as a line of the cart. */
import { type Language, languages, type PerLanguage, perLanguage } from './languages.ts';
import type { Text } from './text.ts';

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
