import type { Text } from '../../../site/text.ts';
import type { ListScope } from '../../catalogue/list-query.ts';
import type { LinkData, ListPageData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';

/** A category's own list. */
export interface CategoryLink extends LinkData {
	readonly id: number;
	readonly count: number;
}

/** One page of a list: the whole shop, one category, or a kind of product. */
export interface ProductListData extends PageResult, ListPageData {
	/** Path of the list's first page, which its address is when something is chosen. */
	readonly path: string;
	/** null: the whole shop. */
	readonly scope: ListScope | null;
	/** In the backend's notation, the shop's own first. */
	readonly sorts: readonly string[];
	readonly title: Text;
	readonly callToAction: Text | null;
	/** What the shop says below every list. */
	readonly footer: Text | null;
	/** Parts of a larger list, of which this one may be one; empty: there is but this one. */
	readonly categories: readonly CategoryLink[];
	/** The larger list. */
	readonly whole: LinkData & { readonly scope: ListScope | null };
}
