/** Texts in every language, each knowing which language it is really in, so that a page can mark a fallback with `lang`. */
import type { Language, PerLanguage } from '../../site/languages.ts';

interface LocalizedText {
	readonly text: string;
	/** The language the text is written in; differs from the wanted one where a translation is missing. */
	readonly language: Language;
}

export type Localized = PerLanguage<LocalizedText>;

/** The same for what is no text, such as a table that is translated as a whole. */
export type LocalizedValue<Value> = PerLanguage<{ readonly value: Value; readonly language: Language }>;
