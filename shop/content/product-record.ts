/** Products as the backend sends them, and what they may refer to. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { toKnownId, toKnownIds } from '../../pipeline/records/known-reference.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Money } from '../../site/money.ts';
import type { product } from '../collections/product.ts';
import { groupAttributes } from './attribute.ts';
import type { Known } from './known.ts';
import type { Product } from './product.ts';
import { judgeOffer, toLawFields } from './product-law.ts';
import { toRatings } from './rating.ts';
import { hasTwoChoices, toVariants } from './variant.ts';
import { type PartReferences, toAttributes, toImages } from './variant-parts.ts';

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
	if (references.existsIn('ecommerce_category')(record.category))
		return images.length > 0 ? product : { ...product, images: firstOwn(variants) };
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

/** What does not exist is left out with a warning. `ownAttributes`: those of the product itself, of which `attributes` are made. */
function toProductReferences(record: ProductRecord, context: RecordContext, references: ProductReferences) {
	const shownWithout = (name: string) => ({ name, consequence: 'The product is shown without one.' });
	const manufacturer = { field: 'manufacturer', ...shownWithout('manufacturer') };
	const personalization = { field: 'personalization', ...shownWithout('personalisation') };
	const sizeGuide = { field: 'size_guide', ...shownWithout('size guide') };
	const subcategory = { field: 'subcategories', column: 'ecommerce_subcategory_id', name: 'subcategory' };
	const tag = { field: 'tags', column: 'ecommerce_tag_id', name: 'tag' };
	const subcategoryOf = (row: ProductRecord['subcategories'][number]) => row.ecommerce_subcategory_id;
	const tagOf = (row: ProductRecord['tags'][number]) => row.ecommerce_tag_id;
	// problems are reported in the order of a product's fields
	const manufacturerId = toKnownId(record.manufacturer, manufacturer, context, references.existsIn('ecommerce_manufacturer'));
	const images = toImages(record.images, 'images', context, references);
	const ownAttributes = toAttributes(record.attributes, 'attributes', context, references);
	return {
		manufacturerId,
		images,
		attributes: groupAttributes(ownAttributes),
		ownAttributes,
		subcategoryIds: toKnownIds(
			record.subcategories,
			{ ...subcategory, idOf: subcategoryOf },
			context,
			references.existsIn('ecommerce_subcategory'),
		),
		tagIds: toKnownIds(record.tags, { ...tag, idOf: tagOf }, context, references.existsIn('ecommerce_tag')),
		personalizationId: toKnownId(record.personalization, personalization, context, references.existsIn('ecommerce_personalization')),
		sizeGuideId: toKnownId(record.size_guide, sizeGuide, context, references.existsIn('ecommerce_size_guide')),
		ratings: toRatings(references.ratings.get(record.id) ?? [], context.problems),
	};
}

/** What the history knows of reduced prices. */
export interface ReferencePrices {
	/** Of a product, or of one of its variants, as long as it is shown at `price`; null where that is no reduction. */
	find(productId: number, variantId: number | null, price: Money | null): Money | null;
	/** All that `find` knows of these products: what was read of them stays right while it is the same. Plain data. */
	stateOf(productIds: readonly number[]): unknown;
	/** Changes with the answers of `find`. */
	readonly hash: string;
}

/** What a product may refer to. */
export interface ProductReferences extends PartReferences, Pick<Known, 'isSelling'> {
	readonly referencePrices: Pick<ReferencePrices, 'find'>;
	/** Published ratings by product, not judged yet. */
	readonly ratings: ReadonlyMap<number, readonly WireRecord[]>;
}
