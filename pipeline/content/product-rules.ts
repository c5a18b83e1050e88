/** How the collection of products is read, a part of it at a time. */
import type { Attribute } from './attribute-record.ts';
import type { FileExists } from './file-reference.ts';
import type { Product } from './product.ts';
import { productSchema, toProduct } from './product-record.ts';
import type { CollectionRules } from './read-part.ts';

/** What products refer to, as parsing the rest of the content finds it. Ids are texts here; unreadable records are among them. */
export interface ProductSurroundings {
	readonly categoryKeys: ReadonlySet<string>;
	readonly manufacturerKeys: ReadonlySet<string>;
	readonly attributeKeys: ReadonlySet<string>;
	/** The readable attributes. */
	readonly attributes: ReadonlyMap<number, Attribute>;
}

export const productCollection = 'ecommerce_product';

/** Drafts and archived products are left out. */
export function productRules(surroundings: ProductSurroundings, fileExists: FileExists): CollectionRules<typeof productSchema, Product> {
	const references = {
		fileExists,
		categoryExists: (id: number) => surroundings.categoryKeys.has(String(id)),
		manufacturerExists: (id: number) => surroundings.manufacturerKeys.has(String(id)),
		attributeExists: (id: number) => surroundings.attributeKeys.has(String(id)),
		attributes: surroundings.attributes,
	};
	return {
		collection: productCollection,
		schema: productSchema,
		isLeftOut: ({ status }) => status === 'draft' || status === 'archived',
		to: (record, context) => toProduct(record, context, references),
	};
}
