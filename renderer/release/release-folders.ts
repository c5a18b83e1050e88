/** Where releases lie on a server: the web root is a link to one of them, so that a single rename switches the whole site. */
import { join, resolve } from 'node:path';

export interface ReleaseFolders {
	readonly dir: string;
	/** Holds `<n>/` and `<n>.json` for each release. Its lock admits one release or rollback at a time. */
	readonly releasesDir: string;
	/** The link that a web server follows. */
	readonly currentLink: string;
	/** A release that is being made; it gets its number when it is whole. */
	readonly halfMadeDir: string;
}

/** Entries that begin with this were left by a killed run. */
export const unfinishedPrefix = '.release-';

export function releaseFolders(dir: string): ReleaseFolders {
	const root = resolve(dir);
	const releasesDir = join(root, 'releases');
	return { dir: root, releasesDir, currentLink: join(root, 'current'), halfMadeDir: join(releasesDir, `${unfinishedPrefix}new`) };
}

/** Folder of a release: what a web server serves. */
export function releaseDir({ releasesDir }: ReleaseFolders, release: number): string {
	return join(releasesDir, String(release));
}

/** The snapshot that a release carries, where it carries one: `released-snapshot.ts`. */
export function releasedContentDir({ releasesDir }: ReleaseFolders, release: number): string {
	return join(releasesDir, `${release}.content`);
}

/** The record of a release lies beside its folder, because everything in the folder is served. */
export function recordFile({ releasesDir }: ReleaseFolders, release: number): string {
	return join(releasesDir, `${release}.json`);
}
