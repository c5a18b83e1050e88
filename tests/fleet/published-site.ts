/** Publishes folders as runs do, without a run, and shows them by a gateway. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { createGateway } from '../../fleet/gateway/gateway.ts';
import { createReleaseCache } from '../../fleet/gateway/release-cache.ts';
import { createMetrics, type FleetMetrics } from '../../fleet/metrics.ts';
import { noRelease, readCurrent, replaceCurrent, withRelease } from '../../fleet/releases/current.ts';
import { openFolderHashes } from '../../fleet/releases/index-folder.ts';
import { storeManifest } from '../../fleet/releases/manifest.ts';
import { storeFolder } from '../../fleet/releases/store-folder.ts';
import type { Bucket } from '../../fleet/storage/bucket.ts';

/** Files of a folder by their path. */
export function writeFiles(dir: string, files: Readonly<Record<string, string | Uint8Array>>): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, path)), { recursive: true });
		writeFileSync(join(dir, path), content);
	}
}

/** The folder is the shop's next release. `nowMs`: when it is published. */
export async function publishFolder(bucket: Bucket, shop: string, dir: string, nowMs = Date.now()): Promise<void> {
	const index = openFolderHashes(dir, join(dir, '..', 'hashes'), 'site').read();
	const { manifest } = await storeFolder({ bucket, dir, index, before: new Map(), stored: new Set(), nowMs });
	const site = await storeManifest(bucket, manifest, nowMs);
	const read = await readCurrent(bucket, shop);
	const current = read?.current ?? noRelease;
	const releases = withRelease({ ...current, run: '' }, { site, content: site, publishedAt: new Date(nowMs).toISOString() });
	const next = { ...current, generation: current.generation + 1, run: randomUUID(), releases };
	if (!(await replaceCurrent(bucket, shop, next, read?.etag ?? null))) throw new Error(`Another run of ${shop} came first`);
}

export interface RunningGateway {
	readonly url: string;
	readonly port: number;
	readonly metrics: FleetMetrics;
	close(): Promise<void>;
}

/** On a free port. `currentMs`: see the cache of releases. */
export async function startGateway(bucket: Bucket, currentMs = 0): Promise<RunningGateway> {
	const metrics = createMetrics();
	const cache = createReleaseCache({ bucket, currentMs, objectBytes: 64 * 1024 * 1024 });
	const server = createGateway({ cache, metrics, log: pino({ level: 'silent' }) }).listen(0, '127.0.0.1');
	await new Promise((listening) => server.once('listening', listening));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		port,
		metrics,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
