/** Remembers fetched page data for a while and never asks twice at once: a prefetch and the click after it share one request. */
import type { BuiltPage } from '../built-page.ts';
import type { PageDataResult } from './fetch-page-data.ts';

export interface PageSource<Page extends BuiltPage> {
	get(path: string): Promise<PageDataResult<Page>>;
}

export interface PageSourceOptions<Page extends BuiltPage> {
	readonly fetchPageData: (path: string) => Promise<PageDataResult<Page>>;
	readonly nowMs: () => number;
}

const maxAgeMs = 300_000;
const maxPages = 30;

/** Only pages that were found are remembered. */
export function createPageSource<Page extends BuiltPage>({ fetchPageData, nowMs }: PageSourceOptions<Page>): PageSource<Page> {
	const known = new Map<string, { readonly result: Promise<PageDataResult<Page>>; readonly askedAtMs: number }>();

	const ask = async (path: string): Promise<PageDataResult<Page>> => {
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
