/** Refuses folders in which a command would remove what is not its own. */
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { lockFile } from '../../pipeline/disk/lock.ts';
import { realPath } from '../../pipeline/disk/real-path.ts';
import { historyFolder } from '../../pipeline/snapshot/manifest.ts';
import { ForeignSnapshot } from '../../pipeline/snapshot/snapshot-errors.ts';
import { snapshotFolders } from '../../pipeline/snapshot/switch-snapshot.ts';
import { mayBuildInto } from '../../renderer/output/may-build-into.ts';
import { siteFolders } from '../../renderer/output/site-folders.ts';
import { UsageError } from '../errors/command-errors.ts';
import { defaultFolders, projectDir } from '../options/project-folder.ts';
import { readSiteMark, readSnapshotMark } from './folder-marks.ts';

interface ContentPlace {
	readonly contentDir: string;
	readonly cacheDir: string;
	/** Renditions that checkouts share. */
	readonly imageCacheDir?: string | null;
}

interface BuildPlace extends ContentPlace {
	readonly outDir: string;
	/** Of the project that is built. */
	readonly projectDomain: string;
}

/** Judges where a build reads and writes, before it does either. @throws UsageError */
export function checkBuildFolders({ outDir, projectDomain, ...place }: BuildPlace): void {
	const { contentDir, cacheDir, imageCacheDir } = place;
	checkContentFolder(place);
	refuseBeside({ '--out': outDir, '--content': contentDir, '--cache': cacheDir, IMAGE_CACHE: imageCacheDir });
	refuseAround('--out', outDir, [projectDir, contentDir, cacheDir, ...(imageCacheDir ? [imageCacheDir] : [])]);
	if (contains(contentDir, outDir)) {
		throw new UsageError(`--out ${outDir} lies in the snapshot ${contentDir}, which is replaced as a whole. Choose another folder.`);
	}
	if (basename(dirname(realPath(outDir))) === 'releases' && existsSync(`${realPath(outDir)}.json`)) {
		throw new UsageError(`--out ${outDir} is a release, and its visitors would see a mix. Build elsewhere, then release that.`);
	}
	if (!mayBuildInto({ outDir, cacheDir })) {
		throw new UsageError(
			`--out ${outDir} is no site that was built here, and a build removes everything that is not part of its site. Choose another folder, or empty this one.`,
		);
	}
	refuseForeign(contentDir, outDir, projectDomain);
}

/** A wrong project domain shows in both folders at once. */
function refuseForeign(contentDir: string, outDir: string, project: string): void {
	const [fetchedFor, builtFor] = [readSnapshotMark(contentDir)?.project ?? project, readSiteMark(outDir)?.project ?? project];
	const faults = [
		...(fetchedFor === project ? [] : [new ForeignSnapshot(contentDir, fetchedFor, project).message]),
		...(builtFor === project
			? []
			: [
					`--out ${outDir} is the site of the project "${builtFor}", which a build of "${project}" would replace. Choose another folder, or empty this one.`,
				]),
	];
	if (faults.length > 0) throw new UsageError(faults.join('\n'));
}

/** Judges where a fetch writes. @throws UsageError */
export function checkContentFolder({ contentDir, cacheDir, imageCacheDir }: ContentPlace): void {
	refuseAround('--content', contentDir, [projectDir, cacheDir, ...(imageCacheDir ? [imageCacheDir] : [])]);
	refuseBeside({ '--content': contentDir, '--cache': cacheDir, IMAGE_CACHE: imageCacheDir });
}

/** Judges where a release goes: beside the site, because a build removes what is not part of it. @throws UsageError */
export function checkReleaseFolders({
	dir,
	outDir,
	cacheDir,
}: {
	readonly dir: string;
	readonly outDir: string;
	readonly cacheDir: string;
}): void {
	refuseBeside({ '--to': dir, '--out': outDir, '--cache': cacheDir, '--content': defaultFolders.content });
	if (contains(dir, projectDir)) throw new UsageError(`--to ${dir} holds the project itself. Choose a folder of its own.`);
	const within = [cacheDir, defaultFolders.content].find((folder) => contains(folder, dir));
	if (within !== undefined) {
		throw new UsageError(`--to ${dir} lies in ${within}, which may be replaced or deleted at any time. Choose another folder.`);
	}
	if (contains(outDir, dir)) {
		throw new UsageError(`--to ${dir} lies in the built site ${outDir}, whose next build would remove it. Choose another folder.`);
	}
	if (contains(join(dir, 'releases'), outDir)) {
		throw new UsageError(`--out ${outDir} lies among the releases in ${dir}. Choose the folder that a build writes.`);
	}
}

function refuseAround(option: string, folder: string, others: readonly string[]): void {
	const held = others.find((other) => contains(folder, other));
	if (held !== undefined) throw new UsageError(`${option} ${folder} holds ${held}, and would be replaced. Choose a folder of its own.`);
}

/** `folders` by their option. Commands remove what they make beside each of them, with any files in it. */
function refuseBeside(folders: Readonly<Record<string, string | null | undefined>>): void {
	const given = Object.entries(folders).flatMap(([option, folder]) => (folder ? [{ option, folder }] : []));
	const besides = given.flatMap(({ folder }) => madeBeside(folder)).map(realPath);
	for (const { option, folder } of given) {
		const place = realPath(folder);
		const beside = besides.find((each) => isWithin(each, place));
		if (beside !== undefined) {
			throw new UsageError(`${option} ${folder} lies in ${beside}, which commands make and remove as they need it. Choose another folder.`);
		}
	}
}

/** The paths of both uses of `folder`: site and snapshot. */
function madeBeside(folder: string): readonly string[] {
	return [siteFolders(folder, '').stagingDir, ...Object.values(snapshotFolders(folder)), lockFile(folder), `${lockFile(folder)}-journal`];
}

/** True for the same folder as well. */
function contains(outer: string, inner: string): boolean {
	return isWithin(realPath(outer), realPath(inner));
}

/** `contains` of real paths. */
function isWithin(outer: string, inner: string): boolean {
	const way = relative(outer, inner);
	return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
}

/** Keeps what is not published yet apart from the published site: neither a snapshot nor a site changes from one kind to the other. */
interface DraftsPlace {
	readonly contentDir: string;
	/** Left out where no site is built. */
	readonly outDir?: string;
	readonly drafts: boolean;
}

/** Folders that are empty or missing may become either kind; one that holds a history is a published snapshot's, even with nothing else left. @throws UsageError */
export function checkDrafts({ contentDir, outDir, drafts }: DraftsPlace): void {
	const snapshot = readSnapshotMark(contentDir)?.drafts ?? (existsSync(join(contentDir, historyFolder)) ? false : null);
	if (snapshot !== null && snapshot !== drafts) {
		throw new UsageError(
			drafts
				? `--content ${contentDir} is a snapshot for publishing. Name another folder for the drafts, and fetch into it with --drafts.`
				: `--content ${contentDir} is a snapshot with drafts, which must not be published. Add --drafts, or name another folder.`,
		);
	}
	const site = outDir === undefined ? null : (readSiteMark(outDir)?.drafts ?? null);
	if (site !== null && site !== drafts) {
		throw new UsageError(
			drafts
				? `--out ${outDir} is a site for publishing, and drafts must not get there. Name another folder.`
				: `--out ${outDir} is a site with drafts. Name another folder, or empty this one.`,
		);
	}
}
