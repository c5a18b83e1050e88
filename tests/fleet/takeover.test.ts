/** Workers that share the shops: one that is killed leaves its shop to another one, and no shop is built twice for one request. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import { askFor, askForAll } from '../../fleet/queue/shop-queue.ts';
import { readCurrent } from '../../fleet/releases/current.ts';
import { addShop } from '../../fleet/shops/fleet-shops.ts';
import { runShop } from '../../fleet/worker/run-shop.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newAccess, newBucket, newPlace, newQueue, work } from './parts.ts';
import { buildOf } from './plain-build.ts';
import { startWorkerProcess } from './start-worker-process.ts';

/** The storage answers late where other tests use it. */
const patience = { timeout: 120_000 };

it('a shop whose worker was killed is built by another one, once', async () => {
	const shop = 'ring.example';
	const [storage, parts, dir, lockMs] = [newAccess(), newQueue(), await temporaryFolder(), 3000];
	const bucket = await newBucket(storage);
	await addShop(bucket, shop);
	const contentFile = join(dir, 'content');
	writeFileSync(contentFile, 'x');
	const { prefix } = parts;
	const common = { redisUrl: inject('fleetParts').redisUrl, prefix, storage, lockMs, contentFile };
	const first = await startWorkerProcess({ ...common, workDir: join(dir, 'first'), buildMs: 60_000 });
	await askFor(parts.queue, shop, 'edit');
	await first.until(({ event }) => event === 'read');
	const second = await startWorkerProcess({ ...common, workDir: join(dir, 'second'), buildMs: 0 });
	await first.kill();
	await second.until((event) => event.event === 'ended' && event.outcome === 'published');
	expect((await readCurrent(bucket, shop))?.current.releases).toHaveLength(1);
	expect(second.events.filter(({ event }) => event === 'read')).toHaveLength(1);
});

it('three workers build each of 30 shops once a request, and none twice at a time', async () => {
	const [bucket, parts] = [await newBucket(), newQueue()];
	const shops = Array.from({ length: 30 }, (_, index) => `shop-${index}.example`);
	await Promise.all(shops.map((shop) => addShop(bucket, shop)));
	const runs = new Map(shops.map((shop) => [shop, 0]));
	const running = new Set<string>();
	const twice: string[] = [];
	const byWorker = [0, 0, 0];
	for (let worker = 0; worker < 3; worker += 1) {
		const place = await newPlace(
			bucket,
			buildOf(() => 'x'),
		);
		work(parts, async (shop) => {
			if (running.has(shop)) twice.push(shop);
			running.add(shop);
			byWorker[worker] = (byWorker[worker] ?? 0) + 1;
			runs.set(shop, (runs.get(shop) ?? 0) + 1);
			const outcome = await runShop(shop, place);
			running.delete(shop);
			return outcome;
		});
	}
	for (let request = 1; request <= 2; request += 1) {
		await askForAll(parts.queue, parts.records, shops, 'rebuild');
		await vi.waitFor(async () => expect((await parts.queue.getJobCounts()).prioritized).toBe(0), patience);
		await vi.waitFor(async () => expect((await parts.queue.getJobCounts()).active).toBe(0), patience);
		expect(new Set(runs.values())).toEqual(new Set([request]));
	}
	expect(twice).toEqual([]);
	// All had their part.
	expect(Math.min(...byWorker)).toBeGreaterThan(0);
	const states = await parts.records.states();
	expect(shops.map((shop) => states.get(shop)?.state)).toEqual(shops.map(() => 'unchanged'));
});
