/**
 * The snapshot that a release carries for the order service. It lies beside the release's folder, because everything in that is served, and has its
 * number: the one rename that switches the site switches what the service knows as well.
 */
import { constants, existsSync, readlinkSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { readJsonIfThere } from '../../pipeline/disk/read-json.ts';
import { imageManifestFile, manifestFile, manifestSchema } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { SnapshotMissing } from '../../pipeline/snapshot/snapshot-errors.ts';
import { snapshotId } from '../../pipeline/snapshot/snapshot-id.ts';
import { WorldError } from '../../site/world-error.ts';
import { readBuiltFrom } from '../output/built-from.ts';
import type { SiteFolders } from '../output/site-folders.ts';
import { type ReleaseFolders, releasedContentDir, unfinishedPrefix } from './release-folders.ts';
import { syncRelease } from './switch-current.ts';

/** In the released site, so that anyone can compare it with what the order service says of itself. */
export const snapshotFile = 'snapshot.json';

/** A copy of what the order service reads, which has no number yet. */
export interface TakenSnapshot {
	readonly id: string;
	readonly dir: string;
	/** Files of it. */
	readonly pictures: readonly string[];
}

/** The names of the pictures that the order service reads, below the snapshot's folder of pictures. */
export type PicturesToRelease = (snapshot: Snapshot) => readonly string[];

/** Copies, because an original may be edited in place. @throws SnapshotOfOtherBuild @throws SnapshotMissing @throws SnapshotDamaged */
export async function takeSnapshot(
	folders: ReleaseFolders,
	site: SiteFolders,
	{ contentDir, pictures }: { readonly contentDir: string; readonly pictures: PicturesToRelease },
): Promise<TakenSnapshot> {
	const dir = join(folders.releasesDir, `${unfinishedPrefix}content`);
	const manifest = readJsonIfThere(join(contentDir, manifestFile), manifestSchema);
	if (manifest === null) throw new SnapshotMissing(contentDir);
	const shards = Object.values(manifest.collections).flatMap((collection) => collection.shards.map(({ file }) => file));
	const files = [manifestFile, ...shards, ...Object.keys(manifest.history), ...(manifest.images === null ? [] : [imageManifestFile])];
	for (const folder of new Set(files.map((file) => dirname(file)))) await mkdir(join(dir, folder), { recursive: true });
	for (const file of files) await copyFile(join(contentDir, file), join(dir, file), constants.COPYFILE_FICLONE);
	const snapshot = await openSnapshot(dir);
	const pictureFiles = pictures(snapshot).map((name) => relative(dir, join(snapshot.imagesDir, name)));
	for (const file of pictureFiles) {
		await mkdir(join(dir, dirname(file)), { recursive: true });
		await copyFile(join(contentDir, file), join(dir, file), constants.COPYFILE_FICLONE);
	}
	await syncRelease(dir);
	const id = snapshotId(snapshot);
	if ((await readBuiltFrom(site)) !== id) throw new SnapshotOfOtherBuild(contentDir, site.outDir);
	return { id, dir, pictures: pictureFiles };
}

/** Gives the copy the number of a release that is not served yet. */
export async function numberSnapshot(folders: ReleaseFolders, { dir }: TakenSnapshot, release: number): Promise<void> {
	await rename(dir, releasedContentDir(folders, release));
}

/** Says in a release that is being made which snapshot it is of. */
export async function writeSnapshotId(targetDir: string, { id }: TakenSnapshot): Promise<void> {
	await writeFile(join(targetDir, snapshotFile), JSON.stringify({ snapshot: id }));
}

/** Of a release with the same records: their manifest alone says when they were read last, and is replaced in one step. Pictures that it lacks are added. */
export async function renewSnapshot(folders: ReleaseFolders, { dir, pictures }: TakenSnapshot, release: number): Promise<void> {
	for (const file of pictures) {
		const target = join(releasedContentDir(folders, release), file);
		if (existsSync(target)) continue;
		await mkdir(dirname(target), { recursive: true });
		await rename(join(dir, file), target);
	}
	const [renewed, released] = [dir, releasedContentDir(folders, release)].map((each) => join(each, manifestFile)) as [string, string];
	if (!(await readFile(renewed)).equals(await readFile(released))) await rename(renewed, released);
	await rm(dir, { recursive: true });
}

/** The snapshot of the release that is served. @throws NoReleasedSnapshot */
export function currentContentDir(folders: ReleaseFolders): string {
	const target = readlinkIfThere(folders.currentLink);
	const dir = target === null ? null : releasedContentDir(folders, Number(basename(target)));
	if (dir === null || !existsSync(dir)) throw new NoReleasedSnapshot(folders.dir);
	return dir;
}

function readlinkIfThere(link: string): string | null {
	try {
		return readlinkSync(link);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

/** There is no release, or it was made without a snapshot. */
class NoReleasedSnapshot extends WorldError {
	constructor(dir: string) {
		super(
			`The current release in ${dir} carries no snapshot. Release the site with "npm run release -- --to ${dir} --content content-cache".`,
		);
	}
}

/** The snapshot was fetched or edited after the site was built, or the site was built from another folder. */
class SnapshotOfOtherBuild extends WorldError {
	constructor(contentDir: string, outDir: string) {
		super(
			`The site in ${outDir} was not built from what is in ${contentDir} now. Build it again with "npm run build", and release the two together: otherwise pages and service would not say the same.`,
		);
	}
}
