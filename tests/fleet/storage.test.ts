/** A real object storage, and a network in front of it that fails: races have one winner, and visitors see one release or the other. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Current, noRelease, readCurrent, replaceCurrent, servedRelease } from '../../fleet/releases/current.ts';
import { contentOf, readManifest } from '../../fleet/releases/manifest.ts';
import { currentKey } from '../../fleet/releases/object-keys.ts';
import { collect } from '../../fleet/shops/collect.ts';
import { addShop, removeShop } from '../../fleet/shops/fleet-shops.ts';
import { type Bucket, type BucketAccess, type BucketPatience, openBucket } from '../../fleet/storage/bucket.ts';
import { type RunPlace, runShop } from '../../fleet/worker/run-shop.ts';
import { type ProxyMode, startUnreliableProxy, type UnreliableProxy } from '../../sandbox/fleet/unreliable-proxy.ts';
import { newAccess, newBucket, newPlace } from './parts.ts';
import { buildOf } from './plain-build.ts';

const shop = 'ring.example';
let access: BucketAccess;
let bucket: Bucket;
let content: string;

beforeEach(async () => {
	access = newAccess();
	bucket = await newBucket(access);
	await addShop(bucket, shop);
	content = 'x';
});

const newWorker = (extras: Partial<RunPlace> = {}, of: Bucket = bucket) =>
	newPlace(
		of,
		buildOf(() => content),
		extras,
	);

async function shown(name = shop): Promise<string | null> {
	const read = await readCurrent(bucket, name);
	const served = read && servedRelease(read.current);
	if (!served) return null;
	const key = (await readManifest(bucket, served.site)).get('index.html') ?? '';
	const object = await bucket.get(key);
	return object === null ? null : (await contentOf(key, object.body)).toString();
}

const next = (): Current => ({ ...noRelease, generation: 1, run: randomUUID() });

describe('of 16 racers', () => {
	const racers = 16;

	it.each(['where there is no object yet', 'where all have read the same one'])('one wins, %s', async (when) => {
		const isNew = when.includes('no object');
		for (let race = 0; race < 5; race += 1) {
			const name = `race-${race}.example`;
			if (!isNew) await addShop(bucket, name);
			const etag = (await readCurrent(bucket, name))?.etag ?? null;
			const tries = Array.from({ length: racers }, next);
			const won = await Promise.all(tries.map((each) => replaceCurrent(bucket, name, each, etag)));
			const winners = tries.filter((_, index) => won[index]);
			expect(winners.map(({ run }) => run)).toEqual([(await readCurrent(bucket, name))?.current.run]);
			expect(await replaceCurrent(bucket, name, next(), etag)).toBe(false);
		}
	});
});

/** The same bucket by way of a network that fails. */
async function behindProxy(patience: BucketPatience = {}): Promise<{ readonly proxy: UnreliableProxy; readonly through: Bucket }> {
	const proxy = await startUnreliableProxy(access.endpoint);
	onTestFinished(() => proxy.close());
	return { proxy, through: openBucket({ ...access, endpoint: proxy.url }, patience) };
}

const isCurrent = ({ method, path }: { readonly method: string; readonly path: string }) => method === 'PUT' && path.endsWith('/current');

describe('a lost answer to who replaced "current"', () => {
	it('is that of a winner where its run stands there', async () => {
		const { proxy, through } = await behindProxy();
		await proxy.set({ kind: 'drop', when: 'after', only: isCurrent });
		expect(await runShop(shop, await newWorker({}, through))).toMatchObject({ kind: 'published', release: 1 });
		expect(proxy.counts.spoiled).toBe(1);
		expect(await shown()).toBe('<p>x</p>');
	});

	it('is that of a loser where another run stands there, which begins again', async () => {
		const { proxy, through } = await behindProxy();
		let isFirst = true;
		const worker = await newWorker(
			{
				async beforePublish() {
					if (!isFirst) return proxy.set({ kind: 'pass' });
					isFirst = false;
					content = 'newer';
					await runShop(shop, await newWorker());
					await proxy.set({ kind: 'drop', when: 'after', only: isCurrent });
				},
			},
			through,
		);
		expect(await runShop(shop, worker)).toMatchObject({ kind: 'unchanged', release: 1 });
		expect((await readCurrent(bucket, shop))?.current.generation).toBe(3);
		expect(await shown()).toBe('<p>newer</p>');
	});

	it('is a failure where nobody can know: the write may still arrive', async () => {
		const { proxy, through } = await behindProxy();
		await proxy.set({ kind: 'drop', when: 'before', only: isCurrent });
		await expect(runShop(shop, await newWorker({}, through))).rejects.toThrow('The object storage did not answer: PUT');
		expect(await shown()).toBeNull();
	});
});

