/** Finds out what of a site a release holds already, by content: a site that was built anew from nothing is no new release. */
import { type BigIntStats, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ProgressStage } from '../../site/progress.ts';

export interface SiteComparison {
	/** Paths that the release holds with the same content. */
	readonly same: ReadonlySet<string>;
	/** True where the release holds exactly these files. */
	readonly identical: boolean;
}

/** So often others get their turn, such as a progress bar. */
const filesInARow = 256;

/** Paths of all files of a site, sorted, with forward slashes. */
export function listFiles(folder: string): readonly string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
		.sort();
}

/** `released` are the files in `releasedDir` that are the release's own. */
export async function compareSite(
	{ siteDir, files }: { readonly siteDir: string; readonly files: readonly string[] },
	{ releasedDir, released }: { readonly releasedDir: string; readonly released: readonly string[] },
	stage?: ProgressStage,
): Promise<SiteComparison> {
	const there = new Set(released);
	const same = new Set<string>();
	for (const [index, path] of files.entries()) {
		if (there.has(path) && isSameFile(join(siteDir, path), join(releasedDir, path))) {
			same.add(path);
		}
		stage?.advance();
		if (index % filesInARow === 0) {
			await setImmediate();
		}
	}
	return { same, identical: same.size === files.length && same.size === there.size };
}

/** Two names of one file need no reading. */
function isSameFile(one: string, other: string): boolean {
	const [left, right] = [statOf(one), statOf(other)];
	if (left === undefined || right === undefined) {
		return false;
	}
	if (left.ino === right.ino && left.dev === right.dev) {
		return true;
	}
	return left.size === right.size && readFileSync(one).equals(readFileSync(other));
}

function statOf(file: string): BigIntStats | undefined {
	return statSync(file, { bigint: true, throwIfNoEntry: false });
}
