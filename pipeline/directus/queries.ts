/** What is read of each collection: its own fields whatever they are, its child rows in full, and the records of one project only. */
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
	page: translated,
	ecommerce_settings: { ...translated, legal_pages: translated },
	ecommerce_category: translated,
	ecommerce_manufacturer: {},
	ecommerce_attribute_group: translated,
	ecommerce_attribute: translated,
	ecommerce_product: { ...translated, images: {}, variants: translated, attributes: {} },
};

export const collectionQueries: readonly CollectionQuery[] = Object.entries(lists).map(([name, childLists]) => {
	const collection = name as RecordCollection;
	const isProject = collection === 'project';
	return { collection, key: isProject ? 'domain' : 'id', projectField: isProject ? 'domain' : 'project', lists: childLists };
});

/** Directus' `fields`: `*`, `variants.*`, `variants.translations.*` and so on. */
export function toFields(childLists: ChildLists, prefix = ''): string[] {
	return [`${prefix}*`, ...Object.entries(childLists).flatMap(([field, below]) => toFields(below, `${prefix}${field}.`))];
}

/** Directus' `deep`: every child list whole, which would otherwise end after 100 rows. */
export function toDeep(childLists: ChildLists): Record<string, unknown> {
	return Object.fromEntries(Object.entries(childLists).map(([field, below]) => [field, { _limit: -1, ...toDeep(below) }]));
}

/** Directus' `filter` for the records of a project. */
export function projectFilter({ projectField }: CollectionQuery, domain: string): Record<string, unknown> {
	return { [projectField]: { _eq: domain } };
}
