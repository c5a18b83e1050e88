/** Finds products by words and puts them in the order in which they fit: a pure function of the files that a search is made of. */
import type { Language } from '../../site/languages.ts';
import { type Bitset, countCommon, emptyBits, hasBit, setBit } from '../catalogue/bitset.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Found } from '../catalogue/order-pieces.ts';
import { type FoldedWord, foldReference, foldWords, isNear } from './compare-words.ts';
import type { SynonymsData } from './search-data.ts';
import { cutWords } from './search-words.ts';
import { createTermReader, createVocabulary, type Entry, fitOf, fits, type Term, type TypedWord } from './vocabulary.ts';

export interface NamedPiece {
	readonly name: string;
	/** Its reference and those of its variants, in full. */
	readonly references: readonly string[];
}

/** Something that products belong to. */
export interface NamedSet {
	readonly facet: string;
	readonly name: string;
	readonly bits: Bitset;
}

interface SearchSources {
	readonly catalogue: Pick<Catalogue, 'ids'>;
	/** By the number of the product; one that a search does not know is not found. */
	readonly pieces: readonly (NamedPiece | null)[];
	readonly sets: readonly NamedSet[];
	readonly synonyms: SynonymsData;
	readonly language: Language;
}

export interface SearchIndex {
	find(words: string): Found;
	/** How many products each of several words finds by itself; only those that find any. */
	findEach(words: string): readonly { readonly word: string; readonly count: number }[];
	/** Groups whose names begin with the words, with the number of their products. */
	complete(words: string, limit: number): readonly { readonly name: string; readonly count: number }[];
}

/** How much a word says, by where it stands. */
const weights = { name: 8, reference: 8 } as const;
const setWeights: Readonly<Record<string, number>> = { manufacturer: 6, category: 5, subcategory: 5, tag: 4 };
const otherSetWeight = 3;
/** The words are the product's name; above all that single words can say. */
const wholeName = 2000;
/** One step of being meant by its reference; above every name. */
const referenceStep = 10_000;
const maxWords = 8;
const shortestNear = 4;
/** A shorter text has too many words near it to be the beginning of one. */
const shortestNearBeginning = 6;
/** A match through another word counts a little less. */
const otherWord = { of: 3, in: 4 } as const;
/** Parts of a compound such as `Perlenohrringe`; letters that join them belong to neither. */
const shortestPart = 3;
/** A shorter last part is in the middle of too many words. */
const shortestInner = 5;
const joints = ['', 's', 'n', 'en', 'es'];
const completed = ['category', 'subcategory', 'manufacturer'];

