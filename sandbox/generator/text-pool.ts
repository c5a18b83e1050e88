/** Texts that the shops share, so that ten thousand of them are made in no time: what differs is written before them. */

import { type Language, languages, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { createRandom } from '../random.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface TextPool {
	/** A text that is as long as the pool's are; the same number gives the same text. */
	text(language: Language, number: number): string;
}

const textsPerLanguage = 400;

/** `words`: of each text, at least 60. */
export function createTextPool(seed: number, words: number): TextPool {
	const random = createRandom(seed);
	const texts: PerLanguage<readonly string[]> = perLanguage((language) =>
		Array.from({ length: textsPerLanguage }, () => writeMarkdown(random, { language, words, link: null })),
	);
	return { text: (language, number) => texts[language][number % textsPerLanguage] ?? '' };
}

/** Rows of the languages that are not on the record itself, and the German of it. */
export function inLanguages(fields: Readonly<Record<string, PerLanguage<unknown>>>): Record<string, unknown> {
	const of = (language: Language) => Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts[language]]));
	return {
		...of('de'),
		translations: languages.filter((language) => language !== 'de').map((language) => ({ language, ...of(language) })),
	};
}
