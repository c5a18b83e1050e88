/** The one query fetcher of a document: all pages and parts share it, so that known parts of the catalogue are not fetched again. */
import { networkOf } from '../runtime/network.ts';
import { createStore } from '../runtime/store.ts';
import { createQueryFetcher, type QueryFetcher } from './fetch-query.ts';

const fetcherStore = createStore<QueryFetcher | null>(null);

export function queryFetcher(window: Window): QueryFetcher {
	const fetcher = fetcherStore.get() ?? createQueryFetcher(networkOf(window));
	fetcherStore.set(fetcher);
	return fetcher;
}
