import type { Text } from '../../../site/text.ts';
import type { PageResult } from '../page-data.ts';
import type { LinkData, ListPageData } from '../product-card-data.ts';

/** One page of the whole shop or of one category. */
export interface ProductListData extends PageResult, ListPageData {
	/** Path of the list's first page, which its address is when something is chosen. */
	readonly path: string;
	/** null: the whole shop. */
	readonly categoryId: number | null;
	/** In the backend's notation, the shop's own first. */
	readonly sorts: readonly string[];
	/** null: the whole shop. */
	readonly category: Text | null;
	readonly callToAction: Text | null;
	/** What the shop says below every list. */
	readonly footer: Text | null;
	readonly shop: LinkData;
	readonly categories: readonly (LinkData & { readonly count: number })[];
}
