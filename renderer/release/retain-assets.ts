/** Keeps the assets of other releases within reach of the one that is about to be served, for pages that visitors still have open. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { twinEndings } from './compress-file.ts';
import { inParallel } from './in-parallel.ts';
import { linkIfThere, linkOrCopy, linksAtOnce } from './link-or-copy.ts';
import { type ReleaseFolders, releaseDir } from './release-folders.ts';
import type { Release } from './release-record.ts';

/** Links into `targetDir`, whose own files are `own`, what `others` have in `assets/` beyond it. Returns the number of assets that this added. */
export async function retainAssets(
	folders: ReleaseFolders,
	{ targetDir, own }: { readonly targetDir: string; readonly own: readonly string[] },
	others: readonly Release[],
): Promise<number> {
	const known = new Set(own);
	const wanted = new Map<string, Release>();
	// Newest last: a name stands for its content, and where it does not, the newest is the likeliest to be asked for.
	for (const other of others) {
		for (const path of other.files) {
			if (path.startsWith('assets/') && !known.has(path)) {
				wanted.set(path, other);
			}
		}
	}
	for (const folder of new Set([...wanted.keys()].map((path) => dirname(path)))) {
		await mkdir(join(targetDir, folder), { recursive: true });
	}
	let added = 0;
	await inParallel(wanted, linksAtOnce, async ([path, { number, precompressed }]) => {
		const from = join(releaseDir(folders, number), path);
		const to = join(targetDir, path);
		for (const ending of precompressed ? twinEndings : []) {
			await linkIfThere(`${from}${ending}`, `${to}${ending}`);
		}
		added += (await linkOrCopy(from, to)) ? 1 : 0;
	});
	return added;
}
