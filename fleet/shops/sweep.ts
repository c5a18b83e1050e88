/** Finds what no webhook told: changed rows by their stamps, deleted records by counting, and everything else by building each shop now and then. */
import type { BackendClient } from '../../pipeline/directus/backend-client.ts';
import { countByShop, type FoundOwners, findTouched, findTouchedFiles, type Owners } from '../backend/record-owners.ts';
import { askFor, askForAll, type ShopQueue } from '../queue/shop-queue.ts';
import type { ShopRecords, ShopState } from '../queue/shop-records.ts';
import { sharedRecords } from '../worker/shared-copy.ts';

interface SweepOptions {
	readonly client: BackendClient;
	readonly owners: Owners;
	readonly queue: ShopQueue;
	readonly records: ShopRecords;
	readonly shops: readonly string[];
	/** Each shop is built at least so often, for what neither stamps nor counts show: rows that only join two records. */
	readonly checkEveryMs: number;
	/** False: deleted records alone are looked for, and stamps wait for the next sweep. */
	readonly looksAtStamps: boolean;
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

/** Rows are passed over that an earlier sweep has found, or a webhook has told, as they are now. Asking for a shop too often costs a run that finds nothing. */
export async function sweep({ client, owners, queue, records, shops, checkEveryMs, looksAtStamps, nowMs }: SweepOptions): Promise<Swept> {
	const sweptUntil = await records.sweptUntil();
	const since = sweptUntil ?? new Date(nowMs - marginMs).toISOString();
	const known = await records.knownVersions();
	const versions: string[] = [];
	const touched = new Set<string>();
	const counts = new Map<string, ReadonlyMap<string, number>>();
	let isSharedTouched = false;
	const take = ({ shops, shared }: FoundOwners): void => {
		for (const shop of shops) touched.add(shop);
		isSharedTouched ||= shared.length > 0;
	};
	for (const collection of owners.keys()) {
		if (looksAtStamps) {
			const found = await findTouched(client, owners, collection, since, known);
			take(found);
			versions.push(...found.versions);
		}
		const counted = await countByShop(client, owners, collection);
		if (counted === null) continue;
		const named = new Map([...counted].map(([shop, count]) => [shop ?? sharedRecords, count]));
		counts.set(collection, named);
		for (const shop of recounted(await records.counts(collection), named)) touched.add(shop);
	}
	if (looksAtStamps) take(await findTouchedFiles(client, owners, since));
	const states = await records.states();
	const failed = shops.filter((shop) => !touched.has(shop) && states.get(shop)?.state === 'failed');
	const due = shops.filter((shop) => !touched.has(shop) && !failed.includes(shop) && isDue(states.get(shop), nowMs - checkEveryMs));
	const found = shops.filter((shop) => touched.has(shop));
	const shared = states.get(sharedRecords);
	isSharedTouched ||= touched.has(sharedRecords) || shared?.state === 'failed' || isDue(shared, nowMs - checkEveryMs);
	if (isSharedTouched) await askForAll(queue, records, [sharedRecords], 'shared');
	// One by one: what waits since an operator asked for all gets a better place.
	for (const shop of found) await askFor(queue, shop, 'found');
	// Afterwards, so that a save of this moment does not lose the place that it has: it is noted before its shop is asked for.
	for (const shop of await records.editing(found)) await askFor(queue, shop, 'edit');
	await askForAll(queue, records, [...failed, ...due], 'check');
	// Last: a sweep that ended before would have to find the same again.
	await records.addKnownVersions(versions);
	for (const [collection, counted] of counts) await records.setCounts(collection, counted);
	if (looksAtStamps || sweptUntil === null) await records.setSweptUntil(new Date(nowMs - marginMs).toISOString());
	return { touched: found.length, failed: failed.length, due: due.length };
}

/** Shops that have more or fewer records than at the last sweep; none where that is not known. */
function recounted(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): readonly string[] {
	if (before.size === 0) return [];
	return [...new Set([...now.keys(), ...before.keys()])].filter((shop) => now.get(shop) !== before.get(shop));
}

function isDue(state: ShopState | undefined, beforeMs: number): boolean {
	return state === undefined || Date.parse(state.at) < beforeMs;
}
