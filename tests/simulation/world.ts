/** The world of one week: the service in a process that may die, and everything around it. Operations change it; invariants look at its database. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Log } from '../../orders/outbox/outbox.ts';
import { type Database, openDatabase } from '../../orders/store/database.ts';
import type { KlarnaApi } from '../../sandbox/providers/klarna-api.ts';
import type { FraudStatus, Made } from '../../sandbox/providers/klarna-api-calls.ts';
import type { PaypalRest } from '../../sandbox/providers/paypal-rest.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { type Bank, createBank } from './bank.ts';
import { createSimulatedDirectus } from './directus.ts';
import type { Crack } from './disk.ts';
import { createSnapshots } from './goods.ts';
import { createMailServer } from './mail-server.ts';
import type { Weather } from './network.ts';
import { createProcess, type Process, type Setup, type Surroundings } from './process.ts';
import { createProviders } from './providers.ts';
import { createRandomness } from './randomness.ts';
import { createSimulatedTime, createStillness, type SimulatedTime } from './simulated-time.ts';

/** An order that a buyer has sent, as the buyer knows it. */
export interface KnownOrder {
	readonly body: Readonly<Record<string, unknown>>;
	readonly kind: 'transfer' | 'paypal' | 'klarna' | 'house';
	readonly email: string;
	readonly ip: string;
	readonly cents: number;
	/** What the service has confirmed; null: nothing yet. */
	confirmed: { readonly id: number; readonly uuid: string } | null;
	/** Of the provider's session. */
	token: string | null;
}

/** A provider's call about an order's payment, which the service took. */
export interface Told {
	readonly uuid: string;
	readonly atMs: number;
	readonly what: string;
}

type OnAnswer = (answer: LightMyRequestResponse | null) => void;

export interface World extends Surroundings {
	readonly time: SimulatedTime;
	readonly paypal: PaypalRest;
	readonly klarna: KlarnaApi;
	readonly bank: Bank;
	readonly orders: KnownOrder[];
	/** Of the operation that goes on. */
	random: Random;
	readonly weather: { paypal: Weather; klarna: Weather; directus: Weather };
	/** What Klarna thinks of the next order. */
	fraud: FraudStatus;
	isDiskFull: boolean;
	/** Steps until the process is killed; null: it is not. */
	doom: number | null;
	/** What happens after so many commits that wrote something, and what happens with it; null: nothing. */
	crack: { left: number; readonly how: Crack; with(): void } | null;
	/** What providers have told of orders, as the service has acknowledged it. */
	readonly told: Told[];
	/** When the service last got an answer about the payment of an order, by UUID. */
	readonly lookedAt: ReadonlyMap<string, number>;
	/** Since a backup was restored, the database does not know all that happened. */
	isRestored: boolean;
	/** The first day that the shop's person has read no statement of. */
	unreadFrom: string;
	/** What buyers were told that cannot be true. */
	readonly contradictions: string[];
	/** Withdrawals that the service has confirmed: order, address and key. */
	readonly withdrawals: Set<string>;
	/** Addresses whose newsletter has begun, as the service said, and not ended. */
	readonly subscribers: Set<string>;
	/** A backup that is to be restored; null: none is. */
	restoration: { readonly file: string; readonly key: string } | null;
	/** Addresses that got no mails for a time. */
	readonly unreached: Set<string>;
	/** Numbers of orders whose buyer has pressed the button behind the link. */
	readonly pressed: Set<number>;
	/** Orders that a restored database does not know, by UUID. */
	readonly lost: Set<string>;
	/** Snapshots that were read, and the newest one that was released. */
	publications: number;
	published: number;
	readonly figures: { orders: number; faults: number; restarts: number };
	/** A name that comes only once. */
	uuid(): string;
	/** null: it does not run. */
	process(): Process | null;
	start(): Promise<void>;
	stop(): Promise<void>;
	kill(): void;
	/** The database as the operator's commands open it, beside the service. */
	operator(): Database;
	/** Puts reader and operator of the database away, because its file goes. */
	closeReaders(): void;
	/** Sends a request, and says what is answered, at once or later; null: nothing. */
	send(request: InjectOptions, onAnswer?: OnAnswer): Promise<void>;
	/** PayPal calls the service, as `send` does. */
	callFromPaypal(event: unknown, onAnswer: OnAnswer): Promise<void>;
	rows(sql: string, values?: Readonly<Record<string, SQLInputValue>>): Record<string, unknown>[];
	settle(): Promise<void>;
	pass(ms: number, strideMs?: number): Promise<void>;
	end(): Promise<void>;
}

export const startMs = Date.parse('2026-11-20T09:00:00Z');
const hourMs = 3_600_000;
const usualStrideMs = 6 * hourMs;
const silent: Log = { info() {}, warn() {}, error() {} };

