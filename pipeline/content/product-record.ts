/** Products as the backend sends them, with their variants, pictures and attributes. */
import * as z from 'zod';
import { type Attribute, groupAttributes } from './attribute-record.ts';
import { type FileExists, toFileReference } from './file-reference.ts';
import type { Product, Variant } from './product.ts';
import type { RecordContext } from './read-part.ts';
import {
	count,
	fileId,
	flag,
	id,
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

const variantSchema = z.object(
	{
		id,
		sort,
		display_name: text,
		price_brutto: price,
		stock: optional(count, 0),
		reference_number_suffix: optionalText,
		active: optional(flag, true),
		shipping_time: optional(count, null),
		reorder_possible: optional(flag, false),
		translations: translations({ display_name: optionalText }),
	},
	{ error: 'a variant' },
);

export const productSchema = z.object({
	id,
	project: text,
	status: z.enum(['draft', 'published', 'archived'], { error: 'one of draft, published, archived' }),
	display_name: text,
	slug,
	reference_number: optionalText,
	description: optionalMarkdown,
	category: id,
	manufacturer: optional(id, null),
	price_brutto: price,
	stock: optional(count, 0),
	reorder_possible: optional(flag, false),
	shipping_time: optional(count, null),
	variant_display_name: optionalText,
	images: rows(z.object({ sort, directus_files_id: optional(fileId, null) }, { error: 'a picture' })),
	variants: rows(variantSchema),
	attributes: rows(z.object({ ecommerce_attribute_id: optional(id, null) }, { error: 'an attribute' })),
	translations: translations({ display_name: optionalText, description: optionalMarkdown, variant_display_name: optionalText }),
});

type ProductRecord = z.output<typeof productSchema>;

/** What a product may refer to. */
export interface ProductReferences {
	readonly categoryExists: (id: number) => boolean;
	readonly manufacturerExists: (id: number) => boolean;
	readonly fileExists: FileExists;
	readonly attributeExists: (id: number) => boolean;
	/** The readable attributes. */
	readonly attributes: ReadonlyMap<number, Attribute>;
}

/** null, with an error, where the category does not exist: the product would have no path. */
export function toProduct(record: ProductRecord, context: RecordContext, references: ProductReferences): Product | null {
	const { texts } = context;
	const { translations: rows } = record;
	const product: Product = {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, rows, (row) => row.display_name),
		slug: record.slug,
		referenceNumber: record.reference_number,
		description: texts.text('description', record.description, rows, (row) => row.description),
		categoryId: record.category,
		manufacturerId: toManufacturerId(record, context, references),
		price: record.price_brutto,
		stock: record.stock,
		reorderPossible: record.reorder_possible,
		shippingTime: record.shipping_time,
		images: toImages(record, context, references),
		variantDisplayName: texts.text('variant_display_name', record.variant_display_name, rows, (row) => row.variant_display_name),
		hasVariants: record.variants.length > 0,
		variants: toVariants(record, context),
		attributes: groupAttributes(toAttributes(record, context, references)),
	};
	if (references.categoryExists(record.category)) return product;
	context.fail({
		code: 'reference-missing',
		field: 'category',
		message: `There is no category ${record.category}.`,
		fix: 'Choose one of the existing categories.',
	});
	return null;
}

function toVariants(record: ProductRecord, { texts }: RecordContext): readonly Variant[] {
	const active = record.variants.map((variant, index) => ({ variant, index })).filter(({ variant }) => variant.active);
	return active
		.toSorted((a, b) => a.variant.sort - b.variant.sort || a.variant.id - b.variant.id)
		.map(({ variant, index }) => ({
			id: variant.id,
			displayName: texts.requiredText(
				`variants[${index}].display_name`,
				variant.display_name,
				variant.translations,
				(row) => row.display_name,
			),
			price: variant.price_brutto,
			stock: variant.stock,
			referenceNumberSuffix: variant.reference_number_suffix,
			shippingTime: variant.shipping_time,
			reorderPossible: variant.reorder_possible,
		}));
}

function toManufacturerId(record: ProductRecord, context: RecordContext, references: ProductReferences): number | null {
	const { manufacturer } = record;
	if (manufacturer === null || references.manufacturerExists(manufacturer)) return manufacturer;
	context.warn({
		code: 'reference-missing',
		field: 'manufacturer',
		message: `There is no manufacturer ${manufacturer}. The product is shown without one.`,
		fix: 'Choose one of the existing manufacturers, or empty the field.',
	});
	return null;
}

function toImages(record: ProductRecord, context: RecordContext, references: ProductReferences): readonly string[] {
	return record.images
		.map((image, index) => ({ ...image, index }))
		.toSorted((a, b) => a.sort - b.sort || a.index - b.index)
		.flatMap(({ directus_files_id: file, index }) => {
			const field = `images[${index}].directus_files_id`;
			if (file !== null) return toFileReference(file, field, context, references.fileExists) ?? [];
			context.warn({
				code: 'reference-missing',
				field,
				message: 'The picture has no file. It is left out.',
				fix: 'Upload the picture again, or remove it from the record.',
			});
			return [];
		});
}

function toAttributes(record: ProductRecord, context: RecordContext, references: ProductReferences): readonly Attribute[] {
	return record.attributes.flatMap(({ ecommerce_attribute_id: attributeId }, index) => {
		const attribute = attributeId === null ? undefined : references.attributes.get(attributeId);
		if (attribute !== undefined) return [attribute];
		if (attributeId === null || !references.attributeExists(attributeId)) {
			context.warn({
				code: 'reference-missing',
				field: `attributes[${index}].ecommerce_attribute_id`,
				message: attributeId === null ? 'The attribute is empty. It is left out.' : `There is no attribute ${attributeId}. It is left out.`,
				fix: 'Remove the attribute from the product, or choose an existing one.',
			});
		}
		return [];
	});
}
