/** How visitors narrow down a list of products. */

export const filterKinds = ['category', 'subcategory', 'manufacturer', 'attributes', 'tags', 'price', 'availability'] as const;

export type FilterKind = (typeof filterKinds)[number];

/** Ids in the order in which they are offered; an empty list offers all. */
export interface ShopFilters {
	/** Filters in the order of the panel. */
	readonly panel: readonly FilterKind[];
	readonly categoryIds: readonly number[];
	readonly manufacturerIds: readonly number[];
	readonly subcategoryIds: readonly number[];
	readonly attributeGroups: readonly AttributeFilter[];
}

export interface AttributeFilter {
	readonly groupId: number;
	/** Offered in this category only; null: in all. */
	readonly categoryId: number | null;
}
