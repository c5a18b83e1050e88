/** The backend's collections that a snapshot holds; docs/content-model.md lists their fields. Each stands behind those that its records refer to. */

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
	'page',
	'ecommerce_settings',
	'ecommerce_category',
	'ecommerce_manufacturer',
	'ecommerce_attribute_group',
	'ecommerce_attribute',
	'ecommerce_product',
	'directus_files',
] as const;

export type Collection = (typeof collections)[number];
