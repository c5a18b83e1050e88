/** Takes a folder into the object storage: each file under its hash, unless the release before holds it already. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import PQueue from 'p-queue';
import { headersFor } from '../../renderer/hosts/header-model.ts';
import { compressBrotli, compressBrotliNow, isAsset, isCompressible } from '../../renderer/release/compress-file.ts';
import type { Bucket } from '../storage/bucket.ts';
import type { FolderIndex } from './index-folder.ts';
import type { Manifest } from './manifest.ts';
import { dayOf, objectKey } from './object-keys.ts';

/** Keys that this process stored, which it does not store twice on one day. */
export type StoredKeys = Set<string>;

interface FolderToStore {
	readonly bucket: Bucket;
	readonly dir: string;
	readonly index: FolderIndex;
	/** Of the newest release: its objects are safe from being collected, and are named again. */
	readonly before: Manifest;
	readonly stored: StoredKeys;
	/** The objects are written below its day. */
	readonly nowMs: number;
}

export interface StoredFolder {
	readonly manifest: Manifest;
	/** Objects that were written. */
	readonly written: number;
	readonly bytes: number;
}

const atOnce = 16;
/** Forgetting costs writing again; a key takes some hundred bytes. */
const mostStored = 100_000;

/** @throws StorageFailed */
export async function storeFolder({ bucket, dir, index, before, stored, nowMs }: FolderToStore): Promise<StoredFolder> {
	const day = dayOf(nowMs);
	if (stored.size > mostStored) stored.clear();
	const known = new Map([...before].map(([path, key]) => [keyName(key), { path, key }]));
	const manifest = new Map<string, string>();
	const lacking = new Map<string, string>();
	for (const [path, hash] of index) {
		const key = objectKey(day, hash, path, isCompressible(path));
		const kept = known.get(keyName(key));
		manifest.set(path, kept?.key ?? key);
		if (kept === undefined && !stored.has(key)) lacking.set(key, path);
	}
	let [written, bytes] = [0, 0];
	const store = async (key: string, path: string): Promise<void> => {
		// Another worker may have stored it today: to ask costs less than to compress it as an asset is.
		if (!isAsset(path) || !(await bucket.has(key))) {
			const body = await toBody(path, readFileSync(join(dir, path)));
			await bucket.put(key, body, { ...fileHeaders(path), ...(isCompressible(path) && { 'content-encoding': 'br' }) });
			written += 1;
			bytes += body.length;
		}
		stored.add(key);
	};
	const queue = new PQueue({ concurrency: atOnce });
	try {
		await queue.addAll(
			[...lacking].map(
				([key, path]) =>
					() =>
						store(key, path),
			),
		);
	} finally {
		queue.clear();
		await queue.onPendingZero();
	}
	return { manifest, written, bytes };
}

async function toBody(path: string, content: Buffer): Promise<Buffer> {
	if (!isCompressible(path)) return content;
	return isAsset(path) ? await compressBrotli(path, content) : compressBrotliNow(path, content);
}

/** Hash and ending, without the day. */
function keyName(key: string): string {
	return key.slice(key.lastIndexOf('/') + 1);
}

/** Headers that an object is stored with. A host that shows the bucket itself answers with them. */
export function fileHeaders(path: string): Record<string, string> {
	const cache = headersFor(`/${path}`).find(({ name }) => name === 'Cache-Control');
	return { 'content-type': contentType(path), ...(cache && { 'cache-control': cache.value }) };
}

/** Of a file of a site. */
export function contentType(path: string): string {
	const type = lookup(path) ?? 'application/octet-stream';
	return /^text\/|\/(?:json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}
