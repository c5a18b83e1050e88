/**
 * The one queue of the fleet. A job names a shop and nothing else: it brings that shop to the newest content, whatever was edited. However often a shop
 * is asked for while it is built, it is built exactly once more. One shop is never built twice at a time.
 */
import { type ConnectionOptions, Queue } from 'bullmq';

import type { ShopRecords } from './shop-records.ts';

export interface ShopJob {
	readonly shop: string;
}

export type ShopQueue = Queue<ShopJob>;

export const queueName = 'shops';

/** Smaller comes first. */
export const priorities = {
	/** The records that belong to no shop: many shops wait for them. */
	shared: 1,
	/** An editor waits. */
	edit: 2,
	/** A shared record changed. */
	follow: 3,
	/** A sweep found a change of which no webhook told. */
	found: 4,
	/** Asked for by the operator. */
	rebuild: 5,
	/** Nobody knows of a change. */
	check: 6,
} as const;

export type Reason = keyof typeof priorities;

/** Tries of a job before it waits for the next sweep, and the time before the second one, which doubles. */
const attempts = 4;
const firstDelayMs = 1000;
/** What failed is shown for a day. */
const keptFailures = { age: 86_400, count: 10_000 };

export function openQueue(connection: ConnectionOptions, prefix: string): ShopQueue {
	return new Queue<ShopJob>(queueName, {
		connection,
		prefix,
		defaultJobOptions: {
			attempts,
			backoff: { type: 'exponential', delay: firstDelayMs, jitter: 0.5 },
			removeOnComplete: true,
			removeOnFail: keptFailures,
		},
	});
}

/** How a job of that shop is deduplicated. It has no id of its own: BullMQ looks at that first, and would drop edits that come during a run. */
export function deduplicationOf(shop: string) {
	return { id: `shop:${shop}`, keepLastIfActive: true };
}

/** Asks for a build of the shop. Where it waits already, it waits in the place of the more urgent of both reasons. */
export async function askFor(queue: ShopQueue, shop: string, reason: Reason): Promise<void> {
	const priority = priorities[reason];
	const job = await queue.add('build', { shop }, { deduplication: deduplicationOf(shop), priority });
	if (job.id === undefined) return;
	const waiting = await queue.getJob(job.id);
	if (waiting === undefined || waiting.priority <= priority || (await waiting.getState()) !== 'prioritized') return;
	await waiting.changePriority({ priority }).catch(async (error: unknown) => {
		// It may have begun, or even ended, meanwhile.
		if ((await waiting.getState()) === 'prioritized') throw error;
	});
}

/** Asks for many shops at once. Where one waits already, it keeps its place: no editor waits for these runs. */
export async function askForAll(
	queue: ShopQueue,
	records: Pick<ShopRecords, 'editing'>,
	shops: readonly string[],
	reason: Exclude<Reason, 'edit'>,
): Promise<void> {
	// A further run of a shop that is built now has the options of who asked last: an editor who asked before must not wait for it.
	const editing = await records.editing(shops);
	const priorityOf = (shop: string) => (editing.has(shop) ? Math.min(priorities.edit, priorities[reason]) : priorities[reason]);
	const atOnce = 500;
	for (let first = 0; first < shops.length; first += atOnce) {
		const some = shops.slice(first, first + atOnce);
		await queue.addBulk(
			some.map((shop) => ({ name: 'build', data: { shop }, opts: { deduplication: deduplicationOf(shop), priority: priorityOf(shop) } })),
		);
	}
}
