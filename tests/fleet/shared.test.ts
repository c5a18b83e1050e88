/** The records that belong to no shop: fetched by one run, announced to their shops, and never handed out before they were published. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readCurrent } from '../../fleet/releases/current.ts';
import type { Bucket } from '../../fleet/storage/bucket.ts';
import type { ChangedRecords, FetchShared } from '../../fleet/worker/build-shop.ts';
import { runShared } from '../../fleet/worker/run-shared.ts';
import { createSharedCopy, sharedRecords } from '../../fleet/worker/shared-copy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newBucket } from './parts.ts';

let bucket: Bucket;
let price: string;
let picture: string;
let announced: ChangedRecords[];
beforeEach(async () => {
	bucket = await newBucket();
	price = '100';
	picture = 'a ring';
	announced = [];
});

/** Its snapshot is a record and a picture, whose changes it does not see. */
const fetchShared: FetchShared = async ({ contentDir }) => {
	const file = join(contentDir, 'records/price');
	mkdirSync(join(contentDir, 'records'), { recursive: true });
	let before: string | null = null;
	try {
		before = readFileSync(file, 'utf8');
	} catch {
		// nothing was fetched yet
	}
	writeFileSync(file, price);
	mkdirSync(join(contentDir, 'images'), { recursive: true });
	writeFileSync(join(contentDir, 'images/manifest.json'), picture);
	const changed: ChangedRecords = before === price ? {} : { product: [1] };
	return changed;
};

async function aWorker() {
	const ownDir = await temporaryFolder();
	const place = { bucket, ownDir, stored: new Set<string>(), acceptShrink: false, fetchShared };
	const copy = createSharedCopy(bucket, ownDir);
	return {
		run: (extras: Partial<Parameters<typeof runShared>[0]> = {}) =>
			runShared({ ...place, askFollowers: async (changed) => void announced.push(changed), ...extras }),
		picture: async () => readFileSync(join((await copy.refresh()) ?? '', 'images/manifest.json'), 'utf8'),
		price: async () => readFileSync(join((await copy.refresh()) ?? '', 'records/price'), 'utf8'),
	};
}

it('hands out what was published, and not what a run that failed has fetched', async () => {
	const [one, two] = [await aWorker(), await aWorker()];
	await one.run();
	expect([await one.price(), await two.price()]).toEqual(['100', '100']);
	price = '999';
	await expect(one.run({ beforePublish: () => Promise.reject(new Error('the storage is away')) })).rejects.toThrow('the storage is away');
	price = '100';
	expect(await two.run()).toBe(0);
	expect([await one.price(), await two.price()]).toEqual(['100', '100']);
});

it('asks for the shops of a changed record at least once, whatever fails meanwhile', async () => {
	const worker = await aWorker();
	await expect(worker.run({ askFollowers: () => Promise.reject(new Error('the queue is away')) })).rejects.toThrow('the queue is away');
	expect((await readCurrent(bucket, sharedRecords))?.current.unannounced).toEqual({ product: [1] });
	expect(await worker.run()).toBe(0);
	expect(announced).toEqual([{ product: [1] }]);
	await worker.run();
	expect(announced).toHaveLength(1);
	expect((await readCurrent(bucket, sharedRecords))?.current.unannounced).toBeUndefined();
});

it('reaches every shop where a picture has other bytes, and no record differs', async () => {
	const worker = await aWorker();
	await worker.run();
	announced = [];
	picture = 'a pin ';
	expect(await worker.run()).toBe(1);
	expect(await worker.picture()).toBe('a pin ');
	expect(announced).toEqual([{ '(pictures)': [1] }]);
	expect(await worker.run()).toBe(0);
	expect(announced).toHaveLength(1);
	[picture, price] = ['a ring', '200'];
	await worker.run();
	expect(announced[1]).toEqual({ product: [1], '(pictures)': [1] });
});
