/** Finds records of a snapshot by their keys, a collection at a time. */
import type { ComparedSnapshot } from '../../pipeline/snapshot/compare-snapshots.ts';
import type { ImageEntry } from '../../pipeline/snapshot/manifest.ts';
import { recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { recordLabel } from '../../shop/content/record-label.ts';

export interface RecordIndex {
	/** null where there is none; the last of several with one key. */
	find(collection: string, id: string | number): WireRecord | null;
	ref(collection: string, id: string | number): RecordRef;
	/** Those of the snapshot, by their keys. */
	list(collection: string): readonly WireRecord[];
}

interface IndexedSnapshot extends Pick<ComparedSnapshot, 'records'> {
	/** Files by id: a file may be there whose record is not. */
	readonly images?: ReadonlyMap<string, Pick<ImageEntry, 'filename'>>;
}

/** `other` is asked for names of records that the snapshot does not have. */
export function createRecordIndex(snapshot: IndexedSnapshot, portalUrl: string | null, other?: RecordIndex): RecordIndex {
	const collections = new Map<string, ReadonlyMap<string, WireRecord>>();

	function recordsOf(collection: string): ReadonlyMap<string, WireRecord> {
		const known = collections.get(collection);
		if (known !== undefined) return known;
		const records = new Map(snapshot.records(collection).map((record) => [String(recordKey(record)), record]));
		collections.set(collection, records);
		return records;
	}

	const find = (collection: string, id: string | number) => recordsOf(collection).get(String(id)) ?? other?.find(collection, id) ?? null;
	return {
		find,
		ref(collection, id) {
			const record = find(collection, id);
			const filename = collection === 'directus_files' ? snapshot.images?.get(String(id))?.filename : undefined;
			const label = record === null ? (filename ?? other?.ref(collection, id).label ?? '') : recordLabel(record);
			return { collection, id, label, url: recordUrl(portalUrl, collection, id) };
		},
		list: (collection) => [...recordsOf(collection).values()],
	};
}

/** A record as the report shows it. */
export interface RecordRef {
	readonly collection: string;
	readonly id: string | number;
	/** `''` where it has no name. */
	readonly label: string;
	/** Its page in Directus; null without the address of Directus. */
	readonly url: string | null;
}

/** `portalUrl` is the address of Directus without a slash at its end. Files of the snapshot are no records, and have no page. */
export function recordUrl(portalUrl: string | null, collection: string, id: string | number): string | null {
	if (portalUrl === null || id === '' || String(id).includes('/')) return null;
	const base = `${portalUrl}/admin`;
	if (collection === 'directus_files') return `${base}/files/${encodeURIComponent(id)}`;
	// "(new)" is how a problem names a record that should be made.
	return `${base}/content/${encodeURIComponent(collection)}/${id === '(new)' ? '+' : encodeURIComponent(id)}`;
}

/** The order of collections in reports: what customers look for first stands first, and files last. */
const first = [
	'ecommerce_product',
	'ecommerce_product_variant',
	'ecommerce_offer',
	'brand',
	'page',
	'ecommerce_category',
	'ecommerce_subcategory',
	'menu_entry',
];
const last = ['widget', 'consent', 'rich-text', 'directus_files'];

/** For sorting: by rank, and those of the same rank as they came. */
export function compareCollections(a: string, b: string): number {
	return rank(a) - rank(b);
}

function rank(collection: string): number {
	const isFirst = first.indexOf(collection);
	return isFirst === -1 ? first.length + 1 + last.indexOf(collection) : isFirst;
}

/** The collection that a field leads to, by the backend's name of the field: a report names the record instead of its number. */
const targets: Readonly<Record<string, string>> = {
	attribute_group: 'ecommerce_attribute_group',
	attribute_group_id: 'ecommerce_attribute_group',
	category: 'ecommerce_category',
	category_id: 'ecommerce_category',
	directus_files_id: 'directus_files',
	ecommerce_attribute_id: 'ecommerce_attribute',
	ecommerce_category_id: 'ecommerce_category',
	ecommerce_shipping_country_id: 'ecommerce_shipping_country',
	ecommerce_shipping_method_config_id: 'ecommerce_shipping_method_config',
	ecommerce_shipping_method_id: 'ecommerce_shipping_method',
	ecommerce_subcategory_id: 'ecommerce_subcategory',
	ecommerce_tag_id: 'ecommerce_tag',
	image: 'directus_files',
	logo: 'directus_files',
	manufacturer: 'ecommerce_manufacturer',
	method: 'ecommerce_payment_method',
	parent: 'menu_entry',
	payment_id: 'ecommerce_payment_method',
	personalization: 'ecommerce_personalization',
	picture: 'directus_files',
	private_hash: 'directus_files',
	product: 'ecommerce_product',
	shipping_method: 'ecommerce_shipping_method',
	size_guide: 'ecommerce_size_guide',
	subcategory: 'ecommerce_subcategory',
};

/** null for a field that leads nowhere. `path` is a field's path in a record of `collection`. */
export function referenceTarget(collection: string, path: string): string | null {
	const field = /[a-z_]+$/i.exec(path)?.[0] ?? '';
	if (collection === 'brand' && path === 'type') return 'brand_type';
	return Object.hasOwn(targets, field) ? (targets[field] ?? null) : null;
}
