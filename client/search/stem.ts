/** Takes endings off words, so that one form of a word finds the others. Light on purpose: both sides are cut alike, and a whole word still counts more. */
import type { Language, PerLanguage } from '../../site/languages.ts';

/** Of folded words; what is in the last brackets stays. */
const endings: PerLanguage<RegExp> = {
	de: /(?:ern|em|er|en|es|e|([rlnt])s)$/,
	en: /(?:ies|es|y|e|([^s])s)$/,
	fr: /()(?:es|e|s|x)$/,
};
const shortest = 3;

/** `folded`: as `foldWords` gives it. */
export function stem(folded: string, language: Language): string {
	const cut = folded.replace(endings[language], '$1');
	return cut.length < shortest ? folded : cut;
}
