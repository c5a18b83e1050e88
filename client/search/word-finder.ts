/** Brings the files of a search, a language at a time, and finds products by the words of an address. */
import type { Language } from '../../site/languages.ts';
import { plainText, type Text } from '../../site/text.ts';
import { addAll } from '../catalogue/bitset.ts';
import { type Catalogue, createHaving, loadFitting } from '../catalogue/catalogue.ts';
import { checkAnswer } from '../catalogue/catalogue-data.ts';
import type { FetchQuery } from '../catalogue/fetch-query.ts';
import type { Finder, Found } from '../catalogue/order-pieces.ts';
import type { PriceNoteData } from '../products/product-card-data.ts';
import { foldWords, stem } from './compare-words.ts';
import {
	type BelongingData,
	type FoundPage,
	type NamesData,
	nameBlockOf,
	type PagesData,
	type SynonymsData,
	searchQueries,
	type ValueNamesData,
} from './search-data.ts';
import { createSearchIndex, type NamedSet, type SearchIndex } from './search-index.ts';
import { cutWords, readWords, withWords } from './search-words.ts';
import { createTermReader, fitOf, fits, type TypedWord } from './vocabulary.ts';

interface Named {
	readonly name: Text;
	/** Its reference and those of its variants, in full. */
	readonly references: readonly string[];
}

/** The parts of a search in one language. */
interface LoadedSearch {
	readonly catalogue: Catalogue;
	readonly index: SearchIndex;
	readonly pages: PageIndex;
	readonly note: PriceNoteData;
	/** By the number of the product; null for one that its block of names does not know. */
	readonly named: readonly (Named | null)[];
}

export interface WordFinder extends Finder {
	/** null: nothing is loaded for the language. */
	loaded(language: Language): LoadedSearch | null;
}

export function createWordFinder(fetchQuery: FetchQuery): WordFinder {
	const searches = new Map<Language, LoadedSearch & { readonly answers: readonly unknown[] }>();
	let last: { readonly index: SearchIndex; readonly words: string; readonly found: Found } | null = null;

	return {
		loaded: (language) => searches.get(language) ?? null,
		find(catalogue, { language, search }) {
			const known = searches.get(language);
			if (known?.catalogue !== catalogue) return null;
			const words = readWords(search);
			if (last?.index !== known.index || last.words !== words) last = { index: known.index, words, found: known.index.find(words) };
			return last.found;
		},
		keepWords: (search, request) => withWords(search, readWords(request.search)),
		async load(catalogue, { language }) {
			const blocks = [...new Set(catalogue.ids.map(nameBlockOf))];
			const [belonging, values, pages, ...names] = await Promise.all([
				loadFitting(fetchQuery, catalogue, searchQueries.belonging, toBelongingData),
				fetchQuery(searchQueries.values(language)).then(toValueNamesData),
				fetchQuery(searchQueries.pages(language)).then(toPagesData),
				...blocks.map((block) => fetchQuery(searchQueries.names(language, block)).then(toNamesData)),
			]);
			const answers = [catalogue, belonging, values, pages, ...names];
			const known = searches.get(language);
			if (known?.answers.length === answers.length && answers.every((answer, index) => known.answers[index] === answer)) return false;
			searches.set(language, {
				...createSearch(catalogue, belonging, values, names, language),
				pages: createPageIndex(pages.pages, values.synonyms, language),
				note: pages.note,
				answers,
			});
			return true;
		},
	};
}

