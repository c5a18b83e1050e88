/** What is read of each collection: its own fields and its child rows in full, of which only modelled fields are kept, and the records of one project only. */
import type { CollectionDeclaration, ChildLists as DeclaredLists } from '../declarations/define-collection.ts';
import { keepModelled } from '../declarations/modelled-fields.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';

/** Child lists by the field that holds them, each with the lists of its own rows. */
export interface ChildLists {
	readonly [field: string]: ChildLists;
}

export interface CollectionQuery {
	readonly collection: string;
	/** Primary key, by which pages are sorted. */
	readonly key: string;
	/** The field that holds the project's domain. */
	readonly projectField: string;
	readonly lists: ChildLists;
	/** Those that a backend may not have yet, by their paths such as `rows.pictures`: it refuses queries that name them. */
	readonly optionalLists: readonly string[];
	/** Asks for the shared records, which belong to no project, instead of those of the client's. */
	readonly isShared: boolean;
	/** What else a record must be, as a Directus filter. */
	readonly only: Record<string, unknown>;
	/** The record, or the part of one that was read, without what is not declared. */
	readonly keep: (record: WireRecord) => WireRecord;
}

/** How the collection's records are asked for. */
export function toQuery({ collection, key, projectField, schema, lists, onlyStatus }: CollectionDeclaration): CollectionQuery {
	return {
		collection,
		key,
		projectField,
		lists: namesOf(lists),
		optionalLists: newerLists(lists),
		isShared: false,
		only: onlyStatus === undefined ? {} : { status: { _eq: onlyStatus } },
		keep: (record) => keepModelled(record, schema),
	};
}

/** How its shared records are asked for. */
export function toSharedQuery(declaration: CollectionDeclaration): CollectionQuery {
	return { ...toQuery(declaration), isShared: true };
}

function namesOf(lists: DeclaredLists): ChildLists {
	return Object.fromEntries(Object.entries(lists).map(([field, list]) => [field, namesOf(list.lists ?? {})]));
}

function newerLists(lists: DeclaredLists, prefix = ''): readonly string[] {
	return Object.entries(lists).flatMap(([field, list]) => [
		...(list.isNewer ? [`${prefix}${field}`] : []),
		...newerLists(list.lists ?? {}, `${prefix}${field}.`),
	]);
}

/** The lists without those at some paths. */
export function withoutLists(childLists: ChildLists, paths: readonly string[], prefix = ''): ChildLists {
	const kept = Object.entries(childLists).filter(([field]) => !paths.includes(`${prefix}${field}`));
	return Object.fromEntries(kept.map(([field, below]) => [field, withoutLists(below, paths, `${prefix}${field}.`)]));
}

/** Directus' `fields`: `*`, `rows.*`, `rows.translations.*` and so on. */
export function toFields(childLists: ChildLists, prefix = ''): string[] {
	return [`${prefix}*`, ...Object.entries(childLists).flatMap(([field, below]) => toFields(below, `${prefix}${field}.`))];
}

/** Directus' `deep`: every child list whole, which would otherwise end after 100 rows. */
export function toDeep(childLists: ChildLists): Record<string, unknown> {
	return Object.fromEntries(Object.entries(childLists).map(([field, below]) => [field, { _limit: -1, ...toDeep(below) }]));
}

/** Directus' `filter` for the records of a project, or for those that are shared. */
export function projectFilter({ projectField, only, isShared }: CollectionQuery, domain: string): Record<string, unknown> {
	return { [projectField]: isShared ? { _null: true } : { _eq: domain }, ...only };
}
