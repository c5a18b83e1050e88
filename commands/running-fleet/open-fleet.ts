/** What all commands of the fleet hold: queue, records, storage. */
import { Redis } from 'ioredis';
import { type Logger, pino } from 'pino';
import { openQueue, type ShopQueue } from '../../fleet/queue/shop-queue.ts';
import { openShopRecords, type ShopRecords } from '../../fleet/queue/shop-records.ts';
import { type Bucket, openBucket } from '../../fleet/storage/bucket.ts';
import type { FleetSettings } from '../options/fleet-settings.ts';

export interface OpenFleet {
	readonly settings: FleetSettings;
	readonly bucket: Bucket;
	readonly queue: ShopQueue;
	readonly records: ShopRecords;
	close(): Promise<void>;
}

/** Connects when it is first asked. */
export function openFleet(settings: FleetSettings): OpenFleet {
	const redis = new Redis(settings.redisUrl, { lazyConnect: true, maxRetriesPerRequest: null });
	// Each call that fails says so itself.
	redis.on('error', () => {});
	const queue = openQueue(connectionTo(settings), settings.prefix);
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
	return pino({ name, base: { name, pid: process.pid } });
}
