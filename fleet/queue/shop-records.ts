/** What the fleet remembers of its shops beside the queue: edits that are on their way to the visitors, and how the last run ended. Losing it loses no edit. */
import type { Redis } from 'ioredis';
import * as z from 'zod';

const editSchema = z.object({
	/** Of the webhook. */
	id: z.string(),
	collection: z.string(),
	keys: z.array(z.union([z.string(), z.number()])),
	/** Id of the user who made it, where the backend says so. */
	user: z.string().nullable(),
	/** When the webhook came, in milliseconds since 1970. */
	atMs: z.number(),
});

export type Edit = z.output<typeof editSchema>;

const sharedEditsSchema = z.object({
	edits: z.array(editSchema).readonly(),
	/** What changed, keys by collection. */
	changed: z.record(z.string(), z.array(z.union([z.string(), z.number()])).readonly()),
});

export type SharedEdits = z.output<typeof sharedEditsSchema>;

const stateSchema = z.object({
	state: z.enum(['published', 'unchanged', 'held', 'refused', 'failed']),
	/** End of the run, ISO 8601. */
	at: z.string(),
	/** How long it took. */
	ms: z.number(),
	/** The release that visitors see, where the run knows. */
	release: z.number().nullable(),
	/** What stopped it, for a person; null: nothing. */
	message: z.string().nullable(),
});

/** How the last run of a shop ended. */
export type ShopState = z.output<typeof stateSchema>;

export interface ShopRecords {
	/** Notes an edit before its shop is asked for. */
	addEdit(shop: string, edit: Edit): Promise<void>;
	/** The edits that a run which begins now takes along, oldest first. */
	edits(shop: string): Promise<readonly Edit[]>;
	/** These have reached the visitors, or were refused. */
	dropEdits(shop: string, edits: readonly Edit[]): Promise<void>;
	/** Of these shops, those with an edit that is on its way. */
	editing(shops: readonly string[]): Promise<ReadonlySet<string>>;
	/** Remembers for a day which people changed which shared records. */
	addSharedEdits(shared: SharedEdits): Promise<void>;
	/** Those of one of these records. Nobody gets them a second time, so that one editor does not hear of the same problem from a thousand shops. */
	takeSharedEdits(refused: readonly { readonly collection: string; readonly id: string | number }[]): Promise<readonly Edit[]>;
	setState(shop: string, state: ShopState): Promise<void>;
	states(): Promise<ReadonlyMap<string, ShopState>>;
	/** Has the next run of the shop take content that lost a large part. */
	setAcceptsShrink(shop: string): Promise<void>;
	acceptsShrink(shop: string): Promise<boolean>;
	dropAcceptsShrink(shop: string): Promise<void>;
	/** Key of the site of which the caches in front of the shop know; null: not known. */
	purged(shop: string): Promise<string | null>;
	setPurged(shop: string, siteKey: string): Promise<void>;
	forget(shop: string): Promise<void>;
	/** How many records of a collection each shop had when the last sweep counted them; empty: it never did. */
	counts(collection: string): Promise<ReadonlyMap<string, number>>;
	setCounts(collection: string, counts: ReadonlyMap<string, number>): Promise<void>;
	/** Until when the sweep has looked at the backend, ISO 8601; null: never. */
	sweptUntil(): Promise<string | null>;
	setSweptUntil(time: string): Promise<void>;
}

/** No editor saves as often before a run; more are not told apart. */
const mostEdits = 1000;
const mostSharedEdits = 100;
const sharedEditsSeconds = 86_400;

export function openShopRecords(redis: Redis, prefix: string): ShopRecords {
	const editsKey = (shop: string) => `${prefix}:edits:${shop}`;
	const countsKey = (collection: string) => `${prefix}:counts:${collection}`;
	const [sharedEditsKey, statesKey, sweptKey, shrinkKey, purgedKey] = [
		`${prefix}:shared-edits`,
		`${prefix}:states`,
		`${prefix}:swept-until`,
		`${prefix}:accepts-shrink`,
		`${prefix}:purged`,
	];
	return {
		async addEdit(shop, edit) {
			await redis
				.multi()
				.rpush(editsKey(shop), JSON.stringify(edit))
				.ltrim(editsKey(shop), 0, mostEdits - 1)
				.exec();
		},
		edits: async (shop) => (await redis.lrange(editsKey(shop), 0, -1)).map((text) => editSchema.parse(JSON.parse(text))),
		async dropEdits(shop, edits) {
			if (edits.length === 0) return;
			// By their value: a run that hung may drop what another one has dropped already.
			const dropped = redis.multi();
			for (const edit of edits) dropped.lrem(editsKey(shop), 1, JSON.stringify(edit));
			await dropped.exec();
		},
		async editing(shops) {
			if (shops.length === 0) return new Set();
			const asked = redis.pipeline();
			for (const shop of shops) asked.exists(editsKey(shop));
			const answers = (await asked.exec()) ?? [];
			return new Set(shops.filter((_, index) => answers[index]?.[1] === 1));
		},
		async addSharedEdits({ edits, changed }) {
			const ofPeople = edits.filter(({ user }) => user !== null);
			if (ofPeople.length === 0) return;
			await redis
				.multi()
				.rpush(sharedEditsKey, JSON.stringify({ edits: ofPeople, changed }))
				.ltrim(sharedEditsKey, -mostSharedEdits, -1)
				.expire(sharedEditsKey, sharedEditsSeconds)
				.exec();
		},
		async takeSharedEdits(refused) {
			const taken: Edit[] = [];
			for (const text of await redis.lrange(sharedEditsKey, 0, -1)) {
				const { edits, changed } = sharedEditsSchema.parse(JSON.parse(text));
				const isRefused = refused.some(({ collection, id }) => changed[collection]?.includes(id));
				// Two shops may refuse at once: who takes it out has it.
				if (isRefused && (await redis.lrem(sharedEditsKey, 1, text)) === 1) taken.push(...edits);
			}
			return taken;
		},
		async setState(shop, state) {
			await redis.hset(statesKey, shop, JSON.stringify(state));
		},
		async states() {
			const entries = Object.entries(await redis.hgetall(statesKey));
			return new Map(entries.map(([shop, text]) => [shop, stateSchema.parse(JSON.parse(text))]));
		},
		async setAcceptsShrink(shop) {
			await redis.sadd(shrinkKey, shop);
		},
		acceptsShrink: async (shop) => (await redis.sismember(shrinkKey, shop)) === 1,
		async dropAcceptsShrink(shop) {
			await redis.srem(shrinkKey, shop);
		},
		purged: (shop) => redis.hget(purgedKey, shop),
		async setPurged(shop, siteKey) {
			await redis.hset(purgedKey, shop, siteKey);
		},
		async forget(shop) {
			await redis.multi().hdel(statesKey, shop).hdel(purgedKey, shop).del(editsKey(shop)).exec();
		},
		async counts(collection) {
			const known = await redis.hgetall(countsKey(collection));
			return new Map(Object.entries(known).map(([shop, count]) => [shop, Number(count)]));
		},
		async setCounts(collection, counts) {
			const replaced = redis.multi().del(countsKey(collection));
			if (counts.size > 0) replaced.hset(countsKey(collection), new Map(counts));
			await replaced.exec();
		},
		sweptUntil: () => redis.get(sweptKey),
		async setSweptUntil(time) {
			await redis.set(sweptKey, time);
		},
	};
}
