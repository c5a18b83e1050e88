/** What a sweep finds that no webhook told, by the stamps of a backend and the states of earlier runs. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownersOf, readVersions } from '../../fleet/backend/record-owners.ts';
import { askFor, askForAll, priorities } from '../../fleet/queue/shop-queue.ts';
import type { ShopState } from '../../fleet/queue/shop-records.ts';
import { sweep } from '../../fleet/shops/sweep.ts';
import { sharedRecords } from '../../fleet/worker/shared-copy.ts';
import { type BackendClient, createBackendClient } from '../../pipeline/directus/backend-client.ts';
import { type ManyShops, startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { declarations } from '../../shop/collections/collections.ts';
import { createFastClock } from '../support/fast-clock.ts';
import { newQueue, published, type TestQueue, work } from './parts.ts';

const owners = ownersOf(declarations);
const hourMs = 3_600_000;

let backend: ManyShops;
let client: BackendClient;
let shops: readonly string[];
beforeAll(async () => {
	backend = await startManyShops({ shops: 5, products: 3, sharedProducts: 2, seed: 1 });
	client = createBackendClient({ url: backend.url, token: backend.token, project: 'fleet' });
	shops = backend.domains.slice(0, 4);
});
afterAll(async () => {
	await client.close();
	await backend.stop();
});

const state = (kind: ShopState['state'], atMs: number): ShopState => ({
	...{ state: kind, at: new Date(atMs).toISOString(), ms: 1, release: 1, message: null },
});

/** A fleet in which every shop was built a moment ago. */
async function aFleet(): Promise<TestQueue> {
	const parts = newQueue();
	for (const shop of [...shops, sharedRecords]) await parts.records.setState(shop, state('published', Date.now()));
	return parts;
}

const sweepNow = ({ queue, records }: TestQueue, nowMs = Date.now(), looksAtStamps = true) =>
	sweep({ client, owners, queue, records, shops, checkEveryMs: 24 * hourMs, looksAtStamps, nowMs });

/** Shops that wait, with their priority. */
async function waiting({ queue }: TestQueue): Promise<Record<string, number>> {
	return Object.fromEntries((await queue.getPrioritized()).map(({ data, priority }) => [data.shop, priority]));
}

it('finds nothing where nothing happened', async () => {
	const parts = await aFleet();
	await parts.records.setSweptUntil(new Date().toISOString());
	expect(await sweepNow(parts)).toEqual({ touched: 0, failed: 0, due: 0 });
	expect(await waiting(parts)).toEqual({});
});

it('finds an edit whose webhook was lost, in its shop alone, and shared ones for the shared run', async () => {
	const parts = await aFleet();
	await parts.records.setSweptUntil(new Date().toISOString());
	const [product] = (await backend.records(shops[1] ?? '')).ecommerce_product ?? [];
	await backend.edit('ecommerce_product', Number(product?.id), { price_brutto: '77.00' });
	// Not one of the fleet.
	const [foreign] = (await backend.records(backend.domains[4] ?? '')).ecommerce_product ?? [];
	await backend.edit('ecommerce_product', Number(foreign?.id), { price_brutto: '77.00' });
	expect(await sweepNow(parts)).toEqual({ touched: 1, failed: 0, due: 0 });
	expect(await waiting(parts)).toEqual({ [shops[1] ?? '']: priorities.found });
	const [shared] = (await backend.records(null)).ecommerce_product ?? [];
	await backend.edit('ecommerce_product', Number(shared?.id), { price_brutto: '78.00' });
	await sweepNow(parts);
	expect((await waiting(parts))[sharedRecords]).toBe(priorities.shared);
});

it('passes over a row that a webhook has told, or an earlier sweep has found, until it is saved again', async () => {
	const parts = await aFleet();
	await parts.records.setSweptUntil(new Date().toISOString());
	const collection = 'ecommerce_product';
	const [told, found] = (await backend.records(shops[1] ?? '')).ecommerce_product ?? [];
	const [toldId, foundId] = [Number(told?.id), Number(found?.id)];
	await backend.edit(collection, toldId, { price_brutto: '71.00' });
	await parts.records.addKnownVersions(await readVersions(client, owners, collection, [String(toldId)]));
	expect(await sweepNow(parts)).toMatchObject({ touched: 0 });
	await backend.edit(collection, foundId, { price_brutto: '72.00' });
	expect(await sweepNow(parts)).toMatchObject({ touched: 1 });
	expect(await sweepNow(parts)).toMatchObject({ touched: 0 });
	await backend.edit(collection, toldId, { price_brutto: '73.00' });
	expect(await sweepNow(parts)).toMatchObject({ touched: 1 });
	// Rows within records have versions of their own.
	const [row] = Array.isArray(told?.translations) ? told.translations : [];
	expect(await readVersions(client, owners, 'ecommerce_product_translations', [row.id])).toHaveLength(1);
});

it('asks for an edit before everything that waits since an operator asked for all', async () => {
	const parts = await aFleet();
	await parts.records.setSweptUntil(new Date().toISOString());
	await askForAll(parts.queue, parts.records, shops, 'rebuild');
	const [, , edited = ''] = shops;
	const [product] = (await backend.records(edited)).ecommerce_product ?? [];
	await backend.edit('ecommerce_product', Number(product?.id), { price_brutto: '79.00' });
	await sweepNow(parts);
	expect((await waiting(parts))[edited]).toBe(priorities.found);
});

