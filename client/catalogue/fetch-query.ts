/** Fetches what pages share (design §5), with retries, and remembers it for a while (specification §9). */
import { dataCache } from '../../site/constants.ts';
import { queryFile } from '../../site/query-files.ts';
import type { Network } from '../network.ts';
import { createFetchCache } from './fetch-cache.ts';

/** Resolves with the parsed answer. Rejects where it could not be had; another call tries again. `anew`: past every cache. */
export type FetchQuery = (query: string, options?: { readonly anew?: boolean }) => Promise<unknown>;

/** A server that says nothing for so long is not waited for. */
const attemptTimeoutMs = 8000;

export function createQueryFetcher({ fetch, sleep, nowMs }: Network): FetchQuery {
	/** Files of one build belong together, and browsers revalidate them: within the cache's time nothing is asked for twice. */
	const cache = createFetchCache({ sleep, nowMs, times: { ...dataCache, staleMs: dataCache.cacheMs } });

	async function attempt(query: string, anew: boolean): Promise<unknown> {
		const response = await fetch(`/${queryFile(query)}`, {
			signal: AbortSignal.timeout(attemptTimeoutMs),
			cache: anew ? 'reload' : 'default',
		});
		if (!response.ok) throw new Error(`${query} was answered with ${response.status}`);
		return await response.json();
	}

	return (query, { anew = false } = {}) => cache.read(query, () => attempt(query, anew), { anew });
}
