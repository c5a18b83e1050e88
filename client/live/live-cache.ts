/** The one fetch cache of a document for all that it reads of the backend. */
import { createFetchCache, type FetchCache } from '../catalogue/fetch-cache.ts';
import { createStore } from '../stores/store.ts';

const cacheStore = createStore<FetchCache | null>(null);

export function liveCache(window: Window): FetchCache {
	const cache =
		cacheStore.get() ?? createFetchCache({ sleep: (ms) => new Promise((done) => window.setTimeout(done, ms)), nowMs: Date.now });
	cacheStore.set(cache);
	return cache;
}
