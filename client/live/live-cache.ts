/** The one fetch cache of a document for all that it reads of the backend. */
import { createFetchCache, type FetchCache } from '../catalogue/fetch-cache.ts';
import { networkOf } from '../runtime/network.ts';
import { createStore } from '../runtime/store.ts';

const cacheStore = createStore<FetchCache | null>(null);

export function liveCache(window: Window): FetchCache {
	const cache = cacheStore.get() ?? createFetchCache(networkOf(window));
	cacheStore.set(cache);
	return cache;
}
