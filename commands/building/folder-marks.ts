/** Marks of snapshots and sites: whose they are, and whether they hold what is not published yet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { siteFiles } from '../../renderer/output/is-wanted.ts';

export interface FolderMark {
	readonly drafts: boolean;
	/** Domain of the project; null where it is not said, as by older builds. */
	readonly project: string | null;
}

const markSchema = z.object({
	drafts: z.boolean().catch(false),
	project: z.string().nullable().catch(null),
});

/** null where there is no snapshot, or none that can be read: other code reports why. */
export function readSnapshotMark(contentDir: string): FolderMark | null {
	return readMark(join(contentDir, manifestFile));
}

/** null where there is no site that a build made. */
export function readSiteMark(outDir: string): FolderMark | null {
	return readMark(join(outDir, siteFiles.appData));
}

/** True for a site that was built with `--drafts`. */
export function isDraftsSite(outDir: string): boolean {
	return readSiteMark(outDir)?.drafts === true;
}

function readMark(file: string): FolderMark | null {
	try {
		return markSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}
