import type { LinkData, PriceNoteData, ProductCardData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** The showcase: some products of each family of the shop. */
export interface WindowData extends PageResult {
	readonly panes: readonly (LinkData & { readonly count: number; readonly products: readonly ProductCardData[] })[];
	readonly priceNote: PriceNoteData;
	readonly shopPath: string;
	readonly contactPath: string;
}
