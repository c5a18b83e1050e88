/** Judges the shop without its products: the settings, what products refer to, and how they are paid and delivered. */

import { judgeCollection } from '../records/judge-collection.ts';
import { type ContentReading, readCollection, readSingle } from '../records/read-collection.ts';
import { readPart, surveyPart } from '../records/read-part.ts';
import { bySort, existsIn, keysOf } from '../records/read-records-once.ts';
import { attributeGroupAlternatives, attributeGroupSchema, attributeSchema, toAttribute, toAttributeGroup } from './attribute-record.ts';
import { categorySchema, toCategory } from './category-record.ts';
import type { Content } from './content.ts';
import { manufacturerSchema, toManufacturer } from './manufacturer-record.ts';
import { paymentMethodSchema, toPaymentMethod } from './payment-method-record.ts';
import { personalizationSchema, toPersonalization } from './personalization-record.ts';
import type { ProductSurroundings } from './product-rules.ts';
import { groupRatings, ratingCollection, ratingRules } from './rating-record.ts';
import { shippingConfigSchema, toShippingConfig } from './shipping-config-record.ts';
import { shippingCountrySchema, shippingMethodSchema, toShippingCountry, toShippingMethod } from './shipping-method-record.ts';
import type { ShopSettings } from './shop-settings.ts';
import { shopSettingsSchema, toShopSettings } from './shop-settings-record.ts';
import { sizeGuideSchema, toSizeGuide } from './size-guide-record.ts';
import { subcategorySchema, toSubcategory } from './subcategory-record.ts';
import { tagSchema, toTag } from './tag-record.ts';

type Goods = Pick<Content, 'categories' | 'subcategories' | 'tags' | 'manufacturers' | 'personalizations' | 'sizeGuides'>;
type Delivery = Pick<Content, 'paymentMethods' | 'shippingMethods' | 'shippingMethodConfigs' | 'shippingCountries'>;

export interface ShopReading {
	readonly shop: Pick<Content, 'shop' | 'attributes'> & Goods & Delivery;
	readonly surroundings: ProductSurroundings;
}

export function parseShop(reading: ContentReading): ShopReading {
	const shop = readSettings(reading);
	const isSelling = shop?.enableCart ?? false;
	const goods = readGoods(reading, isSelling);
	const surroundings = readSurroundings(reading, goods, isSelling);
	const attributes = [...surroundings.attributes.values()];
	return { shop: { shop, ...goods, attributes, ...readDelivery(reading) }, surroundings };
}

function readSettings(reading: ContentReading): ShopSettings | null {
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
		collection: 'ecommerce_settings',
		schema: shopSettingsSchema,
		to: (record, context) => toShopSettings(record, context, references),
	});
}

function readGoods(reading: ContentReading, isSelling: boolean): Goods {
	const categoryExists = existsIn(reading, 'ecommerce_category');
	const categories = readCollection(reading, { collection: 'ecommerce_category', schema: categorySchema, to: toCategory });
	const subcategories = readCollection(reading, {
		collection: 'ecommerce_subcategory',
		schema: subcategorySchema,
		to: (record, context) => toSubcategory(record, context, categoryExists),
	});
	return {
		categories: bySort(categories),
		subcategories: bySort(subcategories),
		tags: readCollection(reading, { collection: 'ecommerce_tag', schema: tagSchema, to: toTag }),
		manufacturers: readCollection(reading, {
			collection: 'ecommerce_manufacturer',
			schema: manufacturerSchema,
			to: (record, context) => toManufacturer(record, context, { categoryExists, isSelling }),
		}),
		personalizations: readCollection(reading, {
			collection: 'ecommerce_personalization',
			schema: personalizationSchema,
			to: toPersonalization,
		}),
		sizeGuides: readCollection(reading, { collection: 'ecommerce_size_guide', schema: sizeGuideSchema, to: toSizeGuide }),
	};
}

function readDelivery(reading: ContentReading): Delivery {
	const shippingMethods = readCollection(reading, {
		collection: 'ecommerce_shipping_method',
		schema: shippingMethodSchema,
		to: toShippingMethod,
	});
	const shippingCountries = readCollection(reading, {
		collection: 'ecommerce_shipping_country',
		schema: shippingCountrySchema,
		to: toShippingCountry,
	});
	const references = {
		methods: shippingMethods,
		methodExists: existsIn(reading, 'ecommerce_shipping_method'),
		paymentExists: existsIn(reading, 'ecommerce_payment_method'),
		countryExists: existsIn(reading, 'ecommerce_shipping_country'),
		countryCodes: new Map(shippingCountries.map(({ id, countryCode }) => [id, countryCode])),
	};
	return {
		paymentMethods: readCollection(reading, {
			collection: 'ecommerce_payment_method',
			schema: paymentMethodSchema,
			to: toPaymentMethod,
		}),
		shippingMethods,
		shippingMethodConfigs: readCollection(reading, {
			collection: 'ecommerce_shipping_method_config',
			schema: shippingConfigSchema,
			to: (record, context) => toShippingConfig(record, context, references),
		}),
		shippingCountries,
	};
}

function readSurroundings(reading: ContentReading, goods: Goods, isSelling: boolean): ProductSurroundings {
	const groups = readCollection(reading, {
		collection: 'ecommerce_attribute_group',
		schema: attributeGroupSchema,
		alternatives: attributeGroupAlternatives,
		to: toAttributeGroup,
	});
	const groupsById = byId(groups);
	const attributes = readCollection(reading, {
		collection: 'ecommerce_attribute',
		schema: attributeSchema,
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
		tags: byId(goods.tags),
		personalizations: byId(goods.personalizations),
		sizeGuides: byId(goods.sizeGuides),
		isSelling,
		ratings: surveyRatings(reading),
	};
}

/** Judges what ratings are only as far as no product does. */
function surveyRatings(reading: ContentReading): ProductSurroundings['ratings'] {
	const { own, ...survey } = surveyPart(reading.snapshot.records(ratingCollection), reading, ratingRules);
	const { byProduct, homeless } = groupRatings(own);
	const { problems } = readPart(homeless, reading, ratingRules);
	for (const problem of judgeCollection(ratingRules, [{ ...survey, problems }])) reading.problems.add(problem);
	return byProduct;
}

function byId<T extends { readonly id: number }>(records: readonly T[]): ReadonlyMap<number, T> {
	return new Map(records.map((record) => [record.id, record]));
}
