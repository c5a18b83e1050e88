/** Keeps the assets of other releases within reach of the one that is about to be served, for pages that visitors still have open. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkIfThere, linkOrCopy, linksAtOnce } from '../../pipeline/disk/link-or-copy.ts';
import { isAsset, twinEndings } from './compress-file.ts';
import { inParallel } from './in-parallel.ts';
import { type ReleaseFolders, releaseDir } from './release-folders.ts';
import type { Release } from './release-record.ts';

export interface Retaining {
	/** Where the assets are kept, beside the files that are its own. */
	readonly targetDir: string;
	readonly own: readonly string[];
	/** Whether an asset that cannot be had for this reason is done without; for any other, all fails. */
	readonly mayLack: (error: unknown) => boolean;
}

export interface Retained {
	readonly added: number;
	/** Says for people which assets could not be had; null where all were. */
	readonly lacking: string | null;
}

/** Links into `targetDir` what `others` have in `assets/` beyond it. */
export async function retainAssets(folders: ReleaseFolders, retaining: Retaining, others: readonly Release[]): Promise<Retained> {
	const { targetDir, own, mayLack } = retaining;
	const wanted = wantedAssets(own, others);
	const orLack = (error: unknown): void => {
		if (!mayLack(error)) {
			throw error;
		}
	};
	for (const folder of new Set([...wanted.keys()].map((path) => dirname(path)))) {
		await mkdir(join(targetDir, folder), { recursive: true }).catch(orLack);
	}
	let added = 0;
	const lost: string[] = [];
	await inParallel(wanted, linksAtOnce, async ([path, release]) => {
		try {
			added += (await linkAsset(releaseDir(folders, release.number), targetDir, path, release)) ? 1 : 0;
		} catch (error) {
			orLack(error);
			lost.push(`${path} of release ${release.number}`);
		}
	});
	return { added, lacking: describeLacking(lost.sort()) };
}

/** By path, with the release to take each from. */
function wantedAssets(own: readonly string[], others: readonly Release[]): ReadonlyMap<string, Release> {
	const known = new Set(own);
	const wanted = new Map<string, Release>();
	// Newest last: a name stands for its content, and where it does not, the newest is the likeliest to be asked for.
	for (const other of others) {
		for (const path of other.files) {
			if (isAsset(path) && !known.has(path)) {
				wanted.set(path, other);
			}
		}
	}
	return wanted;
}

/** With its twins, which come first. False where the target has it already. */
async function linkAsset(fromDir: string, toDir: string, path: string, { precompressed }: Release): Promise<boolean> {
	const [from, to] = [join(fromDir, path), join(toDir, path)];
	for (const ending of precompressed ? twinEndings : []) {
		await linkIfThere(`${from}${ending}`, `${to}${ending}`);
	}
	return (await linkOrCopy(from, to)) !== 'there';
}

function describeLacking([first, ...rest]: readonly string[]): string | null {
	if (first === undefined) {
		return null;
	}
	const what = rest.length === 0 ? first : `${first} and ${rest.length} more`;
	return `Pages that visitors have open may lack what could not be kept for them: ${what}.`;
}
