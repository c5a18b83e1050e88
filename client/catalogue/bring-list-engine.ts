/** Loads what shows lists by their addresses, once a document: nobody needs it who only looks through a list. */
import { listStore } from '../stores/list.ts';
import type { ListEngine } from './list-engine.ts';

/** Rejects where the script cannot be loaded; another call tries again. */
export async function bringListEngine(window: Window): Promise<ListEngine> {
	const [{ createListEngine }, { createQueryFetcher }] = await Promise.all([import('./list-engine.ts'), import('./fetch-query.ts')]);
	const known = listStore.get().engine;
	if (known) return known;
	const fetchQuery = createQueryFetcher({
		fetch: (url, init) => window.fetch(url, init),
		sleep: (ms) => new Promise((done) => window.setTimeout(done, ms)),
		nowMs: Date.now,
	});
	const engine = createListEngine(fetchQuery, () => listStore.set({ engine, revision: listStore.get().revision + 1 }));
	listStore.set({ engine, revision: 0 });
	return engine;
}
