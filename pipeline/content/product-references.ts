/** What a product refers to, checked. */

import type { ReferencePrices } from '../history/reference-prices.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';
import { type Attribute, groupAttributes } from './attribute-record.ts';
import { type RecordExists, toKnownId, toKnownIds } from './known-reference.ts';
import type { Product } from './product.ts';
import type { ProductRecord } from './product-record.ts';
import { toRatings } from './rating-record.ts';
import type { RecordContext } from './read-part.ts';
import { type PartReferences, toAttributes, toImages } from './variant-parts.ts';

/** What a product may refer to. */
export interface ProductReferences extends PartReferences {
	readonly categoryExists: RecordExists;
	readonly manufacturerExists: RecordExists;
	readonly subcategoryExists: RecordExists;
	readonly tagExists: RecordExists;
	readonly personalizationExists: RecordExists;
	readonly sizeGuideExists: RecordExists;
	readonly referencePrices: Pick<ReferencePrices, 'find'>;
	/** Published ratings by product, not judged yet. */
	readonly ratings: ReadonlyMap<number, readonly WireRecord[]>;
	/** The shop sells at a distance, so that the duties of such offers hold. */
	readonly isSelling: boolean;
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
export function toProductReferences(record: ProductRecord, context: RecordContext, references: ProductReferences): ProductReferencesRead {
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
