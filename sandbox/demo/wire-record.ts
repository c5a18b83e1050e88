/** The shape in which demo content is written down: records as the backend answers them, children nested in their parents. */

export type WireValue = string | number | boolean | null | undefined | readonly WireValue[] | { readonly [field: string]: WireValue };

/** One record of a collection. Fields that are absent are unset. */
export type WireRecord = { readonly [field: string]: WireValue };

/** The collections of the demo, in an order in which each stands behind those that it refers to. */
export const demoCollections = [
	'project',
	'company',
	'legal',
	'opening_period',
	'social_link',
	'widget',
	'menu_entry',
	'brand_type',
	'brand',
	'page',
	'ecommerce_settings',
	'ecommerce_category',
	'ecommerce_manufacturer',
	'ecommerce_attribute_group',
	'ecommerce_attribute',
	'ecommerce_product',
] as const;

export type DemoCollection = (typeof demoCollections)[number];

export type DemoRecords = Readonly<Record<DemoCollection, readonly WireRecord[]>>;