/** `dir`: a folder of its own, which it makes and removes. */
export async function createWorld(seed: number, dir: string, onLog: Log = silent): Promise<World> {
	const { stir, settle } = createStillness();
	const time = createSimulatedTime(startMs, settle);
	const randomness = createRandomness(seed);
	const worldly = createRandomness(-seed - 1);
	const dataDir = path.join(dir, 'orders');
	mkdirSync(dir, { recursive: true });
	const chance = createRandom(seed);
	const setup: Setup = {
		witnesses: chance.next() < 0.6 ? 2 : 0,
		transferAcceptance: chance.next() < 0.7 ? 'automatic' : 'by_hand',
		growsOld: seed % 3 === 0,
		idleDays: chance.next() < 0.06 ? 100 : 0,
	};
	const figures = { orders: 0, faults: 0, restarts: 0 };
	const step = (): void => {
		if (world.doom === null) return;
		world.doom -= 1;
		if (world.doom <= 0) world.kill();
	};
	const common = {
		...{ time, stir, step, random: () => world.random },
		onFault() {
			figures.faults += 1;
		},
		isCounting: () => world.crack !== null,
		count(): Crack | null {
			const { crack } = world;
			if (crack === null) return null;
			crack.left -= 1;
			if (crack.left > 0) return null;
			world.crack = null;
			figures.faults += 1;
			crack.with();
			return crack.how;
		},
		die: () => world.kill(),
	};
	const providers = createProviders({
		...{ time, uuid: worldly.uuid, judge: () => world.fraud },
		onKlarnaCall: (made) => callFromKlarna(world, made),
		onWrongTime: (what) => world.contradictions.push(what),
	});
	const snapshots = await createSnapshots();
	let process: Process | null = null;
	let rising: Pick<Process, 'kill'> | null = null;
	let reader: DatabaseSync | null = null;
	const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
	let operator: Database | null = null;
	const closeReaders = (): void => {
		statements.clear();
		reader?.close();
		reader = null;
		operator?.close();
		operator = null;
	};
	const world: World = {
		...{ setup, time, figures, dataDir, snapshots, uuid: worldly.uuid },
		...{ paypal: providers.paypal, klarna: providers.klarna },
		directus: createSimulatedDirectus(time, worldly.uuid),
		mail: createMailServer(common),
		bank: createBank(),
		...{
			orders: [],
			contradictions: [],
			withdrawals: new Set<string>(),
			subscribers: new Set<string>(),
			lost: new Set<string>(),
			unreached: new Set<string>(),
		},
		...{ pressed: new Set<number>(), told: [], lookedAt: providers.lookedAt },
		...{ restoration: null, publications: 0, published: 0 },
		random: chance,
		weather: { paypal: 'fine', klarna: 'fine', directus: 'fine' },
		fraud: 'ACCEPTED',
		...{ isDiskFull: false, doom: null, crack: null, isRestored: false, unreadFrom: '2026-11-19' },
		process: () => process,
		async start() {
			if (process !== null) return;
			figures.restarts += 1;
			process = await createProcess({ world, common, providers, randomness, log: onLog });
			rising = null;
			await settle();
			if (process?.isOver()) process = null;
		},
		rising(starting) {
			rising = starting;
		},
		operator() {
			operator ??= openDatabase(dataDir);
			return operator;
		},
		closeReaders,
		async stop() {
			const stopping = process;
			if (stopping === null) return;
			// What is on its way is waited for, and may take its time.
			const closed = stopping.close();
			for (let tries = 0; tries < 50 && !(await isDone(closed, settle)); tries++) await time.pass(5_000, 5_000);
			process = null;
		},
		kill() {
			(process ?? rising)?.kill();
			process = null;
			Object.assign(world, { doom: null, crack: null });
		},
		async send(request, onAnswer = () => {}) {
			const asked = process;
			if (asked === null) onAnswer(null);
			else void asked.ask(request).then(onAnswer);
			stir();
			await settle();
		},
		async callFromPaypal(event, onAnswer) {
			const body = JSON.stringify(event);
			await world.send({ method: 'POST', url: '/ecom/payments/paypal/webhook', payload: body, headers: providers.signed(body) }, onAnswer);
		},
		rows(sql, values = {}) {
			reader ??= new DatabaseSync(path.join(dataDir, 'orders.sqlite'), { timeout: 1_000 });
			const statement = statements.get(sql) ?? reader.prepare(sql);
			statements.set(sql, statement);
			return statement.all(values);
		},
		settle,
		pass: (ms, strideMs = usualStrideMs) => time.pass(ms, strideMs),
		async end() {
			world.kill();
			closeReaders();
			rmSync(dir, { recursive: true, force: true });
		},
	};
	snapshots.install(new Map(world.directus.stock), startMs - hourMs);
	return world;
}

/** Whether the service says that a provider's call is one of its orders', and kept. */
export function isTaken(answer: LightMyRequestResponse | null): boolean {
	return answer?.statusCode === 200 && answer.json<{ readonly known?: boolean }>().known !== false;
}

/** Klarna's calls may be lost, late or doubled. */
function callFromKlarna(world: World, made: Made): void {
	const { pathname, search, searchParams } = new URL(made.url);
	const times = world.random.pick([0, 1, 1, 1, 2]);
	for (let time = 0; time < times; time++) {
		const ms = world.random.pick([0, 400, 8_000, 20 * 60_000, 26 * hourMs]);
		const request = {
			method: 'POST',
			url: pathname + search,
			payload: JSON.stringify(made.body),
			headers: { 'content-type': 'application/json' },
		} as const;
		world.time.after(ms, () => {
			const atMs = world.time.trueMs();
			void world.send(request, (answer) => {
				const [order] = world.rows('SELECT uuid FROM payment_session JOIN shop_order ON id = order_id WHERE secret = :secret', {
					secret: searchParams.get('secret'),
				});
				if (isTaken(answer) && order !== undefined) world.told.push({ uuid: String(order.uuid), atMs, what: `Klarna's ${pathname}` });
			});
		});
	}
}

async function isDone(promise: Promise<unknown>, settle: () => Promise<void>): Promise<boolean> {
	let done = false;
	void promise.then(
		() => {
			done = true;
		},
		() => {
			done = true;
		},
	);
	await settle();
	return done;
}
