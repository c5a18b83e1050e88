/** Finds what no webhook told: changed rows by their stamps, and everything else by building each shop now and then. */
import type { BackendClient } from '../../pipeline/directus/backend-client.ts';
import { findTouched, type Owners } from '../backend/record-owners.ts';
import { askForAll, type ShopQueue } from '../queue/shop-queue.ts';
import type { ShopRecords, ShopState } from '../queue/shop-records.ts';
import { sharedRecords } from '../worker/shared-copy.ts';

interface SweepOptions {
	readonly client: BackendClient;
	readonly owners: Owners;
	readonly queue: ShopQueue;
	readonly records: ShopRecords;
	readonly shops: readonly string[];
	/** Each shop is built at least so often, for what no stamp shows: deleted rows, and rows that only join two records. */
	readonly checkEveryMs: number;
	readonly nowMs: number;
}

export interface Swept {
	/** Shops with a changed row. */
	readonly touched: number;
	/** Shops whose last run failed. */
	readonly failed: number;
	/** Shops that nobody looked at for so long. */
	readonly due: number;
}

/** Clocks differ, and a stamp is older than the moment at which its row can be read. */
const marginMs = 120_000;

/** Asking for a shop too often costs a run that finds nothing; so does all that is asked for here twice. */
export async function sweep({ client, owners, queue, records, shops, checkEveryMs, nowMs }: SweepOptions): Promise<Swept> {
	const since = (await records.sweptUntil()) ?? new Date(nowMs - marginMs).toISOString();
	const touched = new Set<string>();
	let isSharedTouched = false;
	for (const collection of owners.keys()) {
		const found = await findTouched(client, owners, collection, since);
		for (const shop of found.shops) touched.add(shop);
		isSharedTouched ||= found.shared.length > 0;
	}
	const states = await records.states();
	const failed = shops.filter((shop) => !touched.has(shop) && states.get(shop)?.state === 'failed');
	const due = shops.filter((shop) => !touched.has(shop) && !failed.includes(shop) && isDue(states.get(shop), nowMs - checkEveryMs));
	const known = shops.filter((shop) => touched.has(shop));
	if (isSharedTouched || isDue(states.get(sharedRecords), nowMs - checkEveryMs)) await askForAll(queue, [sharedRecords], 'shared');
	await askForAll(queue, [...known, ...failed, ...due], 'check');
	await records.setSweptUntil(new Date(nowMs - marginMs).toISOString());
	return { touched: known.length, failed: failed.length, due: due.length };
}

function isDue(state: ShopState | undefined, beforeMs: number): boolean {
	return state === undefined || Date.parse(state.at) < beforeMs;
}
