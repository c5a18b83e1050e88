/** Turns a localised record text into what a page in one language shows. */
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Language } from '../../site/languages.ts';
import { bindLineEnds, type Text } from '../../site/text.ts';

/** Plain where the text is in the page's language, marked with its own language where it is a fallback; with its line ends bound. */
export function toText(localized: Localized, language: Language): Text {
	const { text, language: lang } = localized[language];
	const bound = bindLineEnds(text);
	return lang === language ? bound : { text: bound, lang };
}

/** The same for a text that may be missing. */
export function toOptionalText(localized: Localized | null, language: Language): Text | null {
	return localized === null ? null : toText(localized, language);
}
