/** Fetches what pages share, with retries, and remembers it for a while. */
import { queryFile } from '../../site/query-files.ts';
import { type Network, networkOf } from '../runtime/network.ts';
import { createStore } from '../runtime/store.ts';
import { createFetchCache } from './fetch-cache.ts';

/** Resolves with the parsed answer. Rejects where it could not be had; another call tries again. `fresh`: past every cache. */
export type FetchQuery = (query: string, options?: { readonly fresh?: boolean }) => Promise<unknown>;

/** A server that says nothing for so long is not waited for. */
const attemptTimeoutMs = 8000;

/** Gives what is known at once and asks again each time: a browser revalidates by ETag, so an unchanged file costs a request without a body. */
interface QueryFetcher extends FetchQuery {
	/** Calls back whenever a file was found changed; returns how to stop. */
	onRenewed(listener: () => void): () => void;
}

export function createQueryFetcher({ fetch, sleep, nowMs }: Network): QueryFetcher {
	const cache = createFetchCache({ sleep, nowMs });
	/** An unchanged file stays the same object, so that nothing is worked out again. */
	const answers = new Map<string, { readonly text: string; readonly answer: unknown }>();

	async function attempt(query: string, fresh: boolean): Promise<unknown> {
		const response = await fetch(`/${queryFile(query)}`, {
			signal: AbortSignal.timeout(attemptTimeoutMs),
			cache: fresh ? 'reload' : 'default',
		});
		if (!response.ok) throw new Error(`${query} was answered with ${response.status}`);
		const text = await response.text();
		const known = answers.get(query);
		if (known?.text === text) return known.answer;
		const answer: unknown = JSON.parse(text);
		answers.set(query, { text, answer });
		return answer;
	}

	const fetchQuery: FetchQuery = (query, { fresh = false } = {}) => cache.read(query, () => attempt(query, fresh), { fresh });
	return Object.assign(fetchQuery, { onRenewed: (listener: () => void) => cache.onRenewed(listener) });
}

const fetcherStore = createStore<QueryFetcher | null>(null);

/** The one query fetcher of a document: all pages and parts share it, so that known parts of the catalogue are not fetched again. */
export function queryFetcher(window: Window): QueryFetcher {
	const fetcher = fetcherStore.get() ?? createQueryFetcher(networkOf(window));
	fetcherStore.set(fetcher);
	return fetcher;
}
