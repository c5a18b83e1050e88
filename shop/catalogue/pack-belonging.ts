/** What a product belongs to, beside category and manufacturer, as one short text: every build knows it of every product, and few look into it. */
import type { Product } from '../content/product.ts';

export type Belonging = Pick<Product, 'subcategoryIds' | 'tagIds' | 'attributeIds' | 'personalizationId'>;

/** `3,5;12;7,9;1`: ids of subcategories, tags, attributes and the personalisation, each ascending and once. */
export function packBelonging({ subcategoryIds, tagIds, attributeIds, personalizationId }: Belonging): string {
	const own = personalizationId === null ? [] : [personalizationId];
	return [subcategoryIds, tagIds, attributeIds, own].map((ids) => [...new Set(ids)].sort((left, right) => left - right).join()).join(';');
}

export function unpackBelonging(text: string): Belonging {
	const [subcategoryIds = [], tagIds = [], attributeIds = [], [personalizationId = null] = []] = text
		.split(';')
		.map((part) => (part === '' ? [] : part.split(',').map(Number)));
	return { subcategoryIds, tagIds, attributeIds, personalizationId };
}
