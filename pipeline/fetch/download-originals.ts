/** Gets the originals of the files that a project uses; what the snapshot already has is not downloaded again. */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Progress } from '../../site/progress.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { FileIncomplete } from '../directus/backend-errors.ts';
import { orIfMissing } from '../disk/is-missing.ts';
import { sha256 } from '../snapshot/hash.ts';
import { type ImageEntry, imageFileName } from '../snapshot/manifest.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { recordKey, toWholeNumber, type WireRecord } from '../snapshot/wire-record.ts';
import type { KeptOriginal, SnapshotImage } from '../snapshot/write-snapshot.ts';
import type { SharedRecords } from './shared-records.ts';

interface OriginalsInput {
	readonly client: BackendClient;
	/** Records of `directus_files`. */
	readonly files: readonly WireRecord[];
	/** The snapshot in place, if there is one. */
	readonly before: Snapshot | null;
	/** Finds originals that are on this machine already. */
	readonly shared?: Pick<SharedRecords, 'original'> | undefined;
	/** Where downloads lie until the snapshot takes them over. */
	readonly downloadDir: string;
	readonly progress: Progress;
}

/** Downloads that wait for a place or run; the client has its own limit, this one ends the rest when one fails. */
const parallelDownloads = 10;

/** By file id. @throws FileIncomplete */
export async function downloadOriginals(input: OriginalsInput): Promise<ReadonlyMap<string, SnapshotImage>> {
	const { client, files, before, shared, downloadDir, progress } = input;
	await mkdir(downloadDir, { recursive: true });
	const stage = progress.stage('Files', files.length);
	const images = new Map<string, SnapshotImage>();
	let downloaded = 0;

	async function getOriginal(file: WireRecord): Promise<void> {
		const id = String(recordKey(file));
		const kept = (await findSame(file, keptOriginal(id, before))) ?? (await findSame(file, shared?.original(id) ?? null));
		if (kept === null) downloaded += 1;
		images.set(id, kept ?? (await download(client, file, id, downloadDir)));
		stage.advance();
	}

	const queue = new PQueue({ concurrency: parallelDownloads });
	try {
		await queue.addAll(files.map((file) => () => getOriginal(file)));
	} finally {
		queue.clear();
		await queue.onPendingZero();
	}
	stage.done(`${files.length} files, ${downloaded} downloaded`);
	return images;
}

function keptOriginal(id: string, before: Snapshot | null): KeptOriginal | null {
	const entry = before?.images.get(id);
	return before === null || entry === undefined ? null : { ...entry, file: join(before.imagesDir, imageFileName(entry)) };
}

/** A file is known to be the same only if the backend says when it was last replaced: its size alone proves nothing. */
async function findSame(file: WireRecord, kept: KeptOriginal | null): Promise<KeptOriginal | null> {
	if (kept === null || typeof file.modified_on !== 'string') return null;
	const same =
		kept.modifiedOn === file.modified_on && toWholeNumber(file.filesize) === kept.bytes && file.filename_download === kept.filename;
	return same && (await orIfMissing(stat(kept.file), null))?.size === kept.bytes ? kept : null;
}

async function download(client: BackendClient, file: WireRecord, id: string, downloadDir: string): Promise<SnapshotImage> {
	const filename = typeof file.filename_download === 'string' ? file.filename_download : id;
	const expected = toWholeNumber(file.filesize);
	let data = await client.readAsset(id);
	if (expected !== null && data.length !== expected) data = await client.readAsset(id);
	if (expected !== null && data.length !== expected) throw new FileIncomplete(id, filename, expected, data.length);
	const entry: ImageEntry = {
		hash: sha256(data),
		ext: /\.([a-z0-9]{1,8})$/.exec(filename.toLowerCase())?.[1] ?? 'bin',
		width: toWholeNumber(file.width),
		height: toWholeNumber(file.height),
		bytes: data.length,
		filename,
		modifiedOn: typeof file.modified_on === 'string' ? file.modified_on : null,
	};
	const path = join(downloadDir, imageFileName(entry));
	await writeFile(path, data);
	return { ...entry, file: path };
}
