/** What search engines read of a product and its price, in the words of schema.org. Only the server writes it. */
import type { ProductData } from '../../client/products/product-data.ts';
import type { HeadImage, StructuredData } from '../../client/runtime/built-page.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { Language } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import type { Product, ProductAttribute } from '../content/product.ts';
import { toCharacteristics } from './characteristics.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import type { Delivery } from './deliveries.ts';
import { isUsed, type SaleOffer, toSaleOffers } from './sale-offers.ts';

export interface ProductPage {
	readonly product: Product;
	readonly data: ProductData;
	readonly route: Route;
	readonly description: string | null;
	/** Of a variant; null: of the product, for which the first one stands. */
	readonly images: (variant: number | null) => readonly HeadImage[];
}

const currency = 'EUR';

/**
 * A product with its offer, or a group with a product for each variant that has a price. null where there is no price or no picture: search engines take
 * such a record for a fault.
 */
export function toProductRecord(page: ProductPage, shop: ShopFrame, context: DataContext): StructuredData | null {
	const { product, data, route, description, images } = page;
	const offers = toSaleOffers(product, shop, route, context.config);
	const opinions = toAggregateRating(data.ratings);
	const [first] = offers;
	const pictures = images(null);
	if (first === undefined || pictures.length === 0) return null;
	const toOffer = offerMaker(product, shop, context);
	const brand = data.manufacturer === null ? {} : { brand: { '@type': 'Brand', name: data.manufacturer } };
	const shared = toCharacteristics(product).filter(({ variants }) => variants === null);
	const facts = {
		name: plainText(data.name),
		...(description !== null && { description }),
		url: absoluteUrl(route.path, context.config),
		image: pictures.map(({ url }) => url),
		...brand,
		...(opinions !== null && { aggregateRating: opinions }),
		...toProperties(shared, route.language),
	};
	if (!product.hasVariants) {
		return {
			'@context': 'https://schema.org',
			'@type': 'Product',
			...facts,
			...(product.referenceNumber !== null && { sku: product.referenceNumber }),
			offers: toOffer(first),
		};
	}
	const group = product.referenceNumber ?? `${product.id}`;
	return {
		'@context': 'https://schema.org',
		'@type': 'ProductGroup',
		...facts,
		productGroupID: group,
		hasVariant: offers.map((offer) => ({
			'@type': 'Product',
			name: offer.name,
			...(description !== null && { description }),
			url: offer.url,
			image: images(offer.variant?.id ?? null).map(({ url }) => url),
			...brand,
			...(shared.length < product.attributes.length || offer.variant?.attributes
				? toProperties(offer.variant?.attributes ?? product.attributes, route.language)
				: {}),
			...(offer.sku !== null && { sku: offer.sku }),
			inProductGroupWithID: group,
			offers: toOffer(offer),
		})),
	};
}

function offerMaker(product: Product, shop: ShopFrame, { content, config, deliveries }: DataContext): (offer: SaleOffer) => object {
	const alike = Map.groupBy(deliveries, ({ price, additionalDays }) => `${price} ${additionalDays}`);
	const seller = { '@type': 'JewelryStore', '@id': `${absoluteUrl('/', config)}#store`, name: content.project.displayName };
	return (offer) => ({
		'@type': 'Offer',
		url: offer.url,
		price: offer.price,
		priceCurrency: currency,
		...(offer.formerPrice !== null && {
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				priceType: 'https://schema.org/StrikethroughPrice',
				price: offer.formerPrice,
				priceCurrency: currency,
			},
		}),
		availability: `https://schema.org/${availabilityWord(offer)}`,
		itemCondition: `https://schema.org/${isUsed(product, shop) ? 'UsedCondition' : 'NewCondition'}`,
		seller,
		...(offer.isOnline &&
			offer.dispatchDays !== null &&
			alike.size > 0 && {
				shippingDetails: [...alike.values()].map((same) => toShippingDetails(same, offer.dispatchDays ?? 0)),
			}),
	});
}

/** Stock that cannot be ordered here can be had in the shop. */
function availabilityWord({ availability, isOnline }: SaleOffer): string {
	if (availability === 'in-stock') return isOnline ? 'InStock' : 'InStoreOnly';
	return isOnline ? 'BackOrder' : 'OutOfStock';
}

/** Countries in which delivery costs and takes the same. */
function toShippingDetails(same: readonly Delivery[], dispatchDays: number): object {
	const days = (maxValue: number) => ({ '@type': 'QuantitativeValue', minValue: 0, maxValue, unitCode: 'DAY' });
	return {
		'@type': 'OfferShippingDetails',
		shippingRate: { '@type': 'MonetaryAmount', value: same[0]?.price, currency },
		shippingDestination: same.map(({ countryCode }) => ({ '@type': 'DefinedRegion', addressCountry: countryCode })),
		deliveryTime: {
			'@type': 'ShippingDeliveryTime',
			handlingTime: days(dispatchDays),
			transitTime: days(same[0]?.additionalDays ?? 0),
		},
	};
}

function toAggregateRating(ratings: ProductData['ratings']): object | null {
	return ratings === null || ratings.count === 0
		? null
		: { '@type': 'AggregateRating', ratingValue: ratings.average, ratingCount: ratings.count, bestRating: 5, worstRating: 1 };
}

function toProperties(attributes: readonly ProductAttribute[], language: Language): { readonly additionalProperty?: object[] } {
	const properties = attributes.map(({ group, values }) => ({
		'@type': 'PropertyValue',
		name: group[language].text,
		value: values.map((value) => value[language].text).join(', '),
	}));
	return properties.length === 0 ? {} : { additionalProperty: properties };
}