export function createSearchIndex({ catalogue, pieces, sets, synonyms, language }: SearchSources): SearchIndex {
	const size = catalogue.ids.length;
	const vocabulary = createVocabulary(language);
	const { readWords, readTerms } = createTermReader(synonyms, language);
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

	/** How well each product fits one word; 0: not at all. `least`: what fits worse does not count. */
	function scoresOf(word: TypedWord, { mayBeNear = false, least = 0 }: { mayBeNear?: boolean; least?: number } = {}): Scores {
		const scores = new Uint16Array(size);
		const isMistyped = mayBeNear && mayBeMistyped(word);
		for (const entry of vocabulary.entries) {
			const fit = fitOf(entry, word) || (isMistyped && isNearEntry(word, entry) ? fits.near : 0);
			if (fit > least) raise(scores, entry, fit);
		}
		return scores;
	}

	/** As `scoresOf`, with other words for the same, and by the parts of a word that nothing has as a whole. */
	function scoresOfTerm({ words, others }: Term, mayBeNear: boolean): Scores {
		const scores = addUp(words.map((word) => scoresOf(word, { mayBeNear })));
		for (const other of others) {
			const found = addUp(other.map((word) => scoresOf(word)));
			for (let piece = 0; piece < size; piece += 1) {
				const score = Math.floor(((found[piece] ?? 0) * otherWord.of) / otherWord.in);
				if ((scores[piece] ?? 0) < score) scores[piece] = score;
			}
		}
		const [word] = words;
		return words.length > 1 || word === undefined || hasSome(scores) ? scores : (scoresOfParts(word.folded, mayBeNear) ?? scores);
	}

	/** Products that have both parts of a compound; where there are none and `mayBeNear`, those that have its last part, which says what it is. */
	function scoresOfParts(compound: string, mayBeNear: boolean): Scores | null {
		let last: Scores | null = null;
		for (let place = shortestPart; place <= compound.length - shortestPart; place += 1) {
			const part = compound.slice(place);
			const end = partScores(part, part.length < shortestInner ? fits.beginning : fits.near);
			if (end === null) continue;
			last ??= partScores(part, fits.beginning);
			for (const joint of joints) {
				const first = compound.slice(0, place);
				if (!first.endsWith(joint) || place - joint.length < shortestPart) continue;
				const begin = partScores(first.slice(0, place - joint.length), fits.inside);
				const both = begin && addUp([begin, end]);
				if (both && hasSome(both)) return both;
			}
		}
		return mayBeNear ? last : null;
	}

	/** null: no product has the part. */
	function partScores(part: string, least: number): Scores | null {
		const [term] = readTerms(readWords(part));
		if (term === undefined) return null;
		const all = [term.words, ...term.others].map((words) => addUp(words.map((word) => scoresOf(word, { least }))));
		const scores = all.reduce((best, some) => best.map((score, piece) => Math.max(score, some[piece] ?? 0)));
		return hasSome(scores) ? scores : null;
	}

	function findTerms(terms: readonly Term[], mayBeNear: boolean): Uint32Array {
		return Uint32Array.from(addUp(terms.map((term) => scoresOfTerm(term, mayBeNear))));
	}

	/** Of what has all of several; nothing of none. */
	function addUp(all: readonly Scores[]): Scores {
		const [first = new Uint16Array(size), ...others] = all;
		const totals = first.slice();
		for (const scores of others) {
			for (let piece = 0; piece < size; piece += 1) {
				const [total = 0, score = 0] = [totals[piece], scores[piece]];
				totals[piece] = score === 0 || total === 0 ? 0 : total + score;
			}
		}
		return totals;
	}

	function find(typed: string): Found {
		const text = cutWords(typed);
		const words = readWords(text).slice(0, maxWords);
		const terms = readTerms(words);
		const meant = references.find(text);
		let totals = findTerms(terms, false);
		const isNothing = meant.size === 0 && totals.every((total) => total === 0);
		if (isNothing) totals = findTerms(terms, true);
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

/** By the number of the product. */
type Scores = Uint16Array<ArrayBuffer>;

function hasSome(scores: Scores): boolean {
	return scores.some((score) => score > 0);
}

function raise(scores: Uint16Array, { pieces, weights: own, sets }: Entry, fit: number): void {
	for (const [index, piece] of pieces.entries()) scores[piece] = Math.max(scores[piece] ?? 0, fit * (own[index] ?? 0));
	for (const { weight, bits } of sets) {
		const score = fit * weight;
		for (let piece = 0; piece < scores.length; piece += 1) if ((scores[piece] ?? 0) < score && hasBit(bits, piece)) scores[piece] = score;
	}
}

/** Numbers are not corrected as mistyped words. */
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

/** Finds products by their reference numbers, as a buyer copies them from a receipt. */
interface References {
	/** How surely each product is the one that is meant, by its number; more is surer, none is absent. */
	find(words: string): ReadonlyMap<number, number>;
}

/** How a product is found by its reference. */
const sureness = { same: 3, sameLetters: 2, beginning: 1 } as const;

/** `numbersOf`: of each product its reference and those of its variants, in full. */
function createReferences(numbersOf: ReadonlyMap<number, readonly string[]>): References {
	const numbers = [...numbersOf].flatMap(([piece, own]) =>
		own.map((number) => ({ piece, exact: number.toLowerCase(), key: foldReference(number) })),
	);
	return {
		find(words) {
			const exact = words.toLowerCase();
			const key = foldReference(words);
			// letters alone are words, and all words have beginnings
			const mayBegin = /\d/.test(key);
			const found = new Map<number, number>();
			for (const number of numbers) {
				const sure = howSure(number, exact, key, mayBegin);
				if (sure > (found.get(number.piece) ?? 0)) found.set(number.piece, sure);
			}
			return found;
		},
	};
}

function howSure(number: { readonly exact: string; readonly key: string }, exact: string, key: string, mayBegin: boolean): number {
	if (number.exact === exact) return sureness.same;
	if (key === '') return 0;
	if (number.key === key) return sureness.sameLetters;
	return mayBegin && number.key.startsWith(key) ? sureness.beginning : 0;
}
