/** Which collections can have shared records, and how their records lead to others. */
import type { ChildLists, CollectionDeclaration } from './define-collection.ts';
import { type Collections, describeCollections } from './describe-collections.ts';
import type { Fields } from './fields.ts';

/** Fields of one name in both declarations, of which the overlay's replace the shared ones. */
export interface OverlayFields {
	readonly fields: readonly string[];
	/** Lists that are replaced as a whole. */
	readonly lists: readonly string[];
	/** Lists of translations: each language and field for itself. */
	readonly translated: readonly string[];
}

/** A field that holds the key of another record, at its path inside a record: through lists, to the field. */
export interface RecordLink {
	readonly path: readonly string[];
	readonly collection: string;
}

/** Declarations of records that show shared ones. */
export function overlaysIn(declarations: readonly CollectionDeclaration[]): readonly OverlayDeclaration[] {
	return declarations.filter((declaration): declaration is OverlayDeclaration => declaration.overlays !== undefined);
}

export type OverlayDeclaration = CollectionDeclaration & { readonly overlays: NonNullable<CollectionDeclaration['overlays']> };

/** The collections that are overlaid, and all that their records lead to. */
export function sharedCollectionsOf(declarations: readonly CollectionDeclaration[]): readonly CollectionDeclaration[] {
	const byName = new Map(declarations.map((declaration) => [declaration.collection, declaration]));
	const reached = new Set(overlaysIn(declarations).map(({ overlays }) => overlays.collection));
	for (const collection of reached) {
		const declaration = byName.get(collection);
		for (const link of declaration === undefined ? [] : linksOf(declaration)) if (byName.has(link.collection)) reached.add(link.collection);
	}
	return declarations.filter(({ collection }) => reached.has(collection));
}

/** What reading and keeping shared records has to know. */
export function describeShared({ declarations }: Collections): Collections {
	return describeCollections(sharedCollectionsOf(declarations));
}

/** Links to records of declared collections: projects own records, and files are found by themselves. */
export function linksOf({ fields, lists = {} }: { readonly fields: Fields; readonly lists?: ChildLists }): readonly RecordLink[] {
	const own = Object.entries(fields).flatMap(([name, { linksTo }]) =>
		linksTo === undefined || linksTo === 'project' || linksTo === 'directus_files' ? [] : [{ path: [name], collection: linksTo }],
	);
	const below = Object.entries(lists).flatMap(([name, list]) =>
		linksOf(list).map(({ path, collection }) => ({ path: [name, ...path], collection })),
	);
	return [...own, ...below];
}

/** What records of `overlay` may replace of those of `shared`. */
export function overlayFieldsOf(overlay: OverlayDeclaration, shared: CollectionDeclaration): OverlayFields {
	const kept = new Set(['status', overlay.overlays.by, overlay.projectField, overlay.key]);
	const common = Object.keys(overlay.lists).filter((name) => name in shared.lists);
	const isTranslated = (name: string) => 'language' in (overlay.lists[name]?.fields ?? {});
	return {
		fields: Object.keys(overlay.fields).filter((name) => name in shared.fields && !kept.has(name)),
		lists: common.filter((name) => !isTranslated(name)),
		translated: common.filter(isTranslated),
	};
}
