/** Files generated from the declarations and committed, so that a reader finds them and a test can say that one is stale. */
import { collectionsPage } from './collections-page.ts';
import { liveRecords, liveRecordsFile } from './live-records.ts';

export interface GeneratedFile {
	/** Within the project. */
	readonly file: string;
	readonly text: string;
}

export function generatedFiles(): readonly GeneratedFile[] {
	return [
		{ file: 'docs/collections.md', text: collectionsPage() },
		{ file: liveRecordsFile, text: liveRecords() },
	];
}
