/**
 * Programs of a fleet that are killed, webhooks that are lost, a storage that fails: in the end every shop is what a clean build of the last content
 * makes, and no visitor saw a page without what it names.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import {
	type FleetPlace,
	type FleetProgram,
	fleetConfig,
	hookSecret,
	prepareFleet,
	runFleetCommand,
	startFleetProgram,
} from '../../bench/fleet/fleet-programs.ts';
import { count } from '../../commands/testing/counts.ts';
import { openBucket } from '../../fleet/storage/bucket.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type ManyShops, startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { startObjectStorage } from '../../sandbox/fleet/object-storage.ts';
import { startRedis } from '../../sandbox/fleet/redis.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { findStaleShops } from './converged.ts';
import { visit } from './visitor.ts';

const kills = count({ usual: 5, long: 200 });
const leastRequests = count({ usual: 250, long: 10_000 });
const seed = 20_261_128;
/** Each shop has more; builds of a few are short. */
const products = 6;

interface Parts {
	readonly place: FleetPlace;
	readonly hookPort: number;
	readonly gatewayPort: number;
}

/** A program that is started again when it ends, as systemd does. */
function keep(start: () => FleetProgram) {
	let program = start();
	return {
		get program() {
			return program;
		},
		async kill() {
			await program.end('SIGKILL');
			program = start();
		},
		end: () => program.end('SIGTERM'),
	};
}

function startServe({ place, hookPort }: Pick<Parts, 'place' | 'hookPort'>, sweepEvery: string): FleetProgram {
	// No shop is built because a day is over: what no sweep finds stays as it was.
	const times = ['--sweep-every', sweepEvery, '--check-every', '1d'];
	return startFleetProgram(place, ['serve', '--port', String(hookPort), '--board-port', '0', ...times]);
}

function startPrograms({ place, hookPort, gatewayPort }: Parts) {
	const worker = (name: string) =>
		keep(() => startFleetProgram(place, ['worker', '--work', join(place.dir, 'work'), '--name', name, '--lock', '5s']));
	return {
		serve: keep(() => startServe({ place, hookPort }, '3s')),
		gateway: keep(() => startFleetProgram(place, ['gateway', '--port', String(gatewayPort)])),
		one: worker('worker-1'),
		two: worker('worker-2'),
	};
}

const newSlug = 'new-';

/** It may be deleted before a sweep has counted it, which only the daily check finds (docs/fleet.md). */
function isNew({ slug }: WireRecord): boolean {
	return String(slug).startsWith(newSlug);
}

async function editPrice(shops: ManyShops, domain: string, random: Random): Promise<void> {
	const product = random.pick((await shops.records(domain)).ecommerce_product ?? []);
	await shops.edit('ecommerce_product', Number(product.id), { price_brutto: `${100 + random.whole(900)}.00` });
}

/** Prices, names, new and deleted products, and shared prices. */
async function editSomething(shops: ManyShops, random: Random): Promise<void> {
	const domain = random.pick(shops.domains);
	const records = (await shops.records(domain)).ecommerce_product ?? [];
	const product = random.pick(records);
	const price = `${100 + random.whole(900)}.00`;
	const id = Number(product.id);
	const kind = random.whole(10);
	if (kind === 0) {
		const [shared] = (await shops.records(null)).ecommerce_product ?? [];
		await shops.edit('ecommerce_product', Number(shared?.id), { price_brutto: price });
	} else if (kind === 1 && records.length > products - 2 && !isNew(product)) {
		await shops.remove('ecommerce_product', id);
	} else if (kind === 2) {
		const { id: _id, ...values } = product;
		// Rows that belong to a record have ids, and stay with it.
		const ownValues = Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value)));
		await shops.create('ecommerce_product', { ...ownValues, project: domain, slug: `${newSlug}${random.whole(1_000_000)}` });
	} else await shops.edit('ecommerce_product', id, kind < 5 ? { display_name: `Ring ${random.whole(1000)}` } : { price_brutto: price });
}

