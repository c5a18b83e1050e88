/**
 * Remembers what the browser has fetched, asks again where that failed, and renews what has grown old. Nothing is renewed because
 * a window got the focus: only a read makes it ask.
 */
import { dataCache } from '../../site/constants.ts';
import { type Network, networkOf } from '../runtime/network.ts';
import { createStore } from '../runtime/store.ts';

export interface CacheTimes {
	/** So long after it was asked for, an answer is forgotten. */
	readonly cacheMs: number;
	/** So long after it was asked for, an answer is given without asking again. */
	readonly staleMs: number;
	readonly retries: number;
	/** Before the first further attempt; doubled before each other one. */
	readonly firstDelayMs: number;
	readonly maxDelayMs: number;
}

export interface FetchCacheOptions extends Pick<Network, 'sleep' | 'nowMs'> {
	/** Left out, the usual ones (`dataCache`). */
	readonly times?: CacheTimes;
}

export interface ReadOptions {
	/** Asks in any case. */
	readonly fresh?: boolean;
	/** Takes what is known, however stale, and renews nothing. */
	readonly keep?: boolean;
}

export interface FetchCache {
	/**
	 * The known answer of `key`, else that of `load`; a key stands for one kind of answer. A stale answer is given at once, and renewed meanwhile. Rejects with the last
	 * fault where loading failed; another call tries again.
	 */
	read<Answer>(key: string, load: () => Promise<Answer>, options?: ReadOptions): Promise<Answer>;
	/** Calls back with the key whenever something stale was renewed by another answer; returns how to stop. */
	onRenewed(listener: (key: string) => void): () => void;
}

interface Entry {
	readonly answer: Promise<unknown>;
	readonly askedAtMs: number;
	/** A renewal is under way, or the answer itself is still to come. */
	isAsking: boolean;
}

export function createFetchCache({ sleep, nowMs, times = dataCache }: FetchCacheOptions): FetchCache {
	const entries = new Map<string, Entry>();
	const listeners = new Set<(key: string) => void>();

	async function ask(key: string, load: () => Promise<unknown>): Promise<unknown> {
		for (let retry = 0; ; retry += 1) {
			try {
				return await load();
			} catch (error) {
				if (retry === times.retries) throw error;
				console.warn(`${key} could not be read and is asked for again`, error);
				await sleep(Math.min(times.firstDelayMs * 2 ** retry, times.maxDelayMs));
			}
		}
	}

	function begin(key: string, load: () => Promise<unknown>): Entry {
		const entry: Entry = { answer: ask(key, load), askedAtMs: nowMs(), isAsking: true };
		entry.answer.then(
			() => {
				entry.isAsking = false;
			},
			() => {
				if (entries.get(key) === entry) entries.delete(key);
			},
		);
		entries.set(key, entry);
		return entry;
	}

	/** A renewal that fails leaves what is known until its time is over. */
	async function renew(key: string, known: Entry, load: () => Promise<unknown>): Promise<void> {
		const askedAtMs = nowMs();
		known.isAsking = true;
		try {
			const answer = await ask(key, load);
			if (entries.get(key) !== known) return;
			entries.set(key, { answer: Promise.resolve(answer), askedAtMs, isAsking: false });
			if (answer === (await known.answer)) return;
			for (const listener of listeners) listener(key);
		} catch (error) {
			known.isAsking = false;
			console.error(`${key} could not be renewed`, error);
		}
	}

	return {
		read<Answer>(key: string, load: () => Promise<Answer>, { fresh = false, keep = false }: ReadOptions = {}) {
			const known = entries.get(key);
			const ageMs = known === undefined ? Number.POSITIVE_INFINITY : nowMs() - known.askedAtMs;
			if (known === undefined || fresh || (ageMs >= times.cacheMs && !keep)) return begin(key, load).answer as Promise<Answer>;
			if (ageMs >= times.staleMs && !known.isAsking && !keep) void renew(key, known, load);
			return known.answer as Promise<Answer>;
		},
		onRenewed(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

const cacheStore = createStore<FetchCache | null>(null);

/** The one fetch cache of a document for all that it reads of the backend. */
export function liveCache(window: Window): FetchCache {
	const cache = cacheStore.get() ?? createFetchCache(networkOf(window));
	cacheStore.set(cache);
	return cache;
}
