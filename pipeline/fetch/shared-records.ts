/** Where a fetch gets the records that belong to no project. */

import type { Collections } from '../declarations/describe-collections.ts';
import { describeShared } from '../declarations/shared-collections.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import type { FileReferences } from '../directus/file-references.ts';
import { toSharedQuery } from '../directus/queries.ts';
import { readFileRecords } from '../directus/read-files.ts';
import { readRecords } from '../directus/read-records.ts';
import { portionsOf, type ReadLimits } from '../directus/read-whole.ts';
import type { KeptRichText } from '../snapshot/rich-text-shards.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';
import type { KeptOriginal } from '../snapshot/write-snapshot.ts';

/** Shared records: those whose `project` is null. A record of any project is never among them. */
export interface SharedRecords {
	/** Records of the collection with these keys. A key of which there is no shared record is left out. */
	read(collection: string, keys: readonly (string | number)[]): Promise<readonly WireRecord[]>;
	/** Records of the files that shared records name. */
	files(references: FileReferences): Promise<readonly WireRecord[]>;
	/** The original of a file, on this machine; null where it has to be downloaded. */
	original(fileId: string): KeptOriginal | null;
	/** Rendered texts of shared records; null where there are none. */
	readonly richText: KeptRichText | null;
	/** By the backend's clock, from when on they were read, ISO 8601 in UTC; null where that is not known. Left out, as all else of the fetch. */
	readonly readFrom?: string | null;
}

/** From when on all records of a snapshot were read: it knows of nothing later. */
export function earliestReading(time: string | null, { readFrom = time }: Pick<SharedRecords, 'readFrom'>): string | null {
	return time === null || readFrom === null ? null : time < readFrom ? time : readFrom;
}

/** Short enough for any server's limit on addresses. */
const keysPerRequest = 100;

/** Asks the backend for each record by its key. Rejects as reading a collection does. */
export function sharedFromBackend(client: BackendClient, collections: Collections, limits: ReadLimits): SharedRecords {
	const queries = new Map(describeShared(collections).declarations.map((each) => [each.collection, toSharedQuery(each)] as const));
	return {
		async read(collection, keys) {
			const query = queries.get(collection);
			if (query === undefined) return [];
			const lists = await Promise.all(portionsOf(keys, keysPerRequest).map((some) => readRecords(client, query, limits, { keys: some })));
			return lists.flat();
		},
		files: (references) => readFileRecords(client, references, limits),
		original: () => null,
		richText: null,
	};
}
