/** What the engine is given of a site to build it from one snapshot. All that it knows of the site's pages stands here. */
import type { BuiltPage } from '../client/runtime/built-page.ts';
import type { Pictures } from '../pipeline/images/image-store.ts';
import type { Problem } from '../pipeline/problem.ts';
import type { MarkdownSource, RichTexts } from '../pipeline/rich-text/rich-text-store.ts';
import type { PerLanguage } from '../site/languages.ts';
import type { OfflinePage } from './bundle/bundle-inputs.ts';
import type { RecordChanges } from './changes/compare-records.ts';
import type { InputSources, Recorder } from './changes/recorder.ts';
import type { Watch } from './changes/watch.ts';
import type { Shell } from './hosts/nginx-file.ts';
import type { FrameInputs, SiteFrame } from './html/document.ts';
import type { SiteWriter } from './output/site-writer.ts';
import type { PlannedPage } from './routes/planned-page.ts';
import type { PageSubject, RecordName, Route } from './routes/route.ts';
import type { RecordStore, SitePlan } from './routes/site-plan.ts';

export interface Site {
	readonly plan: SitePlan;
	/** The collection that is too large for memory, each of whose records has a page. */
	readonly records: RecordStore;
	/** What pages and files are made from beside their subjects and records. */
	readonly inputs: InputSources;
	/** Paths of the files that the site has beside its pages. */
	readonly files: readonly string[];
	/** Rules that follow those of the shell's style sheet. */
	readonly themeRules: string;
	/** The page that can be read without a network. */
	readonly offlinePage: OfflinePage;
	/** Pages by which a host answers what it does not find below a path. */
	readonly shells: readonly Shell[];
	/** Paths of the pages that stand alone in their document (see `SitePolicies`). */
	readonly standalonePaths: readonly string[];
	/** The record that stands for the site where no other is at fault. */
	readonly record: RecordName;
	/** The record that a link in header, menu or footer comes from. */
	recordOfLink(target: string): RecordName;
	/** The problems as the policies of the configuration judge them. */
	judged(problems: readonly Problem[]): readonly Problem[];
	/** Hash of all that the plan knows of the records that a page shows. */
	shownHash(subject: PageSubject): string;
	/** Records that a page shows, and may look at. */
	shownRecords(subject: PageSubject): readonly number[];
	/** True for pages whose faults no editor can fix, because they keep a text as it was. */
	isKept(subject: PageSubject): boolean;
	/** Prepares what makes pages. */
	open(tools: SiteTools): PageSource;
}

export interface SiteTools {
	readonly watch: Watch;
	readonly recorder: Recorder;
	readonly images: Pictures;
	readonly texts: RichTexts;
	/** null: nothing is written. */
	readonly outDir: string | null;
	readonly writer: Pick<SiteWriter, 'write'>;
	/** Since the last build; null: nothing is known. */
	readonly changes: RecordChanges | null;
}

/** What stands around all pages. */
export interface Frames {
	readonly document: FrameInputs;
	/** Data of header, menu and footer. */
	readonly shells: PerLanguage<unknown>;
	/** Hash of everything beside its data that decides how a page looks: shell, document, and all code that renders. */
	readonly keys: PerLanguage<string>;
}

export interface PageSource {
	/** The site's own rich text, beside that of records. */
	texts(): readonly MarkdownSource[];
	/** Makes the site's own pictures ready, and reports which of them cannot be shown. */
	preparePictures(): Promise<readonly Problem[]>;
	/** Makes what stands around all pages, and writes its files. `codeHash`: of the code that renders, and of the scripts. */
	frame(assets: Omit<FrameInputs, keyof SiteFrame>, codeHash: string): Promise<Frames>;
	/** Reads records, and forgets all but these and those that were read just before. Gives their rich text. */
	readRecords(ids: readonly number[]): readonly MarkdownSource[];
	/** Makes the pictures of records ready that were read, and reports which of them cannot be shown. */
	prepareRecords(ids: readonly number[]): Promise<readonly Problem[]>;
	/** Makes ready what pages show that are not of a record. */
	preparePages(pages: readonly PlannedPage[]): Promise<void>;
	pageData(route: Route, buildHash: string): BuiltPage;
	/** Where the words of editors and customers are that the page may show beside those of every page; null: those of every page. */
	words(subject: PageSubject | null): readonly unknown[];
	/** `records`: those whose pages are made. */
	files(records: ReadonlySet<number>): SiteFiles;
}

/** Files beside the pages. */
export interface SiteFiles {
	/** Takes what a page says to files, as soon as its data is made. */
	take(page: BuiltPage, route: Route): void;
	/** Writes, step by step, what needs nothing of the pages. */
	beside(): Iterable<void>;
	/** Writes what shows pictures of all records. */
	last(): Promise<void>;
	/** All pages were made. */
	end(): void;
}
