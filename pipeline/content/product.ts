/** A published product with its variants and attributes. */
import type { Money } from '../../site/money.ts';
import type { PriceBasis } from '../../site/price-basis.ts';
import type { TaxScheme } from '../../site/tax-schemes.ts';
import type { RecordOf } from '../collections/define-collection.ts';
import type { product } from '../collections/product.ts';
import type { FileId } from '../records/file-record.ts';
import { toKnownId, toKnownIds } from '../records/known-reference.ts';
import type { Localized } from '../records/localized.ts';
import type { RecordContext } from '../records/read-part.ts';
import { type Attribute, groupAttributes } from './attribute.ts';
import { judgeOffer, toLawFields } from './product-law.ts';
import type { ProductReferences } from './product-references.ts';
import { type Rating, toRatings } from './rating.ts';
import { hasTwoChoices, toVariants } from './variant.ts';
import { toAttributes, toImages } from './variant-parts.ts';

export interface Product {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	readonly referenceNumber: string | null;
	/** Markdown. */
	readonly description: Localized | null;
	readonly categoryId: number;
	readonly manufacturerId: number | null;
	/** null: on request. Of the product itself; see `hasVariants`. */
	readonly price: Money | null;
	readonly stock: number;
	readonly reorderPossible: boolean;
	/** Working days until dispatch. */
	readonly shippingTime: number | null;
	readonly images: readonly FileId[];
	readonly variantDisplayName: Localized | null;
	/** What the second choice is called; null: its variants are chosen by one. */
	readonly variantDisplayName2: Localized | null;
	/** Comes in variants, even if none of them is active: its own price and stock then say nothing. */
	readonly hasVariants: boolean;
	/** Active ones only, sorted. */
	readonly variants: readonly Variant[];
	readonly attributes: readonly ProductAttribute[];
	/** The records that these and those of the variants come from; lists are filtered by them. */
	readonly attributeIds: readonly number[];
	readonly subcategoryIds: readonly number[];
	readonly tagIds: readonly number[];
	readonly personalizationId: number | null;
	readonly sizeGuideId: number | null;
	/** null: that of the settings. */
	readonly taxScheme: TaxScheme | null;
	/** "UVP", always above the price. */
	readonly recommendedPrice: Money | null;
	/** The present price is announced as a reduction (§ 11 PAngV); what it is compared with comes from the snapshot's history. */
	readonly isReduced: boolean;
	/** The lowest price of the 30 days before the reduction began; null where there is none to be shown. Of the product itself, as `price`. */
	readonly referencePrice: Money | null;
	/** Thousandths, 1 to 999; null for plated products. */
	readonly fineness: number | null;
	/** Guarantee of the producer. */
	readonly guaranteeYears: number | null;
	readonly containsBattery: boolean;
	/** Markdown. */
	readonly safetyWarnings: Localized | null;
	/** What the price is for, so that a base price can be shown; null together with the unit. A decimal such as `0.125`. */
	readonly contentQuantity: string | null;
	readonly contentUnit: ContentUnit | null;
	/** What the price is for; null: not stated. */
	readonly priceBasis: PriceBasis | null;
	/** Published ones, the newest first. */
	readonly ratings: readonly Rating[];
}

export const contentUnits = ['g', 'ml', 'm'] as const;

export type ContentUnit = (typeof contentUnits)[number];

export interface Variant {
	readonly id: number;
	readonly displayName: Localized;
	/** Its value of the second choice; null exactly where the product has no `variantDisplayName2`. */
	readonly displayName2: Localized | null;
	readonly price: Money | null;
	/** See that of the product. */
	readonly referencePrice: Money | null;
	readonly stock: number;
	readonly referenceNumberSuffix: string | null;
	readonly shippingTime: number | null;
	readonly reorderPossible: boolean;
	/** All of its characteristics: the product's, with its own in place of those of the same group; null: exactly the product's. */
	readonly attributes: readonly ProductAttribute[] | null;
	/** null: the product's. */
	readonly images: readonly FileId[] | null;
}

/** The values of one attribute group, sorted by group. */
export interface ProductAttribute {
	readonly groupId: number;
	/** By which groups are sorted, before their ids. */
	readonly groupSort: number;
	readonly group: Localized;
	readonly values: readonly Localized[];
	/** A buyer has to see it right before the order is placed (§ 312j (2) BGB). */
	readonly isEssential: boolean;
}

export type ProductRecord = RecordOf<typeof product>;

