/**
 * Keeps the snapshot that a build refused, and its purpose: one cache may serve several snapshots and sites, whose builds may run at once. Each
 * snapshot has a place of its own; whoever holds the snapshot's lock may write there.
 */
import { basename, join } from 'node:path';
import * as z from 'zod';
import { readJsonIfThere } from '../disk/read-json.ts';
import { shortHash } from './hash.ts';

const purposeSchema = z.object({
	/** The folder that it would have replaced, absolute. */
	contentDir: z.string(),
	/** Domain of the site's project. */
	project: z.string(),
	/** Fetched to be built with what is not published yet. */
	drafts: z.boolean(),
});

export type SnapshotPurpose = Readonly<z.output<typeof purposeSchema>>;

interface RejectedPlace {
	readonly dir: string;
	/** Beside the folder, which stays as it was fetched; without this file, the folder has no owner. */
	readonly purposeFile: string;
}

/** `contentDir` is absolute. */
export function rejectedPlace(cacheDir: string, contentDir: string): RejectedPlace {
	const dir = join(cacheDir, 'rejected', `${basename(contentDir)}-${shortHash(contentDir)}`);
	return { dir, purposeFile: `${dir}.json` };
}

/** null if nothing is kept, or for no known purpose. */
export function readRejectedPurpose(cacheDir: string, contentDir: string): SnapshotPurpose | null {
	return readJsonIfThere(rejectedPlace(cacheDir, contentDir).purposeFile, purposeSchema);
}
