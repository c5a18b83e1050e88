/** Records in the form in which a fetch writes them into a snapshot. */

import { normaliseRecords } from '../../pipeline/snapshot/normalise-record.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { RecordsByCollection } from '../../pipeline/snapshot/write-snapshot.ts';
import { collections } from '../../shop/collections/collections.ts';

export function normalised(collection: string, records: readonly WireRecord[]): readonly WireRecord[] {
	return normaliseRecords(records, collections.formOf(collection));
}

export function allNormalised(records: RecordsByCollection): RecordsByCollection {
	return Object.fromEntries(Object.entries(records).map(([collection, list]) => [collection, normalised(collection, list)]));
}