/** null, with an error, where the category does not exist: the product would have no path. */
export function toProduct(record: ProductRecord, context: RecordContext, references: ProductReferences): Product | null {
	const { texts } = context;
	const { translations: rows } = record;
	const names = {
		displayName: texts.requiredText('display_name', record.display_name, rows, (row) => row.display_name),
		description: texts.text('description', record.description, rows, (row) => row.description),
		variantDisplayName: texts.text('variant_display_name', record.variant_display_name, rows, (row) => row.variant_display_name),
	};
	const { ownAttributes, images, ...referred } = toProductReferences(record, context, references);
	const isOfTwo = hasTwoChoices(record.variants, record.variant_display_name_2, context);
	const { variants, attributeIds } = toVariants(record.variants, context, {
		...references,
		attributesOfProduct: ownAttributes,
		hasTwoChoices: isOfTwo,
		referencePrice: (id, price) => references.referencePrices.find(record.id, id, price),
	});
	const secondName = texts.text('variant_display_name_2', record.variant_display_name_2, rows, (row) => row.variant_display_name_2);
	const offer = {
		price: record.price_brutto,
		hasVariants: record.variants.length > 0,
		referencePrice: record.variants.length > 0 ? null : references.referencePrices.find(record.id, null, record.price_brutto),
		variants,
	};
	const safetyWarnings = texts.text('safety_warnings', record.safety_warnings, rows, (row) => row.safety_warnings);
	const product: Product = {
		id: record.id,
		slug: record.slug,
		referenceNumber: record.reference_number,
		categoryId: record.category,
		priceBasis: record.price_basis,
		stock: record.stock,
		reorderPossible: record.reorder_possible,
		shippingTime: record.shipping_time,
		...names,
		variantDisplayName2: isOfTwo ? secondName : null,
		...offer,
		...referred,
		images,
		attributeIds: [...ownAttributes.map((attribute) => attribute.id), ...attributeIds],
		...toLawFields(record, offer, safetyWarnings, context),
	};
	if (references.isSelling) judgeOffer(product, context);
	if (references.categoryExists(record.category)) return images.length > 0 ? product : { ...product, images: firstOwn(variants) };
	context.fail({
		code: 'reference-missing',
		field: 'category',
		message: `There is no category ${record.category}.`,
		fix: 'Choose one of the existing categories.',
	});
	return null;
}

/** The pictures of a product that has none of its own. */
function firstOwn(variants: Product['variants']): Product['images'] {
	return variants.find((variant) => variant.images !== null)?.images ?? [];
}

type ReferenceFields =
	| 'manufacturerId'
	| 'images'
	| 'attributes'
	| 'subcategoryIds'
	| 'tagIds'
	| 'personalizationId'
	| 'sizeGuideId'
	| 'ratings';

/** `ownAttributes`: those of the product itself, of which `attributes` are made. */
type ProductReferencesRead = Pick<Product, ReferenceFields> & { readonly ownAttributes: readonly Attribute[] };

/** What does not exist is left out with a warning. */
function toProductReferences(record: ProductRecord, context: RecordContext, references: ProductReferences): ProductReferencesRead {
	const shownWithout = (name: string) => ({ name, consequence: 'The product is shown without one.' });
	const manufacturer = { field: 'manufacturer', ...shownWithout('manufacturer') };
	const personalization = { field: 'personalization', ...shownWithout('personalisation') };
	const sizeGuide = { field: 'size_guide', ...shownWithout('size guide') };
	const subcategory = { field: 'subcategories', column: 'ecommerce_subcategory_id', name: 'subcategory' };
	const tag = { field: 'tags', column: 'ecommerce_tag_id', name: 'tag' };
	const subcategoryOf = (row: ProductRecord['subcategories'][number]) => row.ecommerce_subcategory_id;
	const tagOf = (row: ProductRecord['tags'][number]) => row.ecommerce_tag_id;
	// problems are reported in the order of a product's fields
	const manufacturerId = toKnownId(record.manufacturer, manufacturer, context, references.manufacturerExists);
	const images = toImages(record.images, 'images', context, references);
	const ownAttributes = toAttributes(record.attributes, 'attributes', context, references);
	return {
		manufacturerId,
		images,
		attributes: groupAttributes(ownAttributes),
		ownAttributes,
		subcategoryIds: toKnownIds(record.subcategories, { ...subcategory, idOf: subcategoryOf }, context, references.subcategoryExists),
		tagIds: toKnownIds(record.tags, { ...tag, idOf: tagOf }, context, references.tagExists),
		personalizationId: toKnownId(record.personalization, personalization, context, references.personalizationExists),
		sizeGuideId: toKnownId(record.size_guide, sizeGuide, context, references.sizeGuideExists),
		ratings: toRatings(references.ratings.get(record.id) ?? [], context.problems),
	};
}
