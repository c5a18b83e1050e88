/** The plan of a site: which pages it has and where they lie. */
import type { Problem } from '../../pipeline/problem.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Links } from './links.ts';
import type { PlannedPage } from './planned-page.ts';
import type { PageSubject, Route } from './route.ts';

/** What a build knows of each record of the collection that is too large for memory. */
export interface RecordEntry {
	readonly id: number;
	/** Changes with everything that the record's page is made from. */
	readonly hash: string;
}

/** The records of that collection, as they lie in the files of the snapshot. */
export interface RecordStore<Entry extends RecordEntry = RecordEntry> {
	/** By id. */
	readonly entries: readonly Entry[];
	/** In the order of the snapshot. `key`: changes with the records of the shard and with what they refer to. */
	readonly shards: readonly { readonly key: string; readonly ids: readonly number[] }[];
	/** Entries as an earlier build saw them, by the key of their shard; null where none are remembered. */
	remembered(key: string): readonly Entry[] | null;
	/** True if the pages of a record that changed lie where they lay. */
	liesAsBefore(before: Entry, now: Entry): boolean;
}

/** The pages of these records. There may be tens of thousands, so each is planned on request. */
export interface RecordPages<Subject extends PageSubject = PageSubject, Entry extends RecordEntry = RecordEntry> {
	/** Records that have a page, by id. */
	readonly entries: readonly Entry[];
	/** Throws for a record without a page. */
	pageOf(entry: Entry): PlannedPage<Subject>;
	/** The paths of a record, also of one that is gone; null where it can have none. */
	pathsOf(entry: Entry): PerLanguage<string> | null;
	/** The record whose page lies there, in any language; null where there is none. */
	at(path: string): Entry | null;
	/** A record of each folder in which pages of records lie. */
	samples(): Iterable<Entry>;
}

/** From a path that was given up. Both are site paths. */
export interface Redirect {
	readonly from: string;
	readonly to: string;
	readonly language: Language;
}

export interface SitePlan<Subject extends PageSubject = PageSubject, Entry extends RecordEntry = RecordEntry> {
	/** Every page in all its languages but those of records, in a stable order. */
	readonly pages: readonly PlannedPage<Subject>[];
	readonly records: RecordPages<Subject, Entry>;
	readonly links: Links;
	readonly redirects: readonly Redirect[];
	/** Number of pages in all languages. */
	readonly pageCount: number;
	readonly problems: readonly Problem[];
	/** The routes of a page, one for each language in which it exists. */
	routesOf(page: PlannedPage<Subject>): readonly Route<Subject>[];
	/** Every page, those of records last; made one by one, because there may be very many. */
	routes(): Iterable<Route<Subject>>;
}
