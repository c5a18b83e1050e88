/** Judges the shop without its products: the settings, what products refer to, and how they are paid and delivered. */

import { judgeCollection } from '../../pipeline/records/judge-collection.ts';
import { type ContentReading, readCollection, readSingle } from '../../pipeline/records/read-collection.ts';
import { readPart, surveyPart } from '../../pipeline/records/read-part.ts';
import { bySort, existsIn, keysOf } from '../../pipeline/records/read-records-once.ts';
import { attribute } from '../collections/attribute.ts';
import { attributeGroup } from '../collections/attribute-group.ts';
import { category } from '../collections/category.ts';
import { manufacturer } from '../collections/manufacturer.ts';
import { paymentMethod } from '../collections/payment-method.ts';
import { personalization } from '../collections/personalization.ts';
import { rating } from '../collections/rating.ts';
import { shippingConfig } from '../collections/shipping-config.ts';
import { shippingCountry } from '../collections/shipping-country.ts';
import { shippingMethod } from '../collections/shipping-method.ts';
import { shopSettings } from '../collections/shop-settings.ts';
import { sizeGuide } from '../collections/size-guide.ts';
import { subcategory } from '../collections/subcategory.ts';
import { tag } from '../collections/tag.ts';
import { toAttribute, toAttributeGroup } from './attribute.ts';
import { toCategory } from './category.ts';
import type { Content } from './content.ts';
import { toManufacturer } from './manufacturer.ts';
import { toPaymentMethod } from './payment-method.ts';
import { toPersonalization } from './personalization.ts';
import type { ProductSurroundings } from './product-rules.ts';
import { groupRatings, ratingRules } from './rating.ts';
import { toShippingConfig } from './shipping-config.ts';
import { toShippingCountry, toShippingMethod } from './shipping-method.ts';
import { type ShopSettings, toShopSettings } from './shop-settings.ts';
import { toSizeGuide } from './size-guide.ts';
import { toSubcategory } from './subcategory.ts';
import { toTag } from './tag.ts';

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
		...shopSettings,
		to: (record, context) => toShopSettings(record, context, references),
	});
}

function readGoods(reading: ContentReading, isSelling: boolean): Goods {
	const categoryExists = existsIn(reading, 'ecommerce_category');
	const categories = readCollection(reading, { ...category, to: toCategory });
	const subcategories = readCollection(reading, {
		...subcategory,
		to: (record, context) => toSubcategory(record, context, categoryExists),
	});
	return {
		categories: bySort(categories),
		subcategories: bySort(subcategories),
		tags: readCollection(reading, { ...tag, to: toTag }),
		manufacturers: readCollection(reading, {
			...manufacturer,
			to: (record, context) => toManufacturer(record, context, { categoryExists, isSelling }),
		}),
		personalizations: readCollection(reading, {
			...personalization,
			to: toPersonalization,
		}),
		sizeGuides: readCollection(reading, { ...sizeGuide, to: toSizeGuide }),
	};
}

function readDelivery(reading: ContentReading): Delivery {
	const shippingMethods = readCollection(reading, {
		...shippingMethod,
		to: toShippingMethod,
	});
	const shippingCountries = readCollection(reading, {
		...shippingCountry,
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
			...paymentMethod,
			to: toPaymentMethod,
		}),
		shippingMethods,
		shippingMethodConfigs: readCollection(reading, {
			...shippingConfig,
			to: (record, context) => toShippingConfig(record, context, references),
		}),
		shippingCountries,
	};
}

function readSurroundings(reading: ContentReading, goods: Goods, isSelling: boolean): ProductSurroundings {
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
		tags: byId(goods.tags),
		personalizations: byId(goods.personalizations),
		sizeGuides: byId(goods.sizeGuides),
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
