/** Releases in a folder of a web server, as `npm run release` makes them: visitors see one release, and an order service reads its snapshot. */
import { join } from 'node:path';
import { makeRelease, type ReleaseOptions } from '../../renderer/release/make-release.ts';
import { silentProgress } from '../../site/progress.ts';
import type { Target } from './target.ts';

const keptReleases = 5;

/** `dir`: holds a folder of releases for each shop. `pictures`: see `ReleaseOptions`. */
export function folderTarget(dir: string, pictures: NonNullable<ReleaseOptions['pictures']>): Target {
	return {
		async publish({ shop, outDir, cacheDir, contentDir }) {
			const rest = { keep: keptReleases, precompressed: true, pictures, madeAt: new Date().toISOString(), progress: silentProgress };
			const result = await makeRelease({ site: { outDir, cacheDir }, dir: join(dir, shop), contentDir, ...rest });
			if (result.kind === 'no-site') throw new Error(`There is no site of ${shop} in ${outDir}.`);
		},
	};
}
