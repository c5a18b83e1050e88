/** `--allow-stale`: where the backend cannot be fetched from, a young snapshot is built instead, and that is said. */
import { describeError } from '../../pipeline/directus/describe-error.ts';
import type { BuildResult } from '../../renderer/index.ts';
import { buildFetched, type FetchedBuildResult } from './build-fetched.ts';
import { buildFromSnapshot, type SnapshotBuild } from './build-from-snapshot.ts';
import type { ContentFetch } from './fetch-content.ts';
import { isTransportFault, judgeStaleSnapshot } from './stale-snapshot.ts';

export interface StaleOptions {
	/** How old the snapshot may be. */
	readonly allowStaleMs: number;
	/** Says why which snapshot is built, or is not. */
	readonly announce: (line: string) => void;
}

/** @throws the error of the fetch, where the snapshot is too old or not there */
export async function buildOrStale(options: SnapshotBuild & ContentFetch & StaleOptions): Promise<FetchedBuildResult | BuildResult> {
	try {
		return await buildFetched(options);
	} catch (error) {
		if (!isTransportFault(error)) {
			throw error;
		}
		const { contentDir, allowStaleMs, announce } = options;
		const stale = await judgeStaleSnapshot(contentDir, allowStaleMs, Date.now());
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
