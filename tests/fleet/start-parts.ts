/** Starts what all tests of the fleet share, and ends it behind them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startObjectStorage } from '../../sandbox/fleet/object-storage.ts';
import { startRedis } from '../../sandbox/fleet/redis.ts';

export interface SharedParts {
	readonly redisUrl: string;
	readonly storage: { readonly endpoint: string; readonly region: string; readonly accessKey: string; readonly secretKey: string };
}

declare module 'vitest' {
	export interface ProvidedContext {
		fleetParts: SharedParts;
	}
}

export default async function startParts(project: TestProject): Promise<() => Promise<void>> {
	const dir = mkdtempSync(join(tmpdir(), 'fleet-parts-'));
	const redis = await startRedis({ dir: join(dir, 'redis') });
	const storage = await startObjectStorage({ dir: join(dir, 'storage') });
	const { endpoint, region, accessKey, secretKey } = storage;
	project.provide('fleetParts', { redisUrl: redis.url, storage: { endpoint, region, accessKey, secretKey } });
	return async () => {
		await redis.stop();
		await storage.stop();
		rmSync(dir, { recursive: true, force: true });
	};
}
