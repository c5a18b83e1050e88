/** Builds what the backend has now: snapshot and site change together, or neither does. */
import {
	BackendFailed,
	BackendIncomplete,
	BackendInvalidJson,
	BackendUnreachable,
	describeError,
	FileIncomplete,
} from '../../pipeline/directus/backend-errors.ts';
import type { FirstAttempts } from '../../pipeline/directus/backend-options.ts';
import type { StagedSnapshot } from '../../pipeline/index.ts';
import { readRecorded } from '../../pipeline/snapshot/manifest.ts';
import { type BuildResult, type HeldSite, holdSite } from '../../shop/build-shop.ts';
import { buildFromSnapshot, buildSiteFrom, type SnapshotBuild } from './build-from-snapshot.ts';
import { checkBuildFolders, checkDrafts } from './check-folders.ts';
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
		const result = await buildSiteFrom(site, { ...options, staged });
		if (result.summary !== null) {
			await forgetRejected(cacheDir, contentDir);
			return { ...result, rejectedDir: null, notKept: null };
		}
		return { ...result, ...(await keepRejected(staged.dir, cacheDir, { contentDir, project, drafts })) };
	} finally {
		// Nothing is staged any more where it was committed, and a commit that has begun needs what is.
		if (!site.isDecided()) await staged.discard();
	}
}

/** `--allow-stale`: where the backend cannot be fetched from, a young snapshot is built instead, and a message says so. */
interface StaleOptions {
	/** How old the snapshot may be. */
	readonly allowStaleMs: number;
	/** Prints which snapshot is built and why, or why none is. */
	readonly announce: (line: string) => void;
}

/** Where a snapshot can be built instead, a backend that answers nothing at first is waited for once. */
const firstAttemptsBesideSnapshot: FirstAttempts = { all: 2, silent: 1 };

/** @throws the error of the fetch, where the snapshot is too old or not there */
export async function buildOrStale(options: SnapshotBuild & ContentFetch & StaleOptions): Promise<FetchedBuildResult | BuildResult> {
	const { contentDir, allowStaleMs, announce, patience } = options;
	const isSpare = judgeStaleSnapshot(contentDir, allowStaleMs, Date.now())?.isYoungEnough ?? false;
	try {
		return await buildFetched(isSpare ? { ...options, patience: { firstAttempts: firstAttemptsBesideSnapshot, ...patience } } : options);
	} catch (error) {
		if (!isTransportFault(error)) throw error;
		const stale = judgeStaleSnapshot(contentDir, allowStaleMs, Date.now());
		if (stale === null || !stale.isYoungEnough) {
			announce(
				stale === null
					? `There is no snapshot in ${contentDir} that could be built instead.`
					: `The snapshot of ${stale.fetchedAt} is older than --allow-stale allows, and is not built.`,
			);
			throw error;
		}
		announce(`${describeError(error)}\nThe site is built from the snapshot of ${stale.fetchedAt}: what was edited since then is missing.`);
		return await buildFromSnapshot(options);
	}
}

/** True if the network or the backend failed; false if a person has to change something, such as a token or `--accept-shrink`. */
function isTransportFault(error: unknown): error is Error {
	if (error instanceof BackendFailed) return error.status >= 500 || error.status === 429;
	return [BackendUnreachable, BackendInvalidJson, BackendIncomplete, FileIncomplete].some((each) => error instanceof each);
}

interface StaleSnapshot {
	/** ISO 8601. */
	readonly fetchedAt: string;
	readonly isYoungEnough: boolean;
}

/** The snapshot in place, null where there is none. One that was fetched in the future has no known age. */
function judgeStaleSnapshot(contentDir: string, oldestMs: number, nowMs: number): StaleSnapshot | null {
	const { fetchedAt } = readRecorded(contentDir);
	if (fetchedAt === null) return null;
	const ageMs = nowMs - Date.parse(fetchedAt);
	return { fetchedAt, isYoungEnough: ageMs >= 0 && ageMs <= oldestMs };
}
