/** Fetched records as a snapshot will have them, and what they are as content: the history and the rich text of a fetch come from both. */
import { type ParsedContent, parseContent } from '../content/parse-content.ts';
import { normaliseRecords } from '../snapshot/normalise-record.ts';
import type { WireRecord } from '../snapshot/wire-record.ts';
import type { RecordsByCollection } from '../snapshot/write-snapshot.ts';

export interface FetchedContent {
	readonly projectDomain: string;
	/** Normalised. */
	records(collection: string): readonly WireRecord[];
	readonly parsed: ParsedContent;
}

export function readFetchedContent(fetched: RecordsByCollection, projectDomain: string): FetchedContent {
	const normalised = new Map<string, readonly WireRecord[]>();
	const records = (collection: string) => {
		const known = normalised.get(collection) ?? normaliseRecords(fetched[collection] ?? []);
		normalised.set(collection, known);
		return known;
	};
	return { projectDomain, records, parsed: parseContent({ records, notices: [] }, { projectDomain }) };
}
