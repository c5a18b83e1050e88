/** `fleet serve`: webhooks, sweeps, and the queue for the operator to look at, until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import fastify from 'fastify';
import { findOwners, ownersOf, readVersions } from '../../fleet/backend/record-owners.ts';
import { createHookServer, hookPath } from '../../fleet/hooks/hook-server.ts';
import { createMetrics } from '../../fleet/metrics.ts';
import { askFor } from '../../fleet/queue/shop-queue.ts';
import type { Edit } from '../../fleet/queue/shop-records.ts';
import { listShops } from '../../fleet/shops/fleet-shops.ts';
import { sweep } from '../../fleet/shops/sweep.ts';
import { sharedRecords } from '../../fleet/worker/shared-copy.ts';
import { createBackendClient } from '../../pipeline/index.ts';
import { declarations } from '../../shop/collections/collections.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { refuseTakenPort } from '../serving/listen-at.ts';
import { createFleetLog, openFleet } from './open-fleet.ts';
import { readServeConfiguration } from './read-fleet.ts';
import { createTimer } from './sweep-timer.ts';
import { untilStopped } from './until-stopped.ts';

interface ServeCommand {
	readonly config: string;
	readonly port: number;
	readonly host: string;
	readonly boardPort: number;
	/** Both in milliseconds. */
	readonly sweepEvery: number;
	readonly checkEvery: number;
}

const boardPath = '/queue';
/** A Prometheus waits ten seconds. */
const gaugeMs = 3000;

export async function serveFleet({ config, port, host, boardPort, sweepEvery, checkEvery }: ServeCommand): Promise<ExitCode> {
	const { settings, directus, hookSecret } = await readServeConfiguration(config);
	await refuseTakenPort(port, host);
	await refuseTakenPort(boardPort, '127.0.0.1');
	const log = createFleetLog('fleet-serve');
	const metrics = createMetrics();
	const fleet = openFleet(settings);
	const { bucket, queue, records } = fleet;
	await bucket.prepare();
	const client = createBackendClient({ ...directus, project: 'fleet', log: (line) => log.warn(line) });
	const owners = ownersOf(declarations);

	const timer = createTimer({
		everyMs: sweepEvery,
		async work(isEarly) {
			const shops = await listShops(bucket);
			// An early turn looks for a deleted record.
			const swept = await sweep({
				...{ client, owners, queue, records, shops },
				...{ checkEveryMs: checkEvery, looksAtStamps: !isEarly, nowMs: Date.now() },
			});
			log.info(swept, 'sweep');
		},
		onFault: (error) => log.error({ err: error }, 'a sweep failed; the next one looks again'),
	});

	/** Shops that are not in the fleet are looked up by their runs: a run of an unknown shop ends at once. */
	async function take(edit: Edit): Promise<void> {
		// Before the shops are asked for: their runs read the rows as they are now, or later.
		const versions = await readVersions(client, owners, edit.collection, edit.keys);
		const { shops, shared, isUnsure } = await findOwners(client, owners, edit.collection, edit.keys);
		for (const shop of shops) {
			await records.addEdit(shop, edit);
			await askFor(queue, shop, 'edit');
		}
		if (shared.length > 0) {
			await records.addEdit(sharedRecords, edit);
			await askFor(queue, sharedRecords, 'shared');
		}
		if (isUnsure) timer.soon();
		else await records.addKnownVersions(versions);
		log.info({ edit: edit.id, collection: edit.collection, keys: edit.keys, shops: [...shops], isUnsure }, 'webhook');
	}

	/** Where Redis does not answer in time, they are left out. */
	async function readGauges(): Promise<void> {
		const read = Promise.all([queue.getJobCounts(), records.states()]);
		const late = sleep(gaugeMs).then(() => Promise.reject(new Error(`Redis did not answer within ${gaugeMs} ms.`)));
		try {
			const [jobs, states] = await Promise.race([read, late]);
			// At once: two may read at the same time.
			metrics.jobs.reset();
			for (const [state, count] of Object.entries(jobs)) metrics.jobs.set({ state }, count);
			metrics.shops.reset();
			for (const { state } of states.values()) metrics.shops.inc({ state });
		} catch (error) {
			metrics.jobs.reset();
			metrics.shops.reset();
			log.warn({ err: error }, 'jobs and shops were not counted');
		}
	}

	const hooks = createHookServer({ secret: hookSecret, take, metrics, readGauges, log });
	const hooksUrl = await hooks.listen({ port, host });
	const board = fastify();
	const adapter = new FastifyAdapter();
	adapter.setBasePath(boardPath);
	createBullBoard({ queues: [new BullMQAdapter(queue, { readOnlyMode: true })], serverAdapter: adapter });
	await board.register(adapter.registerPlugin(), { prefix: boardPath });
	const boardUrl = await board.listen({ port: boardPort, host: '127.0.0.1' });
	log.info({ hooks: hooksUrl + hookPath, board: boardUrl + boardPath }, 'serve ready');
	timer.start();
	await untilStopped();
	await timer.stop();
	await hooks.close();
	await board.close();
	await client.close();
	await fleet.close();
	return exitCodes.done;
}
