/** Looks before a commit whether the system will let it be carried out: a refusal in its midst leaves a site that is half another. */
import { accessSync, constants, lstatSync, statSync } from 'node:fs';
import { hasCode } from '../../pipeline/disk/is-missing.ts';
import type { SiteChanges } from './apply-changes.ts';
import { folderOf } from './output-paths.ts';
import { SiteNotWritable } from './site-errors.ts';
import type { SiteFolders } from './site-folders.ts';

/** Of the folders of the site, those are asked for that are there and whose names change. @throws SiteNotWritable */
export function expectChangeable({ outDir, stagingDir }: SiteFolders, { writes, removals, emptied }: SiteChanges): void {
	const device = statSync(stagingDir).dev;
	for (const folder of changedFolders(outDir, [...writes, ...removals, ...emptied])) {
		if (statSync(folder).dev !== device) {
			throw new SiteNotWritable(
				folder,
				`lies on another file system than ${stagingDir}, from where files are moved there`,
				'Have the site built into a folder below the one that is mounted.',
			);
		}
		expectWritable(folder);
	}
}

function expectWritable(folder: string): void {
	try {
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
			const remedy = 'Give it to the user who builds, or remove it: a build makes it again.';
			throw new SiteNotWritable(folder, `may not be changed (${(error as Error).message})`, remedy);
		}
		throw error;
	}
}

/** Folders that a change of these paths needs and that are there; of those that are new, the one in which they begin. */
function changedFolders(outDir: string, paths: readonly string[]): Set<string> {
	const there = new Map([['.', isFolder(outDir)]]);
	const found = new Set<string>();
	function isThere(folder: string): boolean {
		const known = there.get(folder);
		if (known !== undefined) {
			return known;
		}
		const isNow = isThere(folderOf(folder)) && isFolder(`${outDir}/${folder}`);
		there.set(folder, isNow);
		return isNow;
	}
	if (!isThere('.')) {
		return found;
	}
	for (const path of paths) {
		let folder = folderOf(path);
		while (!isThere(folder)) {
			folder = folderOf(folder);
		}
		found.add(folder === '.' ? outDir : `${outDir}/${folder}`);
	}
	return found;
}

/** What a symbolic link leads to is none of the site's. */
function isFolder(path: string): boolean {
	return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
