/**
 * What the product feed says of a product in one language: RSS 2.0 with the `g:` elements of Google's product data specification, which others read
 * as well. One line for the product with all its variants.
 */
import type { ProductData } from '../../client/products/product-data.ts';
import type { HeadImage } from '../../client/runtime/built-page.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { Language } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import type { Product, ProductAttribute } from '../content/product.ts';
import { chooseBaseUnit, priceBasisText } from '../data/base-unit.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { isUsed, type SaleOffer, toSaleOffers } from '../data/sale-offers.ts';
import { plainTextOf } from '../data/summarise.ts';
import { cutTo, element } from './feed-parts.ts';

export interface FeedPage {
	readonly product: Product;
	readonly data: ProductData;
	readonly route: Route;
	/** Of the page, for products without a text of their own. */
	readonly description: string | null;
	/** Of a variant; null: of the product. */
	readonly images: (variant: number | null) => readonly HeadImage[];
}

/** The most characters or elements that the specification allows. */
const limits = { title: 150, description: 5000, productType: 750, brand: 70, moreImages: 10, attributeName: 140, attributeValue: 1000 };

/** '' where the feed must not have it: on request, without a picture, or not written in the language. */
export function toFeedLine(page: FeedPage, shop: ShopFrame, context: DataContext): string {
	const { product, route, images } = page;
	const isWritten = route.alternates.some(({ language }) => language === route.language);
	const offers = isWritten && images(null).length > 0 ? toSaleOffers(product, shop, route, context.config) : [];
	if (offers.length === 0) return '';
	const shared = sharedElements(page, shop, context);
	const shipping = context.deliveries.map(
		({ countryCode, price }) => `<g:shipping>${element('g:country', countryCode)}${element('g:price', `${price} EUR`)}</g:shipping>`,
	);
	return offers.map((offer) => `<item>${ownElements(offer, page)}${shared}${offer.isOnline ? shipping.join('') : ''}</item>`).join('');
}

function ownElements(offer: SaleOffer, { product, route: { language }, images }: FeedPage): string {
	const { variant, name, url, price, formerPrice, availability, isOnline, dispatchDays } = offer;
	const { id } = product;
	const [image, ...more] = images(variant?.id ?? null);
	// An offer made to order would need the day of its arrival, which no static file knows.
	const isInStock = isOnline && availability === 'in-stock';
	return [
		element('g:id', variant === null ? `${id}` : `${id}-${variant.id}`),
		...(variant === null ? [] : [element('g:item_group_id', `${id}`)]),
		element('title', cutTo(name, limits.title)),
		element('link', url),
		element('g:price', `${formerPrice ?? price} EUR`),
		...(formerPrice === null ? [] : [element('g:sale_price', `${price} EUR`)]),
		element('g:availability', isInStock ? 'in_stock' : 'out_of_stock'),
		...(isInStock && dispatchDays !== null ? [element('g:max_handling_time', `${dispatchDays}`)] : []),
		...(image === undefined ? [] : [element('g:image_link', image.url)]),
		...more.slice(0, limits.moreImages).map(({ url: address }) => element('g:additional_image_link', address)),
		...(variant?.attributes ?? product.attributes).map((attribute) => detailElement(attribute, language)),
	].join('');
}

/** What all variants have in common. */
function sharedElements({ product, data, route, description }: FeedPage, shop: ShopFrame, { content }: DataContext): string {
	const { language } = route;
	const text = plainTextOf(data.richText?.description ?? '') || (description ?? '') || plainText(data.name);
	const baseUnit = chooseBaseUnit(product);
	const subcategories = content.subcategories.filter(({ id }) => product.subcategoryIds.includes(id));
	const kinds = [plainText(data.list.name), ...subcategories.slice(0, 1).map(({ displayName }) => displayName[language].text)];
	return [
		element('description', cutTo(text, limits.description)),
		element('g:condition', isUsed(product, shop) ? 'used' : 'new'),
		...(data.manufacturer === null ? [] : [element('g:brand', cutTo(data.manufacturer, limits.brand))]),
		// The content has neither GTINs nor the makers' own part numbers.
		element('g:identifier_exists', 'no'),
		element('g:product_type', cutTo(kinds.join(' > '), limits.productType)),
		...(baseUnit === null
			? []
			: [
					element('g:unit_pricing_measure', `${product.contentQuantity} ${product.contentUnit}`),
					element('g:unit_pricing_base_measure', `${baseUnit.count} ${baseUnit.unit}`),
				]),
		...toBasisDetail(product, language),
	].join('');
}

/** The priced unit: the specification has no element for it. */
function toBasisDetail(product: Product, language: Language): string[] {
	const basis = priceBasisText(product);
	if (basis === null) return [];
	const name = element('g:attribute_name', textsByLanguage[language].price.label);
	return [`<g:product_detail>${name}${element('g:attribute_value', basis[language])}</g:product_detail>`];
}

function detailElement({ group, values }: ProductAttribute, language: Language): string {
	const name = element('g:attribute_name', cutTo(group[language].text, limits.attributeName));
	const all = values.map((each) => each[language].text).join(', ');
	const value = element('g:attribute_value', cutTo(all, limits.attributeValue));
	return `<g:product_detail>${name}${value}</g:product_detail>`;
}
