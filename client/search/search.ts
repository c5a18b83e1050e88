/** The search's state once it has been used; kept while the document lives, so that Back shows results at once. */
import type { ListState } from '../lists/list.ts';
import { createStore } from '../runtime/store.ts';
import type { Suggester } from './suggest.ts';

export interface SearchState extends ListState {
	/** null: not loaded yet. */
	readonly live: (NonNullable<ListState['live']> & { readonly suggester: Suggester }) | null;
}

export const searchStore = createStore<SearchState>({ live: null, revision: 0 });
