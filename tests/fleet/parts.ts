/** A bucket and a queue of a test's own, on the storage and the Redis that all tests share. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { createMetrics } from '../../fleet/metrics.ts';
import { openQueue, type ShopQueue } from '../../fleet/queue/shop-queue.ts';
import { openShopRecords, type ShopRecords } from '../../fleet/queue/shop-records.ts';
import { type Bucket, type BucketAccess, openBucket } from '../../fleet/storage/bucket.ts';
import type { BuildShop } from '../../fleet/worker/build-shop.ts';
import type { RunOutcome, RunPlace } from '../../fleet/worker/run-shop.ts';
import { createSharedCopy } from '../../fleet/worker/shared-copy.ts';
import { startWorker } from '../../fleet/worker/worker.ts';
import type { Problem } from '../../pipeline/problem.ts';
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
	readonly connection: ConnectionOptions;
	readonly prefix: string;
	readonly queue: ShopQueue;
	readonly records: ShopRecords;
}

/** `connection`: of the queue; left out, the Redis that holds the records as well. */
export function newQueue(connection: ConnectionOptions = redisConnection()): TestQueue {
	const { url } = redisConnection();
	const prefix = `test-${randomBytes(6).toString('hex')}`;
	const redis = new Redis(url, { maxRetriesPerRequest: null });
	const queue = openQueue(connection, prefix);
	onTestFinished(async () => {
		await queue.close();
		redis.disconnect();
	});
	return { connection, prefix, queue, records: openShopRecords(redis, prefix) };
}

function redisConnection() {
	return { url: inject('fleetParts').redisUrl, maxRetriesPerRequest: null };
}

/** Resolves when no shop waits, is built, or is to be tried again. */
export async function untilIdle(queue: ShopQueue): Promise<void> {
	await vi.waitFor(async () => {
		const { failed: _failed, completed: _completed, ...open } = await queue.getJobCounts();
		expect(Object.entries(open).filter(([, count]) => count > 0)).toEqual([]);
	});
}

/** What a run answers that published. */
export const published: RunOutcome = { kind: 'published', release: 1, written: 1, bytes: 1, rendered: 1 };

export interface TestWorker {
	/** Whom it told of which problems. */
	readonly told: { readonly shop: string; readonly users: readonly (string | null)[]; readonly problems: readonly Problem[] }[];
	close(): Promise<void>;
}

/** A worker that only does what `runShop` does. */
export function work(
	{ connection, prefix, records }: TestQueue,
	runShop: (shop: string) => Promise<RunOutcome>,
	lockMs = 30_000,
): TestWorker {
	const told: { shop: string; users: (string | null)[]; problems: readonly Problem[] }[] = [];
	const worker = startWorker({
		...{ connection, prefix, records, lockMs, runShop },
		metrics: createMetrics(),
		log: pino({ level: 'silent' }),
		runShared: () => Promise.resolve(0),
		tellEditors: async (edits, shop, problems) => void told.push({ shop, users: edits.map(({ user }) => user), problems }),
		afterRun: () => {},
	});
	onTestFinished(() => worker.close());
	return { told, close: worker.close };
}

/** A worker's place, with a folder of its own. */
export async function newPlace(bucket: Bucket, build: BuildShop, extras: Partial<RunPlace> = {}): Promise<RunPlace> {
	const workDir = await temporaryFolder();
	const ownDir = join(workDir, 'workers/1');
	return { bucket, workDir, ownDir, build, shared: createSharedCopy(bucket, ownDir), stored: new Set(), acceptShrink: false, ...extras };
}
