/** Builds what the backend has now: snapshot and site change together, or neither does. */
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StagedSnapshot } from '../../pipeline/index.ts';
import { type BuildResult, type HeldSite, holdSite } from '../../renderer/index.ts';
import { buildSnapshot, type SnapshotBuild } from './build-from-snapshot.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkBuildFolders } from './check-folders.ts';
import { type ContentFetch, withFetchedContent } from './fetch-content.ts';

export interface FetchedBuildResult extends BuildResult {
	/** Where the snapshot lies whose content was refused; null where it was not. */
	readonly rejectedDir: string | null;
}

/** A snapshot whose content is refused is kept below the cache, for looking at it. @throws UsageError where a folder cannot be what it is called */
export async function buildFetched(options: SnapshotBuild & ContentFetch): Promise<FetchedBuildResult> {
	checkBuildFolders(options);
	checkDrafts(options);
	return await holdSite(options, (site) => withFetchedContent(options, ({ staged }) => buildStaged(site, staged, options)));
}

async function buildStaged(site: HeldSite, staged: StagedSnapshot, options: SnapshotBuild): Promise<FetchedBuildResult> {
	try {
		const result = await buildSnapshot(site, { ...options, staged });
		return { ...result, rejectedDir: result.summary === null ? await keepRejected(staged, options.cacheDir) : null };
	} finally {
		// Nothing is staged any more where it was committed, and a commit that has begun needs what is.
		if (!site.isDecided()) {
			await staged.discard();
		}
	}
}

/** It takes the place of the one that was refused before when it is whole. */
async function keepRejected(staged: StagedSnapshot, cacheDir: string): Promise<string> {
	const rejected = join(cacheDir, 'rejected');
	const draft = `${rejected}.draft`;
	await rm(draft, { recursive: true, force: true });
	await cp(staged.dir, draft, { recursive: true, preserveTimestamps: true });
	await rm(rejected, { recursive: true, force: true });
	await rename(draft, rejected);
	return rejected;
}
