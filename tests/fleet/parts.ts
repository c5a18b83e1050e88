/** A bucket and a queue of a test's own, on the storage and the Redis that all tests share. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Redis } from 'ioredis';
import { inject, onTestFinished } from 'vitest';
import { openQueue, type ShopQueue } from '../../fleet/queue/shop-queue.ts';
import { openShopRecords, type ShopRecords } from '../../fleet/queue/shop-records.ts';
import { type Bucket, type BucketAccess, openBucket } from '../../fleet/storage/bucket.ts';
import type { BuildShop } from '../../fleet/worker/build-shop.ts';
import type { RunPlace } from '../../fleet/worker/run-shop.ts';
import { createSharedCopy } from '../../fleet/worker/shared-copy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export function newAccess(): BucketAccess {
	return { ...inject('fleetParts').storage, bucket: `test-${randomBytes(6).toString('hex')}` };
}

export async function newBucket(access: BucketAccess = newAccess()): Promise<Bucket> {
	const bucket = openBucket(access);
	await bucket.prepare();
	return bucket;
}

export interface TestQueue {
	readonly connection: { readonly url: string; readonly maxRetriesPerRequest: null };
	readonly prefix: string;
	readonly queue: ShopQueue;
	readonly records: ShopRecords;
}

export function newQueue(): TestQueue {
	const { redisUrl: url } = inject('fleetParts');
	const prefix = `test-${randomBytes(6).toString('hex')}`;
	const connection = { url, maxRetriesPerRequest: null };
	const redis = new Redis(url, { maxRetriesPerRequest: null });
	const queue = openQueue(connection, prefix);
	onTestFinished(async () => {
		await queue.close();
		redis.disconnect();
	});
	return { connection, prefix, queue, records: openShopRecords(redis, prefix) };
}

/** A build of a few small files, made of what `read` answers when the content is read. Its snapshot is its content. */
export function buildOf(read: () => string, files: (content: string) => Readonly<Record<string, string>> = pageOf): BuildShop {
	return async ({ contentDir, outDir }) => {
		const content = read();
		writeFolder(contentDir, { 'manifest.json': String(Math.random()), 'records/all.json': content });
		writeFolder(outDir, files(content));
		return { kind: 'built', pages: 1, rendered: 1 };
	};
}

function pageOf(content: string): Record<string, string> {
	return { 'index.html': `<p>${content}</p>`, '404.html': 'nothing' };
}

function writeFolder(dir: string, files: Readonly<Record<string, string>>): void {
	rmSync(dir, { recursive: true, force: true });
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), text);
	}
}

/** A worker's place, with a folder of its own. */
export async function newPlace(bucket: Bucket, build: BuildShop, extras: Partial<RunPlace> = {}): Promise<RunPlace> {
	const workDir = await temporaryFolder();
	return { bucket, workDir, build, shared: createSharedCopy(bucket, workDir), stored: new Set(), acceptShrink: false, ...extras };
}
