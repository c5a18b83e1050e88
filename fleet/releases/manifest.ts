/** The manifest of a folder in the object storage: which object holds which file. It is an object like the files that it names, and never changes. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import * as z from 'zod';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { compressBrotliNow } from '../../renderer/release/compress-file.ts';
import type { Bucket } from '../storage/bucket.ts';
import { dayOf, hashOf, isCompressedKey, objectKey } from './object-keys.ts';
import { ObjectLost } from './release-errors.ts';

/** Keys of objects by the path of their file below the folder. */
export type Manifest = ReadonlyMap<string, string>;

const schema = z.record(z.string(), z.string());

/** The content of an object, as the file has it. */
export async function contentOf(key: string, body: Uint8Array): Promise<Buffer> {
	return isCompressedKey(key) ? await promisify(brotliDecompress)(body) : Buffer.from(body);
}

/** Stores it. Returns its key. */
export async function storeManifest(bucket: Bucket, manifest: Manifest, nowMs: number): Promise<string> {
	const text = JSON.stringify(Object.fromEntries([...manifest].sort(([one], [other]) => (one < other ? -1 : 1))));
	const name = 'manifest.json';
	const key = objectKey(dayOf(nowMs), sha256(text), name, true);
	await bucket.put(key, compressBrotliNow(name, Buffer.from(text)), { 'content-type': 'application/json', 'content-encoding': 'br' });
	return key;
}

/** @throws ObjectLost where it is gone, or is not what its name says */
export async function readContent(bucket: Bucket, key: string): Promise<Buffer> {
	const object = await bucket.get(key);
	if (object === null) throw new ObjectLost(key);
	const content = await contentOf(key, object.body).catch((cause: unknown) => {
		throw new ObjectLost(key, { cause });
	});
	if (sha256(content) !== hashOf(key)) throw new ObjectLost(key);
	return content;
}

/** @throws ObjectLost */
export async function readManifest(bucket: Bucket, key: string): Promise<Manifest> {
	const content = await readContent(bucket, key);
	return new Map(Object.entries(schema.parse(JSON.parse(content.toString()))));
}
