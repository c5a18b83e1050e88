import type { Language } from '../../../site/languages.ts';
import type { LinkData, PriceNoteData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The page on which results are shown; what is searched for stands in its address. */
export interface SearchPageData extends PageResult {
	readonly path: string;
	/** In the backend's notation, but for the first one, which is the search's own (`client/catalogue/catalogue-data.ts`). */
	readonly sorts: readonly string[];
	readonly shop: LinkData;
	/** Those in which there is something to find. */
	readonly categories: readonly LinkData[];
	readonly contactPath: string;
	/** The search in the other languages that the site is built in, each named in its own. */
	readonly otherSearches: readonly { readonly language: Language; readonly name: string; readonly path: string }[];
	readonly priceNote: PriceNoteData;
}
