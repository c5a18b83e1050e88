/**
 * Measures a fleet on this machine: what an edit takes beside the shop's own build and upload, and what a change of a shared record costs beside the
 * bare builds of the same shops. Everything runs here, Directus' stand-in, queue, storage and workers, so ratios alone mean something.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ManyShops, startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { startObjectStorage } from '../../sandbox/fleet/object-storage.ts';
import { startRedis } from '../../sandbox/fleet/redis.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { createRandom } from '../../sandbox/random.ts';
import { median } from '../measure/medians.ts';
import { benchDir } from '../work-folder.ts';
import { type BareBuilds, startBareBuilds } from './bare-builds.ts';
import {
	type FleetPlace,
	type FleetProgram,
	hookSecret,
	prepareFleet,
	runFleetCommand,
	startFleetProgram,
	startFleetWorker,
} from './fleet-programs.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import { collectRuns, editPrice, type Run, type Runs } from './runs.ts';

/** As `--cases` names it. */
export const fleetCase = 'fleet';

export interface FleetSize {
	readonly shops: number;
	/** Of its own, and shared ones beside them. */
	readonly products: number;
	readonly sharedProducts: number;
	/** Local prices that are edited, one a second. */
	readonly edits: number;
	/** Shops whose bare builds are measured. */
	readonly sample: number;
}

export interface FleetResult extends FleetSize {
	readonly workers: number;
	/** The first release of every shop. */
	readonly fillSeconds: number;
	readonly fillCpuSeconds: number;
	/** One edit after the other: from the beginning of the run until it is published. Medians. */
	readonly aloneMs: number;
	/** One edit a second: from the webhook until it is published. */
	readonly editP50Ms: number;
	readonly editP99Ms: number;
	/** Of a shared price: processor time of the workers for every shop, and of a bare incremental build. */
	readonly sharedCpuMsPerShop: number;
	readonly bareCpuMsPerShop: number;
	readonly sharedSeconds: number;
	/** What an edit of a local price writes to the storage. Medians. */
	readonly objectsPerEdit: number;
	readonly bytesPerEdit: number;
	/** Requests to the backend and processor time of all workers, of an edit. */
	readonly requestsPerEdit: number;
	readonly cpuMsPerEdit: number;
	/** The largest worker. */
	readonly workerMemoryMb: number;
	readonly throughput: readonly Throughput[];
}

/** Of three shops, each of which has two before anything is measured. */
const [warmEdits, aloneEdits] = [6, 24];
/** One a processor of the smallest machine. */
const workers = 2;

