/** Keeps what is not published yet apart from the published site: neither a snapshot nor a site changes from one kind to the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { siteFiles } from '../../renderer/output/is-wanted.ts';
import { UsageError } from '../options/usage-error.ts';

export interface DraftsPlace {
	readonly contentDir: string;
	/** Left out where no site is built. */
	readonly outDir?: string;
	readonly drafts: boolean;
}

/** Folders that are empty or missing may become either kind. @throws UsageError */
export function checkDrafts({ contentDir, outDir, drafts }: DraftsPlace): void {
	const snapshot = readMark(join(contentDir, manifestFile));
	if (snapshot !== null && snapshot !== drafts) {
		throw new UsageError(
			drafts
				? `--content ${contentDir} is a snapshot for publishing. Name another folder for the drafts, and fetch into it with --drafts.`
				: `--content ${contentDir} is a snapshot with drafts, which must not be published. Add --drafts, or name another folder.`,
		);
	}
	const site = outDir === undefined ? null : readMark(join(outDir, siteFiles.appData));
	if (site !== null && site !== drafts) {
		throw new UsageError(
			drafts
				? `--out ${outDir} is a site for publishing, and drafts must not get there. Name another folder.`
				: `--out ${outDir} is a site with drafts. Name another folder, or empty this one.`,
		);
	}
}

/** True for a site that was built with `--drafts`. */
export function isDraftsSite(outDir: string): boolean {
	return readMark(join(outDir, siteFiles.appData)) === true;
}

/** What a file says of itself; null where there is none, or none that can be read: others tell what is wrong with that. */
function readMark(file: string): boolean | null {
	try {
		const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
		return typeof value === 'object' && value !== null && 'drafts' in value && value.drafts === true;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}
