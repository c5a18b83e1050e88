/** Lists everything of a site's content that has texts, each with its record. */
import type { Catalogue } from '../../pipeline/catalogue/catalogue.ts';
import type { Attribute } from '../../pipeline/content/attribute.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { TextBearer } from './translation-matrix.ts';

/** The collection of each part of the content that has records of its own, in the order in which the report shows them. */
const collectionOf: Readonly<Record<string, string>> = {
	project: 'project',
	legal: 'legal',
	pages: 'page',
	consents: 'consent',
	shop: 'ecommerce_settings',
	categories: 'ecommerce_category',
	subcategories: 'ecommerce_subcategory',
	tags: 'ecommerce_tag',
	personalizations: 'ecommerce_personalization',
	sizeGuides: 'ecommerce_size_guide',
	paymentMethods: 'ecommerce_payment_method',
	shippingMethods: 'ecommerce_shipping_method',
	shippingMethodConfigs: 'ecommerce_shipping_method_config',
	shippingCountries: 'ecommerce_shipping_country',
	brandTypes: 'brand_type',
	brands: 'brand',
	manufacturers: 'ecommerce_manufacturer',
	openingPeriods: 'opening_period',
	widgets: 'widget',
	socialLinks: 'social_link',
};

/** Products come last, one after the other. `attributes` are the readable ones, which products share. */
export function* listTextBearers(content: Content, catalogue: Catalogue, attributes: Iterable<Attribute>): Generator<TextBearer> {
	for (const [part, collection] of Object.entries(collectionOf)) {
		for (const value of [Reflect.get(content, part)].flat()) {
			if (isRecordLike(value)) {
				yield { collection, id: idOf(value), value };
			}
		}
	}
	for (const entry of content.menu) {
		const { groups, ...own } = entry;
		yield { collection: 'menu_entry', id: entry.id, value: own };
		for (const { entries } of groups) {
			yield* entries.map((value) => ({ collection: 'menu_entry', id: value.id, value }));
		}
	}
	for (const { id, values, group } of attributes) {
		yield { collection: 'ecommerce_attribute', id, value: { display_values: values } };
		yield { collection: 'ecommerce_attribute_group', id: group.id, value: group };
	}
	for (const { ids } of catalogue.shards) {
		for (const id of ids) {
			const { attributes: _shared, ...own } = catalogue.product(id);
			yield { collection: 'ecommerce_product', id, value: own };
		}
	}
}

function isRecordLike(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}

function idOf(value: object): string | number {
	const key = 'id' in value ? value.id : 'domain' in value ? value.domain : '';
	return typeof key === 'number' || typeof key === 'string' ? key : '';
}
