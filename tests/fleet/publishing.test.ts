/** What visitors see after runs that race, hang, fail and are taken back. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCurrent, servedRelease } from '../../fleet/releases/current.ts';
import { contentOf, readManifest } from '../../fleet/releases/manifest.ts';
import { UnknownShop } from '../../fleet/releases/release-errors.ts';
import { addShop, endRollback, listShops, removeShop, rollBack } from '../../fleet/shops/fleet-shops.ts';
import type { Bucket } from '../../fleet/storage/bucket.ts';
import { type RunPlace, runShop } from '../../fleet/worker/run-shop.ts';
import { newBucket, newPlace } from './parts.ts';
import { buildOf } from './plain-build.ts';

const shop = 'ring.example';
let bucket: Bucket;
let content: string;

beforeEach(async () => {
	bucket = await newBucket();
	await addShop(bucket, shop);
	content = 'x';
});

const newWorker = (extras: Partial<RunPlace> = {}) =>
	newPlace(
		bucket,
		buildOf(() => content),
		extras,
	);

async function shown(path = 'index.html'): Promise<string | null> {
	const read = await readCurrent(bucket, shop);
	const served = read && servedRelease(read.current);
	if (!served) return null;
	const key = (await readManifest(bucket, served.site)).get(path) ?? '';
	const object = await bucket.get(key);
	return object === null ? null : (await contentOf(key, object.body)).toString();
}

/** Resolves from outside. */
function gate() {
	return Promise.withResolvers<void>();
}

describe('a race', () => {
	it('an older edit is not published by a run that hung while it was reverted', async () => {
		await runShop(shop, await newWorker());
		const [atGate, opened] = [gate(), gate()];
		let waits = true;
		const slow = await newWorker({
			async beforePublish() {
				if (!waits) return;
				waits = false;
				atGate.resolve();
				await opened.promise;
			},
		});
		content = 'y';
		const hanging = runShop(shop, slow);
		await atGate.promise;
		content = 'x';
		expect(await runShop(shop, await newWorker())).toMatchObject({ kind: 'unchanged' });
		opened.resolve();
		expect(await hanging).toMatchObject({ kind: 'unchanged', release: 1 });
		expect(await shown()).toBe('<p>x</p>');
	});

	it('of ten runs at once each ends with the newest content', async () => {
		const workers = await Promise.all(Array.from({ length: 10 }, () => newWorker()));
		let reads = 0;
		const read = () => {
			reads += 1;
			return `read ${reads}`;
		};
		const counting = workers.map((worker) => ({ ...worker, build: buildOf(read) }));
		await Promise.all(counting.map((worker) => runShop(shop, worker)));
		expect((await readCurrent(bucket, shop))?.current.generation).toBe(11);
		// The last one that read is the last one that published: who read before it, and came after it, had to read again.
		expect(await shown()).toBe(`<p>read ${reads}</p>`);
	});
});

