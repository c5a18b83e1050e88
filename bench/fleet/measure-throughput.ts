/** How many shops a second one to four workers of this machine build. Everything else runs on the same processors. */
import type { ManyShops } from '../../sandbox/fleet/many-shops.ts';
import { type FleetPlace, type FleetProgram, runFleetCommand, startFleetWorker } from './fleet-programs.ts';
import { editPrice, type Runs } from './runs.ts';

export interface Throughput {
	readonly workers: number;
	/** Between the end of the first build and that of the last. */
	readonly shopsPerSecond: number;
}

interface IdleFleet {
	readonly place: FleetPlace;
	/** They call no webhook. */
	readonly shops: ManyShops;
	readonly runs: Runs;
	/** No worker is among them; those that are started are added to it. */
	readonly programs: FleetProgram[];
}

const mostWorkers = 4;
const rebuilt = 60;

/** Each of the shops has had an edit, and was built before, so that none is cold. */
export async function measureThroughput({ place, shops, runs, programs }: IdleFleet): Promise<readonly Throughput[]> {
	const domains = shops.domains.slice(0, rebuilt);
	let edit = 5000;
	const rebuild = async (): Promise<number> => {
		for (const domain of domains) {
			edit += 1;
			await editPrice(shops, domain, edit);
		}
		runs.forget();
		await runFleetCommand(place, ['rebuild', ...domains]);
		return await runs.until(domains.length);
	};
	const found: Throughput[] = [];
	for (let workers = 1; workers <= mostWorkers; workers += 1) {
		const worker = startFleetWorker(place, workers);
		programs.push(worker);
		runs.listenTo(worker);
		await worker.said('worker ready');
		// Its code is compiled by the first builds of a process.
		await rebuild();
		found.push({ workers, shopsPerSecond: (domains.length - 1) / (await rebuild()) });
	}
	return found;
}
