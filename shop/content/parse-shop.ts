/** Judges the shop without its products: the settings, what products refer to, and how they are paid and delivered. */
import { judgeCollection } from '../../pipeline/records/judge-collection.ts';
import { type ContentReading, keysOf, readCollection, readSingle } from '../../pipeline/records/read-collection.ts';
import { readPart, surveyPart } from '../../pipeline/records/read-part.ts';
import { attribute } from '../collections/attribute.ts';
import { attributeGroup } from '../collections/attribute-group.ts';
import { category } from '../collections/category.ts';
import { manufacturer } from '../collections/manufacturer.ts';
import { personalization } from '../collections/personalization.ts';
import { rating } from '../collections/rating.ts';
import { shippingConfig } from '../collections/shipping-config.ts';
import { shopSettings } from '../collections/shop-settings.ts';
import { sizeGuide } from '../collections/size-guide.ts';
import { subcategory } from '../collections/subcategory.ts';
import { tag } from '../collections/tag.ts';
import { toAttribute, toAttributeGroup } from './attribute.ts';
import type { ContentLists } from './content-lists.ts';
import type { Known } from './known.ts';
import type { ProductSurroundings } from './product-rules.ts';
import { groupRatings, ratingRules } from './rating.ts';
import type { ShippingMethodConfig } from './shipping.ts';
import { toShippingConfig } from './shipping-config.ts';
import { type ShopSettings, toShopSettings } from './shop-settings.ts';

/** Whose records a product may name. */
const referredTo = [category, manufacturer, subcategory, tag, personalization, sizeGuide, attribute].map(({ collection }) => collection);

export function parseShop(reading: ContentReading, shop: ShopSettings | null, lists: ContentLists, existsIn: Known['existsIn']) {
	const surroundings = readSurroundings(reading, lists, shop?.enableCart ?? false);
	const attributes = [...surroundings.attributes.values()];
	return { shop: { shop, attributes, shippingMethodConfigs: readShippingConfigs(reading, lists, existsIn) }, surroundings };
}

export function readSettings(reading: ContentReading, existsIn: Known['existsIn']): ShopSettings | null {
	return readSingle(reading, { ...shopSettings, to: (record, context) => toShopSettings(record, context, existsIn) });
}

function readShippingConfigs(
	reading: ContentReading,
	{ shippingMethods, shippingCountries }: ContentLists,
	existsIn: Known['existsIn'],
): readonly ShippingMethodConfig[] {
	const references = {
		methods: shippingMethods,
		existsIn,
		countryCodes: new Map(shippingCountries.map(({ id, countryCode }) => [id, countryCode])),
	};
	return readCollection(reading, { ...shippingConfig, to: (record, context) => toShippingConfig(record, context, references) });
}

function readSurroundings(reading: ContentReading, lists: ContentLists, isSelling: boolean): ProductSurroundings {
	const groups = byId(readCollection(reading, { ...attributeGroup, to: toAttributeGroup }));
	const attributes = readCollection(reading, { ...attribute, to: (record, context) => toAttribute(record, context, groups) });
	return {
		keys: new Set(referredTo.flatMap((collection) => [...keysOf(reading, collection)].map((key) => `${collection} ${key}`))),
		attributes: byId(attributes),
		tags: byId(lists.tags),
		personalizations: byId(lists.personalizations),
		sizeGuides: byId(lists.sizeGuides),
		isSelling,
		ratings: surveyRatings(reading),
	};
}

/** Judges what ratings are only as far as no product does. */
function surveyRatings(reading: ContentReading): ProductSurroundings['ratings'] {
	const { own, ...survey } = surveyPart(reading.snapshot.records(rating.collection), reading, ratingRules);
	const { byProduct, homeless } = groupRatings(own);
	const { problems } = readPart(homeless, reading, ratingRules);
	for (const problem of judgeCollection(ratingRules, [{ ...survey, problems }])) reading.problems.add(problem);
	return byProduct;
}

function byId<T extends { readonly id: number }>(records: readonly T[]): ReadonlyMap<number, T> {
	return new Map(records.map((record) => [record.id, record]));
}