it(`${kills} kills leave every shop with the last content`, async () => {
	const dir = await temporaryFolder();
	const random = createRandom(seed);
	const shops = await startManyShops({ shops: 10, products, sharedProducts: 3, seed });
	const redis = await startRedis({ dir: join(dir, 'redis') });
	const storage = await startObjectStorage({ dir: join(dir, 'storage') });
	const access = { ...storage, bucket: 'fleet' };
	const place = {
		dir: join(dir, 'fleet'),
		directusUrl: shops.url,
		directusToken: shops.token,
		redisUrl: redis.url,
		prefix: 'fleet',
		storage: access,
	};
	const [hookPort, gatewayPort] = [await findFreePort(), await findFreePort()];
	prepareFleet(place);
	expect(await runFleetCommand(place, ['add', ...shops.domains])).toMatchObject({ exitCode: 0 });
	const programs = startPrograms({ place, hookPort, gatewayPort });
	onTestFinished(async () => {
		for (const each of Object.values(programs)) await each.program.end('SIGKILL');
		await redis.stop();
		await storage.stop();
		await shops.stop();
	});
	await shops.notify({ url: `http://127.0.0.1:${hookPort}/hooks/content`, secret: hookSecret, lossPercent: 20 });
	const bucket = openBucket(access);
	await untilStatus(
		place,
		({ shops: states }) => states.length === 10 && states.every(({ state }) => state === 'published' || state === 'unchanged'),
	);

	const visits = visit({
		port: () => gatewayPort,
		hosts: shops.domains,
		paths: ['/', '/schaufenster', '/en', '/kontakt'],
		pick: random.pick,
	});
	const targets = [
		...[programs.one, programs.two, programs.serve, programs.gateway].map((each) => each.kill),
		async () => {
			await redis.kill('SIGKILL');
			await sleep(500);
			await redis.restart();
		},
		async () => {
			await storage.kill('rgw');
			await sleep(500);
			await storage.restart();
		},
	];
	for (let killed = 0; killed < kills; killed += 1) {
		for (let edits = 0; edits < 4; edits += 1) {
			await editSomething(shops, random);
			await sleep(random.whole(200));
		}
		await (targets[killed % targets.length] ?? targets[0])?.();
	}
	await shops.notify({ url: `http://127.0.0.1:${hookPort}/hooks/content`, secret: hookSecret });
	const lastEdit = Date.now();
	await untilSettled(place, lastEdit);
	await visits.stop();

	const clean = { bucket, config: fleetConfig, directus: { url: shops.url, token: shops.token } };
	const stale = await findStaleShops(shops.domains, { ...clean, dir: join(dir, 'clean') });
	expect(stale).toEqual({});

	// Webhooks alone, with edits that come while the shop is built.
	await programs.serve.end();
	const startedMs = Date.now();
	const webhooksOnly = startServe({ place, hookPort }, '1h');
	onTestFinished(() => webhooksOnly.end('SIGKILL'));
	await webhooksOnly.said('sweep');
	await untilSettled(place, startedMs);
	const edited = shops.domains.slice(0, 3);
	for (let edits = 0; edits < 5; edits += 1) {
		for (const domain of edited) await editPrice(shops, domain, random);
		await sleep(random.whole(300));
	}
	await untilSettled(place, 0);
	expect(await findStaleShops(edited, { ...clean, dir: join(dir, 'clean-again') })).toEqual({});
	expect(visits.faults).toEqual([]);
	expect(visits.answered).toBeGreaterThan(leastRequests);
	expect(visits.compared).toBeGreaterThan(leastRequests / 100);
});

interface Status {
	readonly shops: readonly { readonly shop: string; readonly state: string }[];
	readonly shared: { readonly state: string } | null;
	/** By state. */
	readonly jobs: Readonly<Record<string, number>>;
	/** So far a sweep has looked, less its margin. */
	readonly sweptUntil: string | null;
}

const sweepMarginMs = 120_000;

/** Whether a sweep that began later has ended, and all that it asked for is done. */
function isSettled({ shops, shared, jobs, sweptUntil }: Status, sinceMs: number): boolean {
	const { failed: _failed, completed: _completed, ...open } = jobs;
	const isSwept = sweptUntil !== null && Date.parse(sweptUntil) + sweepMarginMs > sinceMs;
	return isSwept && Object.values(open).every((count) => count === 0) && [...shops, shared].every((each) => each?.state !== 'failed');
}

/** Twice: jobs and the time of the sweep are not read at one moment. */
async function untilSettled(place: FleetPlace, sinceMs: number): Promise<void> {
	for (let seen = 0; seen < 2; seen += 1) await untilStatus(place, (status) => isSettled(status, sinceMs));
}

async function untilStatus(place: FleetPlace, isReached: (status: Status) => boolean): Promise<void> {
	for (;;) {
		const { output } = await runFleetCommand(place, ['status', '--json']);
		const line = output.split('\n').find((each) => each.startsWith('{'));
		if (line !== undefined && isReached(JSON.parse(line))) return;
		await sleep(1000);
	}
}
