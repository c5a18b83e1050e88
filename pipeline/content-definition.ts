/** What the engine is given of a site. All that it knows of the site's content stands here. */
import type { Collections } from './declarations/describe-collections.ts';
import type { MarkdownSource } from './rich-text/rich-text-store.ts';
import type { HistoryFolder } from './snapshot/history-folder.ts';
import type { ReadRecords } from './snapshot/wire-record.ts';

/** Everything that a fetch read of one project, as the snapshot will have it. */
export interface FetchedRecords {
	readonly projectDomain: string;
	readonly records: ReadRecords;
}

/** `Content`: what the site makes of its records. `History`: what it remembers of the time before. The engine only hands them on. */
export interface ContentDefinition<Content, History> {
	/** What is read of the backend. */
	readonly collections: Collections;
	/** Reads fetched records. Never throws on content. */
	read(fetched: FetchedRecords): Content;
	/** Refuses a fetch that lost so much that a fault is likelier than a decision. @throws an error that says what is gone */
	refuseLoss(before: ReadRecords, now: ReadRecords): void;
	/** Rich text that the site shows; a record with problems has none, the build renders it once it is fixed. */
	texts(content: Content): readonly MarkdownSource[];
	readonly history: HistoryDefinition<Content, History>;
}

/** A history is a set of files beside the records, which goes on from one snapshot to the next. Nothing can make it again. */
interface HistoryDefinition<Content, History> {
	/** The history of the snapshot in place, to go on at the time `asOf`, ISO 8601. @throws SnapshotDamaged, and an error where it cannot go on then */
	open(folder: HistoryFolder, asOf: string): History;
	/** The history after a fetch. `before`: records of the snapshot in place; null where no snapshot can be read. */
	advance(history: History, before: ReadRecords | null, content: Content): History;
	/** Markdown that the site shows of it. */
	texts(history: History): readonly string[];
	/** Text of each file by its name below the snapshot's folder. */
	files(history: History): ReadonlyMap<string, string>;
}
