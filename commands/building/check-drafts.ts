/** Keeps what is not published yet apart from the published site: neither a snapshot nor a site changes from one kind to the other. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { historyFolder } from '../../pipeline/snapshot/manifest.ts';
import { UsageError } from '../errors/usage-error.ts';
import { readSiteMark, readSnapshotMark } from './folder-marks.ts';

export interface DraftsPlace {
	readonly contentDir: string;
	/** Left out where no site is built. */
	readonly outDir?: string;
	readonly drafts: boolean;
}

/** Folders that are empty or missing may become either kind; one that holds a history is a published snapshot's, even with nothing else left. @throws UsageError */
export function checkDrafts({ contentDir, outDir, drafts }: DraftsPlace): void {
	const snapshot = readSnapshotMark(contentDir)?.drafts ?? (existsSync(join(contentDir, historyFolder)) ? false : null);
	if (snapshot !== null && snapshot !== drafts) {
		throw new UsageError(
			drafts
				? `--content ${contentDir} is a snapshot for publishing. Name another folder for the drafts, and fetch into it with --drafts.`
				: `--content ${contentDir} is a snapshot with drafts, which must not be published. Add --drafts, or name another folder.`,
		);
	}
	const site = outDir === undefined ? null : (readSiteMark(outDir)?.drafts ?? null);
	if (site !== null && site !== drafts) {
		throw new UsageError(
			drafts
				? `--out ${outDir} is a site for publishing, and drafts must not get there. Name another folder.`
				: `--out ${outDir} is a site with drafts. Name another folder, or empty this one.`,
		);
	}
}
