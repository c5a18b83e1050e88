import type { ListScope } from '../catalogue/list-query.ts';
import type { LinkData, ListPageData } from '../products/product-card-data.ts';

/** A category's own list. */
export interface CategoryLink extends LinkData {
	readonly id: number;
	readonly count: number;
}

/** A page of a list that can be filtered and sorted. */
export interface ListData extends ListPageData {
	/** Path of the list's first page, which its address is when something is chosen. */
	readonly path: string;
	/** null: the whole shop. */
	readonly scope: ListScope | null;
	/** In the backend's notation, the shop's own first. */
	readonly sorts: readonly string[];
	/** Parts of a larger list, of which this one may be one; empty: there is but this one. */
	readonly categories: readonly CategoryLink[];
	/** The larger list. */
	readonly whole: LinkData & { readonly scope: ListScope | null };
}
