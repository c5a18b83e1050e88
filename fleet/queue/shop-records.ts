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

interface RecordPlace {
	readonly collection: string;
	readonly id: string | number;
}

/** A shared record that changed, and the users who changed it; none where only programs did, or nobody knows. */
export interface EditedRecord extends RecordPlace {
	readonly users: readonly string[];
}

export interface ShopRecords {
	/** Notes an edit before its shop is asked for. */
	addEdit(shop: string, edit: Edit): Promise<void>;
	/** The edits that a run which begins now takes along, oldest first. */
	edits(shop: string): Promise<readonly Edit[]>;
	/** These have reached the visitors, or were refused. */
	dropEdits(shop: string, edits: readonly Edit[]): Promise<void>;
	/** Of these shops, those with an edit that is on its way. */
	editing(shops: readonly string[]): Promise<ReadonlySet<string>>;
	/** Remembers for a day who changed each of these shared records, in place of who changed it before. */
	setSharedEditors(records: readonly EditedRecord[]): Promise<void>;
	/** By user, those problems that are of a record which the user changed. The record is forgotten, so that one shop alone reports it. */
	takeSharedEditors<Found extends RecordPlace>(problems: readonly Found[]): Promise<ReadonlyMap<string, readonly Found[]>>;
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
	/** Versions of rows whose shops were asked for after they could be read. */
	knownVersions(): Promise<ReadonlySet<string>>;
	/** Remembers them for an hour. */
	addKnownVersions(versions: readonly string[]): Promise<void>;
	/** Until when the sweep has looked at the backend, ISO 8601; null: never. */
	sweptUntil(): Promise<string | null>;
	setSweptUntil(time: string): Promise<void>;
}

/** No editor saves as often before a run; more are not told apart. */
const mostEdits = 1000;
const sharedEditorsSeconds = 86_400;
const knownVersionMs = 3_600_000;
const usersSchema = z.array(z.string());
/** Commands of a pipeline, whose answers are all in memory. */
const mostCommands = 1000;

export function openShopRecords(redis: Redis, prefix: string): ShopRecords {
	const editsKey = (shop: string) => `${prefix}:edits:${shop}`;
	const editorsKey = ({ collection, id }: RecordPlace) => `${prefix}:shared-editors:${collection}:${id}`;
	const countsKey = (collection: string) => `${prefix}:counts:${collection}`;
	const [knownKey, statesKey, sweptKey, shrinkKey, purgedKey] = [
		`${prefix}:known-versions`,
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
		async setSharedEditors(edited) {
			for (let first = 0; first < edited.length; first += mostCommands) {
				const noted = redis.pipeline();
				for (const { users, ...record } of edited.slice(first, first + mostCommands)) {
					if (users.length === 0) noted.del(editorsKey(record));
					else noted.set(editorsKey(record), JSON.stringify(users), 'EX', sharedEditorsSeconds);
				}
				await noted.exec();
			}
		},
		async takeSharedEditors<Found extends RecordPlace>(problems: readonly Found[]) {
			const found = new Map<string, readonly Found[]>();
			for (const [key, ofRecord] of Map.groupBy(problems, editorsKey)) {
				// Two shops may refuse a record at once: one of them gets the users.
				const users = await redis.getdel(key);
				if (users === null) continue;
				for (const user of usersSchema.parse(JSON.parse(users))) found.set(user, [...(found.get(user) ?? []), ...ofRecord]);
			}
			return found;
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
		knownVersions: async () => new Set(await redis.zrangebyscore(knownKey, '-inf', '+inf')),
		async addKnownVersions(versions) {
			const nowMs = Date.now();
			const noted = redis.multi().zremrangebyscore(knownKey, '-inf', String(nowMs - knownVersionMs));
			for (const version of versions) noted.zadd(knownKey, nowMs, version);
			await noted.exec();
		},
		sweptUntil: () => redis.get(sweptKey),
		async setSweptUntil(time) {
			await redis.set(sweptKey, time);
		},
	};
}
