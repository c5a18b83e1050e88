/**
 * Placing orders through the order service, beside the statements that they execute alone. Both write to the same disk and wait for it
 * (`synchronous=FULL`), in turns, so that they see the same machine. The service stays up, as it does in a shop.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../orders/store/database.ts';
import { median } from '../measure/medians.ts';
import { benchDir } from '../work-folder.ts';
import { createOrders } from './create-orders.ts';
import { repeatOrders } from './recorded-statements.ts';
import { startService } from './start-service.ts';

/** As `--cases` names it. */
export const ordersCase = 'orders';

export interface OrderThroughput {
	/** Of each turn. */
	readonly orders: number;
	/** Of an order. */
	readonly statements: number;
	readonly turns: number;
	/** Medians, in orders a second. */
	readonly httpPerSecond: number;
	readonly barePerSecond: number;
	/** Median of what each turn found: `httpPerSecond ÷ barePerSecond`. */
	readonly ratio: number;
}

const ordersATurn = 150;
/** Before the clock runs: programs are compiled, and files grow. */
const warmUpTurns = 2;

export async function measureOrders(turns: number, log: (line: string) => void): Promise<OrderThroughput> {
	mkdirSync(benchDir, { recursive: true });
	const work = mkdtempSync(join(benchDir, 'orders-'));
	const bodies = await createOrders((warmUpTurns + turns) * ordersATurn);
	try {
		log('records what orders execute');
		const recording = await startService(join(work, 'recorded'), 'record');
		await recording.post(bodies);
		const placed = await recording.stop();
		if (placed.length !== bodies.length) throw new Error(`${bodies.length} orders were placed, and ${placed.length} recorded.`);
		const service = await startService(join(work, 'http'), 'measure');
		const database = openDatabase(join(work, 'bare'));
		const found: { readonly http: number; readonly bare: number }[] = [];
		try {
			for (let turn = 1 - warmUpTurns; turn <= turns; turn += 1) {
				const first = (turn + warmUpTurns - 1) * ordersATurn;
				const http = await perSecond(() => service.post(bodies.slice(first, first + ordersATurn)));
				// What follows from the orders would take the other's time.
				await service.idle();
				const bare = await perSecond(async () => repeatOrders(database, placed.slice(first, first + ordersATurn)));
				if (turn < 1) continue;
				found.push({ http, bare });
				log(`turn ${turn} of ${turns}: ${Math.round(http)} orders a second over HTTP, ${Math.round(bare)} without`);
			}
		} finally {
			database.close();
			await service.stop();
		}
		return {
			orders: ordersATurn,
			statements: median(placed.map((statements) => statements.length)),
			turns,
			httpPerSecond: median(found.map(({ http }) => http)),
			barePerSecond: median(found.map(({ bare }) => bare)),
			ratio: median(found.map(({ http, bare }) => http / bare)),
		};
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

async function perSecond(place: () => Promise<void>): Promise<number> {
	const started = performance.now();
	await place();
	return (1000 * ordersATurn) / (performance.now() - started);
}
