/** Reads a snapshot from disk. Edits by hand are noticed and used; damage is refused. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import type { Problem } from '../content/problem.ts';
import { withLock } from '../disk/lock.ts';
import { sha256 } from './hash.ts';
import {
	formatVersion,
	type ImageEntry,
	imageManifestFile,
	imageManifestSchema,
	imagesFolder,
	manifestFile,
	manifestSchema,
	richTextFolder,
	type SnapshotManifest,
} from './manifest.ts';
import { SnapshotDamaged } from './snapshot-damaged.ts';
import { SnapshotMissing } from './snapshot-missing.ts';
import { exists, isInterrupted, recoverSnapshot } from './switch-snapshot.ts';
import { isWireRecord, type WireRecord } from './wire-record.ts';

export interface Snapshot {
	readonly manifest: SnapshotManifest;
	/** In stable order; empty for a collection that the snapshot does not have. */
	records(collection: string): readonly WireRecord[];
	/** Originals by file id. */
	readonly images: ReadonlyMap<string, ImageEntry>;
	/** Folder of the originals, each named by `imageFileName`. */
	readonly imagesDir: string;
	/** Folder of rendered rich text; it need not exist. */
	readonly richTextDir: string;
	/** Shards that were edited by hand. */
	readonly notices: readonly Problem[];
}

type ShardEntry = SnapshotManifest['collections'][string]['shards'][number];

/**
 * Reads and checks the whole snapshot in `dir`. Throws {@link SnapshotMissing} or {@link SnapshotDamaged}, and `FolderLocked` while another
 * process is switching it.
 */
export async function readSnapshot(dir: string): Promise<Snapshot> {
	if (await isInterrupted(dir)) await withLock(dir, () => recoverSnapshot(dir));
	if (!(await exists(path.join(dir, manifestFile)))) throw new SnapshotMissing(dir);
	const manifest = await readJson(dir, manifestFile, manifestSchema);
	if (manifest.formatVersion !== formatVersion) {
		throw new SnapshotDamaged(manifestFile, `has format ${manifest.formatVersion}, but this program reads format ${formatVersion}`);
	}
	const notices: Problem[] = [];
	const collections = new Map<string, readonly WireRecord[]>();
	for (const [collection, { shards }] of Object.entries(manifest.collections)) {
		const parts = await Promise.all(shards.map((shard) => readShard(dir, collection, shard, notices)));
		collections.set(collection, parts.flat());
	}
	const hasImages = await exists(path.join(dir, imageManifestFile));
	const images = hasImages ? Object.entries(await readJson(dir, imageManifestFile, imageManifestSchema)) : [];
	return {
		manifest,
		records: (collection) => collections.get(collection) ?? [],
		images: new Map(images),
		imagesDir: path.join(dir, imagesFolder),
		richTextDir: path.join(dir, richTextFolder),
		notices: notices.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
	};
}

async function readShard(dir: string, collection: string, shard: ShardEntry, notices: Problem[]): Promise<readonly WireRecord[]> {
	const text = await readText(dir, shard.file);
	const records = parseJson(shard.file, text);
	if (!Array.isArray(records) || !records.every(isWireRecord)) throw new SnapshotDamaged(shard.file, 'is not a list of records');
	if (sha256(text) !== shard.sha256) notices.push(editedByHand(collection, shard.file));
	return records;
}

function editedByHand(collection: string, file: string): Problem {
	return {
		code: 'snapshot-edited',
		severity: 'warning',
		collection,
		id: file,
		field: '',
		message: 'The file differs from what was fetched: somebody edited it by hand. Its records are used as they are.',
		fix: 'Make the change in the backend and run "npm run fetch".',
	};
}

async function readJson<Schema extends z.ZodType>(dir: string, file: string, schema: Schema): Promise<z.output<Schema>> {
	const result = schema.safeParse(parseJson(file, await readText(dir, file)));
	if (!result.success) {
		const issue = result.error.issues[0];
		throw new SnapshotDamaged(file, `is not what it should be (${issue?.path.join('.')}: ${issue?.message})`, result.error);
	}
	return result.data;
}

async function readText(dir: string, file: string): Promise<string> {
	try {
		return await readFile(path.join(dir, file), 'utf8');
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}

function parseJson(file: string, text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new SnapshotDamaged(file, 'is cut or not JSON', error);
	}
}
