/** The static catalogue of the document's own site. */
import type { Language } from '../../site/languages.ts';
import { createQueryFetcher } from '../catalogue/fetch-query.ts';
import { fetchPageData } from '../navigation/fetch-page-data.ts';
import { createCatalogueReads } from './catalogue-reads.ts';
import type { ShopReads } from './shop-reads.ts';

export function openCatalogue(window: Window, language: Language, storeRoot: string): ShopReads {
	const fetch = (url: string, init: RequestInit) => window.fetch(url, init);
	const sleep = (ms: number): Promise<void> => new Promise((done) => window.setTimeout(done, ms));
	return createCatalogueReads({
		...{ language, storeRoot, random: Math.random },
		fetchQuery: createQueryFetcher({ fetch, sleep, nowMs: Date.now }),
		async fetchProduct(path) {
			const result = await fetchPageData(path, { fetch, sleep, hasTemplate: (template) => template === 'product' });
			if (result.kind === 'failed') throw new Error(`The data of ${path} could not be read`);
			return result.kind === 'page' && result.page.template === 'product' ? result.page.result : null;
		},
	});
}
