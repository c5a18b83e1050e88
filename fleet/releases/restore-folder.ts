/** Makes a folder what a manifest says: what is there already stays, the rest comes from the object storage. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { linkOrCopy } from '../../pipeline/disk/link-or-copy.ts';
import type { Bucket } from '../storage/bucket.ts';
import type { FolderHashes } from './index-folder.ts';
import { type Manifest, readContent } from './manifest.ts';
import { hashOf } from './object-keys.ts';

interface FolderToRestore {
	readonly bucket: Bucket;
	readonly dir: string;
	readonly hashes: FolderHashes;
	readonly manifest: Manifest;
	/** A file that may differ where nothing else does: it only says when the folder was made. Left out, none may. */
	readonly mayDiffer?: string;
}

const atOnce = 16;

/**
 * True where something had to change. The folder is replaced as a whole: a process that dies leaves the old one, or none.
 * @throws StorageFailed @throws ObjectLost
 */
export async function restoreFolder({ bucket, dir, hashes, manifest, mayDiffer }: FolderToRestore): Promise<boolean> {
	const found = hashes.read();
	const isSame = (path: string) => found.has(path) && found.get(path) === hashOf(manifest.get(path) ?? '');
	const stays = (path: string) => isSame(path) || (path === mayDiffer && found.has(path));
	if (found.size === manifest.size && [...manifest.keys()].every(stays)) return false;
	const staging = `${dir}.restoring`;
	await rm(staging, { recursive: true, force: true });
	await mkdir(staging, { recursive: true });
	const queue = new PQueue({ concurrency: atOnce });
	try {
		await queue.addAll(
			[...manifest].map(([path, key]) => async () => {
				const file = join(staging, path);
				await mkdir(dirname(file), { recursive: true });
				if (isSame(path)) await linkOrCopy(join(dir, path), file);
				else await writeFile(file, await readContent(bucket, key));
			}),
		);
	} finally {
		queue.clear();
		await queue.onPendingZero();
	}
	await rm(dir, { recursive: true, force: true });
	await rename(staging, dir);
	return true;
}
