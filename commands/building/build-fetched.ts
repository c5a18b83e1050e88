/** Builds what the backend has now: snapshot and site change together, or neither does. */
import type { StagedSnapshot } from '../../pipeline/index.ts';
import { type BuildResult, type HeldSite, holdSite } from '../../renderer/index.ts';
import { buildSnapshot, type SnapshotBuild } from './build-from-snapshot.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkBuildFolders } from './check-folders.ts';
import { type ContentFetch, withFetchedContent } from './fetch-content.ts';
import { forgetRejected, type KeptRejected, keepRejected } from './keep-rejected.ts';

/** Both are null where no content was refused. */
export interface FetchedBuildResult extends BuildResult, KeptRejected {}

/** A snapshot whose content is refused is kept below the cache, for looking at it. @throws UsageError where a folder cannot be what it is called */
export async function buildFetched(options: SnapshotBuild & ContentFetch): Promise<FetchedBuildResult> {
	checkBuildFolders(options);
	checkDrafts(options);
	return await holdSite(options, (site) => withFetchedContent(options, ({ staged }) => buildStaged(site, staged, options)));
}

async function buildStaged(site: HeldSite, staged: StagedSnapshot, options: SnapshotBuild & ContentFetch): Promise<FetchedBuildResult> {
	const { cacheDir, contentDir, projectDomain: project, drafts } = options;
	try {
		const result = await buildSnapshot(site, { ...options, staged });
		if (result.summary !== null) {
			await forgetRejected(cacheDir, contentDir);
			return { ...result, rejectedDir: null, notKept: null };
		}
		return { ...result, ...(await keepRejected(staged.dir, cacheDir, { contentDir, project, drafts })) };
	} finally {
		// Nothing is staged any more where it was committed, and a commit that has begun needs what is.
		if (!site.isDecided()) {
			await staged.discard();
		}
	}
}