/** Pure. Products and names that do not know each other are of two builds, and left out. */
export function createSearch(
	catalogue: Catalogue,
	{ columns }: Pick<BelongingData, 'columns'>,
	{ facets, synonyms }: ValueNamesData,
	blocks: readonly NamesData[],
	language: Language,
): Omit<LoadedSearch, 'pages' | 'note'> {
	const size = catalogue.ids.length;
	const having = createHaving(columns, size);
	const sets = Object.entries(facets).flatMap(([facet, values]) =>
		values.map(([id, name]): NamedSet => {
			const bits = catalogue.having(facet, [id]).slice();
			addAll(bits, having(facet, [id]));
			return { facet, name: plainText(name), bits };
		}),
	);
	const named = new Map(blocks.flatMap(readNames));
	const known = catalogue.ids.map((id) => named.get(id) ?? null);
	const pieces = known.map((each) => each && { name: plainText(each.name), references: each.references });
	return { catalogue, index: createSearchIndex({ catalogue, pieces, sets, synonyms, language }), named: known };
}

function readNames({ idSteps, names, references, suffixes }: NamesData): [id: number, named: Named][] {
	const ofVariants = new Map(suffixes);
	let id = 0;
	return idSteps.map((step, place): [number, Named] => {
		id += step;
		const own = references[place] ?? '';
		const all = own === '' ? [] : [own, ...(ofVariants.get(place) ?? []).map((suffix) => own + suffix)];
		return [id, { name: names[place] ?? '', references: all }];
	});
}

/** Looks at what was fetched as far as to know that the builder wrote it. All throw on anything else. */
const toNamesData = (answer: unknown): NamesData => checkAnswer<NamesData>(answer, ['idSteps', 'names', 'references', 'suffixes']);
const toValueNamesData = (answer: unknown): ValueNamesData => checkAnswer<ValueNamesData>(answer, ['facets', 'synonyms']);
const toPagesData = (answer: unknown): PagesData => checkAnswer<PagesData>(answer, ['note', 'pages']);
const toBelongingData = (answer: unknown): BelongingData => checkAnswer<BelongingData>(answer, ['order', 'columns']);

/** Finds pages by words, as products are found: in other forms and by other words for the same. There are few, so each is looked at. */
interface PageIndex {
	/** The best first. All words have to fit. */
	find(typed: string, limit: number): readonly FoundPage[];
}

/** A page's name says more than its headings. */
const weights = { name: 3, words: 1 } as const;
/** As much of a term's other words counts as of its own; they stand for what a page is called, and not for what it mentions. */
const otherWord = 0.75;

export function createPageIndex(pages: readonly FoundPage[], synonyms: SynonymsData, language: Language): PageIndex {
	const { readWords, readTerms } = createTermReader(synonyms, language);
	const toWords = (text: string, weight: number) =>
		foldWords(text).map(({ folded }) => ({ folded, stem: stem(folded, language), weight, isName: weight === weights.name }));
	const known = pages.map((page) => ({
		page,
		entries: [...toWords(plainText(page.name), weights.name), ...toWords(page.words, weights.words)],
	}));
	type Entries = (typeof known)[number]['entries'];

	/** 0: one of the words is missing, or is in the middle of another one only. */
	function fitOfAll(words: readonly TypedWord[], entries: Entries): number {
		const each = words.map((word) => Math.max(0, ...entries.map((entry) => toScore(fitOf(entry, word), entry.weight))));
		return each.some((fit) => fit === 0) ? 0 : each.reduce((sum, fit) => sum + fit, 0);
	}

	return {
		find(typed, limit) {
			const terms = readTerms(readWords(cutWords(typed)));
			if (terms.length === 0) return [];
			const scored = known.map(({ page, entries }) => {
				const each = terms.map(({ words, others }) =>
					Math.max(
						fitOfAll(words, entries),
						...others.map(
							(other) =>
								fitOfAll(
									other,
									entries.filter(({ isName }) => isName),
								) * otherWord,
						),
					),
				);
				return { page, score: each.some((score) => score === 0) ? 0 : each.reduce((sum, score) => sum + score, 0) };
			});
			return scored
				.filter(({ score }) => score > 0)
				.sort((left, right) => right.score - left.score)
				.slice(0, limit)
				.map(({ page }) => page);
		},
	};
}

function toScore(fit: number, weight: number): number {
	return fit > fits.inside ? fit * weight : 0;
}
