/** Fetches the data of a page, with retries, as a result: a network failure throws no exception. */
import { pageDataRetries } from '../../../site/constants.ts';
import { type Language, languagePrefix } from '../../../site/languages.ts';
import type { BuiltPage } from '../built-page.ts';
import { networkOf } from '../network.ts';

type PageDataResult<Page extends BuiltPage> =
	| { readonly kind: 'page'; readonly page: Page }
	/** The site has no such page. */
	| { readonly kind: 'missing' }
	/** Network, server or content of the answer failed, each time it was tried. */
	| { readonly kind: 'failed' };

interface PageDataFetcher<Page extends BuiltPage> {
	readonly fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
	readonly sleep: (ms: number) => Promise<void>;
	/** Whether the caller knows what to do with pages of a template that fetched data names. */
	readonly hasTemplate: (template: unknown) => template is Page['template'];
}

const firstDelayMs = 100;
/** A server that says nothing for so long is not asked again: the full load may fare better. */
const attemptTimeoutMs = 8000;

/** Tries up to three times more where another try may help, with doubling delays. */
export async function fetchPageData<Page extends BuiltPage>(
	path: string,
	{ fetch, sleep, hasTemplate }: PageDataFetcher<Page>,
): Promise<PageDataResult<Page>> {
	for (let attempt = 0; attempt <= pageDataRetries; attempt++) {
		if (attempt > 0) await sleep(firstDelayMs * 2 ** (attempt - 1));
		const signal = AbortSignal.timeout(attemptTimeoutMs);
		try {
			const response = await fetch(pageDataFile(path), { signal });
			if (response.status === 404 || response.status === 410) return { kind: 'missing' };
			const value: unknown = response.ok ? await response.json() : null;
			if (isPageData(value, hasTemplate)) return { kind: 'page', page: value };
		} catch (error) {
			console.warn(`Page data of ${path} could not be read`, error);
			if (signal.aborted) return { kind: 'failed' };
		}
	}
	return { kind: 'failed' };
}

/** The same for a page of a known template. */
export function fetchPageOf<Page extends BuiltPage>(
	window: Window,
	path: string,
	template: Page['template'],
): Promise<PageDataResult<Page>> {
	return fetchPageData(path, { ...networkOf(window), hasTemplate: (named): named is Page['template'] => named === template });
}

/** Enough to know that the builder wrote it. */
function isPageData<Page extends BuiltPage>(value: unknown, hasTemplate: PageDataFetcher<Page>['hasTemplate']): value is Page {
	return (
		isObject(value) &&
		typeof value.path === 'string' &&
		typeof value.buildHash === 'string' &&
		isObject(value.head) &&
		typeof value.head.title === 'string' &&
		isObject(value.head.languagePaths) &&
		isObject(value.result) &&
		hasTemplate(value.template)
	);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** Where the data of a page lies. URL path of a page's data. `path` as in the address, so already percent-encoded. */
export function pageDataFile(path: string): string {
	return `/page-data${path === '/' ? '/index' : path}/page-data.json`;
}

/** Path of the 404 page in a language. */
export function notFoundPath(language: Language): string {
	return `${languagePrefix(language)}/404.html`;
}

/** Remembers fetched page data for a while and never asks twice at once: a prefetch and the click after it share one request. */
export interface PageSource<Page extends BuiltPage> {
	get(path: string): Promise<PageDataResult<Page>>;
}

interface PageSourceOptions<Page extends BuiltPage> {
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
