/** Fills the folder of a new release with the site's files: second names of files that are on the disk already, copies where that cannot be. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkOrCopy, linksAtOnce } from '../../pipeline/disk/link-or-copy.ts';
import type { Progress } from '../../site/progress.ts';
import { inParallel } from './in-parallel.ts';

export interface Filling {
	readonly siteDir: string;
	readonly targetDir: string;
	/** All paths of the site. */
	readonly files: readonly string[];
	/** The folder of the current release, which holds `same` with the same content; null where there is none. */
	readonly currentDir: string | null;
	readonly same: ReadonlySet<string>;
	readonly progress: Progress;
}

/**
 * What did not change is linked from the current release rather than from the site, so that it keeps its inode and time (hence its ETag) even
 * where the site was built again or lies on another disk.
 */
export async function fillRelease({ siteDir, targetDir, files, currentDir, same, progress }: Filling): Promise<void> {
	const stage = progress.stage('Files', files.length);
	await mkdir(targetDir, { recursive: true });
	for (const folder of new Set(files.map((path) => dirname(path)))) {
		await mkdir(join(targetDir, folder), { recursive: true });
	}
	await inParallel(files, linksAtOnce, async (path) => {
		const from = currentDir !== null && same.has(path) ? currentDir : siteDir;
		await linkOrCopy(join(from, path), join(targetDir, path));
		stage.advance();
	});
	stage.done(`${files.length} files, ${files.length - same.size} new or changed`);
}
