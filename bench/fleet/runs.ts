/** What the workers of a fleet say of their runs, and the edits that make them run. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ManyShops } from '../../sandbox/fleet/many-shops.ts';
import type { FleetProgram, LogLine } from './fleet-programs.ts';

export interface Run {
	readonly shop: string;
	readonly kind: string;
	readonly ms: number;
	readonly written: number;
	readonly bytes: number;
}

export interface Edited {
	readonly shop: string;
	/** Since the webhook. */
	readonly ms: number;
}

export interface Runs {
	readonly runs: readonly Run[];
	readonly edits: readonly Edited[];
	/** Listens to one more worker. */
	listenTo(worker: FleetProgram): void;
	/** Until no run has ended for some seconds. */
	quiet(): Promise<void>;
	/** From now on, shops count again. */
	forget(): void;
	/** Until so many shops had a run. Answers how many seconds passed between the first and the last. */
	until(count: number, log?: (line: string) => void): Promise<number>;
}

/** Longer than any run of a warm shop. */
const quietMs = 5000;

export function collectRuns(workers: readonly FleetProgram[]): Runs {
	const runs: Run[] = [];
	const edits: Edited[] = [];
	/** When each shop had its first run. */
	const seen = new Map<string, number>();
	const take = (line: LogLine): void => {
		if (line.msg === 'run') {
			runs.push(line as unknown as Run);
			const shop = String(line.shop);
			if (!seen.has(shop)) seen.set(shop, performance.now());
		}
		if (line.msg === 'edit') edits.push(line as unknown as Edited);
		if (line.msg === 'a run failed') throw new Error(JSON.stringify(line));
	};
	const listenTo = (worker: FleetProgram) => worker.onLine(take);
	workers.forEach(listenTo);
	return {
		runs,
		edits,
		listenTo,
		async quiet() {
			for (let known = -1; known !== runs.length; ) {
				known = runs.length;
				await sleep(quietMs);
			}
		},
		forget: () => seen.clear(),
		async until(count, log = () => {}) {
			let said = 0;
			while (seen.size < count) {
				await sleep(50);
				if (seen.size - said < 100) continue;
				said = seen.size;
				log(`${said} of ${count}`);
			}
			const times = [...seen.values()];
			return (Math.max(...times) - Math.min(...times)) / 1000;
		},
	};
}

/** Gives one of its products another price. */
export async function editPrice(shops: ManyShops, domain: string, edit: number): Promise<void> {
	const products = (await shops.records(domain)).ecommerce_product ?? [];
	const product = products[edit % products.length];
	await shops.edit('ecommerce_product', Number(product?.id), { price_brutto: `${1000 + edit}.00` });
}