const faults: readonly (readonly [string, ProxyMode])[] = [
	['answers 503', { kind: 'unavailable' }],
	['answers 503 to every third request', { kind: 'unavailable', share: 0.33 }],
	['refuses connections', { kind: 'refuse' }],
	['says nothing', { kind: 'silent' }],
	['is slow', { kind: 'slow', delayMs: 50, dripBytes: 20, dripMs: 2 }],
	['loses every third request', { kind: 'drop', when: 'before', share: 0.33 }],
	['loses every third answer', { kind: 'drop', when: 'after', share: 0.33 }],
	['breaks off every third answer', { kind: 'drop', when: 'within', share: 0.33 }],
];

describe('a storage that', () => {
	it.each(faults)('%s leaves visitors with one release or the next, and the next run publishes', async (_, mode) => {
		await runShop(shop, await newWorker());
		content = 'y';
		const { proxy, through } = await behindProxy({ timeoutMs: 500, retries: 1 });
		await proxy.set(mode);
		const ended = await runShop(shop, await newWorker({}, through)).then(
			({ kind }) => kind,
			(error: unknown) => String(error),
		);
		if (ended === 'published') expect(await shown()).toBe('<p>y</p>');
		else {
			expect(ended).toMatch(/^StorageFailed: The object storage (?:did not answer|answered with 503)|^Error: The object storage/);
			expect(['<p>x</p>', '<p>y</p>']).toContain(await shown());
		}
		await proxy.set({ kind: 'pass' });
		await runShop(shop, await newWorker());
		expect(await shown()).toBe('<p>y</p>');
	});

	it('answers 503 for a moment is waited for', async () => {
		const { proxy, through } = await behindProxy();
		await proxy.set({ kind: 'unavailable' });
		const running = runShop(shop, await newWorker({}, through));
		await vi.waitFor(() => expect(proxy.counts.spoiled).toBeGreaterThan(0));
		await proxy.set({ kind: 'pass' });
		expect(await running).toMatchObject({ kind: 'published' });
	});
});

describe('an object', () => {
	/** Key of the object that holds a file of the newest snapshot. */
	async function keyOf(path: string): Promise<string> {
		const [newest] = (await readCurrent(bucket, shop))?.current.releases ?? [];
		return path === '' ? (newest?.content ?? '') : ((await readManifest(bucket, newest?.content ?? '')).get(path) ?? '');
	}

	it.each([
		['of a file', 'records/all.json'],
		['of a manifest', ''],
	])('%s that is gone or damaged is named, and nothing is published', async (_, path) => {
		await runShop(shop, await newWorker());
		const key = await keyOf(path);
		const whole = await bucket.get(key);
		content = 'y';
		for (const damage of [null, Buffer.from('no brotli'), whole?.body.subarray(0, -2) ?? null, Buffer.alloc(0)]) {
			if (damage === null) await bucket.remove(key);
			else await bucket.put(key, damage);
			await expect(runShop(shop, await newWorker())).rejects.toThrow(key);
			expect((await readCurrent(bucket, shop))?.current.generation).toBe(2);
		}
		await bucket.put(key, whole?.body ?? Buffer.alloc(0));
		expect(await runShop(shop, await newWorker())).toMatchObject({ kind: 'published', release: 2 });
	});
});

