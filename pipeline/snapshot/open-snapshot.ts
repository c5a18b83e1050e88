/** Opens a snapshot on disk. Its parts are read when they are asked for. Edits by hand are noticed and used; damage is refused. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { hasCode } from '../disk/is-missing.ts';
import { withLock } from '../disk/lock.ts';
import type { Problem } from '../problem.ts';
import { openFileHashes } from './file-hashes.ts';
import { shortHash } from './hash.ts';
import { type HistoryFolder, openHistoryFolder } from './history-folder.ts';
import {
	formatVersion,
	historyFolder,
	type ImageEntry,
	imageFileName,
	imageManifestFile,
	imageManifestSchema,
	imagesFolder,
	manifestFile,
	manifestSchema,
	recordsFolder,
	richTextFolder,
	type SnapshotManifest,
} from './manifest.ts';
import { ForeignSnapshot, SnapshotDamaged, SnapshotMissing } from './snapshot-errors.ts';
import { createSnapshotFiles, type SnapshotFiles } from './snapshot-files.ts';
import { exists, isInterrupted, recoverSnapshot } from './switch-snapshot.ts';
import type { WireRecord } from './wire-record.ts';

/** A file with a part of a collection's records. */
export interface SnapshotShard {
	/** Below the snapshot's folder. */
	readonly file: string;
	/** Of the file's present content; an edited file differs from its manifest. */
	readonly sha256: string;
	/** Reads the file, with each call. @throws SnapshotDamaged or SnapshotChanged */
	records(): readonly WireRecord[];
}

export interface Snapshot {
	readonly manifest: SnapshotManifest;
	/** In stable order; empty for a collection that the snapshot does not have. Reads the collection with each call; see `shards` for a large one. */
	records(collection: string): readonly WireRecord[];
	/** The same records file by file. */
	shards(collection: string): readonly SnapshotShard[];
	/** Originals by file id; read when first asked for. @throws SnapshotDamaged or SnapshotChanged */
	readonly images: ReadonlyMap<string, ImageEntry>;
	/** Originals that are missing or have another size than they were fetched with, by file id, and what they are; looked for when first asked for. */
	readonly lostOriginals: ReadonlyMap<string, string>;
	/** Of the file that lists the originals, and of those that are lost; `''` where there is none. */
	readonly imagesHash: string;
	/** Folder of the originals, each named by `imageFileName`. */
	readonly imagesDir: string;
	/** Folder of rendered rich text; it need not exist. */
	readonly richTextDir: string;
	/** What is remembered of the time before. */
	readonly history: HistoryFolder;
	/** Files that were edited by hand. */
	readonly notices: readonly Problem[];
}

interface OpenSnapshotOptions {
	/** Root of the cache (`.cache`), where the hashes of the snapshot's files are remembered; without it every file is read. */
	readonly cacheDir?: string;
	/** Domain of the project whose snapshot it must be. */
	readonly project?: string;
}

/**
 * Opens the snapshot in `dir` and checks that every file is there, and that those which differ from what was fetched can be read. Throws
 * {@link SnapshotMissing}, {@link SnapshotDamaged} or {@link ForeignSnapshot}, and `FolderLocked` while another process is switching it.
 */
