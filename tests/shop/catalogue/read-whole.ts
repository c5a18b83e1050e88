/** Reads a catalogue and asks it for everything. */
import type { Catalogue, ReadCatalogue } from '../../../shop/catalogue/catalogue.ts';
import { type CatalogueInput, readCatalogue } from '../../../shop/catalogue/read-catalogue.ts';
import { parseContent } from '../../../shop/content/parse-content.ts';
import { silentProgress } from '../../../site/progress.ts';
import { projectDomain } from '../../builders/records.ts';
import type { MemorySnapshot } from '../../builders/snapshot.ts';

export const catalogueConfig: CatalogueInput['config'] = {
	projectDomain,
	languages: ['de', 'en', 'fr'],
	store: { path: 'schaufenster' },
};

export function readFrom(snapshot: MemorySnapshot, cacheDir: string, changes: Partial<CatalogueInput> = {}): Promise<ReadCatalogue> {
	const parsed = parseContent(snapshot, catalogueConfig);
	return readCatalogue({ snapshot, parsed, config: catalogueConfig, cacheDir, codeHash: 'code', progress: silentProgress, ...changes });
}

/** All that a catalogue says, for comparing. */
export function everythingOf({ entries, shards, summary, product }: Catalogue) {
	return {
		entries,
		shards,
		summaries: entries.map(({ id }) => summary(id)),
		products: shards.flatMap(({ ids }) => ids.map((id) => product(id))),
	};
}
