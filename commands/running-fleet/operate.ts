/** What an operator does with the fleet from a terminal. */
import { findOwners, ownersOf } from '../../fleet/backend/record-owners.ts';
import { askForAll } from '../../fleet/queue/shop-queue.ts';
import type { ShopState } from '../../fleet/queue/shop-records.ts';
import { isShopName } from '../../fleet/releases/object-keys.ts';
import { collect } from '../../fleet/shops/collect.ts';
import { addShop, endRollback, listShops, removeShop, rollBack } from '../../fleet/shops/fleet-shops.ts';
import { openBucket } from '../../fleet/storage/bucket.ts';
import { sharedRecords } from '../../fleet/worker/shared-copy.ts';
import { createBackendClient } from '../../pipeline/index.ts';
import { project } from '../../shop/collections/project.ts';
import { RedisAway, UsageError } from '../errors/command-errors.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { readEnvironment } from '../options/environment.ts';
import { readBucketAccess, readFleetSettings } from '../options/fleet-settings.ts';
import { withCredentials } from '../options/orders-settings.ts';
import { type OpenFleet, openFleet, requireRedis } from './open-fleet.ts';

async function withFleet(work: (fleet: OpenFleet) => Promise<ExitCode>): Promise<ExitCode> {
	const settings = readFleetSettings(withCredentials(process.env));
	await requireRedis(settings);
	const fleet = openFleet(settings);
	try {
		return await work(fleet);
	} finally {
		await fleet.close();
	}
}

export function addShops(shops: readonly string[]): Promise<ExitCode> {
	for (const shop of shops) {
		if (!isShopName(shop))
			throw new UsageError(`${JSON.stringify(shop)} is no domain. A shop is named by the domain of its project in Directus.`);
	}
	return withFleet(async ({ bucket, queue, records }) => {
		await refuseUnknownProjects(shops);
		await bucket.prepare();
		for (const shop of shops) {
			console.log((await addShop(bucket, shop)) ? `${shop} is in the fleet, and is built next.` : `${shop} is in the fleet already.`);
		}
		await askForAll(queue, records, [sharedRecords], 'shared');
		await askForAll(queue, records, shops, 'rebuild');
		return exitCodes.done;
	});
}

/** Where the environment has no Directus, the first run of a shop finds out. @throws UsageError */
async function refuseUnknownProjects(shops: readonly string[]): Promise<void> {
	const { directus } = readEnvironment(withCredentials(process.env));
	if (directus === null) return;
	const client = createBackendClient({ ...directus, project: 'fleet' });
	const { collection } = project;
	try {
		const { shops: known } = await findOwners(client, ownersOf([project]), collection, shops);
		const unknown = shops.filter((shop) => !known.has(shop));
		if (unknown.length === 0) return;
		throw new UsageError(
			`${directus.url} has no project with the domain ${unknown.join(', ')}, and nothing was added. Fix: write the domain as the project has it, without "www.", or let DIRECTUS_TOKEN read the project.`,
		);
	} finally {
		await client.close();
	}
}

export function removeFromFleet(shop: string): Promise<ExitCode> {
	return withFleet(async ({ bucket, records }) => {
		await removeShop(bucket, shop);
		await records.forget(shop);
		console.log(`${shop} is out of the fleet. Its history stays for "npm run fleet -- add ${shop}".`);
		return exitCodes.done;
	});
}

interface RebuildOptions {
	readonly all: boolean;
	readonly acceptShrink: boolean;
}

export function rebuildShops(named: readonly string[], { all, acceptShrink }: RebuildOptions): Promise<ExitCode> {
	if (all === named.length > 0) throw new UsageError('Name the shops to build, or --all, and not both.');
	return withFleet(async ({ bucket, queue, records }) => {
		const shops = all ? await listShops(bucket) : named;
		// A rollback is an operator's decision about one shop, and ends only where that shop is named.
		if (!all) for (const shop of shops) await endRollback(bucket, shop);
		if (acceptShrink) for (const shop of all ? [...shops, sharedRecords] : shops) await records.setAcceptsShrink(shop);
		if (all) await askForAll(queue, records, [sharedRecords], 'shared');
		await askForAll(queue, records, shops, 'rebuild');
		console.log(`${shops.length} ${shops.length === 1 ? 'shop waits' : 'shops wait'} to be built.`);
		return exitCodes.done;
	});
}

export async function rollBackShop(shop: string): Promise<ExitCode> {
	const settings = readFleetSettings(withCredentials(process.env));
	const before = await rollBack(openBucket(settings.bucket), shop);
	if (before === null) throw new UsageError(`${shop} has no release before the one that visitors see.`);
	console.log(
		`Visitors of ${shop} see release ${before.number} of ${before.publishedAt}. Nothing is published until "npm run fleet -- rebuild ${shop}".`,
	);
	try {
		return await withFleet(async ({ records }) => {
			await records.setState(shop, { state: 'held', at: new Date().toISOString(), ms: 0, release: before.number, message: null });
			return exitCodes.done;
		});
	} catch (error) {
		if (!(error instanceof RedisAway)) throw error;
		console.error(`${error.message} Only "status" does not know of the rollback before the next run of the shop.`);
		return exitCodes.done;
	}
}

export async function collectObjects(): Promise<ExitCode> {
	const { kept, removed } = await collect(openBucket(readBucketAccess(withCredentials(process.env))), Date.now());
	console.log(`${removed} objects removed, ${kept} of closed days kept.`);
	return exitCodes.done;
}

export function showStatus({ json }: { readonly json: boolean }): Promise<ExitCode> {
	return withFleet(async ({ bucket, queue, records }) => {
		const shops = await listShops(bucket);
		const states = await records.states();
		const jobs = await queue.getJobCounts();
		const workers = await queue.getWorkersCount();
		const bad = [...shops, sharedRecords].filter((shop) => needsAttention(states.get(shop)));
		const exitCode = bad.length > 0 || workers === 0 ? exitCodes.content : exitCodes.done;
		if (json) {
			const all = shops.map((shop) => ({ shop, ...(states.get(shop) ?? { state: 'new' }) }));
			const shared = states.get(sharedRecords) ?? null;
			console.log(JSON.stringify({ workers, jobs, sweptUntil: await records.sweptUntil(), shared, shops: all }));
			return exitCode;
		}
		const { active = 0, prioritized = 0, waiting = 0, delayed = 0 } = jobs;
		console.log(
			`${shops.length} ${shops.length === 1 ? 'shop' : 'shops'} · ${workers} ${workers === 1 ? 'worker' : 'workers'} · ${active} running · ${prioritized + waiting} waiting · ${delayed} to be tried again`,
		);
		if (workers === 0) console.log('No worker runs: nothing is built. Start one with "npm run fleet -- worker --work DIR".');
		for (const shop of bad) console.log(describe(shop, states.get(shop)));
		return exitCode;
	});
}

function needsAttention(state: ShopState | undefined): boolean {
	return state?.state === 'refused' || state?.state === 'failed' || state?.state === 'held';
}

function describe(shop: string, state: ShopState | undefined): string {
	const held = state?.state === 'held' ? `shows release ${state.release} until "rebuild"` : '';
	const message = `${state?.message ?? held}${state?.state === 'failed' ? '\nThe next sweep asks for it again.' : ''}`;
	return `${shop === sharedRecords ? 'shared records' : shop}: ${state?.state} at ${state?.at}\n  ${message.replaceAll('\n', '\n  ')}`;
}
