/** Records of the shop as the backend sends them to the browser. "npm run generate" writes this file from the declared collections and item-fields.ts. */
import * as z from 'zod/mini';
import {
	count,
	dispatchDays,
	flag,
	optional,
	optionalMarkdown,
	optionalText,
	price,
	reference,
	rows,
	slug,
	sort,
	sortNotation,
	stars,
	supply,
	table,
	text,
	translations,
} from './wire-fields.ts';

export const settingsRecord = z.object({
	call_to_action_text: optionalText,
	global_footer: optionalText,
	default_sort: optional(sortNotation, '-id'),
	enable_cart: flag,
	maintenance_mode: flag,
	show_stock: optional(flag, false),
	allow_ratings: optional(flag, false),
	purchase_to_order: optional(flag, false),
	immediate_days: optional(count, 3),
	translations: translations({ call_to_action_text: optionalText, global_footer: optionalText }),
});

export const listRecord = z.object({
	id: count,
	display_name: text,
	slug,
	manufacturer: optional(
		z.object({
			slug,
			display_name: text,
			translations: translations({ display_name: optionalText }),
		}),
		null,
	),
	category: z.object({
		id: count,
		slug,
		display_name: text,
		translations: translations({ display_name: optionalText }),
	}),
	stock: optional(supply, 0),
	reorder_possible: optional(flag, false),
	price_brutto: price,
	variants: rows(
		z.object({
			price_brutto: price,
			active: optional(flag, true),
			stock: optional(supply, 0),
			reorder_possible: optional(flag, false),
			shipping_time: optional(dispatchDays, null),
		}),
	),
	shipping_time: optional(dispatchDays, null),
	translations: translations({ display_name: optionalText }),
});

export type ListRecord = z.output<typeof listRecord>;

export const productRecord = z.object({
	id: count,
	display_name: text,
	slug,
	manufacturer: optional(
		z.object({
			slug,
			display_name: text,
			translations: translations({ display_name: optionalText }),
		}),
		null,
	),
	category: z.object({
		id: count,
		slug,
		display_name: text,
		translations: translations({ display_name: optionalText }),
	}),
	stock: optional(supply, 0),
	reorder_possible: optional(flag, false),
	price_brutto: price,
	variants: rows(
		z.object({
			price_brutto: price,
			active: optional(flag, true),
			stock: optional(supply, 0),
			reorder_possible: optional(flag, false),
			shipping_time: optional(dispatchDays, null),
			id: count,
			sort,
			reference_number_suffix: optionalText,
			display_name: text,
			translations: translations({ display_name: optionalText, display_name_2: optionalText }),
			display_name_2: optionalText,
			attributes: rows(
				z.object({
					ecommerce_attribute_id: optional(
						z.object({
							id: count,
							display_values: z.array(text),
							translations: translations({ display_values: optional(z.array(optionalText), []) }),
							attribute_group: z.object({
								id: count,
								sort,
								display_name: text,
								translations: translations({ display_name: optionalText }),
							}),
						}),
						null,
					),
				}),
			),
		}),
	),
	shipping_time: optional(dispatchDays, null),
	status: z.enum(['draft', 'published', 'archived']),
	reference_number: optionalText,
	description: optionalMarkdown,
	variant_display_name: optionalText,
	variant_display_name_2: optionalText,
	tax_scheme: optional(z.enum(['standard', 'margin', 'small_business']), null),
	attributes: rows(
		z.object({
			ecommerce_attribute_id: optional(
				z.object({
					id: count,
					display_values: z.array(text),
					translations: translations({ display_values: optional(z.array(optionalText), []) }),
					attribute_group: z.object({
						id: count,
						sort,
						display_name: text,
						translations: translations({ display_name: optionalText }),
					}),
				}),
				null,
			),
		}),
	),
	tags: rows(
		z.object({
			ecommerce_tag_id: optional(
				z.object({
					display_name: text,
					translations: translations({ display_name: optionalText }),
				}),
				null,
			),
		}),
	),
	personalization: optional(
		z.object({
			display_name: text,
			translations: translations({ display_name: optionalText }),
		}),
		null,
	),
	size_guide: optional(
		z.object({
			display_name: text,
			table: optional(table, []),
			translations: translations({ display_name: optionalText, table: optional(table, null) }),
		}),
		null,
	),
	translations: translations({
		display_name: optionalText,
		description: optionalMarkdown,
		variant_display_name: optionalText,
		variant_display_name_2: optionalText,
	}),
});

export type ProductRecord = z.output<typeof productRecord>;

export const priceRecord = z.object({
	id: count,
	price_brutto: price,
	variants: rows(z.object({ price_brutto: price, active: optional(flag, true) })),
});

export type PriceRecord = z.output<typeof priceRecord>;

export const idRecord = z.object({ id: count });

export const ratingRecord = z.object({
	id: count,
	rating: stars,
	title: optionalText,
	text: optionalMarkdown,
	display_name: optionalText,
	language: optional(z.enum(['de', 'en', 'fr']), 'de'),
	date_created: optionalText,
});

export const attributeRecord = z.object({
	id: count,
	attribute_group: reference,
	display_values: z.array(text),
	translations: translations({ display_values: optional(z.array(optionalText), []) }),
});
