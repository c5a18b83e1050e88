/** What a product belongs to, beside category and manufacturer, as one short text: every build knows it of every product, and few look into it. */
import type { Product } from '../content/product.ts';

export type Belonging = Pick<Product, 'subcategoryIds' | 'tagIds' | 'attributeIds'>;

/** `3,5;12;7,9`: ids of subcategories, tags and attributes, each ascending and once. */
export function packBelonging({ subcategoryIds, tagIds, attributeIds }: Belonging): string {
	return [subcategoryIds, tagIds, attributeIds].map((ids) => [...new Set(ids)].sort((left, right) => left - right).join()).join(';');
}

export function unpackBelonging(text: string): Belonging {
	const [subcategoryIds = [], tagIds = [], attributeIds = []] = text
		.split(';')
		.map((part) => (part === '' ? [] : part.split(',').map(Number)));
	return { subcategoryIds, tagIds, attributeIds };
}
