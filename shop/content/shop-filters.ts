/** How visitors narrow down a list of products, as the shop settings say. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { emptyRow, toKnownId, toKnownIds } from '../../pipeline/records/known-reference.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { shopSettings } from '../collections/shop-settings.ts';
import type { Known } from './known.ts';

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

type FiltersRecord = RecordOf<typeof shopSettings>;

export function toShopFilters(record: FiltersRecord, context: RecordContext, existsIn: Known['existsIn']): ShopFilters {
	const { category_filters: categories, manufacturer_filters: manufacturers, subcategory_filters: subcategories } = record;
	return {
		panel: toPanel(record.filters, context),
		categoryIds: toKnownIds(
			categories,
			{ field: 'category_filters', column: 'category_id', name: 'category', idOf: (row) => row.category_id },
			context,
			existsIn('ecommerce_category'),
		),
		manufacturerIds: toKnownIds(
			manufacturers,
			{ field: 'manufacturer_filters', column: 'manufacturer', name: 'manufacturer', idOf: (row) => row.manufacturer },
			context,
			existsIn('ecommerce_manufacturer'),
		),
		subcategoryIds: toKnownIds(
			subcategories,
			{ field: 'subcategory_filters', column: 'subcategory', name: 'subcategory', idOf: (row) => row.subcategory },
			context,
			existsIn('ecommerce_subcategory'),
		),
		attributeGroups: toAttributeFilters(record, context, existsIn),
	};
}

/** All filters where none are chosen; each once. */
function toPanel(names: readonly string[] | null, context: RecordContext): readonly FilterKind[] {
	if (names === null) return filterKinds;
	const known = names.flatMap((name, index) => {
		const kind = filterKinds.find((candidate) => candidate === name);
		if (kind !== undefined) return [kind];
		context.warn({
			code: 'field-ignored',
			field: `filters[${index}]`,
			message: `There is no filter ${describeValue(name)}. It is left out.`,
			fix: `Choose from: ${filterKinds.join(', ')}.`,
		});
		return [];
	});
	return [...new Set(known)];
}

/** A group may be offered in several categories, so that rows of one group stay apart. */
function toAttributeFilters(
	{ attribute_filters: list }: FiltersRecord,
	context: RecordContext,
	existsIn: Known['existsIn'],
): readonly AttributeFilter[] {
	return list
		.map((row, index) => ({ row, field: `attribute_filters[${index}]` }))
		.toSorted((a, b) => a.row.sort - b.row.sort)
		.flatMap(({ row, field }) => {
			const place = { field: `${field}.attribute_group_id`, name: 'attribute group', consequence: 'It is left out.' };
			if (row.attribute_group_id === null) context.warn(emptyRow(place));
			const groupId = toKnownId(row.attribute_group_id, place, context, existsIn('ecommerce_attribute_group'));
			if (groupId === null) return [];
			const within = { field: `${field}.category`, name: 'category', consequence: 'The filter is offered in all of them.' };
			return [{ groupId, categoryId: toKnownId(row.category, within, context, existsIn('ecommerce_category')) }];
		});
}
