/** The static catalogue of the document's own site. */
import type { Language } from '../../site/languages.ts';
import { queryFetcher } from '../catalogue/query-fetcher.ts';
import type { ProductPageData } from '../products/product-data.ts';
import { fetchPageData } from '../runtime/navigation/fetch-page-data.ts';
import { networkOf } from '../runtime/network.ts';
import { createCatalogueReads } from './catalogue-reads.ts';
import type { ShopReads } from './shop-reads.ts';

export function openCatalogue(window: Window, language: Language, storeRoot: string): ShopReads {
	return createCatalogueReads({
		language,
		storeRoot,
		random: Math.random,
		fetchQuery: queryFetcher(window),
		async fetchProduct(path) {
			const result = await fetchPageData<ProductPageData>(path, {
				...networkOf(window),
				hasTemplate: (template): template is 'product' => template === 'product',
			});
			if (result.kind === 'failed') throw new Error(`The data of ${path} could not be read`);
			return result.kind === 'page' ? result.page.result : null;
		},
	});
}
