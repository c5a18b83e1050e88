/** Suggests results while the words are still typed. */
import type { Language } from '../../site/languages.ts';
import { type LoadCatalogue, readCards } from '../catalogue/catalogue.ts';
import type { FetchQuery } from '../catalogue/fetch-query.ts';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import type { FoundPage } from './search-data.ts';
import { readWords, withWords } from './search-words.ts';
import type { WordFinder } from './word-finder.ts';

export type Suggestion =
	| { readonly kind: 'piece'; readonly card: ProductCardData }
	| { readonly kind: 'page'; readonly page: FoundPage }
	/** Words that are searched for instead, and how many products have them. */
	| { readonly kind: 'words'; readonly words: string; readonly count: number };

export interface Suggested {
	/** None for words that find nothing. */
	readonly items: readonly Suggestion[];
	readonly note: PriceNoteData;
}

export interface Suggester {
	/** Brings the files. Rejects where they cannot be had. */
	prepare(language: Language): Promise<void>;
	/** null: there are no words. Rejects where the files cannot be had. */
	suggest(language: Language, words: string): Promise<Suggested | null>;
	/** Pages that have the words; none before the files are there. */
	findPages(language: Language, words: string): readonly FoundPage[];
	/** How many products each of several words finds by itself; none before the files are there. */
	findEach(language: Language, words: string): readonly { readonly word: string; readonly count: number }[];
}

const maxPieces = 6;
const maxCompletions = 3;
const maxSuggestedPages = 2;
const maxPages = 4;

export function createSuggester(fetchQuery: FetchQuery, loadCatalogue: LoadCatalogue, finder: WordFinder): Suggester {
	return {
		async prepare(language) {
			await finder.load(await loadCatalogue(), { language, search: '' });
		},
		async suggest(language, words) {
			const search = withWords('', words);
			if (readWords(search) === '') return null;
			const catalogue = await loadCatalogue();
			await finder.load(catalogue, { language, search });
			const found = finder.find(catalogue, { language, search });
			const loaded = finder.loaded(language);
			if (found === null || loaded === null) return null;
			const ids = found.order.slice(0, maxPieces).map((piece) => catalogue.ids[piece] ?? 0);
			const cards = await readCards(fetchQuery, catalogue, ids, language);
			return {
				note: loaded.note,
				items: [
					...loaded.index.complete(words, maxCompletions).map(({ name, count }): Suggestion => ({ kind: 'words', words: name, count })),
					...loaded.pages.find(words, maxSuggestedPages).map((page): Suggestion => ({ kind: 'page', page })),
					...cards.map((card): Suggestion => ({ kind: 'piece', card })),
				],
			};
		},
		findPages: (language, words) => finder.loaded(language)?.pages.find(words, maxPages) ?? [],
		findEach: (language, words) => finder.loaded(language)?.index.findEach(words) ?? [],
	};
}
