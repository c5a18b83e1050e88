/** Brings the files of a search, a language at a time, and finds products by the words of an address. */
import type { Language } from '../../site/languages.ts';
import { plainText, type Text } from '../../site/text.ts';
import { addAll } from '../catalogue/bitset.ts';
import { type Catalogue, createHaving } from '../catalogue/catalogue.ts';
import { checkAnswer } from '../catalogue/check-answers.ts';
import type { FetchQuery } from '../catalogue/fetch-query.ts';
import type { Finder, Found } from '../catalogue/finder.ts';
import { loadFitting } from '../catalogue/load-catalogue.ts';
import type { PriceNoteData } from '../products/product-card-data.ts';
import { createPageIndex, type PageIndex } from './page-index.ts';
import { type BelongingData, type NamesData, nameBlockOf, type PagesData, searchQueries, type ValueNamesData } from './search-data.ts';
import { createSearchIndex, type NamedSet, type SearchIndex } from './search-index.ts';
import { readWords, withWords } from './search-words.ts';

/** How a product is called. */
interface Named {
	readonly name: Text;
	/** Its reference and those of its variants, in full. */
	readonly references: readonly string[];
}

/** The parts of a search in one language. */
export interface LoadedSearch {
	readonly catalogue: Catalogue;
	readonly index: SearchIndex;
	readonly pages: PageIndex;
	/** At prices. */
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
