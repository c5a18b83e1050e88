/** Every word that products can be found by, with how much it says of a product: names, references, and what products belong to. */
import type { Language } from '../../site/languages.ts';
import type { Bitset } from '../catalogue/bitset.ts';
import { type FoldedWord, foldWords, stem } from './compare-words.ts';
import type { SynonymsData } from './search-data.ts';

export interface Entry extends FoldedWord {
	readonly stem: string;
	/** Products that have it in their own name or reference, and how much it weighs there. */
	readonly pieces: number[];
	readonly weights: number[];
	/** Sets of products that belong to something of that name. */
	readonly sets: { readonly weight: number; readonly bits: Bitset }[];
}

interface Vocabulary {
	readonly entries: readonly Entry[];
	/** The words are of a product's own. */
	addPiece(words: readonly FoldedWord[], piece: number, weight: number): void;
	/** The words of a name that stands for many products. */
	addSet(name: string, weight: number, bits: Bitset): void;
}

export function createVocabulary(language: Language): Vocabulary {
	const known = new Map<string, Entry>();
	const entries: Entry[] = [];

	/** Words that fold alike may be spelt apart: each spelling is an entry. */
	function entryOf(word: FoldedWord): Entry {
		const name = word.folded === word.plain ? word.folded : `${word.folded} ${word.plain}`;
		const entry = known.get(name) ?? { ...word, stem: stem(word.folded, language), pieces: [], weights: [], sets: [] };
		if (known.has(name)) return entry;
		known.set(name, entry);
		entries.push(entry);
		return entry;
	}

	return {
		entries,
		addPiece(words, piece, weight) {
			for (const word of words) {
				const { pieces, weights } = entryOf(word);
				pieces.push(piece);
				weights.push(weight);
			}
		},
		addSet(name, weight, bits) {
			for (const word of foldWords(name)) entryOf(word).sets.push({ weight, bits });
		},
	};
}

/** How well a word fits what was typed; 0: not at all. */
export function fitOf({ folded, stem: own }: Pick<Entry, 'folded' | 'stem'>, typed: TypedWord): number {
	if (folded === typed.folded) return fits.same;
	if (own === typed.stem) return fits.stem;
	if (folded.startsWith(typed.folded)) return fits.beginning;
	if (typed.folded.length < shortestInside) return 0;
	return folded.includes(typed.folded) || (typed.stem.length > shortestInside && own.endsWith(typed.stem)) ? fits.inside : 0;
}

export const fits = { same: 12, stem: 9, beginning: 8, inside: 4, near: 2 } as const;

export interface TypedWord extends FoldedWord {
	readonly stem: string;
}

/** Fewer letters are in too many words: `Kette` is meant to find `Halskette`. */
const shortestInside = 3;

export interface Term {
	readonly words: readonly TypedWord[];
	/** Other words for the same; all words of one of them have to fit. */
	readonly others: readonly (readonly TypedWord[])[];
}

interface TermReader {
	readWords(text: string): readonly TypedWord[];
	readTerms(words: readonly TypedWord[]): readonly Term[];
}

/** Words that a synonym is looked up by at most. */
const longest = 3;

/** Parts what was typed into terms: single words, or several that mean one thing, each with the words that are searched for beside it. */
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
