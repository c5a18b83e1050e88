/** Loads the words of one language in the browser, each from a chunk of its own. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Texts } from './texts.ts';

const loaders: PerLanguage<() => Promise<Texts>> = {
	de: () => import('./de.ts').then(({ de }) => de),
	en: () => import('./en.ts').then(({ en }) => en),
	fr: () => import('./fr.ts').then(({ fr }) => fr),
};

/** Rejects when the chunk cannot be loaded. */
export function loadTexts(language: Language): Promise<Texts> {
	return loaders[language]();
}