describe('a collection', () => {
	const dayMs = 86_400_000;
	/** The storage says by its own clock when it wrote an object: all of them are older than what is spared for that alone. */
	const todayMs = Date.now() + 20 * dayMs;
	const dayOf = (daysAgo: number) => new Date(todayMs - daysAgo * dayMs).toISOString().slice(0, 10);

	/** A run on another day. */
	async function runOn(ms: number, name = shop): Promise<void> {
		const clock = vi.spyOn(Date, 'now').mockReturnValue(ms);
		await runShop(name, await newWorker());
		clock.mockRestore();
	}

	async function keys(): Promise<readonly string[]> {
		const found: string[] = [];
		for await (const { key } of bucket.list('objects/')) found.push(key);
		return found;
	}

	/** What a release needs: everything that its manifests name, and they themselves. */
	async function missing(name = shop, key = currentKey(name)): Promise<readonly string[]> {
		const object = await bucket.get(key);
		const current: Current = JSON.parse(object?.body.toString() ?? '{}');
		const there = new Set(await keys());
		const needed: string[] = [];
		for (const { site, content: snapshot } of current.releases) {
			for (const manifest of [site, snapshot]) {
				needed.push(manifest);
				if (there.has(manifest)) needed.push(...(await readManifest(bucket, manifest)).values());
			}
		}
		expect(needed.length).toBeGreaterThan(0);
		return needed.filter((each) => !there.has(each));
	}

	it('removes what no release names, of closed days, and keeps the last five releases', async () => {
		for (let release = 1; release <= 7; release += 1) {
			content = `release ${release}`;
			await runOn(todayMs - (10 - release) * dayMs);
		}
		const before = await keys();
		const { kept, removed } = await collect(bucket, todayMs);
		const after = await keys();
		// Of two releases each: page, record, manifest of the snapshot, and both manifests of the release.
		expect([removed, kept]).toEqual([10, after.length]);
		expect(before.filter((key) => !after.includes(key)).map((key) => key.slice('objects/'.length, 'objects/2026-11-18'.length))).toEqual([
			...Array.from({ length: 5 }, () => dayOf(9)),
			...Array.from({ length: 5 }, () => dayOf(8)),
		]);
		expect(await missing()).toEqual([]);
		expect(await collect(bucket, todayMs)).toEqual({ kept, removed: 0 });
		expect(await shown()).toBe('<p>release 7</p>');
	});

	it('leaves today and yesterday alone, where a run may still be about to name what it stored', async () => {
		for (const [day, isKept] of [
			[2, false],
			[1, true],
			[0, true],
		] as const) {
			const key = `objects/${dayOf(day)}/${'a'.repeat(64)}.html.br`;
			await bucket.put(key, Buffer.from('stored'));
			await collect(bucket, todayMs);
			expect([day, (await keys()).includes(key)]).toEqual([day, isKept]);
		}
	});

	it('spares what the storage wrote a moment ago, below whatever day: clocks of workers may be slow', async () => {
		const key = `objects/2020-01-01/${'a'.repeat(64)}.html.br`;
		await bucket.put(key, Buffer.from('stored'));
		expect(await collect(bucket, Date.now())).toEqual({ kept: 1, removed: 0 });
	});

	it('keeps all of a shop that was taken out, also where that happens meanwhile', async () => {
		await runOn(todayMs - 9 * dayMs);
		const removed = 'removed.example';
		await addShop(bucket, removed);
		content = 'of the removed shop';
		await runOn(todayMs - 9 * dayMs, removed);
		let isThere = true;
		const seeing: Bucket = {
			...bucket,
			async get(key) {
				if (key === currentKey(removed) && isThere) {
					isThere = false;
					await removeShop(bucket, removed);
				}
				return bucket.get(key);
			},
		};
		expect(await collect(seeing, todayMs)).toMatchObject({ removed: 0 });
		expect(await collect(bucket, todayMs)).toMatchObject({ removed: 0 });
		expect(await addShop(bucket, removed)).toBe(true);
		expect(await missing(removed)).toEqual([]);
		expect(await shown(removed)).toBe('<p>of the removed shop</p>');
	});

	it('takes nothing from a run that stores an old content again meanwhile', async () => {
		for (const [index, text] of ['old', 'a', 'b', 'c', 'd', 'e'].entries()) {
			content = text;
			await runOn(todayMs - (9 - index) * dayMs);
		}
		content = 'old';
		const seeing: Bucket = {
			...bucket,
			// Everything was read, and the first object is about to go.
			async remove(key) {
				if ((await shown()) === '<p>e</p>') await runOn(todayMs);
				await bucket.remove(key);
			},
		};
		expect((await collect(seeing, todayMs)).removed).toBeGreaterThan(0);
		expect(await shown()).toBe('<p>old</p>');
		expect(await missing()).toEqual([]);
	});

	it('removes nothing where a manifest is gone', async () => {
		for (const text of ['one', 'two']) {
			content = text;
			await runOn(todayMs - 9 * dayMs);
		}
		await bucket.put(`objects/2026-11-01/${'a'.repeat(64)}.html.br`, Buffer.from('of nobody'));
		const [newest] = (await readCurrent(bucket, shop))?.current.releases ?? [];
		await bucket.remove(newest?.site ?? '');
		const before = await keys();
		await expect(collect(bucket, todayMs)).rejects.toThrow(newest?.site ?? '');
		expect(await keys()).toEqual(before);
	});
});
