/** Texts in every language, each knowing which language it is really in, so that a page can mark a fallback with `lang` (design §7). */
import type { Language, PerLanguage } from '../../site/languages.ts';

export interface LocalizedText {
	readonly text: string;
	/** The language the text is written in; differs from the wanted one where a translation is missing. */
	readonly language: Language;
}

export type Localized = PerLanguage<LocalizedText>;
