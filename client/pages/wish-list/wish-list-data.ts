import type { PageResult } from '../page-data.ts';
import type { PriceNoteData } from '../product-card-data.ts';

/** The wish list; what stands on it comes from the visitor's storage. */
export interface WishListData extends PageResult {
	readonly shopPath: string;
	readonly priceNote: PriceNoteData;
}
