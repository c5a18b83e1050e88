/**
 * Finds missing data of published products, makers and pictures: nothing that stops a site, and everything that sells less or answers no
 * question.
 */
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { flattenRecord, isFileField } from '../changes/record-changes.ts';
import type { RecordIndex, RecordRef } from '../records/record-index.ts';

export const lacks = ['picture', 'alt', 'maker', 'maker-address', 'price', 'delivery'] as const;

/**
 * `picture`: a product without one, unless each of its variants has its own. `alt`: a picture in use without a description. `maker`: a product without manufacturer. `maker-address`: a
 * manufacturer in use without the addresses that GPSR Art. 19 asks for. `price`: on request. `delivery`: a product without delivery time.
 */
export type Lack = (typeof lacks)[number];

export interface LackingRecords {
	readonly lack: Lack;
	readonly records: readonly RecordRef[];
}

/** One entry for each kind, also where nothing is lacking. Reads products a file at a time. */
export function toLackingRecords(
	snapshot: Pick<Snapshot, 'records' | 'shards'>,
	project: string,
	index: RecordIndex,
): readonly LackingRecords[] {
	const found = new Map<Lack, RecordRef[]>(lacks.map((lack) => [lack, []]));
	const note = (lack: Lack, collection: string, record: WireRecord) => found.get(lack)?.push(index.ref(collection, recordKey(record)));
	const makers = new Set<string>();
	const usedFiles = new Set<string>();
	const noteFiles = (record: WireRecord) => {
		for (const [path, value] of flattenRecord(record)) {
			if (isFileField(path)) usedFiles.add(String(value));
		}
	};
	for (const collection of ['project', 'brand', 'page']) {
		snapshot.records(collection).filter(isOf(project)).forEach(noteFiles);
	}
	for (const shard of snapshot.shards('ecommerce_product')) {
		for (const product of shard.records().filter(isOf(project))) {
			if (product.status !== 'published') continue;
			noteFiles(product);
			makers.add(String(product.manufacturer));
			for (const lack of lacksOfProduct(product)) {
				note(lack, 'ecommerce_product', product);
			}
		}
	}
	for (const maker of snapshot.records('ecommerce_manufacturer').filter(isOf(project))) {
		if (makers.has(String(recordKey(maker))) && !hasAddresses(maker)) note('maker-address', 'ecommerce_manufacturer', maker);
	}
	for (const file of snapshot.records('directus_files')) {
		if (usedFiles.has(String(recordKey(file))) && isEmpty(file.description)) note('alt', 'directus_files', file);
	}
	return lacks.map((lack) => ({ lack, records: found.get(lack) ?? [] }));
}

function isOf(project: string): (record: WireRecord) => boolean {
	return (record) => record.project === project || record.domain === project;
}

function lacksOfProduct(product: WireRecord): readonly Lack[] {
	const offers = offersOf(product);
	return [
		...(isEmpty(product.images) && offers.some(({ images }) => isEmpty(images)) ? ['picture' as const] : []),
		...(isEmpty(product.manufacturer) ? ['maker' as const] : []),
		...(offers.some(({ price_brutto: price }) => Number(price ?? 0) === 0) ? ['price' as const] : []),
		...(isEmpty(product.shipping_time) && offers.some(({ shipping_time: days }) => isEmpty(days)) ? ['delivery' as const] : []),
	];
}

/** The offers: the active variants, or the product itself. */
export function offersOf(product: WireRecord): readonly WireRecord[] {
	const variants = Array.isArray(product.variants) ? product.variants.filter(isWireRecord) : [];
	return variants.length === 0 ? [product] : variants.filter(({ active }) => active !== false && active !== 0);
}

/** A postal and an electronic address of the maker itself (GPSR Art. 19). */
function hasAddresses(maker: WireRecord): boolean {
	return !isEmpty(maker.postal_address) && !(isEmpty(maker.email) && isEmpty(maker.url));
}

function isEmpty(value: unknown): boolean {
	return (
		value === undefined ||
		value === null ||
		(typeof value === 'string' && value.trim() === '') ||
		(Array.isArray(value) && value.length === 0)
	);
}
