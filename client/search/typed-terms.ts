/** Parts what was typed into terms: single words, or several that mean one thing, each with the words that are searched for beside it. */
import type { Language } from '../../site/languages.ts';
import { foldWords } from './fold-text.ts';
import type { SynonymsData } from './search-data.ts';
import { stem } from './stem.ts';
import type { TypedWord } from './vocabulary.ts';

export interface Term {
	/** As they were typed. */
	readonly words: readonly TypedWord[];
	/** Other words for the same; all words of one of them have to fit. */
	readonly others: readonly (readonly TypedWord[])[];
}

export interface TermReader {
	readWords(text: string): readonly TypedWord[];
	readTerms(words: readonly TypedWord[]): readonly Term[];
}

/** Words that a synonym is looked up by at most. */
const longest = 3;

export function createTermReader(synonyms: SynonymsData, language: Language): TermReader {
	const readWords = (text: string) => foldWords(text).map((word): TypedWord => ({ ...word, stem: stem(word.folded, language) }));
	const nameOf = (words: readonly TypedWord[]) => words.map((word) => word.stem).join(' ');
	const meanings = new Map<string, (readonly TypedWord[])[]>();
	for (const { typed, meant } of synonyms) {
		const read = meant.map(readWords);
		for (const words of typed.map(readWords)) {
			const name = nameOf(words);
			const others = read.filter((other) => nameOf(other) !== name);
			meanings.set(name, [...(meanings.get(name) ?? []), ...others]);
		}
	}
	return {
		readWords,
		readTerms(words) {
			const terms: Term[] = [];
			for (let place = 0; place < words.length; ) {
				let count = Math.min(longest, words.length - place);
				while (count > 1 && !meanings.has(nameOf(words.slice(place, place + count)))) count -= 1;
				const own = words.slice(place, place + count);
				terms.push({ words: own, others: meanings.get(nameOf(own)) ?? [] });
				place += count;
			}
			return terms;
		},
	};
}
