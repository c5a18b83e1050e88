import type { Text } from '../../../site/text.ts';
import type { BrandRowData } from '../brands/brands-data.ts';
import type { PageResult } from '../page-data.ts';
import type { LinkData, ListPageData } from '../product-card-data.ts';

/** All that the house has of a kind of goods: its brands, and its pieces a page at a time. */
export interface GoodsData extends PageResult, ListPageData {
	readonly name: Text;
	/** On the first page. */
	readonly brands: readonly BrandRowData[];
	/** The shop's lists of this kind, on the first page. */
	readonly categories: readonly (LinkData & { readonly count: number })[];
}
