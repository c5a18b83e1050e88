/** What a manifest says beside its records, even where the snapshot cannot be opened any more. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../disk/is-missing.ts';
import { manifestFile, manifestSchema, type SnapshotManifest } from './manifest.ts';

export interface Recorded extends Pick<SnapshotManifest, 'richText' | 'images' | 'history'> {
	/** null: not known. */
	readonly project: string | null;
}

const recordedSchema = manifestSchema.pick({ project: true, richText: true, images: true, history: true });
const nothing: Recorded = { project: null, richText: {}, images: null, history: {} };

/** Of the snapshot in `dir`; nothing where there is none, or its manifest cannot be read. */
export async function readRecorded(dir: string): Promise<Recorded> {
	try {
		return recordedSchema.safeParse(JSON.parse(await readFile(path.join(dir, manifestFile), 'utf8'))).data ?? nothing;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) return nothing;
		throw error;
	}
}
