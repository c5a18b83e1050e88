/** Marks of snapshots and sites: whose they are, and whether they hold what is not published yet. */
import { join } from 'node:path';
import * as z from 'zod';
import { readJsonIfThere } from '../../pipeline/disk/read-json.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { siteFiles } from '../../renderer/output/is-wanted.ts';
import { UsageError } from '../errors/command-errors.ts';

const markSchema = z.object({
	drafts: z.boolean().catch(false),
	picturesLater: z.boolean().catch(false),
	/** Domain of the project; null where it is not said, as by older builds. */
	project: z.string().nullable().catch(null),
});

type FolderMark = Readonly<z.output<typeof markSchema>>;

/** null where there is no snapshot, or none that can be read: other code reports why. */
export function readSnapshotMark(contentDir: string): FolderMark | null {
	return readJsonIfThere(join(contentDir, manifestFile), markSchema);
}

/** null where there is no site that a build made. */
export function readSiteMark(outDir: string): FolderMark | null {
	return readJsonIfThere(join(outDir, siteFiles.appData), markSchema);
}

/** True for a site that was built with `--drafts`. */
export function isDraftsSite(outDir: string): boolean {
	return readSiteMark(outDir)?.drafts === true;
}

/**
 * `npm start` and `npm run dev` build sites whose pictures are made while they are served; nothing else can serve or release them.
 * @throws UsageError
 */
export function expectPictures(outDir: string): void {
	if (readSiteMark(outDir)?.picturesLater !== true) return;
	throw new UsageError(
		`--out ${outDir} is a site whose pictures are made while "npm start" or "npm run dev" serves it. Build a whole one with "npm run build".`,
	);
}
