/** Takes shops from the queue, one at a time, and says how each run ended. */
import { type ConnectionOptions, UnrecoverableError, Worker } from 'bullmq';
import type { Logger } from 'pino';
import type { Problem } from '../../pipeline/problem.ts';
import { isWorldError } from '../../site/world-error.ts';
import type { FleetMetrics } from '../metrics.ts';
import { queueName, type ShopJob } from '../queue/shop-queue.ts';
import type { Edit, ShopRecords, ShopState } from '../queue/shop-records.ts';
import { UnknownShop } from '../releases/release-errors.ts';
import { createSeldom } from '../seldom.ts';
import type { RunOutcome } from './run-shop.ts';
import { sharedRecords } from './shared-copy.ts';

interface WorkerOptions {
	readonly connection: ConnectionOptions;
	readonly prefix: string;
	readonly records: ShopRecords;
	readonly metrics: FleetMetrics;
	readonly log: Logger;
	readonly runShop: (shop: string) => Promise<RunOutcome>;
	readonly runShared: () => Promise<number>;
	/** Tells the people whose edits were not published why. Never rejects. */
	readonly tellEditors: (edits: readonly Pick<Edit, 'user'>[], shop: string, problems: readonly Problem[]) => Promise<void>;
	/** How long a worker that says nothing keeps its job: then another one takes it over. */
	readonly lockMs: number;
	/** Called after each run, for what can wait. */
	readonly afterRun: () => void;
}

/** So often in the time of a lock workers look whether one has ended, and they take a shop over so much sooner. */
const looksPerLock = 4;
/** A job that ended its worker so often is given up until the next sweep. */
const mostStalls = 5;
/** Of BullMQ. */
const stalledMessage = 'job stalled more than allowable limit';

export interface FleetWorker {
	/** Ends the run at hand first. */
	close(): Promise<void>;
}

export function startWorker(options: WorkerOptions): FleetWorker {
	const { connection, prefix, records, log, lockMs, afterRun } = options;
	const worker = new Worker<ShopJob>(queueName, (job) => work(job.data.shop, options), {
		connection,
		prefix,
		concurrency: 1,
		lockDuration: lockMs,
		stalledInterval: lockMs / looksPerLock,
		maxStalledCount: mostStalls,
	});
	const seldom = createSeldom();
	worker.on('error', (error) => {
		const isAway = 'syscall' in error;
		const say = () => log.error({ err: isAway ? error.message : error }, 'the queue failed; said once a minute');
		seldom(isAway ? error.message : error.name, say);
	});
	worker.on('failed', (job, error) => {
		// What its own run could not note: its worker died.
		if (job !== undefined && error.message === stalledMessage) {
			const state: ShopState = { state: 'failed', at: new Date().toISOString(), ms: 0, release: null, message: error.message };
			records
				.setState(job.data.shop, state)
				.catch((fault: unknown) => log.error({ err: fault, shop: job.data.shop }, 'a state was not noted'));
		}
	});
	worker.on('completed', afterRun);
	return { close: () => worker.close() };
}

async function work(shop: string, options: WorkerOptions): Promise<void> {
	await (shop === sharedRecords ? workOnShared(options) : workOnShop(shop, options));
}

async function workOnShared({ records, metrics, log, runShared }: WorkerOptions): Promise<void> {
	const startedMs = Date.now();
	const edits = await records.edits(sharedRecords);
	const note = (state: ShopState['state'], message: string | null) =>
		records.setState(sharedRecords, { state, at: new Date().toISOString(), ms: Date.now() - startedMs, release: null, message });
	try {
		const changed = await runShared();
		metrics.runs.inc({ outcome: 'shared' });
		await note(changed > 0 ? 'published' : 'unchanged', null);
		for (const { id, collection, keys, atMs } of edits) {
			log.info({ edit: id, collection, keys, ms: Date.now() - atMs }, 'shared edit handed to its shops');
		}
		await records.dropEdits(sharedRecords, edits);
		log.info({ changed, ms: Date.now() - startedMs }, 'shared records fetched');
	} catch (error) {
		metrics.runs.inc({ outcome: 'failed' });
		await note('failed', error instanceof Error ? error.message : String(error));
		log.error({ err: isWorldError(error) ? error.message : error }, 'the shared records were not fetched');
		throw error;
	}
}

async function workOnShop(shop: string, options: WorkerOptions): Promise<void> {
	const { records, metrics, log, runShop, tellEditors } = options;
	const startedMs = Date.now();
	const edits = await records.edits(shop);
	const note = (state: ShopState['state'], release: number | null, message: string | null) =>
		records.setState(shop, { state, at: new Date().toISOString(), ms: Date.now() - startedMs, release, message });
	try {
		const outcome = await runShop(shop);
		metrics.runs.inc({ outcome: outcome.kind });
		metrics.runSeconds.observe((Date.now() - startedMs) / 1000);
		const message = outcome.kind === 'refused' ? describeProblems(outcome.problems) : null;
		await note(outcome.kind, outcome.kind === 'refused' ? null : outcome.release, message);
		for (const edit of edits) {
			const seconds = (Date.now() - edit.atMs) / 1000;
			const { id, collection, keys } = edit;
			log.info(
				{ shop, edit: id, collection, keys, outcome: outcome.kind, waitedMs: startedMs - edit.atMs, ms: Date.now() - edit.atMs },
				'edit',
			);
			if (outcome.kind === 'published' || outcome.kind === 'unchanged') metrics.editSeconds.observe(seconds);
		}
		if (outcome.kind === 'refused') {
			await tellEditors(edits, shop, outcome.problems);
			await tellSharedEditors(shop, outcome.problems, options);
		}
		await records.dropEdits(shop, edits);
		if (outcome.kind !== 'refused') {
			log.info({ shop, ...outcome, ms: Date.now() - startedMs }, 'run');
			return;
		}
		throw new UnrecoverableError(message ?? '');
	} catch (error) {
		if (error instanceof UnrecoverableError) throw error;
		if (error instanceof UnknownShop) {
			// A webhook may name any project of the Directus.
			await records.forget(shop);
			log.info({ shop }, 'not in the fleet');
			return;
		}
		metrics.runs.inc({ outcome: 'failed' });
		const message = error instanceof Error ? error.message : String(error);
		await note('failed', null, message);
		log.error({ shop, err: isWorldError(error) ? message : error }, 'a run failed');
		throw error;
	}
}

/** Tells each person of the own records alone. A fault here changes nothing about how the run ended. */
async function tellSharedEditors(shop: string, problems: readonly Problem[], { records, tellEditors, log }: WorkerOptions): Promise<void> {
	try {
		const errors = problems.filter(({ severity }) => severity === 'error');
		for (const [user, ofRecords] of await records.takeSharedEditors(errors)) await tellEditors([{ user }], shop, ofRecords);
	} catch (error) {
		log.warn({ shop, err: error }, 'editors of shared records were not told');
	}
}

/** Those that stopped the build, for a person. */
export function describeProblems(problems: readonly Problem[]): string {
	const errors = problems.filter(({ severity }) => severity === 'error');
	return errors.map(({ collection, id, field, message, fix }) => `${collection} ${id}, ${field}: ${message} ${fix}`).join('\n');
}
