/** Reads from wire records which paths they have, whether or not they are sound: fetching judges no content. */
import { slugFault } from '../../pipeline/records/slug.ts';
import { isWireRecord, type ReadRecords, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { PathCollection, UsedPath } from './path-history.ts';

/** Records without a usable slug have none. */
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
