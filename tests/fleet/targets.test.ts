/** Sites beside the gateway: releases in a folder, files in a plain bucket, and caches that are told what changed. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { fleetConfig } from '../../bench/fleet/fleet-programs.ts';
import { createShopBuild } from '../../commands/running-fleet/build-fleet-shop.ts';
import { openLocalShop } from '../../fleet/releases/local-shop.ts';
import { objectKey } from '../../fleet/releases/object-keys.ts';
import { ReleaseOvertaken } from '../../fleet/releases/release-errors.ts';
import { addShop } from '../../fleet/shops/fleet-shops.ts';
import { type Bucket, openBucket } from '../../fleet/storage/bucket.ts';
import { storedRenditions } from '../../fleet/storage/stored-renditions.ts';
import { bucketTarget } from '../../fleet/targets/bucket-target.ts';
import { folderTarget } from '../../fleet/targets/folder-target.ts';
import { httpPurge } from '../../fleet/targets/http-purge.ts';
import type { Target } from '../../fleet/targets/target.ts';
import { deliver } from '../../fleet/worker/deliver.ts';
import { startPurges } from '../../fleet/worker/purges.ts';
import { runShop } from '../../fleet/worker/run-shop.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { createMemoryBucket } from '../support/memory-bucket.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newAccess, newBucket, newPlace, newQueue } from './parts.ts';
import { buildOf } from './plain-build.ts';
import { writeFiles } from './published-site.ts';

/** Notes in which order objects are written and removed. */
function noted(bucket: Bucket): { readonly bucket: Bucket; readonly steps: string[] } {
	const steps: string[] = [];
	const note = async (step: string, done: Promise<void>) => {
		await done;
		steps.push(step);
	};
	return {
		steps,
		bucket: {
			...bucket,
			put: (key, body, headers) => note(`put ${key}`, bucket.put(key, body, headers)),
			remove: (key) => note(`remove ${key}`, bucket.remove(key)),
		},
	};
}