export async function measureFleet(size: FleetSize, log: (line: string) => void): Promise<FleetResult> {
	mkdirSync(benchDir, { recursive: true });
	const dir = mkdtempSync(join(benchDir, 'fleet-'));
	const shops = await startManyShops({ shops: size.shops, products: size.products, sharedProducts: size.sharedProducts });
	const redis = await startRedis({ dir: join(dir, 'redis') });
	const storage = await startObjectStorage({ dir: join(dir, 'storage'), diskGib: 100 });
	const place: FleetPlace = {
		dir: join(dir, 'fleet'),
		directusUrl: shops.url,
		directusToken: shops.token,
		redisUrl: redis.url,
		prefix: 'fleet',
		storage: { ...storage, bucket: 'fleet' },
	};
	prepareFleet(place);
	const programs: FleetProgram[] = [];
	let bare: BareBuilds | null = null;
	try {
		for (let name = 1; name <= workers; name += 1) programs.push(startFleetWorker(place, name));
		const runs = collectRuns(programs);
		await Promise.all(programs.map((worker) => worker.said('worker ready')));
		log(`the first releases of ${size.shops} shops`);
		const fill = await timed(programs, async () => {
			await addAll(place, shops.domains);
			await runs.until(size.shops, log);
		});
		const hookPort = await findFreePort();
		const serve = await startServe(place, hookPort, '1m');
		programs.push(serve);
		await shops.notify({ url: `http://127.0.0.1:${hookPort}/hooks/content`, secret: hookSecret });

		log(`${aloneEdits} edits, one after the other`);
		await editInTurn(shops, runs, warmEdits);
		const before = await shops.state();
		const alone = await timed(programs.slice(0, workers), () => editInTurn(shops, runs, aloneEdits));
		const asked = (await shops.state()).requests - before.requests;
		log(`${size.edits} edits, one a second`);
		const edits = await editEachSecond(shops, runs, size.edits);

		// Sweeps look at all rows: that is part of what an edit waits for, and of nothing that follows.
		await serve.end('SIGTERM');
		programs[programs.indexOf(serve)] = await startServe(place, hookPort, '1d');
		await runs.quiet();
		log('bare builds of some shops');
		const sample = { directusUrl: shops.url, directusToken: shops.token, shops: shops.domains.slice(0, size.sample) };
		bare = await startBareBuilds({ ...sample, dir: join(dir, 'bare') }, workers);
		log('one shared price');
		const [product] = (await shops.records(null)).ecommerce_product ?? [];
		runs.forget();
		const shared = await timed(programs.slice(0, workers), async () => {
			await shops.edit('ecommerce_product', Number(product?.id), { price_brutto: '4321.00' });
			await runs.until(size.shops, log);
		});
		const workerMemoryMb = Math.max(...programs.slice(0, workers).map((worker) => worker.memoryMb()));
		const bareCpuMs = await bare.build();
		await bare.stop();
		log('rebuilds by several workers');
		await shops.notify(null);
		for (const worker of programs.splice(0, workers)) await worker.end('SIGTERM');
		const throughput = await measureThroughput({ place, shops, runs, programs });
		const published = alone.result.filter(({ kind }) => kind === 'published');
		return {
			...size,
			workers,
			fillSeconds: fill.seconds,
			fillCpuSeconds: fill.cpuSeconds,
			aloneMs: median(published.map(({ ms }) => ms)),
			editP50Ms: percentile(edits, 0.5),
			editP99Ms: percentile(edits, 0.99),
			sharedCpuMsPerShop: (1000 * shared.cpuSeconds) / size.shops,
			sharedSeconds: shared.seconds,
			bareCpuMsPerShop: bareCpuMs / size.sample,
			objectsPerEdit: median(published.map(({ written }) => written)),
			bytesPerEdit: median(published.map(({ bytes }) => bytes)),
			requestsPerEdit: asked / aloneEdits,
			cpuMsPerEdit: (1000 * alone.cpuSeconds) / aloneEdits,
			workerMemoryMb,
			throughput,
		};
	} finally {
		await bare?.stop();
		for (const program of programs) await program.end('SIGTERM');
		await redis.stop();
		await storage.stop();
		await shops.stop();
		rmSync(dir, { recursive: true, force: true });
	}
}

/** Once it has swept. */
async function startServe(place: FleetPlace, port: number, sweepEvery: string): Promise<FleetProgram> {
	const times = ['--sweep-every', sweepEvery, '--check-every', '24d'];
	const serve = startFleetProgram(place, ['serve', '--port', String(port), '--board-port', '0', ...times]);
	await serve.said('sweep');
	return serve;
}

/** Their processor time beside the clock. */
async function timed<Result>(programs: readonly FleetProgram[], work: () => Promise<Result>) {
	const cpu = () => programs.reduce((sum, program) => sum + program.cpuSeconds(), 0);
	const [started, cpuBefore] = [performance.now(), cpu()];
	const result = await work();
	return { result, seconds: (performance.now() - started) / 1000, cpuSeconds: cpu() - cpuBefore };
}

/** Command lines have a limit. */
async function addAll(place: FleetPlace, domains: readonly string[]): Promise<void> {
	const some = 500;
	for (let first = 0; first < domains.length; first += some) {
		const { exitCode, output } = await runFleetCommand(place, ['add', ...domains.slice(first, first + some)]);
		if (exitCode !== 0) throw new Error(output);
	}
}

/** Each edit waits until the one before is published. Answers its runs. */
async function editInTurn(shops: ManyShops, { runs, edits }: Runs, count: number): Promise<readonly Run[]> {
	const first = runs.length;
	for (let edit = 0; edit < count; edit += 1) {
		const before = edits.length;
		await editPrice(shops, shops.domains[edit % 3] ?? '', first + edit);
		while (edits.length === before) await sleep(5);
	}
	return runs.slice(first);
}

async function editEachSecond(shops: ManyShops, { edits }: Runs, count: number): Promise<readonly number[]> {
	const random = createRandom(7);
	const first = edits.length;
	const started = performance.now();
	for (let edit = 0; edit < count; edit += 1) {
		await editPrice(shops, random.pick(shops.domains), edit + 100);
		await sleep(Math.max(0, started + (edit + 1) * 1000 - performance.now()));
	}
	while (edits.length < first + count) await sleep(20);
	return edits.slice(first).map(({ ms }) => ms);
}

function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
