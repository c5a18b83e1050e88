/** A worker in a process of its own, to be killed or cut off: it makes a page of what is in a file, and tells its parent what it does. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { createMetrics } from '../../fleet/metrics.ts';
import { openShopRecords } from '../../fleet/queue/shop-records.ts';
import { openBucket } from '../../fleet/storage/bucket.ts';
import { runShop } from '../../fleet/worker/run-shop.ts';
import { createSharedCopy } from '../../fleet/worker/shared-copy.ts';
import { startWorker } from '../../fleet/worker/worker.ts';
import { buildOf } from './plain-build.ts';
import { goOnFile, type WorkerEvent, type WorkerPlace } from './start-worker-process.ts';

const place: WorkerPlace = JSON.parse(process.argv[2] ?? '');
const { redisUrl, prefix, storage, workDir, lockMs, contentFile, buildMs } = place;
const tell = (event: WorkerEvent) => process.send?.(event);
process.once('disconnect', () => process.exit());

const connection = { url: redisUrl, maxRetriesPerRequest: null };
const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
// It is cut off on purpose.
redis.on('error', () => {});
const bucket = openBucket(storage, { timeoutMs: 3000, retries: 1 });

startWorker({
	...{ connection, prefix, lockMs, records: openShopRecords(redis, prefix) },
	metrics: createMetrics(),
	log: pino({ level: 'silent' }),
	async runShop(shop) {
		const shared = createSharedCopy(bucket, join(workDir, 'workers/1'));
		try {
			const outcome = await runShop(shop, {
				...{ bucket, workDir, ownDir: join(workDir, 'workers/1'), shared, stored: new Set(), acceptShrink: false },
				async build(folders) {
					const content = readFileSync(contentFile, 'utf8');
					tell({ event: 'read', shop, content });
					const endMs = Date.now() + buildMs;
					while (Date.now() < endMs && !existsSync(goOnFile(contentFile))) await sleep(20);
					return await buildOf(() => content)(folders);
				},
			});
			tell({ event: 'ended', shop, outcome: outcome.kind });
			return outcome;
		} catch (error) {
			tell({ event: 'ended', shop, outcome: String(error) });
			throw error;
		}
	},
	runShared: () => Promise.resolve(0),
	tellEditors: () => Promise.resolve(),
	afterRun: () => {},
});
tell({ event: 'ready' });
