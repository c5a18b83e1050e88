/** Remembers every edit: the records as they are now, and when anything changed last. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';

type Key = string | number;

/** Records that were changed or made, and null for those that are gone. */
export type Edited = ReadonlyMap<Key, WireRecord | null>;

export interface EditedRecords {
	/** Rises with every edit. */
	readonly version: number;
	/** The version at which that collection of one shop changed last, or 0. */
	versionOf(shop: number, collection: string): number;
	of(shop: number, collection: string): Edited;
	/** Of all shops, those that are still there. */
	all(collection: string): readonly WireRecord[];
	put(shop: number, collection: string, key: Key, record: WireRecord | null): void;
	/** Later than every other one, however fast edits follow each other. */
	nextStamp(): string;
}

interface Place {
	readonly records: Map<Key, WireRecord | null>;
	version: number;
}

const none: Edited = new Map();

export function createEditedRecords(nowMs: () => number): EditedRecords {
	const places = new Map<string, Map<number, Place>>();
	let version = 0;
	let lastStampMs = 0;
	const find = (shop: number, collection: string) => places.get(collection)?.get(shop);

	return {
		get version() {
			return version;
		},
		versionOf: (shop, collection) => find(shop, collection)?.version ?? 0,
		of: (shop, collection) => find(shop, collection)?.records ?? none,
		all(collection) {
			const ofShops = [...(places.get(collection)?.values() ?? [])];
			return ofShops.flatMap(({ records }) => [...records.values()]).filter((record) => record !== null);
		},
		put(shop, collection, key, record) {
			const ofShops = places.get(collection) ?? new Map<number, Place>();
			places.set(collection, ofShops);
			const place = ofShops.get(shop) ?? { records: new Map(), version };
			ofShops.set(shop, place);
			version += 1;
			place.version = version;
			place.records.set(key, record);
		},
		nextStamp() {
			lastStampMs = Math.max(nowMs(), lastStampMs + 1);
			return new Date(lastStampMs).toISOString();
		},
	};
}
