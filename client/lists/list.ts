import type { ComponentType } from 'react';
import type { ListEngine, ListView } from '../catalogue/list-engine.ts';
import type { ListAction } from '../catalogue/list-query.ts';
import type { PriceNoteData } from '../products/product-card-data.ts';
import { createStore } from '../runtime/store.ts';

export interface LiveResultsProps {
	readonly view: ListView;
	readonly note: PriceNoteData;
	readonly onChange: (action: ListAction) => void;
}

export interface ListState {
	/** null: not loaded yet. */
	readonly live: {
		readonly engine: ListEngine;
		/** Shows the engine's view. */
		readonly Results: ComponentType<LiveResultsProps>;
	} | null;
	/** Changes when the engine has something new to show. */
	readonly revision: number;
}

/** The catalogue's state once a list has had active filters; kept while the document lives, so that Back shows a list at once. */
export const listStore = createStore<ListState>({ live: null, revision: 0 });
