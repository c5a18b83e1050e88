/** Records of the shop as the backend sends them to the browser, with the field names of docs/content-model.md. */
import * as z from 'zod/mini';
import { defaultImmediateDays } from '../../../site/choose-availability.ts';
import { defaultLanguage, languages } from '../../../site/languages.ts';
import { taxSchemes } from '../../../site/tax-schemes.ts';
import {
	count,
	dispatchDays,
	flag,
	optional,
	optionalMarkdown,
	optionalText,
	price,
	rows,
	slug,
	sort,
	text,
	translations,
} from './wire-fields.ts';

const named = z.object({ display_name: text, translations: translations({ display_name: optionalText }) });

const category = z.extend(named, { id: count, slug });

const attributeGroup = z.extend(named, { id: count, sort });

const attribute = z.object({
	id: count,
	display_values: z.array(text),
	translations: translations({ display_values: optional(z.array(optionalText), []) }),
});

const groupedAttribute = z.extend(attribute, { attribute_group: attributeGroup });

export const variantRecord = z.object({
	id: count,
	sort,
	display_name: text,
	display_name_2: optionalText,
	price_brutto: price,
	stock: optional(count, 0),
	reference_number_suffix: optionalText,
	active: optional(flag, true),
	shipping_time: optional(dispatchDays, null),
	reorder_possible: optional(flag, false),
	attributes: rows(z.object({ ecommerce_attribute_id: optional(groupedAttribute, null) })),
	translations: translations({ display_name: optionalText, display_name_2: optionalText }),
});

export const attributeRecord = z.extend(attribute, {
	attribute_group: z.union([count, z.pipe(z.object({ id: count }), z.transform(idOf))]),
});

/** Sizes are often numbers, and cells are often empty. */
const cell = z.pipe(
	z.union([optionalText, z.number()]),
	z.transform((value: string | number | null) => (value === null ? '' : String(value))),
);
const table = z.array(z.array(cell));

const sizeGuide = z.object({
	display_name: text,
	table,
	translations: translations({ display_name: optionalText, table: optional(table, null) }),
});

export const productRecord = z.object({
	id: count,
	status: z.string(),
	display_name: text,
	slug,
	reference_number: optionalText,
	description: optionalMarkdown,
	category,
	manufacturer: optional(named, null),
	price_brutto: price,
	stock: optional(count, 0),
	reorder_possible: optional(flag, false),
	shipping_time: optional(dispatchDays, null),
	variant_display_name: optionalText,
	variant_display_name_2: optionalText,
	tax_scheme: optional(z.enum(taxSchemes), null),
	variants: rows(variantRecord),
	attributes: rows(z.object({ ecommerce_attribute_id: optional(groupedAttribute, null) })),
	tags: rows(z.object({ ecommerce_tag_id: optional(named, null) })),
	personalization: optional(named, null),
	size_guide: optional(sizeGuide, null),
	translations: translations({
		display_name: optionalText,
		description: optionalMarkdown,
		variant_display_name: optionalText,
		variant_display_name_2: optionalText,
	}),
});

export type ProductRecord = z.output<typeof productRecord>;

export const listRecord = z.object({
	id: count,
	display_name: text,
	slug,
	category,
	manufacturer: optional(named, null),
	price_brutto: price,
	stock: optional(count, 0),
	reorder_possible: optional(flag, false),
	shipping_time: optional(dispatchDays, null),
	variants: rows(
		z.object({
			price_brutto: price,
			active: optional(flag, true),
			stock: optional(count, 0),
			reorder_possible: optional(flag, false),
			shipping_time: optional(dispatchDays, null),
		}),
	),
	translations: translations({ display_name: optionalText }),
});

export type ListRecord = z.output<typeof listRecord>;

export const idRecord = z.pick(listRecord, { id: true });

/** What the price of a product is made of. */
export const priceRecord = z.object({
	id: count,
	price_brutto: price,
	variants: rows(z.object({ price_brutto: price, active: optional(flag, true) })),
});

export type PriceRecord = z.output<typeof priceRecord>;

export const ratingRecord = z.object({
	id: count,
	rating: z.pipe(z.union([z.int(), z.string().check(z.regex(/^[1-5](?:\.0+)?$/))]), z.transform(Number)).check(z.minimum(1), z.maximum(5)),
	title: optionalText,
	text: optionalMarkdown,
	display_name: optionalText,
	language: optional(z.enum(languages), defaultLanguage),
	date_created: optionalText,
});

export const settingsRecord = z.object({
	call_to_action_text: optionalText,
	global_footer: optionalText,
	default_sort: optional(z.string().check(z.regex(/^-?[a-z][a-z_.]*$/)), '-id'),
	enable_cart: flag,
	maintenance_mode: flag,
	show_stock: optional(flag, false),
	allow_ratings: optional(flag, false),
	purchase_to_order: optional(flag, false),
	immediate_days: optional(count, defaultImmediateDays),
	translations: translations({ call_to_action_text: optionalText, global_footer: optionalText }),
});

function idOf({ id }: { readonly id: number }): number {
	return id;
}
