/** What all commands of the fleet hold: queue, records, storage. */
import { Redis } from 'ioredis';
import { type Logger, pino } from 'pino';
import { openQueue, type ShopQueue } from '../../fleet/queue/shop-queue.ts';
import { openShopRecords, type ShopRecords } from '../../fleet/queue/shop-records.ts';
import { type Bucket, openBucket } from '../../fleet/storage/bucket.ts';
import { RedisAway } from '../errors/command-errors.ts';
import type { FleetSettings } from '../options/fleet-settings.ts';

export interface OpenFleet {
	readonly settings: FleetSettings;
	readonly bucket: Bucket;
	readonly queue: ShopQueue;
	readonly records: ShopRecords;
	close(): Promise<void>;
}

/** Of a command to Redis, within some seconds. */
const impatientTries = 10;

const connectTimeoutMs = 5000;

/** Before an operator's command does anything. @throws RedisAway after some seconds */
export async function requireRedis({ redisUrl }: FleetSettings): Promise<void> {
	const redis = new Redis(redisUrl, {
		lazyConnect: true,
		connectTimeout: connectTimeoutMs,
		commandTimeout: connectTimeoutMs,
		retryStrategy: () => null,
	});
	let reason: unknown = null;
	// The call itself only says that the connection is closed.
	redis.on('error', (error) => {
		reason = error;
	});
	try {
		await redis.connect();
		await redis.ping();
	} catch (error) {
		throw new RedisAway(new URL(redisUrl).host, describeFault(reason ?? error));
	} finally {
		redis.disconnect();
	}
}

/** The error itself holds the command, with the password of a login. A host with two addresses fails with a code alone. */
function describeFault(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Connects when it is first asked. `isPatient`: waits for a Redis that is away; otherwise what is asked of it fails after some seconds. */
export function openFleet(settings: FleetSettings, { isPatient = false }: { readonly isPatient?: boolean } = {}): OpenFleet {
	const maxRetriesPerRequest = isPatient ? null : impatientTries;
	const redis = new Redis(settings.redisUrl, { lazyConnect: true, maxRetriesPerRequest });
	// Each call that fails says so itself; who is patient hears it from the worker.
	redis.on('error', () => {});
	const queue = openQueue({ ...connectionTo(settings), maxRetriesPerRequest }, settings.prefix);
	queue.on('error', () => {});
	return {
		settings,
		bucket: openBucket(settings.bucket),
		queue,
		records: openShopRecords(redis, settings.prefix),
		async close() {
			await queue.close();
			redis.disconnect();
		},
	};
}

/** BullMQ keeps connections of its own. */
export function connectionTo({ redisUrl }: FleetSettings) {
	return { url: redisUrl, maxRetriesPerRequest: null };
}

/** One JSON object a line. */
export function createFleetLog(name: string): Logger {
	// What else errors carry may be secret: that of a refused login to Redis has the password.
	const err = (error: unknown) => (error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : error);
	return pino({ name, base: { name, pid: process.pid }, serializers: { err } });
}
