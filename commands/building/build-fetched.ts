/** Builds what the backend has now: snapshot and site change together, or neither does. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildResult } from '../../renderer/index.ts';
import { buildFromSnapshot, type SnapshotBuild } from './build-from-snapshot.ts';
import { type ContentFetch, fetchContent } from './fetch-content.ts';

/** A snapshot whose content is refused stays in `rejected` below the cache, for looking at it. */
export async function buildFetched(options: SnapshotBuild & ContentFetch): Promise<BuildResult> {
	const { staged } = await fetchContent(options);
	try {
		const result = await buildFromSnapshot({ ...options, contentDir: staged.dir });
		if (result.summary === null) {
			const rejected = join(options.cacheDir, 'rejected');
			await rm(rejected, { recursive: true, force: true });
			await cp(staged.dir, rejected, { recursive: true });
			await staged.discard();
		} else {
			await staged.commit();
		}
		return result;
	} catch (error) {
		await staged.discard();
		throw error;
	}
}