async function startPurgeServer() {
	const asked: { readonly authorization: string | undefined; readonly files: readonly string[] }[] = [];
	let status = 200;
	const server = createServer(async (request, response) => {
		asked.push({ authorization: request.headers.authorization, ...JSON.parse(await text(request)) });
		response.writeHead(status).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		answerWith(next: number) {
			status = next;
		},
	};
}

it('a release is brought to a folder, a plain bucket and the caches, whatever failed before', async () => {
	const shops = await startManyShops({ shops: 1, products: 3 });
	onTestFinished(() => shops.stop());
	const [shop = ''] = shops.domains;
	const bucket = await newBucket();
	const access = newAccess();
	const plain = noted(await newBucket(access));
	const { records } = newQueue();
	const purging = await startPurgeServer();
	const dir = await temporaryFolder();
	const directus = { url: shops.url, token: shops.token, email: undefined, password: undefined, dialect: 'directus' as const };
	const place = await newPlace(bucket, createShopBuild({ directus, config: fleetConfig }));
	const purge = httpPurge({ url: purging.url, token: 'secret' });
	const purges = startPurges({ bucket, purge, records, log: pino({ level: 'silent' }) });
	const targets = [folderTarget(dir, () => []), bucketTarget(plain.bucket)];
	await addShop(bucket, shop);
	const local = await openLocalShop(place.workDir, shop);
	const bring = async (release: number) => {
		await deliver(shop, { bucket, targets, purges, local, release });
		await purges.close();
	};

	expect(await runShop(shop, place)).toMatchObject({ kind: 'published' });
	purging.answerWith(500);
	await bring(1);
	expect(await records.purged(shop)).toBeNull();
	purging.answerWith(200);
	await bring(1);
	const current = join(dir, shop, 'current');
	expect(existsSync(join(current, 'index.html'))).toBe(true);
	const isPage = (step: string) => /^put .*\.html$/.test(step);
	const lastAsset = plain.steps.findLastIndex((step) => step.startsWith(`put ${shop}/assets/`));
	expect(lastAsset).toBeGreaterThan(50);
	expect(plain.steps.findIndex(isPage)).toBeGreaterThan(lastAsset);
	expect(await openBucket(access).get(`${shop}/_nginx.conf`)).toBeNull();
	expect(purging.asked.at(-1)?.authorization).toBe('Bearer secret');

	const [product] = (await shops.records(shop)).ecommerce_product ?? [];
	await shops.edit('ecommerce_product', Number(product?.id), { price_brutto: '4567.00', slug: 'another-ring' });
	expect(await runShop(shop, place)).toMatchObject({ kind: 'published', release: 2 });
	const before = plain.steps.length;
	purging.asked.length = 0;
	await expect(bring(1)).rejects.toThrow(ReleaseOvertaken);
	await bring(2);
	const steps = plain.steps.slice(before);
	const page = steps.find((step) => /^put [^/]+\/schaufenster\/.*\/another-ring\/index\.html$/.test(step)) ?? '';
	expect(page).toMatch(/^put /);
	const path = page.replace(`put ${shop}/`, '');
	expect(readFileSync(join(current, path), 'utf8')).toContain('4.567');
	expect((await openBucket(access).get(`${shop}/${path}`))?.body.toString()).toContain('4.567');
	expect(purging.asked.flatMap(({ files }) => files)).toContain(`https://${shop}/${path.replace('/index.html', '')}`);

	const settled = plain.steps.length;
	purging.asked.length = 0;
	await bring(2);
	expect([plain.steps.length, purging.asked.length]).toEqual([settled, 0]);
});

it('a plain bucket into which two workers wrote at once is written again', async () => {
	const bucket = createMemoryBucket();
	const dir = await temporaryFolder();
	const filesOf = (release: string) => {
		const outDir = join(dir, release);
		writeFiles(outDir, { 'index.html': release, 'agb/index.html': release });
		const site = new Map(['index.html', 'agb/index.html'].map((path) => [path, objectKey('2026-11-28', sha256(release), path, true)]));
		return { shop: 'ring.example', outDir, cacheDir: dir, contentDir: dir, site };
	};
	const [older, newer] = [filesOf('older'), filesOf('newer')];
	let isHung = true;
	const hanging = bucketTarget({
		...bucket,
		async put(key, body, headers) {
			if (isHung && key.endsWith('agb/index.html')) {
				isHung = false;
				await bucketTarget(bucket).publish(newer);
			}
			await bucket.put(key, body, headers);
		},
	});
	await expect(hanging.publish(older)).rejects.toThrow(ReleaseOvertaken);
	await bucketTarget(bucket).publish(newer);
	const shown = ['index.html', 'agb/index.html'].map((path) => bucket.objects.get(`ring.example/${path}`)?.body.toString());
	expect(shown).toEqual(['newer', 'newer']);
});

it('a delivery fails whose release another one replaces meanwhile, and so does one that begins later', async () => {
	const [shop, bucket] = ['ring.example', createMemoryBucket()];
	await addShop(bucket, shop);
	let content = 'older';
	const place = await newPlace(
		bucket,
		buildOf(() => content),
	);
	const outcome = await runShop(shop, place);
	if (outcome.kind !== 'published') throw new Error(`It was ${outcome.kind}.`);
	const local = await openLocalShop(place.workDir, shop);
	const overtaken: Target = {
		async publish() {
			content = 'newer';
			await runShop(shop, { ...place, workDir: await temporaryFolder() });
		},
	};
	const delivery = { bucket, local, release: outcome.release, purges: null };
	await expect(deliver(shop, { ...delivery, targets: [overtaken] })).rejects.toThrow(ReleaseOvertaken);
	await expect(deliver(shop, { ...delivery, targets: [overtaken] })).rejects.toThrow(ReleaseOvertaken);
});

it('a picture is made by one worker and taken over by another', async () => {
	const shops = await startManyShops({ shops: 2, products: 12 });
	onTestFinished(() => shops.stop());
	const bucket = await newBucket();
	const directus = { url: shops.url, token: shops.token, email: undefined, password: undefined, dialect: 'directus' as const };
	const renditions = storedRenditions(bucket, (error) => {
		throw error;
	});
	const made: string[] = [];
	const brought: boolean[] = [];
	const furtherRenditions = {
		bring: async (key: string, to: string) => {
			const isThere = await renditions.bring(key, to);
			brought.push(isThere);
			return isThere;
		},
		keep: async (key: string, from: string, names: readonly string[]) => {
			made.push(key);
			await renditions.keep(key, from, names);
		},
	};
	for (const shop of shops.domains) {
		await addShop(bucket, shop);
		// each a worker with an empty disk
		expect(
			await runShop(shop, await newPlace(bucket, createShopBuild({ directus, config: fleetConfig, furtherRenditions }))),
		).toMatchObject({ kind: 'published' });
	}
	expect(made.length).toBeGreaterThan(0);
	expect(new Set(made).size).toBe(made.length);
	expect(brought.filter(Boolean).length).toBeGreaterThan(0);
});
