/** Workers in a network of their own that is cut: never is an older release published over a newer one, and in the end visitors see the newest content. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { askFor } from '../../fleet/queue/shop-queue.ts';
import { readCurrent, servedRelease } from '../../fleet/releases/current.ts';
import { contentOf, readManifest } from '../../fleet/releases/manifest.ts';
import { addShop } from '../../fleet/shops/fleet-shops.ts';
import type { Bucket } from '../../fleet/storage/bucket.ts';
import { type NetworkNamespace, type NetworkWay, openNetworkNamespace } from '../../sandbox/fleet/network-namespace.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newAccess, newBucket, newQueue } from './parts.ts';
import { goOnFile, startWorkerProcess, type WorkerProcess } from './start-worker-process.ts';

const shop = 'ring.example';
const lockMs = 2000;
const patience = { timeout: 120_000 };

let network: NetworkNamespace | null;
let ways: { readonly redis: NetworkWay; readonly storage: NetworkWay };
beforeAll(async () => {
	network = await openNetworkNamespace();
	if (network === null) return;
	const { redisUrl, storage } = inject('fleetParts');
	ways = {
		redis: await network.addWay(Number(new URL(redisUrl).port)),
		storage: await network.addWay(Number(new URL(storage.endpoint).port)),
	};
});
afterAll(() => network?.remove());
beforeEach(({ skip }) => {
	if (network === null) skip('Only root can make networks, and not in every container.');
});

/** What visitors see, at every moment in which something else is seen. */
function watch(bucket: Bucket) {
	const seen: { readonly generation: number; readonly content: string | null }[] = [];
	let isStopped = false;
	const look = async () => {
		const read = await readCurrent(bucket, shop);
		const served = read && servedRelease(read.current);
		if (!read || seen.at(-1)?.generation === read.current.generation) return;
		const key = served ? ((await readManifest(bucket, served.site)).get('index.html') ?? '') : null;
		const object = key === null ? null : await bucket.get(key);
		const content =
			key === null || object === null ? null : (await contentOf(key, object.body)).toString().slice('<p>'.length, -'</p>'.length);
		seen.push({ generation: read.current.generation, content });
	};
	const ended = (async () => {
		while (!isStopped) {
			await look();
			await sleep(20);
		}
	})();
	return {
		seen,
		content: () => seen.at(-1)?.content ?? null,
		async stop() {
			isStopped = true;
			await ended;
		},
	};
}

async function aFleet() {
	const [storage, parts, dir] = [newAccess(), newQueue(), await temporaryFolder()];
	const bucket = await newBucket(storage);
	await addShop(bucket, shop);
	const contentFile = join(dir, 'content');
	const common = { prefix: parts.prefix, lockMs, contentFile };
	const watched = watch(bucket);
	onTestFinished(() => watched.stop());
	return {
		watched,
		/** What editors save. */
		edit: (content: string) => writeFileSync(contentFile, content),
		ask: () => askFor(parts.queue, shop, 'edit'),
		/** Ends the build of `startThere`. */
		goOn: () => writeFileSync(goOnFile(contentFile), ''),
		startHere: () =>
			startWorkerProcess({ ...common, redisUrl: inject('fleetParts').redisUrl, storage, workDir: join(dir, 'here'), buildMs: 0 }),
		startThere: (): Promise<WorkerProcess> => {
			const place = {
				...{ ...common, workDir: join(dir, 'there'), buildMs: patience.timeout },
				redisUrl: `redis://${ways.redis.host}:${ways.redis.port}`,
				storage: { ...storage, endpoint: `http://${ways.storage.host}:${ways.storage.port}` },
			};
			return startWorkerProcess(place, network?.name);
		},
	};
}

const reads = (content: string) => (event: WorkerProcess['events'][number]) => event.event === 'read' && event.content === content;

/** Generations grow by one, and contents follow each other as they were saved. */
function expectOrder(seen: readonly { readonly generation: number; readonly content: string | null }[], saved: readonly string[]): void {
	const order = [null, ...saved];
	const found = seen.map(({ content }) => order.indexOf(content));
	expect(found).not.toContain(-1);
	expect(found).toEqual(found.toSorted((one, other) => one - other));
	const generations = seen.map(({ generation }) => generation);
	expect(generations).toEqual(generations.toSorted((one, other) => one - other));
}

it('one that is cut off from Redis loses its shop, and publishes nothing old when its build ends', async () => {
	const { watched, edit, ask, goOn, startHere, startThere } = await aFleet();
	edit('one');
	const there = await startThere();
	await ask();
	await there.until(reads('one'));
	await ways.redis.cut();
	edit('two');
	const here = await startHere();
	// BullMQ gives the shop to the other worker.
	await here.until((event) => event.event === 'ended' && event.outcome === 'published');
	await vi.waitFor(() => expect(watched.content()).toBe('two'), patience);
	expect(there.events.filter(({ event }) => event === 'ended')).toEqual([]);
	// It ends its build, comes too late, and begins again.
	goOn();
	await there.until(reads('two'));
	await there.until(({ event }) => event === 'ended');
	expect(there.events.at(-1)).toMatchObject({ outcome: 'unchanged' });
	expect(watched.content()).toBe('two');
	await ways.redis.heal();
	edit('three');
	await ask();
	await vi.waitFor(() => expect(watched.content()).toBe('three'), patience);
	await watched.stop();
	expectOrder(watched.seen, ['one', 'two', 'three']);
	expect(watched.seen.map(({ content }) => content)).not.toContain('one');
});

it('one that is cut off from the storage publishes nothing, and another one does', async () => {
	const { watched, edit, ask, goOn, startHere, startThere } = await aFleet();
	edit('one');
	const there = await startThere();
	await ask();
	await there.until(reads('one'));
	await ways.storage.cut();
	edit('two');
	goOn();
	await there.until((event) => event.event === 'ended' && event.outcome.startsWith('StorageFailed'));
	expect(watched.content()).toBeNull();
	// One of both takes the shop up again, and only one reaches the storage.
	await startHere();
	// The other one may have used up all tries of the job.
	await ask();
	await vi.waitFor(() => expect(watched.content()).toBe('two'), patience);
	edit('three');
	await ways.storage.heal();
	await ask();
	await vi.waitFor(() => expect(watched.content()).toBe('three'), patience);
	await watched.stop();
	expectOrder(watched.seen, ['one', 'two', 'three']);
	expect(watched.seen.map(({ content }) => content)).not.toContain('one');
});