it('looks at the last two minutes again the next time', async () => {
	const parts = await aFleet();
	const nowMs = Date.now();
	await sweepNow(parts, nowMs);
	const until = Date.parse((await parts.records.sweptUntil()) ?? '');
	// An edit that is stamped now, and can be read only in a moment, is found by the next one.
	expect(until).toBe(nowMs - 120_000);
});

it('asks again for shops that failed, and for those that nobody looked at for a day', async () => {
	const parts = await aFleet();
	await parts.records.setSweptUntil(new Date().toISOString());
	const [failed = '', old = '', fresh = '', refused = ''] = shops;
	await parts.records.setState(failed, state('failed', Date.now()));
	await parts.records.setState(old, state('published', Date.now() - 25 * hourMs));
	await parts.records.setState(refused, state('refused', Date.now()));
	expect(await sweepNow(parts)).toEqual({ touched: 0, failed: 1, due: 1 });
	const waits = await waiting(parts);
	expect(Object.keys(waits).sort()).toEqual([failed, old].sort());
	expect(waits[fresh]).toBeUndefined();
});

it('asks for everything where the queue was lost', async () => {
	const parts = newQueue();
	expect(await sweepNow(parts)).toMatchObject({ failed: 0 });
	expect(Object.keys(await waiting(parts)).sort()).toEqual([...shops, sharedRecords].sort());
});

it('that cannot read the backend looks at the same time again', async () => {
	const parts = await aFleet();
	const since = new Date(Date.now() - 600_000).toISOString();
	await parts.records.setSweptUntil(since);
	const gone = createBackendClient({ url: 'http://127.0.0.1:9', token: 'x', project: 'fleet', clock: createFastClock() });
	const { queue, records } = parts;
	await expect(
		sweep({ client: gone, owners, queue, records, shops, checkEveryMs: hourMs, looksAtStamps: true, nowMs: Date.now() }),
	).rejects.toThrow();
	await gone.close();
	expect(await records.sweptUntil()).toBe(since);
});

it('finds a deleted record, which leaves no stamp', async () => {
	const parts = await aFleet();
	await parts.records.setSweptUntil(new Date().toISOString());
	await sweepNow(parts);
	const [product] = (await backend.records(shops[2] ?? '')).ecommerce_product ?? [];
	await backend.remove('ecommerce_product', Number(product?.id));
	await parts.records.setSweptUntil(new Date().toISOString());
	expect(await sweepNow(parts)).toEqual({ touched: 1, failed: 0, due: 0 });
	expect(await waiting(parts)).toEqual({ [shops[2] ?? '']: priorities.found });
});

it('leaves stamps to the next sweep where only a deleted record is looked for', async () => {
	const parts = await aFleet();
	const [edited, emptied] = [shops[1] ?? '', shops[3] ?? ''];
	await parts.records.setSweptUntil(new Date().toISOString());
	await sweepNow(parts);
	await parts.queue.obliterate();
	const [product] = (await backend.records(edited)).ecommerce_product ?? [];
	await backend.edit('ecommerce_product', Number(product?.id), { price_brutto: '81.00' });
	const [deleted] = (await backend.records(emptied)).ecommerce_product ?? [];
	await backend.remove('ecommerce_product', Number(deleted?.id));
	const nowMs = Date.now() + 2 * 120_000;
	expect(await sweepNow(parts, nowMs, false)).toMatchObject({ touched: 1 });
	expect(await waiting(parts)).toEqual({ [emptied]: priorities.found });
	expect(await sweepNow(parts, nowMs)).toMatchObject({ touched: 1 });
	expect(await waiting(parts)).toMatchObject({ [emptied]: priorities.found, [edited]: priorities.found });
});

it('leaves a save that waits already in its place, also one that came during a run', async () => {
	const parts = await aFleet();
	const [saved = '', running = ''] = shops;
	await parts.records.setSweptUntil(new Date().toISOString());
	const runs: string[] = [];
	const ended = Promise.withResolvers<void>();
	await askFor(parts.queue, running, 'check');
	const worker = work(parts, async (shop) => {
		runs.push(shop);
		await ended.promise;
		return published;
	});
	await vi.waitFor(() => expect(runs).toEqual([running]));
	for (const shop of [saved, running]) {
		await parts.records.addEdit(shop, { id: shop, collection: 'ecommerce_product', keys: [1], user: null, atMs: Date.now() });
		await askFor(parts.queue, shop, 'edit');
		const [product] = (await backend.records(shop)).ecommerce_product ?? [];
		await backend.edit('ecommerce_product', Number(product?.id), { price_brutto: '82.00' });
	}
	await askForAll(parts.queue, parts.records, ['shop-0005.example', 'shop-0006.example'], 'follow');
	await sweepNow(parts);
	expect((await waiting(parts))[saved]).toBe(priorities.edit);
	ended.resolve();
	await vi.waitFor(() => expect(runs).toHaveLength(5));
	expect(runs.slice(1, 3).sort()).toEqual([saved, running].sort());
	await worker.close();
});
