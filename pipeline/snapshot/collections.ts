/** The backend's collections that a snapshot holds; docs/collections.md lists their fields. Each stands behind those that its records refer to. */

export const collections = [
	'project',
	'company',
	'legal',
	'opening_period',
	'social_link',
	'widget',
	'menu_entry',
	'brand_type',
	'brand',
	'consent',
	'page',
	'ecommerce_category',
	'ecommerce_subcategory',
	'ecommerce_tag',
	'ecommerce_manufacturer',
	'ecommerce_attribute_group',
	'ecommerce_attribute',
	'ecommerce_personalization',
	'ecommerce_size_guide',
	'ecommerce_payment_method',
	'ecommerce_shipping_country',
	'ecommerce_shipping_method',
	'ecommerce_shipping_method_config',
	'ecommerce_settings',
	'ecommerce_product',
	'ecommerce_product_rating',
	'directus_files',
] as const;

export type Collection = (typeof collections)[number];

/** Files are no record of a project: they are read by the ids that its records name. */
export type RecordCollection = Exclude<Collection, 'directus_files'>;
