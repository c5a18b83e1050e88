/** What a built site says of its products to search engines and in the product feed: offers, reductions, delivery, and the shop's switches. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Product, ProductAttribute } from '../../shop/content/product.ts';
import type { ShopSettings } from '../../shop/content/shop-settings.ts';
import { aContent, aManufacturer, aProduct, aShop, aSiteConfig, aText, aVariant, money, someImages } from '../builders/content.ts';
import { createSmallSites, type SmallBuild } from '../support/small-site.ts';
import { findStructuredFaults, readStructuredData } from '../support/structured-data.ts';

const origin = 'https://goldschmiede.example';
const sites = createSmallSites();
afterAll(() => sites.remove(), 60_000);

const countries = [
	{ id: 1, displayName: aText('Deutschland'), countryCode: 'DE' },
	{ id: 2, displayName: aText('Frankreich'), countryCode: 'FR' },
	{ id: 3, displayName: aText('Luxemburg'), countryCode: 'LU' },
	{ id: 4, displayName: aText('Schweiz'), countryCode: 'CH' },
];
const delivery = { provider: null, postcodes: null, paymentMethods: [] };
const shipping = {
	shippingMethods: [
		{ id: 1, displayName: aText('Paket'), isFree: false, isPickUp: false },
		{ id: 2, displayName: aText('Kurier'), isFree: false, isPickUp: false },
		{ id: 3, displayName: aText('Abholung'), isFree: true, isPickUp: true },
	],
	shippingMethodConfigs: [
		{ id: 1, name: 'Inland', methodId: 1, price: money('5.90'), additionalDays: 2, countryIds: [1], ...delivery },
		{ id: 2, name: 'Nachbarn', methodId: 1, price: null, additionalDays: 6, countryIds: [2, 3], ...delivery },
		{ id: 3, name: 'Kurier', methodId: 2, price: money('29.00'), additionalDays: 1, countryIds: [1], ...delivery },
		{ id: 4, name: 'Abholung', methodId: 3, price: null, additionalDays: 0, countryIds: [], ...delivery },
	],
	shippingCountries: countries,
};
const shop = (fields: Partial<ShopSettings> = {}) =>
	aShop({
		allowRatings: true,
		shippingCost: money('14.90'),
		shippingMethodIds: [1, 2, 3],
		shippingMethodConfigIds: [1, 2, 3, 4],
		shippingCountryIds: [1, 2, 3, 4],
		...fields,
	});
const images = ['von-vorn', 'von-der-seite'];
const rating = { title: null, text: null, displayName: null, language: 'de' as const, createdOn: '2026-03-01' };
const anAttribute = (groupId: number, group: string, value: string): ProductAttribute => ({
	groupId,
	groupSort: groupId,
	group: aText(group),
	values: [aText(value)],
	isEssential: true,
});
const products: readonly Product[] = [
	aProduct({
		id: 1,
		images,
		manufacturerId: 7,
		ratings: [
			{ id: 1, rating: 5, ...rating },
			{ id: 2, rating: 4, ...rating },
		],
	}),
	aProduct({ id: 2, images, isReduced: true, price: money('80.00'), referencePrice: money('100.00') }),
	aProduct({ id: 3, images, stock: 0, reorderPossible: true }),
	aProduct({ id: 4, images, stock: 0 }),
	aProduct({ id: 5, images, price: null }),
	aProduct({ id: 6, images, taxScheme: 'margin', contentQuantity: '24', contentUnit: 'ml', shippingTime: null }),
	aProduct({
		id: 7,
		images,
		price: null,
		variantDisplayName: aText('Weite'),
		attributes: [anAttribute(1, 'Stein', '0,25 ct'), anAttribute(2, 'Material', 'Gold')],
		variants: [
			aVariant({
				id: 71,
				price: money('100.00'),
				referenceNumberSuffix: '-52',
				shippingTime: 1,
				images: ['von-innen'],
				attributes: [anAttribute(1, 'Stein', '0,50 ct'), anAttribute(2, 'Material', 'Gold')],
			}),
			aVariant({ id: 72, price: money('120.00'), stock: 0 }),
			aVariant({ id: 73, price: null }),
		],
	}),
	aProduct({ id: 8 }),
	aProduct({ id: 9, images, displayName: aText('Ring 9', ['de']), description: aText('Ein Ring.', ['de']) }),
];

async function build(folder: string, settings: Partial<ShopSettings> = {}, change: SmallBuild = {}) {
	const content = aContent({ shop: shop(settings), manufacturers: [aManufacturer()], ...shipping });
	const { summary } = await sites.build(folder, { content, products, images: someImages, ...change });
	expect(summary).not.toBeNull();
}

const recordOf = (folder: string, id: number, prefix = '') =>
	readStructuredData(join(sites.work, folder), `${prefix}/schaufenster/ringe/ring-${id}`).find((record) =>
		record['@type'].startsWith('Product'),
	);
const feedOf = (folder: string, language = 'de') => sites.read(folder, `products-${language}-1.xml`);
const itemsOf = (folder: string, language = 'de') =>
	new Map([...feedOf(folder, language).matchAll(/<item><g:id>([^<]*)<\/g:id>.*?<\/item>/g)].map(([item, id = '']) => [id, item]));

it('tells of a product with its offer, and of what buyers say', async () => {
	await build('open');
	const days = (maxValue: number) => ({ '@type': 'QuantitativeValue', minValue: 0, maxValue, unitCode: 'DAY' });
	const details = (value: string, codes: readonly string[], transit: number) => ({
		'@type': 'OfferShippingDetails',
		shippingRate: { '@type': 'MonetaryAmount', value, currency: 'EUR' },
		shippingDestination: codes.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
		deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(3), transitTime: days(transit) },
	});
	expect(recordOf('open', 1)).toEqual({
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: 'Ring 1',
		description: 'Ein **Ring**.',
		url: `${origin}/schaufenster/ringe/ring-1`,
		image: [`${origin}/assets/images/von-vorn-640.jpg`, `${origin}/assets/images/von-der-seite-640.jpg`],
		brand: { '@type': 'Brand', name: 'Falkenrieth' },
		aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2, bestRating: 5, worstRating: 1 },
		sku: 'R-1',
		offers: {
			'@type': 'Offer',
			url: `${origin}/schaufenster/ringe/ring-1`,
			price: '100.00',
			priceCurrency: 'EUR',
			availability: 'https://schema.org/InStock',
			itemCondition: 'https://schema.org/NewCondition',
			seller: { '@type': 'JewelryStore', '@id': `${origin}/#store`, name: 'Goldschmiede' },
			// The courier is dearer, collection is no delivery, and nothing says how Switzerland is served.
			shippingDetails: [details('5.90', ['DE'], 2), details('14.90', ['FR', 'LU'], 6)],
		},
	});
	expect(recordOf('open', 2)?.offers).toMatchObject({
		price: '80.00',
		priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '100.00' },
	});
	expect(recordOf('open', 3)?.offers).toMatchObject({ availability: 'https://schema.org/BackOrder' });
	expect(recordOf('open', 4)?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
	expect(recordOf('open', 4)?.offers).not.toHaveProperty('shippingDetails');
	// On request, and without a picture.
	for (const id of [5, 8]) expect(recordOf('open', id)).toBeUndefined();
	expect(recordOf('open', 6)?.offers).toMatchObject({ itemCondition: 'https://schema.org/UsedCondition' });
	expect(recordOf('open', 6)?.offers).not.toHaveProperty('shippingDetails');
	expect(recordOf('open', 2, '/en')).toMatchObject({ name: 'Ring 2 (en)', url: `${origin}/en/schaufenster/ringe/ring-2` });
});

it('tells of variants as a group, each with its own offer', async () => {
	const group = recordOf('open', 7);
	expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'R-7', name: 'Ring 7' });
	expect(group).not.toHaveProperty('offers');
	const variants = group?.hasVariant as readonly Record<string, unknown>[];
	expect(variants.map(({ name, sku, url }) => [name, sku, url])).toEqual([
		['Ring 7, Größe 71', 'R-7-52', `${origin}/schaufenster/ringe/ring-7?variante=71`],
		['Ring 7, Größe 72', 'R-7', `${origin}/schaufenster/ringe/ring-7?variante=72`],
	]);
	expect(variants.map(({ offers }) => offers)).toMatchObject([{ price: '100.00' }, { availability: 'https://schema.org/OutOfStock' }]);
});

it('tells of each variant its own characteristics and pictures, and of the group what all have in common', () => {
	const group = recordOf('open', 7);
	const [own, other] = (group?.hasVariant ?? []) as readonly Record<string, unknown>[];
	expect(group?.additionalProperty).toEqual([{ '@type': 'PropertyValue', name: 'Material', value: 'Gold' }]);
	expect(own?.additionalProperty).toContainEqual({ '@type': 'PropertyValue', name: 'Stein', value: '0,50 ct' });
	expect(other?.additionalProperty).toContainEqual({ '@type': 'PropertyValue', name: 'Stein', value: '0,25 ct' });
	expect([own?.image, other?.image]).toEqual([
		[`${origin}/assets/images/von-innen-640.jpg`],
		[`${origin}/assets/images/von-vorn-640.jpg`, `${origin}/assets/images/von-der-seite-640.jpg`],
	]);
	const [first, second] = ['7-71', '7-72'].map((id) => itemsOf('open').get(id));
	expect(first).toContain('<g:attribute_value>0,50 ct</g:attribute_value>');
	expect(first).toContain(`<g:image_link>${origin}/assets/images/von-innen-640.jpg</g:image_link>`);
	expect(second).toContain('<g:attribute_value>0,25 ct</g:attribute_value>');
	expect(second).toContain(`<g:image_link>${origin}/assets/images/von-vorn-640.jpg</g:image_link>`);
});

it('feeds what can be bought, seen and read in the language, and says no more than it knows', () => {
	const items = itemsOf('open');
	expect([...items.keys()]).toEqual(['1', '2', '3', '4', '6', '7-71', '7-72', '9']);
	expect([...itemsOf('open', 'fr').keys()]).toEqual(['1', '2', '3', '4', '6', '7-71', '7-72']);
	expect(items.get('1')).toBe(
		[
			'<item><g:id>1</g:id><title>Ring 1</title>',
			`<link>${origin}/schaufenster/ringe/ring-1</link>`,
			'<g:price>100.00 EUR</g:price><g:availability>in_stock</g:availability><g:max_handling_time>3</g:max_handling_time>',
			`<g:image_link>${origin}/assets/images/von-vorn-640.jpg</g:image_link>`,
			`<g:additional_image_link>${origin}/assets/images/von-der-seite-640.jpg</g:additional_image_link>`,
			'<description>Ein **Ring**.</description><g:condition>new</g:condition><g:brand>Falkenrieth</g:brand><g:identifier_exists>no</g:identifier_exists>',
			'<g:product_type>Ringe</g:product_type>',
			'<g:shipping><g:country>DE</g:country><g:price>5.90 EUR</g:price></g:shipping>',
			'<g:shipping><g:country>FR</g:country><g:price>14.90 EUR</g:price></g:shipping>',
			'<g:shipping><g:country>LU</g:country><g:price>14.90 EUR</g:price></g:shipping></item>',
		].join(''),
	);
	expect(items.get('2')).toContain('<g:price>100.00 EUR</g:price><g:sale_price>80.00 EUR</g:sale_price>');
	expect(items.get('3')).toContain('<g:availability>out_of_stock</g:availability>');
	expect(items.get('6')).toContain(
		'<g:condition>used</g:condition><g:identifier_exists>no</g:identifier_exists><g:product_type>Ringe</g:product_type>' +
			'<g:unit_pricing_measure>24 ml</g:unit_pricing_measure><g:unit_pricing_base_measure>100 ml</g:unit_pricing_base_measure>',
	);
	expect(items.get('7-71')).toContain('<g:item_group_id>7</g:item_group_id><title>Ring 7, Größe 71</title>');
});

it.each<[string, Partial<ShopSettings>]>([
	['without a cart', { enableCart: false }],
	['under maintenance', { maintenanceMode: true }],
])('promises nothing to order in a shop %s', async (name, settings) => {
	await build(name, settings);
	expect(recordOf(name, 1)?.offers).toMatchObject({ price: '100.00', availability: 'https://schema.org/InStoreOnly' });
	expect(recordOf(name, 3)?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
	expect(recordOf(name, 1)?.offers).not.toHaveProperty('shippingDetails');
	expect(feedOf(name)).not.toContain('in_stock');
	expect(feedOf(name)).not.toContain('g:shipping');
	expect(itemsOf(name).size).toBe(8);
	for (const { id } of products)
		expect(
			await findStructuredFaults([recordOf(name, id)].flatMap((each) => each ?? []).filter((each) => each.image !== undefined)),
		).toEqual([]);
});

it('tells of no opinions where the shop takes none, and orders all where it says so', async () => {
	await build('other', { allowRatings: false, purchaseToOrder: true });
	expect(recordOf('other', 1)).not.toHaveProperty('aggregateRating');
	expect(recordOf('other', 4)?.offers).toMatchObject({ availability: 'https://schema.org/BackOrder' });
});

it('is not there where there is no shop, or nothing is published yet', async () => {
	await build('drafts', {}, { config: aSiteConfig({ drafts: true }) });
	await build('none', {}, { config: aSiteConfig({ store: { path: null } }), products: [] });
	for (const folder of ['drafts', 'none']) expect(existsSync(join(sites.work, folder, 'products-de-1.xml'))).toBe(false);
	expect(recordOf('drafts', 1)).toBeUndefined();
});
