/** How the collection of products is read, a part of it at a time. */
import type { FileExists } from '../../pipeline/records/file-reference.ts';
import type { CollectionRules } from '../../pipeline/records/read-part.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { product } from '../collections/product.ts';
import type { Attribute } from './attribute.ts';
import type { Tag } from './category.ts';
import type { Personalization } from './personalization.ts';
import type { Product } from './product.ts';
import { type ReferencePrices, toProduct } from './product-record.ts';
import type { SizeGuide } from './size-guide.ts';

/** What products refer to, as parsing the rest of the content finds it; unreadable records are among the keys. */
export interface ProductSurroundings {
	/** Such as `ecommerce_tag 7`. */
	readonly keys: ReadonlySet<string>;
	/** The readable records, by id. */
	readonly attributes: ReadonlyMap<number, Attribute>;
	readonly tags: ReadonlyMap<number, Tag>;
	readonly personalizations: ReadonlyMap<number, Personalization>;
	readonly sizeGuides: ReadonlyMap<number, SizeGuide>;
	/** The shop sells at a distance, so that the duties of such offers hold. */
	readonly isSelling: boolean;
	/** Published ratings by product, not judged yet: the one part of the surroundings that is a product's own. */
	readonly ratings: ReadonlyMap<number, readonly WireRecord[]>;
}

/** Drafts and archived products are left out. */
export function productRules(
	surroundings: ProductSurroundings,
	fileExists: FileExists,
	referencePrices: Pick<ReferencePrices, 'find'>,
): CollectionRules<typeof product.schema, Product> {
	const references = {
		fileExists,
		referencePrices,
		...surroundings,
		existsIn: (collection: string) => (id: number) => surroundings.keys.has(`${collection} ${id}`),
	};
	return {
		...product,
		isLeftOut: ({ status }) => status === 'draft' || status === 'archived',
		to: (record, context) => toProduct(record, context, references),
	};
}

/** What a product shows of the records that it names by their ids, so that a change of one of them is a change of the product. */
export function referredTo(
	{ tagIds, personalizationId, sizeGuideId }: Pick<Product, 'tagIds' | 'personalizationId' | 'sizeGuideId'>,
	{ tags, personalizations, sizeGuides }: Pick<ProductSurroundings, 'tags' | 'personalizations' | 'sizeGuides'>,
): readonly unknown[] {
	return [
		...tagIds.map((id) => tags.get(id) ?? null),
		personalizationId === null ? null : (personalizations.get(personalizationId) ?? null),
		sizeGuideId === null ? null : (sizeGuides.get(sizeGuideId) ?? null),
	];
}
