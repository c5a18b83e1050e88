/** Which paths records once had: what a redirect leads away from. Paths are without language and store root, which all languages share. */
import { slugFault } from '../../pipeline/records/slug.ts';
import { isWireRecord, type ReadRecords, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';

/** Collections whose records have pages of their own. */
export const pathCollections = ['ecommerce_product', 'ecommerce_category', 'brand', 'page'] as const;

export type PathCollection = (typeof pathCollections)[number];

/** A record and its path: `ringe/aurora` a product, `ringe` a category, `watches/falkenrieth` a brand, `ueber-uns` an info page. */
export interface UsedPath {
	readonly collection: PathCollection;
	readonly id: number;
	readonly path: string;
}

/** A path that a record gave up, or lost when it went. */
export interface FormerPath extends UsedPath {
	/** When it was last given up; see moment.ts. */
	readonly until: string;
}

/** The history with the paths that were in use before and are not any more. */
export function recordPaths(
	history: readonly FormerPath[],
	before: readonly UsedPath[],
	now: readonly UsedPath[],
	moment: string,
): readonly FormerPath[] {
	const current = new Set(now.map(nameOf));
	const next = new Map(history.map((former): [string, FormerPath] => [nameOf(former), former]));
	for (const used of before) {
		const name = nameOf(used);
		if (!current.has(name)) next.set(name, { ...used, until: moment });
	}
	return [...next.values()];
}

function nameOf({ collection, id, path }: UsedPath): string {
	return `${collection} ${id} ${path}`;
}

/** Reads from wire records which paths they have, whether or not they are sound: fetching judges no content. Records without a usable slug have none. */
export function pathsInUse(records: ReadRecords): readonly UsedPath[] {
	const categories = new Map(records('ecommerce_category').map((record) => [String(recordKey(record)), toSlug(record.slug)]));
	const types = new Map(records('brand_type').map((record) => [String(recordKey(record)), toSlug(record.type)]));
	return [
		...list('ecommerce_product', records, (record) =>
			record.status === 'published' ? join(categories.get(referredTo(record.category)), toSlug(record.slug)) : null,
		),
		...list('ecommerce_category', records, (record) => toSlug(record.slug)),
		...list('brand', records, (record) => join(types.get(referredTo(record.type)), toSlug(record.slug))),
		...list('page', records, (record) => (record.type === 'info' ? toSlug(record.slug) : null)),
	];
}

function list(collection: PathCollection, records: ReadRecords, pathOf: (record: WireRecord) => string | null): readonly UsedPath[] {
	return records(collection).flatMap((record) => {
		const id = recordKey(record);
		const path = pathOf(record);
		return typeof id === 'number' && path !== null ? [{ collection, id, path }] : [];
	});
}

function join(folder: string | null | undefined, slug: string | null): string | null {
	return folder == null || slug === null ? null : `${folder}/${slug}`;
}

/** An id, or the record that it is expanded to. */
function referredTo(reference: unknown): string {
	return String(isWireRecord(reference) ? recordKey(reference) : reference);
}

/** Only a slug ever became a path. */
function toSlug(value: unknown): string | null {
	return typeof value === 'string' && slugFault(value) === null ? value : null;
}