export async function openSnapshot(dir: string, { cacheDir, project }: OpenSnapshotOptions = {}): Promise<Snapshot> {
	if (await isInterrupted(dir)) await withLock(dir, () => recoverSnapshot(dir));
	if (!(await exists(path.join(dir, manifestFile)))) {
		// It is written last.
		if (!(await exists(path.join(dir, recordsFolder)))) throw new SnapshotMissing(dir);
		throw new SnapshotDamaged(manifestFile, 'is missing: the snapshot was only half written or copied');
	}
	const hashes = await openFileHashes(dir, cacheDir ?? null);
	const files = createSnapshotFiles(dir, hashes);
	const manifest = files.readJson(manifestFile, manifestSchema);
	if (manifest.formatVersion !== formatVersion) {
		throw new SnapshotDamaged(manifestFile, `has format ${manifest.formatVersion}, but this program reads format ${formatVersion}`);
	}
	if (project !== undefined && manifest.project !== project) throw new ForeignSnapshot(dir, manifest.project, project);
	const notices: Problem[] = [];
	const collections = new Map<string, readonly SnapshotShard[]>();
	for (const [collection, { shards }] of Object.entries(manifest.collections)) {
		collections.set(
			collection,
			shards.map((shard) => openShard(files, collection, shard, notices)),
		);
	}
	for (const [file, sha256] of Object.entries(manifest.richText)) {
		// There are hundreds of them, and to ask for each beside other work takes ten times as long.
		const isThere = statSync(path.join(dir, file), { throwIfNoEntry: false }) !== undefined;
		if (isThere && files.presumedHashOf(file) !== sha256) {
			notices.push(editedByHand(richTextFolder, file, 'Its texts are not used, but rendered again.'));
		}
	}
	const hasImages = manifest.images !== null || (await exists(path.join(dir, imageManifestFile)));
	const listHash = hasImages ? files.hashOf(imageManifestFile) : '';
	if (manifest.images !== null && listHash !== manifest.images) {
		files.readJson(imageManifestFile, imageManifestSchema);
		notices.push(editedByHand(imagesFolder, imageManifestFile, 'It is used as it is.'));
	}
	const history = openHistoryFolder(dir, files, manifest.history);
	for (const file of history.edited) notices.push(editedByHand(historyFolder, file, 'It is used as it is.'));
	await hashes.save();
	const imagesDir = path.join(dir, imagesFolder);
	let images: ReadonlyMap<string, ImageEntry> | null = null;
	let lost: ReadonlyMap<string, string> | null = null;
	const readImages = () => (images ??= new Map(hasImages ? Object.entries(files.readJson(imageManifestFile, imageManifestSchema)) : []));
	const findLost = () => (lost ??= findLostOriginals(readImages(), imagesDir));
	return {
		manifest,
		records: (collection) => (collections.get(collection) ?? []).flatMap((shard) => shard.records()),
		shards: (collection) => collections.get(collection) ?? [],
		get images() {
			return readImages();
		},
		get lostOriginals() {
			return findLost();
		},
		get imagesHash() {
			return findLost().size === 0 ? listHash : shortHash(listHash, JSON.stringify([...findLost()]));
		},
		imagesDir,
		richTextDir: path.join(dir, richTextFolder),
		history,
		notices: notices.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
	};
}

type ShardEntry = SnapshotManifest['collections'][string]['shards'][number];

/** Fetched files are sound; an edited one is read at once, so that damage is refused before anything is made of the rest. */
function openShard(files: SnapshotFiles, collection: string, { file, sha256 }: ShardEntry, notices: Problem[]): SnapshotShard {
	const found = files.hashOf(file);
	if (found !== sha256) {
		files.readRecords(file);
		notices.push(editedByHand(collection, file, 'Its records are used as they are.'));
	}
	return { file, sha256: found, records: () => files.readRecords(file) };
}

function editedByHand(collection: string, file: string, consequence: string): Problem {
	return {
		code: 'snapshot-edited',
		severity: 'warning',
		collection,
		id: file,
		field: '',
		message: `The file differs from what was fetched: somebody edited it by hand. ${consequence}`,
		fix: 'Make the change in the backend and run "npm run fetch".',
	};
}

/** By file id, in words that follow a file's name. A file of the right size counts as whole: whether it is a picture shows when it is read. */
export function findLostOriginals(images: ReadonlyMap<string, ImageEntry>, imagesDir: string): ReadonlyMap<string, string> {
	const lost = new Map<string, string>();
	for (const [id, entry] of images) {
		const name = imageFileName(entry);
		const size = sizeOf(path.join(imagesDir, name));
		if (size === entry.bytes) continue;
		const state = size === null ? 'is missing' : `has ${size} bytes and not the ${entry.bytes} that were fetched`;
		lost.set(id, `its original ${imagesFolder}/${name} ${state}`);
	}
	return lost;
}

/** null where there is no such file. */
function sizeOf(file: string): number | null {
	try {
		const stats = statSync(file, { throwIfNoEntry: false });
		return stats?.isFile() ? stats.size : null;
	} catch (error) {
		if (hasCode(error, 'ENOTDIR')) return null;
		throw error;
	}
}
