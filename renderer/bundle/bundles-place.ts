/** Where bundles are kept. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface BundlesPlace {
	readonly projectDir: string;
	readonly cacheDir: string;
}

/** Of builds with this cache. */
export function bundlesDir({ cacheDir }: BundlesPlace): string {
	return join(cacheDir, 'bundles');
}

/** Of the installation, for builds with any cache. */
export function preparedDir({ projectDir }: BundlesPlace): string {
	return join(projectDir, '.cache/bundles');
}

/** Tells whether bundling is certain: nobody has kept any. */
export function lacksBundles(place: BundlesPlace): boolean {
	return !existsSync(bundlesDir(place)) && !existsSync(preparedDir(place));
}
