/** What the tokens beside a build's may do: the public one reads what the shop shows, field by field; the one for ratings creates drafts. */
import type { AdminClient } from './admin-client.ts';
import { publicAccounts, ratingsAccounts, type TokenAccount } from './fixture/accounts.ts';
import { grantTokens, type Permission } from './permissions.ts';
import { projectFilter, type Table, tables } from './schema/tables.ts';

const names = ['language', 'display_name'];

/** Fields of the public reads, and those that they filter by. */
const publicFields: Readonly<Record<string, readonly string[]>> = {
	ecommerce_settings: [
		...['id', 'project', 'call_to_action_text', 'global_footer', 'default_sort', 'enable_cart', 'maintenance_mode'],
		...['show_stock', 'allow_ratings', 'purchase_to_order', 'immediate_days', 'translations'],
	],
	ecommerce_settings_translations: ['language', 'call_to_action_text', 'global_footer'],
	ecommerce_product: [
		...['id', 'project', 'status', 'display_name', 'slug', 'reference_number', 'description', 'category', 'manufacturer'],
		...[
			'price_brutto',
			'stock',
			'reorder_possible',
			'shipping_time',
			'variant_display_name',
			'variant_display_name_2',
			'tax_scheme',
			'personalization',
			'size_guide',
		],
		...['variants', 'attributes', 'subcategories', 'tags', 'translations'],
	],
	ecommerce_product_translations: [...names, 'description', 'variant_display_name', 'variant_display_name_2'],
	ecommerce_product_variant: [
		...['id', 'sort', 'display_name', 'display_name_2', 'price_brutto', 'stock', 'reference_number_suffix', 'active', 'shipping_time'],
		...['reorder_possible', 'attributes', 'translations'],
	],
	ecommerce_product_variant_translations: [...names, 'display_name_2'],
	ecommerce_product_variant_attributes: ['ecommerce_attribute_id'],
	ecommerce_product_attributes: ['ecommerce_attribute_id'],
	ecommerce_product_subcategories: ['ecommerce_subcategory_id'],
	ecommerce_product_tags: ['ecommerce_tag_id'],
	ecommerce_category: ['id', 'project', 'display_name', 'slug', 'translations'],
	ecommerce_category_translations: names,
	ecommerce_manufacturer: ['id', 'project', 'display_name', 'slug', 'translations'],
	ecommerce_manufacturer_translations: names,
	ecommerce_subcategory: ['id', 'project'],
	ecommerce_tag: ['id', 'project', 'display_name', 'translations'],
	ecommerce_tag_translations: names,
	ecommerce_personalization: ['id', 'project', 'display_name', 'translations'],
	ecommerce_personalization_translations: names,
	ecommerce_size_guide: ['id', 'project', 'display_name', 'table', 'translations'],
	ecommerce_size_guide_translations: [...names, 'table'],
	ecommerce_attribute: ['id', 'project', 'attribute_group', 'display_values', 'translations'],
	ecommerce_attribute_translations: ['language', 'display_values'],
	ecommerce_attribute_group: ['id', 'project', 'sort', 'display_name', 'translations'],
	ecommerce_attribute_group_translations: names,
	ecommerce_product_rating: ['id', 'project', 'status', 'product', 'rating', 'title', 'text', 'display_name', 'language', 'date_created'],
};

const ratingFields = ['project', 'status', 'product', 'rating', 'title', 'text', 'display_name', 'language', 'date_created'];

/** Gives the demo's projects both tokens. */
export async function grantTokenAccess(client: AdminClient): Promise<void> {
	await grantTokens(client, publicAccounts, toPublicPermissions);
	await grantTokens(client, ratingsAccounts, toRatingPermissions);
}

function toPublicPermissions({ policy, domain }: TokenAccount): Permission[] {
	return Object.entries(publicFields).map(([collection, fields]) => {
		const table = tables.find(({ name }) => name === collection);
		if (!table) throw new Error(`The schema has no table ${collection}`);
		return { policy, action: 'read', collection, fields: [...fields], permissions: publishedFilter(table, domain) };
	});
}

/** Rows of the project that are published, and what belongs to such a row. */
function publishedFilter(table: Table, domain: string): Record<string, unknown> {
	if (table.parent) return { [table.parent.field]: publishedFilter(table.parent.table, domain) };
	const own = projectFilter(table, domain);
	return 'status' in table.fields ? { _and: [own, { status: { _eq: 'published' } }] } : own;
}

function toRatingPermissions({ policy, domain }: TokenAccount): Permission[] {
	const validation = { _and: [{ project: { _eq: domain } }, { status: { _eq: 'draft' } }] };
	return [{ policy, action: 'create', collection: 'ecommerce_product_rating', fields: ratingFields, permissions: {}, validation }];
}
