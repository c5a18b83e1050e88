import type { Text } from '../../../site/text.ts';
import type { PageResult } from '../page-data.ts';
import type { LinkData, PriceNoteData, ProductCardData } from '../product-card-data.ts';

/** One page of the whole shop or of one category. */
export interface ProductListData extends PageResult {
	/** null: the whole shop. */
	readonly category: Text | null;
	readonly callToAction: Text | null;
	readonly shop: LinkData;
	readonly categories: readonly (LinkData & { readonly count: number })[];
	readonly products: readonly ProductCardData[];
	/** Products in the whole list, and this page's number among all, from 1. */
	readonly total: number;
	readonly page: number;
	readonly pageCount: number;
	/** Paths of the neighbouring pages. */
	readonly previousPath: string | null;
	readonly nextPath: string | null;
	readonly priceNote: PriceNoteData;
}
