/** `fleet worker`: until it is told to stop. */
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import { createEditorNotes } from '../../fleet/backend/tell-editors.ts';
import { createMetrics } from '../../fleet/metrics.ts';
import { askForAll } from '../../fleet/queue/shop-queue.ts';
import { forgetColdShops } from '../../fleet/releases/local-shop.ts';
import { runShared } from '../../fleet/worker/run-shared.ts';
import { runShop } from '../../fleet/worker/run-shop.ts';
import { createSharedCopy } from '../../fleet/worker/shared-copy.ts';
import { startWorker } from '../../fleet/worker/worker.ts';
import { withLock } from '../../pipeline/disk/lock.ts';
import { createBackendClient } from '../../pipeline/index.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { createSharedFetch, createShopBuild } from './build-fleet-shop.ts';
import { findFollowers } from './find-followers.ts';
import { connectionTo, createFleetLog, openFleet } from './open-fleet.ts';
import { readFleet } from './read-fleet.ts';
import { untilStopped } from './until-stopped.ts';

interface WorkerCommand {
	readonly config: string;
	readonly work: string;
	readonly keepShops: number;
	readonly monitorPort?: number;
	/** In milliseconds. */
	readonly lock: number;
}

export async function runFleetWorker({ config: file, work, keepShops, monitorPort, lock }: WorkerCommand): Promise<ExitCode> {
	const { settings, config, directus } = await readFleet(file);
	const workDir = resolve(work);
	const log = createFleetLog('fleet-worker');
	const metrics = createMetrics();
	return await withLock(join(workDir, 'worker'), async () => {
		const fleet = openFleet(settings);
		const { bucket, queue, records } = fleet;
		const client = createBackendClient({ ...directus, project: 'fleet', log: (line) => log.warn(line) });
		const place = { bucket, workDir, stored: new Set<string>() };
		const shared = createSharedCopy(bucket, workDir);
		const build = createShopBuild({ directus, config });
		const fetchShared = createSharedFetch({ directus });
		const worker = startWorker({
			connection: connectionTo(settings),
			prefix: settings.prefix,
			records,
			metrics,
			log,
			lockMs: lock,
			runShop: async (shop) => runShop(shop, { ...place, build, shared, acceptShrink: await records.takeAcceptsShrink(shop) }),
			runShared: () =>
				runShared({ ...place, fetchShared, tell: async (changed) => askForAll(queue, await findFollowers(client, changed), 'follow') }),
			tellEditors: createEditorNotes(client, log),
			afterRun: () => forgetColdShops(workDir, keepShops),
		});
		const monitor = monitorPort === undefined ? null : fastify();
		monitor?.get('/health', async () => ({ ok: true }));
		monitor?.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
		await monitor?.listen({ port: monitorPort ?? 0, host: '127.0.0.1' });
		log.info({ workDir }, 'worker ready');
		await untilStopped();
		await worker.close();
		await monitor?.close();
		await client.close();
		await fleet.close();
		return exitCodes.done;
	});
}
