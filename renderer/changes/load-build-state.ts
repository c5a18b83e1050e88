/** Finds out what may be believed of the site that is there: all that the last build knew, or nothing. */
import { type OutputState, readState } from '../output/output-state.ts';
import { hasFingerprint } from '../output/site-fingerprint.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import type { RecordStore } from '../routes/site-plan.ts';
import { compareRecords, type RecordChanges } from './compare-records.ts';

export interface LastBuild {
	readonly state: OutputState;
	/** Since the last build. */
	readonly records: RecordChanges;
}

export interface LoadInputs {
	readonly records: RecordStore;
	/** Folder of the snapshot in its place. */
	readonly contentDir: string;
	/** Believe nothing. */
	readonly full: boolean;
}

/** null: every page has to be made and compared with what is there. */
export async function loadBuildState(folders: SiteFolders, { records: store, contentDir, full }: LoadInputs): Promise<LastBuild | null> {
	const state = full ? null : await readState(folders.stateFile);
	if (state === null || state.contentDir !== contentDir || !hasFingerprint(folders.outDir, state.fingerprint)) {
		return null;
	}
	const records = compareRecords(store, state.shards);
	return records && { state, records };
}
