/** What a product refers to, checked. */

import type { ReferencePrices } from '../history/reference-prices.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';
import { type Attribute, groupAttributes } from './attribute-record.ts';
import { type FileExists, toFileReference } from './file-reference.ts';
import { type RecordExists, toKnownId, toKnownIds } from './known-reference.ts';
import type { Product } from './product.ts';
import type { ProductRecord } from './product-record.ts';
import { toRatings } from './rating-record.ts';
import type { RecordContext } from './read-part.ts';

/** What a product may refer to. */
export interface ProductReferences {
	readonly categoryExists: RecordExists;
	readonly manufacturerExists: RecordExists;
	readonly subcategoryExists: RecordExists;
	readonly tagExists: RecordExists;
	readonly personalizationExists: RecordExists;
	readonly sizeGuideExists: RecordExists;
	readonly fileExists: FileExists;
	readonly attributeExists: RecordExists;
	/** The readable attributes. */
	readonly attributes: ReadonlyMap<number, Attribute>;
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
	| 'attributeIds'
	| 'subcategoryIds'
	| 'tagIds'
	| 'personalizationId'
	| 'sizeGuideId'
	| 'ratings';

/** What does not exist is left out with a warning. */
export function toProductReferences(
	record: ProductRecord,
	context: RecordContext,
	references: ProductReferences,
): Pick<Product, ReferenceFields> {
	const shownWithout = (name: string) => ({ name, consequence: 'The product is shown without one.' });
	const manufacturer = { field: 'manufacturer', ...shownWithout('manufacturer') };
	const personalization = { field: 'personalization', ...shownWithout('personalisation') };
	const sizeGuide = { field: 'size_guide', ...shownWithout('size guide') };
	const subcategory = { field: 'subcategories', column: 'ecommerce_subcategory_id', name: 'subcategory' };
	const tag = { field: 'tags', column: 'ecommerce_tag_id', name: 'tag' };
	const subcategoryOf = (row: ProductRecord['subcategories'][number]) => row.ecommerce_subcategory_id;
	const tagOf = (row: ProductRecord['tags'][number]) => row.ecommerce_tag_id;
	// problems are told in the order of a product's fields
	const manufacturerId = toKnownId(record.manufacturer, manufacturer, context, references.manufacturerExists);
	const images = toImages(record, context, references);
	const attributes = toAttributes(record, context, references);
	return {
		manufacturerId,
		images,
		attributes: groupAttributes(attributes),
		attributeIds: attributes.map((attribute) => attribute.id),
		subcategoryIds: toKnownIds(record.subcategories, { ...subcategory, idOf: subcategoryOf }, context, references.subcategoryExists),
		tagIds: toKnownIds(record.tags, { ...tag, idOf: tagOf }, context, references.tagExists),
		personalizationId: toKnownId(record.personalization, personalization, context, references.personalizationExists),
		sizeGuideId: toKnownId(record.size_guide, sizeGuide, context, references.sizeGuideExists),
		ratings: toRatings(references.ratings.get(record.id) ?? [], context.problems),
	};
}

function toImages(record: ProductRecord, context: RecordContext, references: ProductReferences): readonly string[] {
	return record.images
		.map((image, index) => ({ ...image, index }))
		.toSorted((a, b) => a.sort - b.sort || a.index - b.index)
		.flatMap(({ directus_files_id: file, private_hash: olderFile, index }) => {
			const field = `images[${index}].${file === null && olderFile !== null ? 'private_hash' : 'directus_files_id'}`;
			const named = file ?? olderFile;
			if (named !== null) return toFileReference(named, field, context, references.fileExists) ?? [];
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
	const rows = { field: 'attributes', column: 'ecommerce_attribute_id', name: 'attribute' };
	const attributeOf = (row: ProductRecord['attributes'][number]) => row.ecommerce_attribute_id;
	const ids = toKnownIds(record.attributes, { ...rows, idOf: attributeOf }, context, references.attributeExists);
	return ids.flatMap((id) => references.attributes.get(id) ?? []);
}
