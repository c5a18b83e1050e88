/** What an operator's programs ask of a running service, on a port of its own that no web server passes on: is it alive, can it work, how does it do. */
import { statfs } from 'node:fs/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Desk } from '../desk/desk.ts';
import type { LoginWatch } from '../payments/try-logins.ts';
import type { Service } from '../service.ts';
import { writeSetting } from '../store/settings.ts';

export interface Monitor {
	/** Times the requests of `app`, from now on. */
	watch(app: FastifyInstance): void;
	/** Answers `/health`, `/ready` and `/metrics`. Returns its address. */
	listen(port: number): Promise<string>;
	close(): Promise<void>;
}

const host = '127.0.0.1';
/** Mail servers are down for an hour at times; a day of silence is a fault. */
const oldestEntryMs = 24 * 3_600_000;
/** A day of orders with their documents, many times over. */
const leastFreeBytes = 64 * 2 ** 20;

export interface MonitorParts {
	readonly service: Service;
	readonly dataDir: string;
	/** null: there is no order desk. */
	readonly desk: Pick<Desk, 'fault'> | null;
	/** Left out: nobody tries the credentials of the providers. */
	readonly logins?: Pick<LoginWatch, 'faults'>;
	/** How long an answer of `/ready` holds, since it writes to the disk; left out, 30 seconds. */
	readonly holdMs?: number;
}

export function createMonitor({ service, dataDir, desk, logins, holdMs = 30_000 }: MonitorParts): Monitor {
	let known: { readonly faults: Promise<readonly string[]>; readonly untilMs: number } | null = null;
	const faultsNow = (): Promise<readonly string[]> => {
		const now = performance.now();
		if (known === null || now >= known.untilMs) known = { faults: findFaults(service, dataDir), untilMs: now + holdMs };
		return known.faults;
	};
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const durations = new Histogram({
		name: 'orders_request_duration_seconds',
		help: 'Time to answer, by path of the contract and status',
		labelNames: ['path', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
		registers: [registry],
	});
	const gauge = (name: string, help: string, read: () => number): void => {
		new Gauge({
			...{ name, help, registers: [registry] },
			collect() {
				this.set(read());
			},
		});
	};
	gauge('orders_outbox_waiting', 'Mails and calls that wait to be delivered', () => service.outbox.backlog().waiting);
	gauge('orders_outbox_oldest_seconds', 'Age of the oldest of them', () => oldestAgeMs(service) / 1000);
	gauge('orders_placed', 'Orders that were ever placed', () =>
		Number(service.database.sql.prepare('SELECT count(*) AS count FROM shop_order').get()?.count),
	);
	const app = fastify({ logger: false });
	app.get('/health', () => 'ok\n');
	app.get('/ready', async (_request, reply) => {
		const faults = await faultsNow();
		const refusedLogins = logins?.faults() ?? [];
		// Orders are taken without them.
		const beside = {
			...(refusedLogins.length > 0 && { payments: refusedLogins.join('; ') }),
			mail: service.outbox.faults().get('mail') ?? null,
			desk: desk?.fault() ?? service.outbox.faults().get('desk') ?? null,
		};
		return reply.code(faults.length === 0 ? 200 : 503).send({ ready: faults.length === 0, faults, ...beside });
	});
	app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
	return {
		watch(watched) {
			watched.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
				durations.observe({ path: routeOptions.url ?? 'other', status: String(statusCode) }, elapsedTime / 1000);
			});
		},
		listen: (port) => app.listen({ port, host }),
		close: () => app.close(),
	};
}

/** A sentence for each reason for which orders cannot be taken, or what follows from them does not leave. */
async function findFaults(service: Service, dataDir: string): Promise<readonly string[]> {
	const faults: string[] = [];
	const damage = service.database.damage();
	if (damage !== null) faults.push(`The database is damaged: ${damage}. Restore the newest backup that is sound.`);
	else {
		try {
			// Only what reaches the disk shows that it is not full.
			service.database.transaction(() => writeSetting(service.database, 'probed_at', service.nowMs()));
		} catch (error) {
			faults.push(`The database cannot be written: ${reasonOf(error)}.`);
		}
	}
	const { bavail, bsize } = await statfs(dataDir);
	if (bavail * bsize < leastFreeBytes) faults.push(`Only ${Math.floor((bavail * bsize) / 2 ** 20)} MB are free on the disk of ${dataDir}.`);
	try {
		await service.shop.read();
	} catch (error) {
		faults.push(`The snapshot cannot be read: ${reasonOf(error)}.`);
	}
	const doubt = service.time.doubt();
	if (doubt !== null) faults.push(`The time is in doubt: ${doubt}`);
	if (oldestAgeMs(service) > oldestEntryMs) faults.push('A mail has waited for more than a day.');
	return faults;
}

function oldestAgeMs({ outbox, nowMs }: Service): number {
	const { oldestAt } = outbox.backlog();
	return oldestAt === null ? 0 : Math.max(0, nowMs() - oldestAt);
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
