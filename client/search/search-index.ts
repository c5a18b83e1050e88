/** Finds pieces by words and puts them in the order in which they fit: a pure function of the files that a search is made of. */
import { type Bitset, countCommon, emptyBits, hasBit, setBit } from '../catalogue/bitset.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Found } from '../catalogue/finder.ts';
import { type FoldedWord, foldWords } from './fold-text.ts';
import { isNear } from './is-near.ts';
import { createReferences } from './references.ts';
import { cutWords } from './search-words.ts';
import { createVocabulary, type Entry, fitOf, fits } from './vocabulary.ts';

/** A piece as a search knows it. */
export interface NamedPiece {
	readonly name: string;
	/** Its reference and those of its variants, in full. */
	readonly references: readonly string[];
}

/** Something that pieces belong to. */
export interface NamedSet {
	readonly facet: string;
	readonly name: string;
	readonly bits: Bitset;
}

export interface SearchSources {
	readonly catalogue: Pick<Catalogue, 'ids'>;
	/** By the number of the piece; one that a search does not know is not found. */
	readonly pieces: readonly (NamedPiece | null)[];
	readonly sets: readonly NamedSet[];
}

export interface SearchIndex {
	find(words: string): Found;
	/** How many pieces each of several words finds by itself; only those that find any. */
	findEach(words: string): readonly { readonly word: string; readonly count: number }[];
	/** What pieces belong to and the words begin to name, with the number of its pieces. */
	complete(words: string, limit: number): readonly { readonly name: string; readonly count: number }[];
}

/** How much a word says, by where it stands. */
const weights = { name: 8, reference: 8 } as const;
const setWeights: Readonly<Record<string, number>> = { manufacturer: 6, category: 5, subcategory: 5, tag: 4 };
const otherSetWeight = 3;
/** The words are the piece's name; above all that single words can say. */
const wholeName = 2000;
/** One step of being meant by its reference; above every name. */
const referenceStep = 10_000;
const maxWords = 8;
const shortestNear = 4;
/** What is shorter has too many words near it to be the beginning of one. */
const shortestNearBeginning = 6;
const completed = ['category', 'subcategory', 'manufacturer'];

export function createSearchIndex({ catalogue, pieces, sets }: SearchSources): SearchIndex {
	const size = catalogue.ids.length;
	const vocabulary = createVocabulary();
	const numbers = new Map<number, readonly string[]>();
	const names = pieces.map((known, piece) => {
		if (known === null) return null;
		const words = foldWords(known.name);
		vocabulary.addPiece(words, piece, weights.name);
		const [own] = known.references;
		if (own !== undefined) {
			numbers.set(piece, known.references);
			vocabulary.addPiece(foldWords(own), piece, weights.reference);
		}
		return joinWords(words);
	});
	for (const { facet, name, bits } of sets) vocabulary.addSet(name, setWeights[facet] ?? otherSetWeight, bits);
	const references = createReferences(numbers);

	/** How well each piece fits one word; 0: not at all. */
	function scoresOf(word: FoldedWord, mayBeNear: boolean): Uint16Array {
		const scores = new Uint16Array(size);
		const isMistyped = mayBeNear && mayBeMistyped(word);
		for (const entry of vocabulary.entries) {
			const fit = fitOf(entry, word) || (isMistyped && isNearEntry(word, entry) ? fits.near : 0);
			if (fit > 0) raise(scores, entry, fit);
		}
		return scores;
	}

	function findWords(words: readonly FoldedWord[], mayBeNear: boolean): Uint32Array {
		const totals = new Uint32Array(size);
		const [first, ...others] = words.map((word) => scoresOf(word, mayBeNear));
		for (let piece = 0; piece < size; piece += 1) {
			let total = first?.[piece] ?? 0;
			for (const scores of others) {
				const score = scores[piece] ?? 0;
				total = score === 0 || total === 0 ? 0 : total + score;
			}
			totals[piece] = total;
		}
		return totals;
	}

	function find(typed: string): Found {
		const text = cutWords(typed);
		const words = foldWords(text).slice(0, maxWords);
		const meant = references.find(text);
		let totals = findWords(words, false);
		const isNothing = meant.size === 0 && totals.every((total) => total === 0);
		if (isNothing) totals = findWords(words, true);
		const whole = joinWords(words);
		const found = emptyBits(size);
		const order: number[] = [];
		for (let piece = 0; piece < size; piece += 1) {
			const total = (totals[piece] ?? 0) + (meant.get(piece) ?? 0) * referenceStep;
			if (total === 0) continue;
			totals[piece] = total + (names[piece] === whole ? wholeName : 0);
			setBit(found, piece);
			order.push(piece);
		}
		// of what fits alike, the newest first
		order.sort((left, right) => (totals[right] ?? 0) - (totals[left] ?? 0) || right - left);
		return { pieces: found, order, isNear: isNothing && order.length > 0 };
	}

	return {
		find,
		findEach(typed) {
			const words = [...new Set(cutWords(typed).split(' '))].slice(0, maxWords);
			if (words.length < 2) return [];
			return words.map((word) => ({ word, count: find(word).order.length })).filter(({ count }) => count > 0);
		},
		complete(typed, limit) {
			const words = foldWords(cutWords(typed)).slice(0, maxWords);
			const all = find(typed).pieces;
			const begun = sets.filter(({ facet, name }) => completed.includes(facet) && begins(foldWords(name), words));
			return begun
				.map(({ name, bits }) => ({ name, count: countCommon(bits, all) }))
				.filter(({ name, count }, index) => count > 0 && begun.findIndex((other) => other.name === name) === index)
				.sort((left, right) => right.count - left.count)
				.slice(0, limit);
		},
	};
}

function raise(scores: Uint16Array, { pieces, weights: own, sets }: Entry, fit: number): void {
	for (const [index, piece] of pieces.entries()) scores[piece] = Math.max(scores[piece] ?? 0, fit * (own[index] ?? 0));
	for (const { weight, bits } of sets) {
		const score = fit * weight;
		for (let piece = 0; piece < scores.length; piece += 1) if ((scores[piece] ?? 0) < score && hasBit(bits, piece)) scores[piece] = score;
	}
}

/** Numbers are no words that somebody mistypes. */
function mayBeMistyped({ plain }: FoldedWord): boolean {
	return plain.length >= shortestNear && !/\d/.test(plain);
}

function isNearEntry(typed: FoldedWord, word: FoldedWord): boolean {
	if (word.plain.length < shortestNear) return false;
	return isNearSpelling(typed.plain, word.plain) || isNearSpelling(typed.folded, word.folded);
}

function isNearSpelling(typed: string, word: string): boolean {
	return (typed.length >= shortestNearBeginning || word.length <= typed.length + 1) && isNear(typed, word);
}

function begins(names: readonly FoldedWord[], words: readonly FoldedWord[]): boolean {
	return words.length > 0 && words.every(({ folded }) => names.some((name) => name.folded.startsWith(folded)));
}

function joinWords(words: readonly FoldedWord[]): string {
	return words.map(({ folded }) => folded).join(' ');
}
