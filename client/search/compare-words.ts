/** Brings texts and what visitors type into one spelling, so that they can be compared letter by letter. */
import type { Language, PerLanguage } from '../../site/languages.ts';

/** Letters that Unicode does not take apart. */
const singleLetters: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };

/** One letter for each letter, so that a slip of the finger stays one. */
const closestLetters: Readonly<Record<string, string>> = { ß: 's', œ: 'o', æ: 'a', ø: 'o', ł: 'l', đ: 'd' };

/** A word in the two spellings in which words are compared. */
export interface FoldedWord {
	/** Without capitals and accents; an umlaut, its two letters and its vowel alone are the same. */
	readonly folded: string;
	/** As it was typed, letter for letter, without capitals and accents. */
	readonly plain: string;
}

/** A word's beginning folds into the beginning of the folded word. */
function foldText(text: string): string {
	return withoutAccents(text, singleLetters).replace(/([aou])e/g, '$1');
}

/** The words of a text in their order; what is neither letter nor digit parts them. */
export function foldWords(text: string): FoldedWord[] {
	const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
	return words
		.map((word) => ({ folded: foldText(word), plain: withoutAccents(word, closestLetters) }))
		.filter(({ folded }) => folded !== '');
}

/** A reference number however it is typed: no capitals, and nothing but letters and digits. */
export function foldReference(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function withoutAccents(text: string, letters: Readonly<Record<string, string>>): string {
	const lower = text.toLowerCase();
	// most words have none, and there may be very many words
	if (/^[\x20-\x7e]*$/.test(lower)) return lower;
	return lower
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.replace(/[ßœæøłđ]/g, (letter) => letters[letter] ?? letter);
}

/** Of folded words; what is in the last brackets stays. */
const endings: PerLanguage<RegExp> = {
	de: /(?:ern|em|er|en|es|e|([rlnt])s)$/,
	en: /(?:ies|es|y|e|([^s])s)$/,
	fr: /()(?:es|e|s|x)$/,
};
const shortest = 3;

/**
 * Takes endings off words, so that one form of a word finds the others. Light on purpose: both sides are cut alike, and a whole word
 * still counts more. `folded`: as `foldWords` gives it.
 */
export function stem(folded: string, language: Language): string {
	const cut = folded.replace(endings[language], '$1');
	return cut.length < shortest ? folded : cut;
}

/**
 * Whether typed text and a word differ by one slip of the finger. One letter wrong, missing, too many, or two neighbours in the wrong
 * order; what is typed may be a beginning of the word.
 */
export function isNear(typed: string, word: string): boolean {
	let same = 0;
	while (same < typed.length && typed[same] === word[same]) same += 1;
	if (same === typed.length) return true;
	const rest = typed.slice(same);
	const after = typed.slice(same + 1);
	return (
		word.startsWith(after, same + 1) ||
		word.startsWith(rest, same + 1) ||
		word.startsWith(after, same) ||
		(after !== '' && word.startsWith(after.charAt(0) + rest.charAt(0) + after.slice(1), same))
	);
}
