import type { BrandRowData } from '../brand/brand-data.ts';
import type { ProductListData } from '../product-list/product-list-data.ts';

/** All that the shop has of a kind of product: its products a page at a time, and its brands. */
export interface GoodsData extends ProductListData {
	/** On the first page. */
	readonly brands: readonly BrandRowData[];
}
