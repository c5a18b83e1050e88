/** `fleet worker`: until it is told to stop. */
import { join, resolve } from 'node:path';
import { createEditorNotes } from '../../fleet/backend/tell-editors.ts';
import { createMetrics } from '../../fleet/metrics.ts';
import { askForAll } from '../../fleet/queue/shop-queue.ts';
import { forgetColdShops } from '../../fleet/releases/local-shop.ts';
import { openBucket } from '../../fleet/storage/bucket.ts';
import { storedRenditions } from '../../fleet/storage/stored-renditions.ts';
import { bucketTarget } from '../../fleet/targets/bucket-target.ts';
import { folderTarget } from '../../fleet/targets/folder-target.ts';
import { httpPurge } from '../../fleet/targets/http-purge.ts';
import type { ChangedRecords } from '../../fleet/worker/build-shop.ts';
import { deliver } from '../../fleet/worker/deliver.ts';
import { matchEditors } from '../../fleet/worker/match-editors.ts';
import { startPurges } from '../../fleet/worker/purges.ts';
import { runShared } from '../../fleet/worker/run-shared.ts';
import { runShop } from '../../fleet/worker/run-shop.ts';
import { createSharedCopy, sharedRecords } from '../../fleet/worker/shared-copy.ts';
import { startWatchdog } from '../../fleet/worker/watchdog.ts';
import { startWorker } from '../../fleet/worker/worker.ts';
import { logoFiles } from '../../orders/shop/logo-files.ts';
import { withLock } from '../../pipeline/disk/lock.ts';
import { createBackendClient } from '../../pipeline/index.ts';
import { declarations } from '../../shop/collections/collections.ts';
import { type ExitCode, exitCodes } from '../options/command-line.ts';
import { createSharedFetch, createShopBuild } from './build-fleet-shop.ts';
import { findFollowers } from './find-followers.ts';
import { connectionTo, createFleetLog, openFleet } from './open-fleet.ts';
import { readWorkerConfiguration } from './read-fleet.ts';
import { startMonitor } from './start-monitor.ts';
import { untilStopped } from './until-stopped.ts';

interface WorkerCommand {
	readonly config: string;
	readonly work: string;
	readonly name: string;
	readonly releases?: string;
	readonly keepShops: number;
	readonly monitorPort?: number;
	/** Both in milliseconds. */
	readonly longestRun: number;
	readonly lock: number;
}

const recordCollections = new Set(declarations.map(({ collection }) => collection));

/** Shops that were built apart, because another worker of the machine hung in them. */
const keptApart = 5;

export async function runFleetWorker({
	config: file,
	work,
	name,
	releases,
	keepShops,
	monitorPort,
	longestRun,
	lock,
}: WorkerCommand): Promise<ExitCode> {
	const { settings, config, directus } = await readWorkerConfiguration(file);
	const workDir = resolve(work);
	const log = createFleetLog('fleet-worker');
	const metrics = createMetrics();
	const ownDir = join(workDir, 'workers', name);
	return await withLock(ownDir, async () => {
		const monitor = await startMonitor(monitorPort, metrics);
		const fleet = openFleet(settings, { isPatient: true });
		const { bucket, queue, records } = fleet;
		const client = createBackendClient({ ...directus, project: 'fleet', log: (line) => log.warn(line) });
		const place = { bucket, workDir, ownDir, stored: new Set<string>() };
		const shared = createSharedCopy(bucket, ownDir);
		const onFault = (error: unknown) => log.warn({ err: error }, 'a picture is made that the storage may have');
		const build = createShopBuild({ directus, config, furtherRenditions: storedRenditions(bucket, onFault) });
		const targets = [
			...(releases === undefined ? [] : [folderTarget(resolve(releases), logoFiles)]),
			...(settings.plainBucket === null ? [] : [bucketTarget(openBucket({ ...settings.bucket, bucket: settings.plainBucket }))]),
		];
		const purges = settings.purge && startPurges({ bucket, purge: httpPurge(settings.purge), records, log });
		const fetchShared = createSharedFetch({ directus });
		const askFollowers = async (changed: ChangedRecords) => {
			await records.setSharedEditors(matchEditors(changed, await records.edits(sharedRecords), recordCollections));
			await askForAll(queue, records, await findFollowers(client, changed), 'follow');
		};
		/** A person's decision counts until a run has ended well. */
		async function acceptingShrink<Result>(
			shop: string,
			run: (acceptShrink: boolean) => Promise<Result>,
			hasEndedWell: (result: Result) => boolean,
		): Promise<Result> {
			const acceptShrink = await records.acceptsShrink(shop);
			const result = await watchdog.watch(shop, () => run(acceptShrink));
			if (acceptShrink && hasEndedWell(result)) await records.dropAcceptsShrink(shop);
			return result;
		}
		const watchdog = startWatchdog(longestRun);
		const worker = startWorker({
			connection: connectionTo(settings),
			prefix: settings.prefix,
			records,
			metrics,
			log,
			lockMs: lock,
			runShop: (shop) =>
				acceptingShrink(
					shop,
					(acceptShrink) =>
						runShop(shop, {
							...place,
							...{ build, shared, acceptShrink },
							deliver: (_shop, release, local) => deliver(shop, { bucket, release, local, targets, purges }),
						}),
					({ kind }) => kind === 'published' || kind === 'unchanged',
				),
			runShared: () =>
				acceptingShrink(
					sharedRecords,
					(acceptShrink) => runShared({ ...place, fetchShared, acceptShrink, askFollowers }),
					() => true,
				),
			tellEditors: createEditorNotes(client, log),
			afterRun() {
				Promise.all([forgetColdShops(workDir, keepShops), forgetColdShops(ownDir, keptApart)]).catch((error: unknown) =>
					log.warn({ err: error }, 'cold shops were not removed'),
				);
			},
		});
		log.info({ workDir }, 'worker ready');
		await untilStopped();
		await worker.close();
		await purges?.close();
		await watchdog.close();
		await monitor?.close();
		await client.close();
		await fleet.close();
		return exitCodes.done;
	});
}
