/** Loads the search for products, once a document. Shares no module with lists, whose scripts it would cut in pieces. */
import type { ListState } from '../lists/use-list.ts';
import { createStore } from '../runtime/store.ts';
import type { Suggester } from './suggest.ts';

/** The next value of `searchStore`. Rejects where a script cannot be loaded; another call tries again. */
export async function loadSearch(window: Window): Promise<NonNullable<ReturnType<typeof searchStore.get>['live']>> {
	const [{ createListEngine }, { createCatalogueLoader }, { queryFetcher }, { createWordFinder }, { createSuggester }, { LiveResults }] =
		await Promise.all([
			import('../catalogue/list-engine.ts'),
			import('../catalogue/catalogue.ts'),
			import('../catalogue/fetch-query.ts'),
			import('./word-finder.ts'),
			import('./suggest.ts'),
			import('../lists/LiveResults.tsx'),
		]);
	const known = searchStore.get().live;
	if (known) return known;
	const fetchQuery = queryFetcher(window);
	const loadCatalogue = createCatalogueLoader(fetchQuery);
	const finder = createWordFinder(fetchQuery);
	const onChange = (): void => searchStore.set({ live, revision: searchStore.get().revision + 1 });
	const engine = createListEngine(fetchQuery, onChange, { loadCatalogue, finder });
	const live = { engine, Results: LiveResults, suggester: createSuggester(fetchQuery, loadCatalogue, finder) };
	fetchQuery.onRenewed(engine.renew);
	searchStore.set({ live, revision: 0 });
	return live;
}

interface SearchState extends ListState {
	/** null: not loaded yet. */
	readonly live: (NonNullable<ListState['live']> & { readonly suggester: Suggester }) | null;
}

/** The search's state once it has been used; kept while the document lives, so that Back shows results at once. */
export const searchStore = createStore<SearchState>({ live: null, revision: 0 });
