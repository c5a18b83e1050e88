/**
 * The permissions of tokens. A build's two tokens read records and files of their project and can do nothing else; only one of the two reads drafts.
 * The public token reads what the shop shows, field by field. The token for ratings creates drafts.
 */
import {
	createFolder,
	createPermissions,
	createPolicy,
	createRole,
	createUser,
	deletePermissions,
	readFolders,
	readPermissions,
	readPolicies,
	readUsers,
} from '@directus/sdk';
import { addedFileFields } from '../../shop/collections/collections.ts';
import { projectFilter, siteFilter, type Table, tables } from '../../shop/collections/tables.ts';
import type { AdminClient } from './admin.ts';
import {
	deskAccounts,
	draftsAccounts,
	type ProjectAccount,
	projectAccounts,
	publicAccounts,
	ratingsAccounts,
	sharedFolder,
	type TokenAccount,
} from './fixture/accounts.ts';

/** As Directus stores it. */
interface Permission {
	readonly policy: string;
	readonly action: string;
	readonly collection: string;
	readonly fields: string[];
	/** Rows that it is about. */
	readonly permissions: Record<string, unknown>;
	/** A new row must match this. */
	readonly validation?: Record<string, unknown>;
}

const readFileFields = [
	...['id', 'title', 'folder', 'filename_download', 'type', 'width', 'height', 'filesize', 'modified_on'],
	...['description', 'focal_point_x', 'focal_point_y', ...Object.keys(addedFileFields)],
];

/** Gives each project its folder for files, its policy, and a role and user that carry the read token. */
export async function grantReadAccess(client: AdminClient): Promise<void> {
	const folders = new Set((await client.request(readFolders())).map(({ id }) => id));
	if (!folders.has(sharedFolder.id)) await client.request(createFolder({ ...sharedFolder }));
	const policies = new Set((await client.request(readPolicies())).map(({ id }) => id));
	for (const account of [...projectAccounts, ...draftsAccounts]) {
		if (!folders.has(account.folder)) await client.request(createFolder({ id: account.folder, name: account.name }));
		folders.add(account.folder);
		const { name, readToken } = account;
		if (!policies.has(account.policy)) await createAccount(client, { ...account, name: `${name}: lesen`, token: readToken });
		await replacePermissions(client, account.policy, toReadPermissions(account));
	}
}

/** Gives programs of a project what they may do beside that: `toPermissions` for each. */
async function grantTokens(
	client: AdminClient,
	accounts: readonly TokenAccount[],
	toPermissions: (account: TokenAccount) => readonly Permission[],
): Promise<void> {
	const policies = new Set((await client.request(readPolicies())).map(({ id }) => id));
	for (const account of accounts) {
		if (!policies.has(account.policy)) await createAccount(client, account);
		await replacePermissions(client, account.policy, toPermissions(account));
	}
}

/** A policy that allows nothing yet, and the role and user that carry the token. */
async function createAccount(client: AdminClient, { policy, role, user, domain, name, token }: TokenAccount): Promise<void> {
	await client.request(createPolicy({ id: policy, name, icon: 'visibility', admin_access: false, app_access: false, enforce_tfa: false }));
	await client.request(createRole({ id: role, name, icon: 'visibility', policies: [{ policy }] }));
	await client.request(createUser({ id: user, role, token, first_name: 'Website', last_name: domain, status: 'active' }));
}

/** The rows that an account may read, of every table, and the files: the project's and those that are shared. */
function toReadPermissions({ policy, domain, folder, readsDrafts = false }: ProjectAccount): Permission[] {
	const own = tables.map((table) => ({
		policy,
		action: 'read',
		collection: table.name,
		fields: ['*'],
		permissions: readFilter(table, domain, readsDrafts),
	}));
	return [
		...own,
		{
			policy,
			action: 'read',
			collection: 'directus_files',
			fields: readFileFields,
			permissions: { folder: { _in: [folder, sharedFolder.id] } },
		},
	];
}

async function replacePermissions(client: AdminClient, policy: string, permissions: readonly Permission[]): Promise<void> {
	const present = await client.request(readPermissions({ filter: { policy: { _eq: policy } }, fields: ['id'], limit: -1 }));
	if (present.length > 0) await client.request(deletePermissions(present.map(({ id }) => id)));
	await client.request(createPermissions(permissions.map((permission) => ({ ...permission }))));
}

/** The rows of a project and those that are shared, and of what can be a draft only what is none; child rows go with their parents. */
function readFilter(table: Table, domain: string, readsDrafts: boolean): Record<string, unknown> {
	if (table.parent) return { [table.parent.field]: readFilter(table.parent.table, domain, readsDrafts) };
	const own = siteFilter(table, domain);
	return readsDrafts || !('status' in table.fields) ? own : { _and: [own, { status: { _neq: 'draft' } }] };
}

/** What the tokens beside a build's may do: the public one reads what the shop shows, field by field; the one for ratings creates drafts. */
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
	const validation = { _and: [{ project: { _eq: domain } }, { project: { _submitted: true } }, { status: { _eq: 'draft' } }] };
	return [{ policy, action: 'create', collection: 'ecommerce_product_rating', fields: ratingFields, permissions: {}, validation }];
}

/** A person of the shop, who logs in and reads its content; what else she may do, the order desk says. */
export async function createOwner(client: AdminClient): Promise<void> {
	const { email, password, policy } = deskAccounts;
	const known = await client.request(readUsers({ filter: { email: { _eq: email } }, fields: ['id'] }));
	if (known.length > 0) return;
	const names = { first_name: 'Klara', last_name: 'Weidenbach', language: 'de-DE' };
	await client.request(createUser({ email, password, ...names, status: 'active', policies: [{ policy }] }));
}
