/** Files generated from declarations and folders, and committed, so that a reader finds them and a test can say that one is stale. */
import { collectionsPage } from './collections-page.ts';
import { liveRecords, liveRecordsFile } from './live-records.ts';
import { pageLoaders, pageRegistry } from './template-registries.ts';

export interface GeneratedFile {
	/** Within the project. */
	readonly file: string;
	readonly text: string;
}

export function generatedFiles(): readonly GeneratedFile[] {
	return [
		{ file: 'docs/collections.md', text: collectionsPage() },
		{ file: liveRecordsFile, text: liveRecords() },
		{ file: 'client/pages/registry.ts', text: pageRegistry() },
		{ file: 'client/pages/page-loaders.ts', text: pageLoaders() },
	];
}
