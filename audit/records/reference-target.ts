/** Which collection a field leads to, so that a report can name the record instead of its number. */

/** By the backend's name of the field. */
const targets: Readonly<Record<string, string>> = {
	attribute_group: 'ecommerce_attribute_group',
	attribute_group_id: 'ecommerce_attribute_group',
	category: 'ecommerce_category',
	category_id: 'ecommerce_category',
	directus_files_id: 'directus_files',
	ecommerce_attribute_id: 'ecommerce_attribute',
	ecommerce_category_id: 'ecommerce_category',
	ecommerce_shipping_country_id: 'ecommerce_shipping_country',
	ecommerce_shipping_method_config_id: 'ecommerce_shipping_method_config',
	ecommerce_shipping_method_id: 'ecommerce_shipping_method',
	ecommerce_subcategory_id: 'ecommerce_subcategory',
	ecommerce_tag_id: 'ecommerce_tag',
	image: 'directus_files',
	logo: 'directus_files',
	manufacturer: 'ecommerce_manufacturer',
	method: 'ecommerce_payment_method',
	parent: 'menu_entry',
	payment_id: 'ecommerce_payment_method',
	personalization: 'ecommerce_personalization',
	picture: 'directus_files',
	private_hash: 'directus_files',
	product: 'ecommerce_product',
	shipping_method: 'ecommerce_shipping_method',
	size_guide: 'ecommerce_size_guide',
	subcategory: 'ecommerce_subcategory',
};

/** null for a field that leads nowhere. `path` is a field's path in a record of `collection`. */
export function referenceTarget(collection: string, path: string): string | null {
	const field = /[a-z_]+$/i.exec(path)?.[0] ?? '';
	if (collection === 'brand' && path === 'type') {
		return 'brand_type';
	}
	return Object.hasOwn(targets, field) ? (targets[field] ?? null) : null;
}
