/** Content that shops refuse, by the real programs: who hears of it, and what a person can allow. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import {
	type FleetPlace,
	hookSecret,
	prepareFleet,
	runFleetCommand,
	startFleetProgram,
	startFleetWorker,
} from '../../bench/fleet/fleet-programs.ts';
import { hookPath } from '../../fleet/hooks/hook-server.ts';
import { openShopRecords } from '../../fleet/queue/shop-records.ts';
import { type ManyShops, startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { newAccess } from './parts.ts';

let shops: ManyShops;
let place: FleetPlace;
beforeAll(async () => {
	const dir = mkdtempSync(join(tmpdir(), 'schaufenster-'));
	shops = await startManyShops({ shops: 2, products: 2, sharedProducts: 1 });
	place = {
		dir,
		directusUrl: shops.url,
		directusToken: shops.token,
		redisUrl: inject('fleetParts').redisUrl,
		prefix: `test-${Math.random().toString(36).slice(2)}`,
		storage: newAccess(),
	};
	prepareFleet(place);
	expect(await runFleetCommand(place, ['add', ...shops.domains])).toMatchObject({ exitCode: 0 });
	const hookPort = await findFreePort();
	const serve = startFleetProgram(place, ['serve', '--port', String(hookPort), '--board-port', '0', '--sweep-every', '1d']);
	const worker = startFleetWorker(place, 1);
	await untilStates(/published|unchanged/);
	await shops.notify({ url: `http://127.0.0.1:${hookPort}${hookPath}`, secret: hookSecret });
	return async () => {
		await serve.end('SIGKILL');
		await worker.end('SIGKILL');
		await shops.stop();
		rmSync(dir, { recursive: true, force: true });
	};
}, 600_000);

async function untilStates(state: RegExp, domains = shops.domains): Promise<void> {
	const look = async () => {
		const { output } = await runFleetCommand(place, ['status', '--json']);
		const status = JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '{}');
		const wanted = domains.map((shop) => expect.objectContaining({ shop, state: expect.stringMatching(state) }));
		expect(status.shops).toEqual(expect.arrayContaining(wanted));
	};
	await vi.waitFor(look, { timeout: 250_000, interval: 500 });
}

it('a person who edited a shared record hears of it once, however many shops it stops', async () => {
	const [product] = (await shops.records(null)).ecommerce_product ?? [];
	const id = Number(product?.id);
	await shops.edit('ecommerce_product', id, { slug: 'no/slug' }, 'klara');
	await untilStates(/refused/);
	const { notifications } = await shops.state();
	expect(notifications).toMatchObject([{ recipient: 'klara', collection: 'ecommerce_product', item: String(id) }]);
	await shops.edit('ecommerce_product', id, { slug: product?.slug }, 'klara');
	await untilStates(/published|unchanged/);
	expect((await shops.state()).notifications).toHaveLength(1);

	// Both saves were told, so that no sweep asks for their shops again.
	const redis = new Redis(place.redisUrl);
	onTestFinished(() => redis.disconnect());
	const known = await openShopRecords(redis, place.prefix).knownVersions();
	expect([...known].filter((version) => version.startsWith(`ecommerce_product ${id} `))).toHaveLength(2);
});

it('a catalogue that lost a large part is taken where the operator says so', async () => {
	const [shop = ''] = shops.domains;
	const [product] = (await shops.records(shop)).ecommerce_product ?? [];
	await shops.remove('ecommerce_product', Number(product?.id));
	expect(await runFleetCommand(place, ['rebuild', shop])).toMatchObject({ exitCode: 0 });
	await untilStates(/failed/, [shop]);
	expect(await runFleetCommand(place, ['status'])).toMatchObject({
		exitCode: 2,
		output: expect.stringContaining('allow it with --accept-shrink'),
	});
	expect(await runFleetCommand(place, ['rebuild', '--accept-shrink', shop])).toMatchObject({ exitCode: 0 });
	await untilStates(/published|unchanged/, [shop]);
});
