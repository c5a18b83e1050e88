/** Finds out what may be believed of the site that is there: all that the last build knew, or nothing. */
import type { Catalogue } from '../../pipeline/catalogue/catalogue.ts';
import { type OutputState, readState } from '../output/output-state.ts';
import { isSealIntact } from '../output/seal.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import { compareCatalogues, type ProductChanges } from './compare-catalogues.ts';

export interface RecalledSite {
	readonly state: OutputState;
	/** Since the last build. */
	readonly products: ProductChanges;
}

export interface RecallInputs {
	readonly catalogue: Catalogue;
	/** Folder of the snapshot in its place. */
	readonly contentDir: string;
	/** Believe nothing. */
	readonly full: boolean;
}

/** null: every page has to be made and compared with what is there. */
export async function recallSite(folders: SiteFolders, { catalogue, contentDir, full }: RecallInputs): Promise<RecalledSite | null> {
	const state = full ? null : await readState(folders.stateFile);
	if (state === null || state.contentDir !== contentDir || !isSealIntact(folders.outDir, state.seal)) {
		return null;
	}
	const products = compareCatalogues(catalogue, state.shards);
	return products && { state, products };
}
