/** Who hears of it, by the real programs, where shops refuse what a person did to a shared record. */
import { join } from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import {
	type FleetPlace,
	hookSecret,
	prepareFleet,
	runFleetCommand,
	startFleetProgram,
	startFleetWorker,
} from '../../bench/fleet/fleet-programs.ts';
import { hookPath } from '../../fleet/hooks/hook-server.ts';
import { startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newAccess } from './parts.ts';

const patience = { timeout: 90_000, interval: 500 };

it('the person who edited the shared record, once for all shops that it stops', async () => {
	const shops = await startManyShops({ shops: 2, products: 2, sharedProducts: 1 });
	onTestFinished(() => shops.stop());
	const place: FleetPlace = {
		dir: join(await temporaryFolder(), 'fleet'),
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
	onTestFinished(async () => {
		await serve.end('SIGKILL');
		await worker.end('SIGKILL');
	});
	const statesAre = async (state: RegExp) => {
		const { output } = await runFleetCommand(place, ['status', '--json']);
		const status = JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '{}');
		expect(status.shops).toEqual(shops.domains.map((shop) => expect.objectContaining({ shop, state: expect.stringMatching(state) })));
	};
	await vi.waitFor(() => statesAre(/published|unchanged/), patience);
	await shops.notify({ url: `http://127.0.0.1:${hookPort}${hookPath}`, secret: hookSecret });
	const [product] = (await shops.records(null)).ecommerce_product ?? [];
	const id = Number(product?.id);
	await shops.edit('ecommerce_product', id, { slug: 'no/slug' }, 'klara');
	await vi.waitFor(() => statesAre(/refused/), patience);
	const { notifications } = await shops.state();
	expect(notifications).toMatchObject([{ recipient: 'klara', collection: 'ecommerce_product', item: String(id) }]);
}, 200_000);
