/** The languages of the site and where each one lives in the URL space. */

export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** German stands without a prefix; it is also the language of the base fields in the backend. */
export const defaultLanguage: Language = 'de';

/** One value per language. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;

/** The prefix of every path in a language: `''` for German, `/en`, `/fr`. */
export function languagePrefix(language: Language): '' | '/en' | '/fr' {
	return language === 'de' ? '' : `/${language}`;
}

/** The home page of a language: `/`, `/en`, `/fr`. */
export function homePath(language: Language): string {
	return languagePrefix(language) || '/';
}

/** Builds a value for every language. */
export function perLanguage<T>(create: (language: Language) => T): PerLanguage<T> {
	return { de: create('de'), en: create('en'), fr: create('fr') };
}

/** True if a string from outside names one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
	return languages.some((language) => language === value);
}
