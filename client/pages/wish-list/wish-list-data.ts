import type { PriceNoteData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The wish list; what stands on it comes from the visitor's storage. */
export interface WishListData extends PageResult {
	readonly shopPath: string;
	readonly priceNote: PriceNoteData;
}
