/** The shops of the fleet: which there are, taking one in or out, and going back to an earlier release. */
import { randomUUID } from 'node:crypto';
import {
	type Current,
	noRelease,
	parseCurrent,
	type Release,
	readCurrent,
	replaceCurrent,
	servedRelease,
	withRelease,
} from '../releases/current.ts';
import { allShops, currentKey, removedKey } from '../releases/object-keys.ts';
import { UnknownShop } from '../releases/release-errors.ts';
import { type Bucket, StorageFailed } from '../storage/bucket.ts';
import { sharedRecords } from '../worker/shared-copy.ts';

/** Domains, in the order of their names. */
export async function listShops(bucket: Bucket): Promise<readonly string[]> {
	const shops: string[] = [];
	for await (const shop of bucket.folders(allShops)) if (shop !== sharedRecords) shops.push(shop);
	return shops;
}

/**
 * Takes a shop in. One that was in the fleet before goes on from its last release, so that its prices keep their history. False: it is in already.
 */
export async function addShop(bucket: Bucket, shop: string): Promise<boolean> {
	if ((await readCurrent(bucket, shop)) !== null) return false;
	const removed = await bucket.get(removedKey(shop));
	const former = removed === null ? { ...noRelease, run: '' } : parseCurrent(removed.body);
	const added = { ...former, heldAt: null, generation: former.generation + 1, run: randomUUID() };
	if (await replaceCurrent(bucket, shop, added, null)) return true;
	if ((await readCurrent(bucket, shop)) === null) throw new StorageFailed(`${shop} was not written`, null);
	return false;
}

/** Takes a shop out: the gateway no longer shows it. Its last state is put aside. @throws UnknownShop */
export async function removeShop(bucket: Bucket, shop: string): Promise<void> {
	const object = await bucket.get(currentKey(shop));
	if (object === null) throw new UnknownShop(shop);
	await bucket.put(removedKey(shop), object.body, { 'content-type': 'application/json' });
	await bucket.remove(currentKey(shop));
}

/**
 * Visitors see the release before the one that they see now, and nothing is published until `endRollback`. null: there is none before.
 * @throws UnknownShop
 */
export async function rollBack(bucket: Bucket, shop: string): Promise<Release | null> {
	return await change(bucket, shop, (current) => {
		const served = servedRelease(current);
		const before = current.releases.find(({ number }) => served !== null && number < served.number);
		return before === undefined ? null : { next: { ...current, heldAt: before.number }, answer: before };
	});
}

/**
 * Ends what `rollBack` began: the next run publishes again. Until it does, visitors see what they see now, and not the release that was taken back.
 * The history of prices goes on from the newest content. @throws UnknownShop
 */
export async function endRollback(bucket: Bucket, shop: string): Promise<void> {
	await change(bucket, shop, (current) => {
		const [served, newest] = [servedRelease(current), current.releases[0]];
		if (current.heldAt === null || served === null || newest === undefined) return null;
		const releases = withRelease(current, { site: served.site, content: newest.content, publishedAt: new Date().toISOString() });
		return { next: { ...current, heldAt: null, releases }, answer: true };
	});
}

interface Change<Answer> {
	readonly next: Omit<Current, 'generation' | 'run'>;
	readonly answer: Answer;
}

/** Until no run comes between reading and writing. */
async function change<Answer>(bucket: Bucket, shop: string, decide: (current: Current) => Change<Answer> | null): Promise<Answer | null> {
	for (;;) {
		const read = await readCurrent(bucket, shop);
		if (read === null) throw new UnknownShop(shop);
		const decided = decide(read.current);
		if (decided === null) return null;
		const next = { ...decided.next, generation: read.current.generation + 1, run: randomUUID() };
		if (await replaceCurrent(bucket, shop, next, read.etag)) return decided.answer;
	}
}
