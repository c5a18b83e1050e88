/** Remembers fetched page data for a while and never asks twice at once: a prefetch and the click after it share one request. */
import type { PageDataResult } from './fetch-page-data.ts';

export interface PageSource {
	get(path: string): Promise<PageDataResult>;
}

export interface PageSourceOptions {
	readonly fetchPageData: (path: string) => Promise<PageDataResult>;
	readonly nowMs: () => number;
}

const maxAgeMs = 300_000;
const maxPages = 30;

/** Only pages that were found are remembered. */
export function createPageSource({ fetchPageData, nowMs }: PageSourceOptions): PageSource {
	const known = new Map<string, { readonly result: Promise<PageDataResult>; readonly askedAtMs: number }>();

	const ask = async (path: string): Promise<PageDataResult> => {
		const result = await fetchPageData(path);
		if (result.kind !== 'page') known.delete(path);
		return result;
	};
	return {
		get(path) {
			const entry = known.get(path);
			if (entry && nowMs() - entry.askedAtMs < maxAgeMs) return entry.result;
			const result = ask(path);
			known.delete(path);
			known.set(path, { result, askedAtMs: nowMs() });
			const oldest = known.keys().next().value;
			if (known.size > maxPages && oldest !== undefined) known.delete(oldest);
			return result;
		},
	};
}
