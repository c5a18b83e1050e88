/** What is read of each collection: its own fields and its child rows in full, of which only modelled fields are kept, and the records of one project only. */
import type { Collection } from '../snapshot/collections.ts';

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
	/** Those that a backend may not have yet, by their paths such as `variants.images`: it refuses queries that name them. */
	readonly optionalLists: readonly string[];
	/** What else a record must be, as a Directus filter: unpublished ratings are for editors only. */
	readonly only: Record<string, unknown>;
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
	ecommerce_product: {
		...translated,
		images: {},
		variants: { ...translated, attributes: {}, images: {} },
		attributes: {},
		subcategories: {},
		tags: {},
	},
	ecommerce_product_rating: {},
};

export const collectionQueries: readonly CollectionQuery[] = Object.entries(lists).map(([name, childLists]) => {
	const collection = name as RecordCollection;
	const isProject = collection === 'project';
	const key = isProject ? 'domain' : 'id';
	const projectField = isProject ? 'domain' : 'project';
	const only = collection === 'ecommerce_product_rating' ? { status: { _eq: 'published' } } : {};
	const optionalLists = collection === 'ecommerce_product' ? ['variants.attributes', 'variants.images'] : [];
	return { collection, key, projectField, lists: childLists, optionalLists, only };
});

/** The lists without those at some paths. */
export function withoutLists(childLists: ChildLists, paths: readonly string[], prefix = ''): ChildLists {
	const kept = Object.entries(childLists).filter(([field]) => !paths.includes(`${prefix}${field}`));
	return Object.fromEntries(kept.map(([field, below]) => [field, withoutLists(below, paths, `${prefix}${field}.`)]));
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
