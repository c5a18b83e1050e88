/** Loads what shows lists by their addresses, once a document: a visitor who only looks through a list does not need it. */
import type { ListEngine } from '../catalogue/list-engine.ts';
import { listStore } from './list.ts';

/** Rejects where a script cannot be loaded; another call tries again. */
export async function loadList(window: Window): Promise<ListEngine> {
	const [{ createListEngine }, { queryFetcher }, { LiveResults }] = await Promise.all([
		import('../catalogue/list-engine.ts'),
		import('../catalogue/query-fetcher.ts'),
		import('./LiveResults.tsx'),
	]);
	const known = listStore.get().live;
	if (known) return known.engine;
	const fetchQuery = queryFetcher(window);
	const engine = createListEngine(fetchQuery, () => listStore.set({ live, revision: listStore.get().revision + 1 }));
	const live = { engine, Results: LiveResults };
	fetchQuery.onRenewed(engine.renew);
	listStore.set({ live, revision: 0 });
	return engine;
}
