/** What the browser knows of the catalogue once a list has been asked for something; kept while the document lives, so that Back shows a list at once. */
import type { ListEngine } from '../catalogue/list-engine.ts';
import { createStore } from './store.ts';

export interface ListState {
	/** null: nobody has asked yet. */
	readonly engine: ListEngine | null;
	/** Changes when the engine has something new to show. */
	readonly revision: number;
}

export const listStore = createStore<ListState>({ engine: null, revision: 0 });
