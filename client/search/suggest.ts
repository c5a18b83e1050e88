/** Tells what a search would find while its words are still typed. */
import type { Language } from '../../site/languages.ts';
import type { Text } from '../../site/text.ts';
import { cardBlockOf, catalogueQueries } from '../catalogue/catalogue-data.ts';
import { toCardsData } from '../catalogue/check-answers.ts';
import type { FetchQuery } from '../catalogue/fetch-query.ts';
import type { LoadCatalogue } from '../catalogue/load-catalogue.ts';
import { readWords, withWords } from './search-words.ts';
import type { LoadedSearch, WordFinder } from './word-finder.ts';

export type Suggestion =
	/** Leads to the piece. */
	| { readonly kind: 'piece'; readonly id: number; readonly name: Text; readonly reference: string | null }
	/** Words that are searched for instead, and how many pieces have them. */
	| { readonly kind: 'words'; readonly words: string; readonly count: number };

export interface Suggester {
	/** Brings the files. Rejects where they cannot be had. */
	prepare(language: Language): Promise<void>;
	/** None for words that find nothing. Rejects where the files cannot be had. */
	suggest(language: Language, words: string): Promise<readonly Suggestion[]>;
	/** Where a piece's page lies; null where it has gone. Rejects as above. */
	pathOf(language: Language, id: number): Promise<string | null>;
	/** How many pieces each of several words finds by itself; none before the files are there. */
	findEach(language: Language, words: string): readonly { readonly word: string; readonly count: number }[];
}

const maxPieces = 6;
const maxCompletions = 3;

export function createSuggester(fetchQuery: FetchQuery, loadCatalogue: LoadCatalogue, finder: WordFinder): Suggester {
	return {
		async prepare(language) {
			await finder.load(await loadCatalogue(), { language, search: '' });
		},
		async suggest(language, words) {
			const search = withWords('', words);
			if (readWords(search) === '') return [];
			const catalogue = await loadCatalogue();
			await finder.load(catalogue, { language, search });
			const found = finder.find(catalogue, { language, search });
			const loaded = finder.loaded(language);
			if (found === null || loaded === null) return [];
			const completions = loaded.index
				.complete(words, maxCompletions)
				.map(({ name, count }): Suggestion => ({ kind: 'words', words: name, count }));
			return [...completions, ...found.order.slice(0, maxPieces).flatMap((piece) => toSuggestion(loaded, piece))];
		},
		async pathOf(language, id) {
			const { cards } = toCardsData(await fetchQuery(catalogueQueries.cards(language, cardBlockOf(id))));
			return cards.find((card) => card.id === id)?.path ?? null;
		},
		findEach: (language, words) => finder.loaded(language)?.index.findEach(words) ?? [],
	};
}

function toSuggestion({ catalogue, named }: LoadedSearch, piece: number): Suggestion[] {
	const known = named[piece] ?? null;
	return known === null ? [] : [{ kind: 'piece', id: catalogue.ids[piece] ?? 0, name: known.name, reference: known.references[0] ?? null }];
}
