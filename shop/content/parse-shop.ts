/** Judges the shop without its products: the settings, what products refer to, and how they are paid and delivered. */
import { judgeCollection } from '../../pipeline/records/judge-collection.ts';
import { type ContentReading, readCollection, readSingle } from '../../pipeline/records/read-collection.ts';
import { readPart, surveyPart } from '../../pipeline/records/read-part.ts';
import { existsIn, keysOf } from '../../pipeline/records/read-records-once.ts';
import { attribute, attributeGroup } from '../collections/attribute.ts';
import { shippingConfig } from '../collections/delivery.ts';
import { rating } from '../collections/rating.ts';
import { shopSettings } from '../collections/shop-settings.ts';
import { toAttribute, toAttributeGroup } from './attribute.ts';
import type { Content } from './content.ts';
import type { ContentLists } from './content-lists.ts';
import type { ProductSurroundings } from './product-rules.ts';
import { groupRatings, ratingRules } from './rating.ts';
import type { ShippingMethodConfig } from './shipping.ts';
import { toShippingConfig } from './shipping-config.ts';
import { type ShopSettings, toShopSettings } from './shop-settings.ts';

export interface ShopReading {
	readonly shop: Pick<Content, 'shop' | 'attributes' | 'shippingMethodConfigs'>;
	readonly surroundings: ProductSurroundings;
}

export function parseShop(reading: ContentReading, shop: ShopSettings | null, lists: ContentLists): ShopReading {
	const surroundings = readSurroundings(reading, lists, shop?.enableCart ?? false);
	const attributes = [...surroundings.attributes.values()];
	return { shop: { shop, attributes, shippingMethodConfigs: readShippingConfigs(reading, lists) }, surroundings };
}

export function readSettings(reading: ContentReading): ShopSettings | null {
	const references = {
		categoryExists: existsIn(reading, 'ecommerce_category'),
		manufacturerExists: existsIn(reading, 'ecommerce_manufacturer'),
		subcategoryExists: existsIn(reading, 'ecommerce_subcategory'),
		attributeGroupExists: existsIn(reading, 'ecommerce_attribute_group'),
		paymentExists: existsIn(reading, 'ecommerce_payment_method'),
		shippingMethodExists: existsIn(reading, 'ecommerce_shipping_method'),
		shippingConfigExists: existsIn(reading, 'ecommerce_shipping_method_config'),
		countryExists: existsIn(reading, 'ecommerce_shipping_country'),
	};
	return readSingle(reading, {
		...shopSettings,
		to: (record, context) => toShopSettings(record, context, references),
	});
}

function readShippingConfigs(
	reading: ContentReading,
	{ shippingMethods, shippingCountries }: ContentLists,
): readonly ShippingMethodConfig[] {
	const references = {
		methods: shippingMethods,
		methodExists: existsIn(reading, 'ecommerce_shipping_method'),
		paymentExists: existsIn(reading, 'ecommerce_payment_method'),
		countryExists: existsIn(reading, 'ecommerce_shipping_country'),
		countryCodes: new Map(shippingCountries.map(({ id, countryCode }) => [id, countryCode])),
	};
	return readCollection(reading, { ...shippingConfig, to: (record, context) => toShippingConfig(record, context, references) });
}

function readSurroundings(reading: ContentReading, lists: ContentLists, isSelling: boolean): ProductSurroundings {
	const groups = readCollection(reading, {
		...attributeGroup,
		to: toAttributeGroup,
	});
	const groupsById = byId(groups);
	const attributes = readCollection(reading, {
		...attribute,
		to: (record, context) => toAttribute(record, context, groupsById),
	});
	return {
		categoryKeys: keysOf(reading, 'ecommerce_category'),
		manufacturerKeys: keysOf(reading, 'ecommerce_manufacturer'),
		subcategoryKeys: keysOf(reading, 'ecommerce_subcategory'),
		tagKeys: keysOf(reading, 'ecommerce_tag'),
		personalizationKeys: keysOf(reading, 'ecommerce_personalization'),
		sizeGuideKeys: keysOf(reading, 'ecommerce_size_guide'),
		attributeKeys: keysOf(reading, 'ecommerce_attribute'),
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
