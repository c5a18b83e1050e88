/** Fields of the shop's reads, as Directus names them: a record's own, and what is shown of those that it refers to. records.ts is generated from them. */

const translated = (prefix: string, ...names: readonly string[]): string[] =>
	['language', ...names].map((name) => `${prefix}translations.${name}`);

const named = (prefix: string): string[] => [`${prefix}display_name`, ...translated(prefix, 'display_name')];

const prices = ['price_brutto', 'variants.price_brutto', 'variants.active'];

const category = ['category.id', 'category.slug', ...named('category.')];

/** Fields of a product that every view shows: stock, reorder flag and dispatch time decide whether it can be had. */
const listed = [
	...['id', 'display_name', 'slug', 'manufacturer.slug', ...named('manufacturer.'), ...category, 'stock', 'reorder_possible', ...prices],
	...['variants.stock', 'variants.reorder_possible', 'shipping_time', 'variants.shipping_time'],
];

const variant = ['id', 'sort', 'reference_number_suffix'].map((name) => `variants.${name}`);

/** `prefix`: of the product, or of its variants. */
const attributes = (prefix: '' | 'variants.'): string[] => {
	const attribute = `${prefix}attributes.ecommerce_attribute_id.`;
	const group = `${attribute}attribute_group.`;
	return [
		...[`${attribute}id`, `${attribute}display_values`, ...translated(attribute, 'display_values')],
		...[`${group}id`, `${group}sort`, ...named(group)],
	];
};

export const itemFields = {
	settings: [
		...['call_to_action_text', 'global_footer', 'default_sort', 'enable_cart', 'maintenance_mode', 'show_stock', 'allow_ratings'],
		...['purchase_to_order', 'immediate_days', ...translated('', 'call_to_action_text', 'global_footer')],
	],
	list: [...listed, ...translated('', 'display_name')],
	product: [
		...[...listed, 'status', 'reference_number', 'description', 'variant_display_name', 'variant_display_name_2', 'tax_scheme'],
		...[...variant, ...named('variants.'), 'variants.display_name_2', 'variants.translations.display_name_2'],
		...[...attributes(''), ...attributes('variants.')],
		...named('tags.ecommerce_tag_id.'),
		...named('personalization.'),
		...['size_guide.display_name', 'size_guide.table', ...translated('size_guide.', 'display_name', 'table')],
		...translated('', 'display_name', 'description', 'variant_display_name', 'variant_display_name_2'),
	],
	prices: ['id', ...prices],
	ids: ['id'],
	rating: ['id', 'rating', 'title', 'text', 'display_name', 'language', 'date_created'],
	attribute: ['id', 'attribute_group', 'display_values', ...translated('', 'display_values')],
} as const;
