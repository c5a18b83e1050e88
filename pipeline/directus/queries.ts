/** What is read of each collection: its own fields whatever they are, its child rows in full, and the records of one project only. */
import type { Collection } from '../snapshot/collections.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';

/** Child lists by the field that holds them, each with the lists of its own rows. */
export interface ChildLists {
	readonly [field: string]: ChildLists;
}

export interface CollectionQuery {
	readonly collection: RecordCollection;
	/** Primary key, by which pages are sorted. */
	readonly key: 'id' | 'domain';
	/** The field that holds the project's domain. */
	readonly projectField: 'project' | 'domain';
	readonly lists: ChildLists;
	/** What else a record must be, as a Directus filter: unpublished ratings are nobody's business but the editors'. */
	readonly only: Record<string, unknown>;
	/** Fields that are kept of a record, whatever else the backend sends; null: all. Keeps what visitors said about themselves out of the snapshot. */
	readonly keeps: ReadonlySet<string> | null;
}

/** Files are no record of a project: they are read by the ids that its records name (see read-files.ts). */
export type RecordCollection = Exclude<Collection, 'directus_files'>;

const translated: ChildLists = { translations: {} };

const lists: Readonly<Record<RecordCollection, ChildLists>> = {
	project: translated,
	company: { addresses: {}, emails: {}, numbers: {}, executives: {}, registers: {} },
	legal: translated,
	opening_period: translated,
	social_link: {},
	widget: translated,
	menu_entry: translated,
	brand_type: translated,
	brand: translated,
	consent: translated,
	page: translated,
	ecommerce_category: translated,
	ecommerce_subcategory: translated,
	ecommerce_tag: translated,
	ecommerce_manufacturer: { ...translated, categories: {} },
	ecommerce_attribute_group: translated,
	ecommerce_attribute: translated,
	ecommerce_personalization: translated,
	ecommerce_size_guide: translated,
	ecommerce_payment_method: translated,
	ecommerce_shipping_country: translated,
	ecommerce_shipping_method: translated,
	ecommerce_shipping_method_config: { payment_methods: {}, shipping_countries: {} },
	ecommerce_settings: {
		...translated,
		legal_pages: translated,
		category_filters: {},
		manufacturer_filters: {},
		subcategory_filters: {},
		attribute_filters: {},
		payment_methods: {},
		shipping_methods: {},
		shipping_methods_config: {},
		shipping_countries: {},
	},
	ecommerce_product: { ...translated, images: {}, variants: translated, attributes: {}, subcategories: {}, tags: {} },
	ecommerce_product_rating: {},
};

const everything: Pick<CollectionQuery, 'only' | 'keeps'> = { only: {}, keeps: null };

const ratings: Pick<CollectionQuery, 'only' | 'keeps'> = {
	only: { status: { _eq: 'published' } },
	keeps: new Set(['id', 'project', 'status', 'product', 'rating', 'title', 'text', 'display_name', 'date_created', 'date_updated']),
};

export const collectionQueries: readonly CollectionQuery[] = Object.entries(lists).map(([name, childLists]) => {
	const collection = name as RecordCollection;
	const isProject = collection === 'project';
	const key = isProject ? 'domain' : 'id';
	const projectField = isProject ? 'domain' : 'project';
	const { only, keeps } = collection === 'ecommerce_product_rating' ? ratings : everything;
	return { collection, key, projectField, lists: childLists, only, keeps };
});

/** The record without what is not kept of it. */
export function keepFields(record: WireRecord, { keeps }: CollectionQuery): WireRecord {
	return keeps === null ? record : Object.fromEntries(Object.entries(record).filter(([name]) => keeps.has(name)));
}

/** Directus' `fields`: `*`, `variants.*`, `variants.translations.*` and so on. */
export function toFields(childLists: ChildLists, prefix = ''): string[] {
	return [`${prefix}*`, ...Object.entries(childLists).flatMap(([field, below]) => toFields(below, `${prefix}${field}.`))];
}

/** Directus' `deep`: every child list whole, which would otherwise end after 100 rows. */
export function toDeep(childLists: ChildLists): Record<string, unknown> {
	return Object.fromEntries(Object.entries(childLists).map(([field, below]) => [field, { _limit: -1, ...toDeep(below) }]));
}

/** Directus' `filter` for the records of a project. */
export function projectFilter({ projectField, only }: CollectionQuery, domain: string): Record<string, unknown> {
	return { [projectField]: { _eq: domain }, ...only };
}
