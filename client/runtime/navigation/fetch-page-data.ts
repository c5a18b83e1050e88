/** Fetches the data of a page, with retries, as a result: the visitor's network is nobody's exception. */
import { pageDataRetries } from '../../../site/constants.ts';
import type { LazyPages } from '../../pages/lazy-pages.ts';
import type { PageData } from '../../pages/page-data.ts';
import { pageDataFile } from './page-data-file.ts';

export type PageDataResult =
	| { readonly kind: 'page'; readonly page: PageData }
	/** The site has no such page. */
	| { readonly kind: 'missing' }
	/** Network, server or content of the answer failed, each time it was tried. */
	| { readonly kind: 'failed' };

export interface PageDataFetcher {
	readonly fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
	readonly sleep: (ms: number) => Promise<void>;
	readonly hasTemplate: LazyPages['has'];
}

const firstDelayMs = 100;
/** A server that says nothing for so long is not asked again: the full load may fare better. */
const attemptTimeoutMs = 8000;

/** Tries up to three times more where another try may help, with doubling delays. */
export async function fetchPageData(path: string, { fetch, sleep, hasTemplate }: PageDataFetcher): Promise<PageDataResult> {
	for (let attempt = 0; attempt <= pageDataRetries; attempt++) {
		if (attempt > 0) await sleep(firstDelayMs * 2 ** (attempt - 1));
		const signal = AbortSignal.timeout(attemptTimeoutMs);
		try {
			const response = await fetch(pageDataFile(path), { signal });
			if (response.status === 404 || response.status === 410) return { kind: 'missing' };
			const value: unknown = response.ok ? await response.json() : null;
			if (isPageData(value) && hasTemplate(value.template)) return { kind: 'page', page: value };
		} catch (error) {
			console.warn(`Page data of ${path} could not be read`, error);
			if (signal.aborted) return { kind: 'failed' };
		}
	}
	return { kind: 'failed' };
}

/** Enough to know that the builder wrote it. */
function isPageData(value: unknown): value is PageData {
	return (
		isObject(value) &&
		typeof value.path === 'string' &&
		typeof value.buildHash === 'string' &&
		isObject(value.head) &&
		typeof value.head.title === 'string' &&
		isObject(value.head.languagePaths) &&
		isObject(value.result)
	);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
