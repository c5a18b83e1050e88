/**
 * Checks whether a site is still as the last build left it. The cost is a few hundred looks at folders, also for many pages: all folders that hold
 * other folders are looked at, and they change when pages come and go or the whole site is replaced.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../pipeline/disk/is-missing.ts';
import { folderOf } from './output-paths.ts';

/** Inode and time of change of each folder, by its path in the site; `.` is the site itself. */
export type SiteFingerprint = Readonly<Record<string, string>>;

/** Of the folders above these files' own, and the named ones. */
export function takeFingerprint(outDir: string, files: Iterable<string>, named: readonly string[]): SiteFingerprint {
	const folders = new Set<string>(['.', ...named]);
	for (const file of files) {
		for (let folder = folderOf(folderOf(file)); !folders.has(folder); folder = folderOf(folder)) {
			folders.add(folder);
		}
	}
	return Object.fromEntries(
		[...folders].sort().flatMap((folder) => {
			const mark = markOf(outDir, folder);
			return mark === null ? [] : [[folder, mark]];
		}),
	);
}

export function hasFingerprint(outDir: string, fingerprint: SiteFingerprint): boolean {
	return Object.entries(fingerprint).every(([folder, mark]) => markOf(outDir, folder) === mark);
}

/** Makes every fingerprint differ: a build that knows this site from another cache must not take it for the one that it left. */
export function markChanged(outDir: string): void {
	const now = new Date();
	mkdirSync(outDir, { recursive: true });
	try {
		utimesSync(outDir, now, now);
	} catch (error) {
		if (!hasCode(error, 'EPERM')) {
			throw error;
		}
		// Only its owner may set a folder's time; other users change it by a file that comes and goes.
		const passing = join(outDir, `.${randomUUID()}`);
		writeFileSync(passing, '');
		rmSync(passing);
	}
}

function markOf(outDir: string, folder: string): string | null {
	const stat = statSync(join(outDir, folder), { throwIfNoEntry: false });
	return stat?.isDirectory() ? `${stat.ino} ${stat.mtimeMs}` : null;
}
