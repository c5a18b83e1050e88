/** Writes a snapshot to a folder beside the one in place, and switches when it is complete: a crash never leaves half of one. */
import { readdir, rm } from 'node:fs/promises';
import { sha256 } from './hash.ts';
import {
	formatVersion,
	historyFolder,
	type ImageEntry,
	imageFileName,
	imageManifestFile,
	imagesFolder,
	manifestFile,
	readRecorded,
	recordsFolder,
	richTextFolder,
	type SnapshotManifest,
} from './manifest.ts';
import { planShards } from './plan-shards.ts';
import { planRichTextShards, type RenderedRichText } from './rich-text-shards.ts';
import { createStagingFolder, type StagingFolder } from './staging-folder.ts';
import { exists, recoverSnapshot, snapshotFolders, switchSnapshot } from './switch-snapshot.ts';
import type { WireRecord } from './wire-record.ts';
import { isDraft } from './with-drafts.ts';

type Hashes = Record<string, string>;

export type RecordsByCollection = Readonly<Record<string, readonly WireRecord[]>>;

export interface SnapshotMeta {
	/** Domain of the project. */
	readonly project: string;
	/** ISO 8601, UTC. */
	readonly fetchedAt: string;
	readonly backendVersion: string | null;
	/** See the manifest. */
	readonly readFrom?: string;
	/** See the manifest. */
	readonly drafts?: boolean;
	/** Originals by file id; left out, those of the snapshot in place stay. */
	readonly images?: ReadonlyMap<string, SnapshotImage>;
	/** Left out, what the snapshot in place holds stays. */
	readonly richText?: RenderedRichText;
	/** Text of each file below `history/` by its name in the snapshot; left out, what the snapshot in place holds stays. */
	readonly history?: ReadonlyMap<string, string>;
}

/** An original with its bytes in memory or in a file on disk. */
export type SnapshotImage = KeptOriginal | (ImageEntry & { readonly data: Uint8Array });

/** An original in a file on disk. `stays`: the file is of another snapshot, so that a second name for it is enough. */
export type KeptOriginal = ImageEntry & { readonly file: string; readonly stays?: true };

export interface StagedSnapshot {
	/** Complete and readable, beside the snapshot in place. */
	readonly dir: string;
	/** Differs from the ids of later snapshots. */
	readonly id: string;
	/** Puts it in the place of the old snapshot. Where that fails, one of the two is in place, and the next fetch finishes or repeats it. */
	commit(): Promise<void>;
	/** Removes it, unless it was committed: no other snapshot is touched. */
	discard(): Promise<void>;
}

/** Writes and switches. `records`: normalised (see normalise-record.ts). All other files of the old snapshot are taken over. */
export async function writeSnapshot(dir: string, records: RecordsByCollection, meta: SnapshotMeta): Promise<void> {
	const staged = await stageSnapshot(dir, records, meta);
	await staged.commit();
}

/** As {@link writeSnapshot}, but writes beside the snapshot in place and leaves the switch to the caller, who holds the lock of `dir` from before this call. */
export async function stageSnapshot(dir: string, records: RecordsByCollection, meta: SnapshotMeta): Promise<StagedSnapshot> {
	await recoverSnapshot(dir);
	const { staging } = snapshotFolders(dir);
	const discard = () => rm(staging, { recursive: true, force: true });
	await discard();
	try {
		const id = await fillStaging(createStagingFolder(staging, dir), dir, records, meta);
		return { dir: staging, id, commit: () => switchSnapshot(dir, id), discard };
	} catch (error) {
		await discard();
		throw error;
	}
}

