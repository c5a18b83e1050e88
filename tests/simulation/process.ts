/** One process of the service, from its start to its end or its death. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Log } from '../../orders/outbox/outbox.ts';
import { createKlarna } from '../../orders/payments/klarna/klarna.ts';
import { createPaypal } from '../../orders/payments/paypal/paypal.ts';
import type { Randomness } from '../../orders/randomness.ts';
import { type OrderService, startOrderService } from '../../orders/start-order-service.ts';
import type { After } from '../../orders/timers.ts';
import { standInPaypalAccount } from '../../sandbox/providers/paypal-rest.ts';
import { standInAccount } from '../../sandbox/providers/stand-ins.ts';
import type { Random } from '../../sandbox/random.ts';
import { someFacts } from '../orders/documents/some-facts.ts';
import { aCompany, drawNoLegalText, drawNothing, project, siteUrl, somePayments } from '../orders/run-orders.ts';
import type { SimulatedDirectus } from './directus.ts';
import { type Crack, createSimulatedDisk } from './disk.ts';
import type { SnapshotSource } from './goods.ts';
import type { MailServer } from './mail-server.ts';
import { createFetch, type NetworkCall, type Weather } from './network.ts';
import { klarnaUrl, paypalUrl, type SimulatedProviders } from './providers.ts';
import type { SimulatedTime } from './simulated-time.ts';

export interface Process {
	/** null: it died before it answered. */
	ask(request: InjectOptions): Promise<LightMyRequestResponse | null>;
	/** It ends as it should. */
	close(): Promise<void>;
	kill(): void;
	isOver(): boolean;
	setDiskFull(isFull: boolean): void;
}

/** What surrounds a process, and changes while it runs. */
export interface Surroundings {
	/** What differs from week to week. */
	readonly setup: Setup;
	readonly dataDir: string;
	readonly isDiskFull: boolean;
	readonly weather: { readonly paypal: Weather; readonly klarna: Weather; readonly directus: Weather };
	readonly directus: SimulatedDirectus;
	readonly mail: MailServer;
	readonly snapshots: SnapshotSource;
	/** Called by a process that begins to start. */
	rising(process: Pick<Process, 'kill'>): void;
}

export interface Setup {
	/** Of other machines that say the time. */
	readonly witnesses: number;
	readonly transferAcceptance: 'automatic' | 'by_hand';
	/** Eleven years follow. */
	readonly growsOld: boolean;
	/** What was not dispatched waits for so many days more, before the shop's people come back. */
	readonly idleDays: number;
}

interface ProcessOptions {
	readonly world: Surroundings;
	readonly common: {
		readonly time: SimulatedTime;
		random(): Random;
		stir(): void;
		step(): void;
		onFault(): void;
		isCounting(): boolean;
		count(): Crack | null;
		die(): void;
	};
	readonly providers: SimulatedProviders;
	readonly randomness: Randomness;
	readonly log: Log;
}

export const directusUrl = 'https://directus.simulated';
export const wakeSecret = 'wake-secret-of-the-simulation';

/** null: it cannot start, or died while it did. */
export async function createProcess({ world, common, providers, randomness, log }: ProcessOptions): Promise<Process | null> {
	const { time } = common;
	const { setup } = world;
	const timers = time.timersOfProcess();
	const disk = createSimulatedDisk({ ...common, isFull: world.isDiskFull });
	let isOver = false;
	let tellDeath: () => void;
	const death = new Promise<null>((resolve) => {
		tellDeath = () => resolve(null);
	});
	const kill = (): void => {
		isOver = true;
		timers.end();
		disk.die();
		tellDeath();
	};
	// The start may be killed before anybody knows its process.
	const dying = { kill };
	const fetchBy = (weather: (url: string) => Weather, carryOut: (call: NetworkCall) => Response) =>
		createFetch({ ...common, weather, carryOut, onAnswered: providers.noteAnswered }, () => isOver);
	const timeout = (ms: number): AbortSignal => timeoutAfter(timers.after, ms);
	/** Certificates come from another machine: a call of PayPal's can be genuine while PayPal answers nothing. */
	const paypalWeather = (url: string): Weather => (url.includes('/certs/') ? 'fine' : world.weather.paypal);
	const directus = {
		...{ url: directusUrl, token: 'token-of-the-simulation', timeout },
		fetch: fetchBy(() => world.weather.directus, world.directus.carryOut),
	};
	const starting = startOrderService({
		...{ dataDir: world.dataDir, port: null, crossOrigin: false, arrivalsToken: null, shop: world.snapshots, log, disk, randomness },
		company: aCompany({ ...(someFacts.seller && { seller: someFacts.seller }) }),
		...{ siteUrl: () => siteUrl, storePath: 'schaufenster', drawPdf: drawNothing, drawLegalPdf: drawNoLegalText },
		mail: { transport: world.mail.transport(() => isOver), from: `laden@${project}` },
		...{ formsPerVisitor: 1e6, ordersPerVisitor: 1e6, paymentsPerVisitor: 1e6, quotesPerVisitor: 1e6, linksPerVisitor: 1e6 },
		payments: { ...somePayments, acceptance: { transfer: setup.transferAcceptance } },
		providers: [
			createPaypal(
				{ ...standInPaypalAccount, apiUrl: paypalUrl },
				{
					certificates: { origins: [paypalUrl], authorities: [providers.authority] },
					...{ timeout, nowMs: time.machineMs, fetch: fetchBy(paypalWeather, providers.carryOut) },
				},
			),
			createKlarna({
				account: { ...standInAccount, apiUrl: klarnaUrl },
				serviceUrl: () => siteUrl,
				...{ timeout, fetch: fetchBy(() => world.weather.klarna, providers.carryOut) },
			}),
		],
		stockTarget: directus,
		desk: { ...directus, wakeSecret, refundsPerDayCents: 100_000_000 },
		clock: {
			nowMs: time.machineMs,
			after: timers.after,
			evidence: {
				builtAtMs: () => null,
				witnesses: Array.from({ length: setup.witnesses }, (_, index) => ({
					name: `time-${index}.example`,
					readAheadMs: async () => -time.aheadMs(),
				})),
			},
		},
	});
	world.rising(dying);
	let service: OrderService | null;
	try {
		service = await Promise.race([starting, death]);
	} catch (error) {
		log.error({ error: error instanceof Error ? error.stack : String(error) }, 'The service could not start');
		kill();
		return null;
	}
	if (service === null || isOver) return null;
	const running = service;
	return {
		ask: (request) => Promise.race([running.ask(request).catch(() => null), death]).then((answer) => (isOver ? null : answer)),
		close: () => running.close().then(kill),
		kill,
		isOver: () => isOver,
		setDiskFull: disk.setFull,
	};
}

/** One for all: to collect a stack for each call costs more than the call, and nobody reads it. */
const tookTooLong = new DOMException('The call took too long', 'TimeoutError');

/** Breaks off a call after so many milliseconds. */
function timeoutAfter(after: After, ms: number): AbortSignal {
	const controller = new AbortController();
	after(ms, () => controller.abort(tookTooLong));
	return controller.signal;
}
