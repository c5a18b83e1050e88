/** Finds out what of a site a release holds already, by content: a site that was built again from nothing is no new release. */
import { type BigIntStats, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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

/** What lies below a folder, as sorted paths with forward slashes. */
export interface Entries {
	readonly files: readonly string[];
	/** Neither files nor folders: symbolic links, sockets and the like. */
	readonly others: readonly string[];
}

export function listEntries(folder: string): Entries {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
	const { files = [], others = [] } = Object.groupBy(entries, (entry) => (entry.isFile() ? 'files' : 'others'));
	// Only Windows separates folders by a backslash; elsewhere it may be part of a name.
	const toPaths = (all: readonly Dirent[]) =>
		all.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')).sort();
	return { files: toPaths(files), others: toPaths(others) };
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