describe('a release', () => {
	it('writes what changed, and names the rest as before', async () => {
		const worker = await newWorker();
		expect(await runShop(shop, worker)).toMatchObject({ kind: 'published', release: 1, written: 4 });
		content = 'y';
		// the page, the record and the snapshot's manifest
		expect(await runShop(shop, worker)).toMatchObject({ kind: 'published', release: 2, written: 3 });
	});

	it('is not made where only the time of the fetch differs', async () => {
		const worker = await newWorker();
		await runShop(shop, worker);
		expect(await runShop(shop, worker)).toEqual({ kind: 'unchanged', release: 1 });
		expect((await readCurrent(bucket, shop))?.current.releases).toHaveLength(1);
	});

	it('goes on from the stored snapshot and not from what a run left on the disk', async () => {
		const worker = await newWorker();
		await runShop(shop, worker);
		let seen = '';
		const looking: RunPlace = {
			...worker,
			async build(place) {
				seen = (await import('node:fs')).readFileSync(join(place.contentDir, 'records/all.json'), 'utf8');
				return worker.build(place);
			},
		};
		writeFileSync(join(worker.workDir, 'shops', shop, 'content/records/all.json'), 'edited on the disk');
		await runShop(shop, looking);
		expect(seen).toBe('x');
		rmSync(join(worker.workDir, 'shops'), { recursive: true });
		seen = '';
		await runShop(shop, looking);
		expect(seen).toBe('x');
	});

	it('is not made of content that has problems', async () => {
		const worker = await newWorker();
		await runShop(shop, worker);
		const problem = {
			code: 'field-missing',
			severity: 'error',
			collection: 'page',
			id: 1,
			field: 'title',
			message: 'm',
			fix: 'f',
		} as const;
		const refusing: RunPlace = { ...worker, build: async () => ({ kind: 'refused', problems: [problem] }) };
		expect(await runShop(shop, refusing)).toEqual({ kind: 'refused', problems: [problem] });
		expect(await shown()).toBe('<p>x</p>');
	});

	it('stays as it was where the build fails', async () => {
		const worker = await newWorker();
		await runShop(shop, worker);
		const failing: RunPlace = { ...worker, build: () => Promise.reject(new Error('the disk is full')) };
		await expect(runShop(shop, failing)).rejects.toThrow('the disk is full');
		expect(await shown()).toBe('<p>x</p>');
	});
});

describe('an operator', () => {
	it('goes back to the release before, until a rebuild', async () => {
		const worker = await newWorker();
		for (const next of ['x', 'y', 'z']) {
			content = next;
			await runShop(shop, worker);
		}
		expect(await rollBack(bucket, shop)).toMatchObject({ number: 2 });
		expect(await shown()).toBe('<p>y</p>');
		content = 'later';
		expect(await runShop(shop, worker)).toEqual({ kind: 'held', release: 2 });
		expect(await rollBack(bucket, shop)).toMatchObject({ number: 1 });
		expect(await rollBack(bucket, shop)).toBeNull();
		await endRollback(bucket, shop);
		// what was taken back is not shown again
		expect(await shown()).toBe('<p>x</p>');
		expect(await runShop(shop, worker)).toMatchObject({ kind: 'published', release: 5 });
		expect(await shown()).toBe('<p>later</p>');
	});

	it('takes a shop out and brings it back with its history', async () => {
		const worker = await newWorker();
		await runShop(shop, worker);
		expect(await addShop(bucket, shop)).toBe(false);
		await removeShop(bucket, shop);
		expect(await listShops(bucket)).toEqual([]);
		await expect(runShop(shop, worker)).rejects.toThrow(UnknownShop);
		expect(await addShop(bucket, shop)).toBe(true);
		expect(await shown()).toBe('<p>x</p>');
		content = 'y';
		expect(await runShop(shop, worker)).toMatchObject({ kind: 'published', release: 2 });
	});
});

describe('the workers of a machine', () => {
	it('share the folder of a shop, and build it apart where another one hangs in it', async () => {
		const first = await newWorker();
		await runShop(shop, first);
		const dirs: string[] = [];
		const noting = (worker: RunPlace): RunPlace => ({
			...worker,
			build(place) {
				dirs.push(place.contentDir);
				return worker.build(place);
			},
		});
		const second = noting({ ...first, ownDir: join(first.workDir, 'workers/2') });
		await runShop(shop, second);
		const [atGate, opened] = [gate(), gate()];
		const hanging = runShop(shop, {
			...first,
			async beforePublish() {
				atGate.resolve();
				await opened.promise;
			},
		});
		await atGate.promise;
		content = 'y';
		expect(await runShop(shop, second)).toMatchObject({ kind: 'published' });
		opened.resolve();
		await hanging;
		expect(await shown()).toBe('<p>y</p>');
		expect(dirs).toEqual([join(first.workDir, 'shops', shop, 'content'), join(first.workDir, 'workers/2/shops', shop, 'content')]);
	});
});
