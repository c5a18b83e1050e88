/** Who changed which shared record: what a run has found, matched with what webhooks named. */
import type { Edit, EditedRecord } from '../queue/shop-records.ts';
import type { ChangedRecords } from './build-shop.ts';

/** `collections`: of records. An edit of another one is of a row within a record, and counts for the records that no edit names. */
export function matchEditors(
	changed: ChangedRecords,
	edits: readonly Pick<Edit, 'collection' | 'keys' | 'user'>[],
	collections: ReadonlySet<string>,
): readonly EditedRecord[] {
	const nameOf = (collection: string, id: string | number) => `${collection} ${id}`;
	const ofRecords = new Map<string, Set<string>>();
	const ofRows = new Set<string>();
	for (const { collection, keys, user } of edits) {
		if (!collections.has(collection)) {
			if (user !== null) ofRows.add(user);
			continue;
		}
		// Webhooks give numbers as texts.
		for (const key of keys) {
			const users = ofRecords.get(nameOf(collection, key)) ?? new Set();
			if (user !== null) users.add(user);
			ofRecords.set(nameOf(collection, key), users);
		}
	}
	return Object.entries(changed).flatMap(([collection, ids]) =>
		ids.map((id) => ({ collection, id, users: [...(ofRecords.get(nameOf(collection, id)) ?? ofRows)] })),
	);
}
