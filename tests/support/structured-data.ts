/** Reads the JSON-LD of documents, and lets others judge it: a validator of what search engines ask, and the words of schema.org that we use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { htmlFile } from '../../renderer/output/output-paths.ts';

export type StructuredRecord = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Of the document at a site path. */
export function readStructuredData(dist: string, path: string): readonly StructuredRecord[] {
	const html = readFileSync(join(dist, htmlFile(path)), 'utf8');
	const blocks = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
	return [...blocks].map(([, json = '']) => JSON.parse(json));
}

/** Properties of each type, as https://schema.org lists them, its supertypes' included; of those that products need. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
	Product: [
		...['name', 'description', 'url', 'image', 'sku', 'brand', 'offers', 'aggregateRating', 'additionalProperty'],
		...['inProductGroupWithID', 'itemCondition'],
	],
	ProductGroup: [
		...['name', 'description', 'url', 'image', 'brand', 'aggregateRating', 'additionalProperty'],
		...['productGroupID', 'hasVariant', 'variesBy'],
	],
	Brand: ['name'],
	Offer: [
		...['url', 'price', 'priceCurrency', 'priceSpecification', 'availability', 'itemCondition', 'seller'],
		...['shippingDetails', 'hasMerchantReturnPolicy'],
	],
	UnitPriceSpecification: ['priceType', 'price', 'priceCurrency'],
	JewelryStore: ['name'],
	OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
	MonetaryAmount: ['value', 'currency'],
	DefinedRegion: ['addressCountry'],
	ShippingDeliveryTime: ['handlingTime', 'transitTime'],
	QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
	AggregateRating: ['ratingValue', 'ratingCount', 'bestRating', 'worstRating'],
	PropertyValue: ['name', 'value'],
	BreadcrumbList: ['itemListElement'],
	ListItem: ['position', 'name', 'item'],
};

/** Members of schema.org's enumerations that may be named. */
const members = /^https:\/\/schema\.org\/(?:(?:InStock|InStoreOnly|BackOrder|OutOfStock|NewCondition|UsedCondition)$|StrikethroughPrice$)/;

/** Everything that is wrong with the records of a page, in words. */
export async function findStructuredFaults(records: readonly StructuredRecord[]): Promise<readonly string[]> {
	const jsonld = Object.groupBy(structuredClone(records), (record) => record['@type']);
	const issues = await new Validator().validate({ jsonld: jsonld as Record<string, unknown[]> });
	const errors = issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
	return [...errors, ...records.flatMap((record) => unknownWords(record))];
}

function unknownWords(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(unknownWords);
	if (typeof value === 'string' && value.startsWith('https://schema.org/')) return members.test(value) ? [] : [`${value} is no member`];
	if (typeof value !== 'object' || value === null) return [];
	const { '@type': type, '@context': _context, '@id': _id, ...properties } = value as Record<string, unknown>;
	const known = typeof type === 'string' ? vocabulary[type] : undefined;
	if (known === undefined) return [`${JSON.stringify(type)} is no type that is known`];
	const strange = Object.keys(properties).filter((name) => !known.includes(name));
	return [...strange.map((name) => `${type} has no ${name}`), ...Object.values(properties).flatMap(unknownWords)];
}
