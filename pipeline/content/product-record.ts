/** Products as the backend sends them. */
import * as z from 'zod';
import type { Product } from './product.ts';
import { judgeOffer, lawFields, toLawFields } from './product-law.ts';
import { type ProductReferences, toProductReferences } from './product-references.ts';
import type { RecordContext } from './read-part.ts';
import { toVariants, variantRows } from './variant-record.ts';
import {
	childRows,
	count,
	flag,
	id,
	optional,
	optionalMarkdown,
	optionalText,
	price,
	slug,
	sort,
	text,
	translations,
} from './wire-fields.ts';
import { oneOf, optionalFile, optionalReference, reference, referenceRows } from './wire-references.ts';

export const productSchema = z.object({
	id,
	project: text,
	status: oneOf(['draft', 'published', 'archived']),
	display_name: text,
	slug,
	reference_number: optionalText,
	description: optionalMarkdown,
	category: reference,
	manufacturer: optionalReference,
	price_brutto: price,
	stock: optional(count, 0),
	reorder_possible: optional(flag, false),
	shipping_time: optional(count, null),
	variant_display_name: optionalText,
	personalization: optionalReference,
	size_guide: optionalReference,
	images: childRows(z.object({ sort, directus_files_id: optionalFile, private_hash: optionalFile }, { error: 'a picture' })),
	variants: variantRows,
	attributes: referenceRows('ecommerce_attribute_id', 'an attribute'),
	subcategories: referenceRows('ecommerce_subcategory_id', 'a subcategory'),
	tags: referenceRows('ecommerce_tag_id', 'a tag'),
	...lawFields,
	translations: translations({
		display_name: optionalText,
		description: optionalMarkdown,
		variant_display_name: optionalText,
		safety_warnings: optionalMarkdown,
	}),
});

/** A picture names its file in one field or the other. */
export const productAlternatives = ['images.directus_files_id', 'images.private_hash'];

export type ProductRecord = z.output<typeof productSchema>;

/** null, with an error, where the category does not exist: the product would have no path. */
export function toProduct(record: ProductRecord, context: RecordContext, references: ProductReferences): Product | null {
	const { texts } = context;
	const { translations: rows } = record;
	const names = {
		displayName: texts.requiredText('display_name', record.display_name, rows, (row) => row.display_name),
		description: texts.text('description', record.description, rows, (row) => row.description),
		variantDisplayName: texts.text('variant_display_name', record.variant_display_name, rows, (row) => row.variant_display_name),
	};
	const offer = {
		price: record.price_brutto,
		hasVariants: record.variants.length > 0,
		referencePrice: record.variants.length > 0 ? null : references.referencePrices.find(record.id, null, record.price_brutto),
		variants: toVariants(record.variants, texts, (id, price) => references.referencePrices.find(record.id, id, price)),
	};
	const safetyWarnings = texts.text('safety_warnings', record.safety_warnings, rows, (row) => row.safety_warnings);
	const product: Product = {
		id: record.id,
		slug: record.slug,
		referenceNumber: record.reference_number,
		categoryId: record.category,
		stock: record.stock,
		reorderPossible: record.reorder_possible,
		shippingTime: record.shipping_time,
		...names,
		...offer,
		...toProductReferences(record, context, references),
		...toLawFields(record, offer, safetyWarnings, context),
	};
	if (references.isSelling) judgeOffer(product, context);
	if (references.categoryExists(record.category)) return product;
	context.fail({
		code: 'reference-missing',
		field: 'category',
		message: `There is no category ${record.category}.`,
		fix: 'Choose one of the existing categories.',
	});
	return null;
}
