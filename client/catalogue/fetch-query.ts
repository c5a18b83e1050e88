/** Fetches what pages share (design §5), with retries, and remembers it for a while (specification §9). */
import { dataCache } from '../../site/constants.ts';
import { queryFile } from '../../site/query-files.ts';

export interface QueryFetcherOptions {
	readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
	readonly sleep: (ms: number) => Promise<void>;
	readonly nowMs: () => number;
}

/** Resolves with the parsed answer. Rejects where it could not be had; another call tries again. `anew`: past every cache. */
export type FetchQuery = (query: string, options?: { readonly anew?: boolean }) => Promise<unknown>;

/** A server that says nothing for so long is not waited for. */
const attemptTimeoutMs = 8000;

export function createQueryFetcher({ fetch, sleep, nowMs }: QueryFetcherOptions): FetchQuery {
	const known = new Map<string, { readonly answer: Promise<unknown>; readonly askedAtMs: number }>();

	async function attempt(query: string, anew: boolean): Promise<unknown> {
		const response = await fetch(`/${queryFile(query)}`, {
			signal: AbortSignal.timeout(attemptTimeoutMs),
			cache: anew ? 'reload' : 'default',
		});
		if (!response.ok) throw new Error(`${query} was answered with ${response.status}`);
		return await response.json();
	}

	async function ask(query: string, anew: boolean): Promise<unknown> {
		for (let retry = 0; ; retry += 1) {
			try {
				return await attempt(query, anew);
			} catch (error) {
				if (retry === dataCache.retries) {
					known.delete(query);
					throw error;
				}
				console.warn(`${query} could not be read and is asked for again`, error);
				await sleep(Math.min(dataCache.firstDelayMs * 2 ** retry, dataCache.maxDelayMs));
			}
		}
	}

	return (query, { anew = false } = {}) => {
		const entry = known.get(query);
		if (!anew && entry && nowMs() - entry.askedAtMs < dataCache.cacheMs) return entry.answer;
		const answer = ask(query, anew);
		known.set(query, { answer, askedAtMs: nowMs() });
		return answer;
	};
}
