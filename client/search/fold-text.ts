/** Brings texts and what visitors type into one spelling, so that they can be compared letter by letter. */

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
export function foldText(text: string): string {
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