/** The manifest comes last: a folder without one is no snapshot. Returns the snapshot's id. */
async function fillStaging(folder: StagingFolder, dir: string, records: RecordsByCollection, meta: SnapshotMeta): Promise<string> {
	const collections = await writeRecords(folder, records);
	const recorded = readRecorded(dir);
	const images = (await writeImages(folder, meta.images)) ?? recorded.images;
	const richText =
		meta.richText === undefined ? await keep(folder, richTextFolder, recorded.richText) : await writeRichText(folder, meta.richText);
	const history = meta.history === undefined ? await keep(folder, historyFolder, recorded.history) : await writeFiles(folder, meta.history);
	await keepTheRest(folder, dir);
	const { project, fetchedAt, backendVersion, drafts, readFrom } = meta;
	const time = readFrom === undefined ? {} : { readFrom };
	const marks = drafts ? { drafts, draftCount: Object.values(records).flat().filter(isDraft).length } : {};
	const manifest: SnapshotManifest = {
		formatVersion,
		project,
		fetchedAt,
		backendVersion,
		...time,
		...marks,
		collections,
		richText,
		images,
		history,
	};
	const text = toJson(manifest);
	await folder.write(manifestFile, text);
	await folder.sync();
	return sha256(text);
}

async function writeRecords(folder: StagingFolder, records: RecordsByCollection): Promise<SnapshotManifest['collections']> {
	const entries: [string, SnapshotManifest['collections'][string]][] = [];
	for (const collection of Object.keys(records).sort()) {
		const list = records[collection] ?? [];
		const shards: SnapshotManifest['collections'][string]['shards'] = [];
		for (const { name, count, text } of planShards(list)) {
			const file = `${recordsFolder}/${collection}/${name}.json`;
			await folder.write(file, text);
			shards.push({ file, sha256: sha256(text), count });
		}
		entries.push([collection, { count: list.length, shards }]);
	}
	return Object.fromEntries(entries);
}

/** The hash of their list; null where what is in place stays. */
async function writeImages(folder: StagingFolder, images: SnapshotMeta['images']): Promise<string | null> {
	if (images === undefined) {
		await folder.keepAll(imagesFolder);
		return null;
	}
	const entries: [string, ImageEntry][] = [];
	const written = new Set<string>();
	for (const [id, image] of [...images].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const { hash, ext, width, height, bytes, filename, modifiedOn } = image;
		entries.push([id, { hash, ext, width, height, bytes, filename, modifiedOn }]);
		const file = `${imagesFolder}/${imageFileName(image)}`;
		if (written.has(file)) continue;
		written.add(file);
		if (await folder.keep(file, bytes)) continue;
		if ('data' in image) await folder.write(file, image.data);
		else if (image.stays) await folder.link(image.file, file);
		else await folder.copy(image.file, file);
	}
	const text = toJson(Object.fromEntries(entries));
	await folder.write(imageManifestFile, text);
	return sha256(text);
}

/** Kept files have the hashes that they had: hashed again, an edit by hand would pass for a written file. */
async function keep(folder: StagingFolder, name: string, recorded: Hashes): Promise<Hashes> {
	await folder.keepAll(name);
	return recorded;
}

function writeRichText(folder: StagingFolder, richText: RenderedRichText): Promise<Hashes> {
	return writeFiles(folder, new Map(planRichTextShards(richText).map(({ name, text }) => [`${richTextFolder}/${name}`, text])));
}

async function writeFiles(folder: StagingFolder, files: ReadonlyMap<string, string>): Promise<Hashes> {
	const hashes: Hashes = {};
	for (const [file, text] of [...files].sort(([left], [right]) => (left < right ? -1 : 1))) {
		await folder.write(file, text);
		hashes[file] = sha256(text);
	}
	return hashes;
}

async function keepTheRest(folder: StagingFolder, dir: string): Promise<void> {
	const own = new Set([manifestFile, recordsFolder, imagesFolder, richTextFolder, historyFolder]);
	if (!(await exists(dir))) return;
	for (const name of await readdir(dir)) if (!own.has(name)) await folder.keepAll(name);
}

function toJson(value: unknown): string {
	return `${JSON.stringify(value, null, '\t')}\n`;
}
