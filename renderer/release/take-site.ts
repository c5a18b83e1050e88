/** Takes the built site over into a release that is being made, unless a release holds it already. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkOrCopy, linksAtOnce } from '../../pipeline/disk/link-or-copy.ts';
import type { Progress } from '../../site/progress.ts';
import { isBuiltSite } from '../output/may-build-into.ts';
import { compareSite, listEntries, type SiteComparison } from './compare-site.ts';
import { ReleaseFailed } from './fails-whole.ts';
import { inParallel } from './in-parallel.ts';
import { type ReleaseFolders, releaseDir } from './release-folders.ts';
import type { Release } from './release-record.ts';
import type { Releases } from './releases.ts';

export type TakenSite =
	/** The folder holds no site that was built here. */
	| { readonly kind: 'no-site' }
	/** The served site is this one. */
	| { readonly kind: 'unchanged'; readonly current: Release }
	/** The newest release is this site, but is not served: its switch was cut off, or was rolled back. */
	| { readonly kind: 'again'; readonly release: Release }
	/** The site's files are in the folder of the release that is being made. */
	| { readonly kind: 'taken'; readonly files: readonly string[]; readonly same: ReadonlySet<string> };

export interface Taking {
	readonly siteDir: string;
	/** Whether the release gets compressed twins; one that has none where they are wanted is another release. */
	readonly precompressed: boolean;
	/** Name of the snapshot that the release carries; null: none. */
	readonly snapshot: string | null;
	readonly progress: Progress;
}

/** The caller holds both the site and the releases. @throws ReleaseFailed where the site holds what no release can */
export async function takeSite(folders: ReleaseFolders, { all, current }: Releases, taking: Taking): Promise<TakenSite> {
	const { siteDir, precompressed, snapshot, progress } = taking;
	if (!isBuiltSite(siteDir)) {
		return { kind: 'no-site' };
	}
	const files = filesOf(siteDir, current);
	const compare = async (release: Release): Promise<SiteComparison> => {
		const stage = progress.stage('Comparison', files.length);
		const compared = await compareSite(
			{ siteDir, files },
			{ releasedDir: releaseDir(folders, release.number), released: release.files },
			stage,
		);
		stage.done(`${compared.same.size} of ${files.length} files as in release ${release.number}`);
		return compared;
	};
	const compared = current === null ? null : await compare(current);
	if (current !== null && compared?.identical && current.precompressed === precompressed && current.snapshot === snapshot) {
		return { kind: 'unchanged', current };
	}
	const newest = all.at(-1);
	if (
		newest !== undefined &&
		newest.number > (current?.number ?? 0) &&
		newest.precompressed === precompressed &&
		newest.snapshot === snapshot &&
		(await compare(newest)).identical
	) {
		return { kind: 'again', release: newest };
	}
	const same = compared?.same ?? new Set();
	const currentDir = current === null ? null : releaseDir(folders, current.number);
	await fillRelease({ siteDir, targetDir: folders.halfMadeDir, files, currentDir, same, progress });
	return { kind: 'taken', files, same };
}

/** A link would be left out, and would be missed on the server only. */
function filesOf(siteDir: string, current: Release | null): readonly string[] {
	const { files, others } = listEntries(siteDir);
	const [other] = others;
	if (other !== undefined) {
		const reason = `${join(siteDir, other)} is neither a file nor a folder: put a file in its place, or remove it`;
		throw new ReleaseFailed(current?.number ?? null, new Error(reason));
	}
	return files;
}

interface Filling {
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
async function fillRelease({ siteDir, targetDir, files, currentDir, same, progress }: Filling): Promise<void> {
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
