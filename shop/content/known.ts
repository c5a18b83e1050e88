/** What the mapping of a record may ask of the content beside it. */
import type { FileExists } from '../../pipeline/records/file-reference.ts';
import type { RecordExists } from '../../pipeline/records/known-reference.ts';
import { type ContentReading, keysOf } from '../../pipeline/records/read-collection.ts';

export interface Known {
	/** Whether a collection has a record, readable or not. */
	readonly existsIn: (collection: string) => RecordExists;
	readonly fileExists: FileExists;
	/** Hosts of films, as the site's configuration has them. */
	readonly videoHosts: readonly string[];
	/** The shop sells at a distance, so that the duties of such offers hold. */
	readonly isSelling: boolean;
	/** Id of the first page of each type that may occur once: filled while pages are read. */
	readonly firstByType: Map<string, number>;
}

/** Looks at each collection once. */
export function createExistsIn(reading: ContentReading): Known['existsIn'] {
	const known = new Map<string, ReadonlySet<string>>();
	return (collection) => {
		const keys = known.get(collection) ?? keysOf(reading, collection);
		known.set(collection, keys);
		return (id) => keys.has(String(id));
	};
}
