/**
 * The service is killed at a call to Klarna, before Klarna acts on it or after, and started again. Whatever was under way then: one order, one capture,
 * one refund.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { type OrderAccepted, orderAccepted } from '../../../client/orders/contract/order-request.ts';
import { isLong, longestMs, someOf } from '../../../commands/testing/counts.ts';
import { shipLines } from '../../../orders/actions/ship-lines.ts';
import { createOutbox, type OutboxOptions } from '../../../orders/outbox/outbox.ts';
import { requestRefund } from '../../../orders/refunds/request-refund.ts';
import type { OutboxBodies, Service } from '../../../orders/service.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { anOrder } from '../an-order.ts';
import { aCompany, project } from '../run-orders.ts';
import { type RunningKlarna, runKlarna } from './run-klarna.ts';

/** Who brings the authorisation. */
const ways = ['browser', 'callback', 'both'] as const;
type Way = (typeof ways)[number];

/** A process that is started again whenever it is gone. */
interface Kept {
	/** Sends until there is an answer of the service that `isDone` takes. */
	post(to: string, body: unknown, isDone: (answer: Response) => Promise<boolean>): Promise<void>;
	/** Waits until the ledger has an entry of the kind. */
	until(kind: string): Promise<void>;
	/** Changes the database while the process is gone. */
	between(work: (service: Service) => void): Promise<void>;
	kill(): void;
	rows(sql: string): Record<string, unknown>[];
}

async function keepService(klarna: RunningKlarna): Promise<Kept> {
	const dataDir = await temporaryFolder();
	const program = path.join(import.meta.dirname, 'serve-klarna.ts');
	let child: ChildProcess | null = null;
	let url = '';
	const start = async (): Promise<void> => {
		if (child !== null && child.exitCode === null && child.signalCode === null) return;
		child = spawn(process.execPath, [program, dataDir, klarna.url], { stdio: ['ignore', 'pipe', 'ignore'] });
		if (child.stdout === null) throw new Error('The service has no output');
		for await (const line of createInterface(child.stdout)) {
			url = line;
			return;
		}
	};
	const kill = (): void => void child?.kill('SIGKILL');
	onTestFinished(kill);
	const rows = (sql: string): Record<string, unknown>[] => {
		const file = path.join(dataDir, 'orders.sqlite');
		if (!existsSync(file)) return [];
		const database = new DatabaseSync(file, { readOnly: true });
		try {
			return database.prepare(sql).all();
		} finally {
			database.close();
		}
	};
	const again = async (what: string, attempt: () => Promise<boolean>): Promise<void> => {
		for (let left = 200; left > 0; left--) {
			await start();
			if (await attempt()) return;
			await new Promise((done) => setTimeout(done, 25));
		}
		throw new Error(`Never: ${what}`);
	};
	return {
		rows,
		kill,
		until: (kind) => again(kind, async () => rows('SELECT kind FROM ledger').some((entry) => entry.kind === kind)),
		post: (to, body, isDone) =>
			again(to, async () => {
				const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
				const answer = await fetch(url + to, init).catch(() => null);
				return answer !== null && (await isDone(answer));
			}),
		async between(work) {
			const gone = child === null || child.exitCode !== null || child.signalCode !== null ? null : once(child, 'exit');
			kill();
			await gone;
			const database = openDatabase(dataDir);
			const log = { info() {}, warn() {}, error() {} };
			// It only queues.
			const channels = {} as OutboxOptions<OutboxBodies>['channels'];
			const outbox = createOutbox<OutboxBodies>({ database, log, nowMs: Date.now, channels });
			const service = { database, outbox, log, company: aCompany(), payments: undefined, nowMs: Date.now };
			database.transaction(() => work(service as unknown as Service));
			database.close();
		},
	};
}

/** An order from its beginning to its refund. `onCall`: see `RunningKlarna`. Resolves to the number of calls that it took. */
async function live(way: Way, onCall: (service: Kept) => RunningKlarna['onCall']): Promise<number> {
	const klarna = await runKlarna();
	const service = await keepService(klarna);
	klarna.onCall = onCall(service);
	const order = anOrder({ payment_method: 5 });
	let placed: OrderAccepted | null = null;
	await service.post('/ecom/order', order, async (answer) => {
		placed = orderAccepted.safeParse(await answer.json().catch(() => null)).data ?? null;
		return placed?.client_token !== undefined;
	});
	const { order_uuid, client_token = '' } = placed ?? ({} as Partial<OrderAccepted>);
	const authorization_token = klarna.api.authorize(client_token);
	const [call] = klarna.api.callbacks;
	if (call === undefined) throw new Error('Klarna did not call');
	const { pathname, search } = new URL(call.url);
	const isOk = async (answer: Response): Promise<boolean> => answer.ok;
	const tell = () => service.post('/ecom/klarna/order', { project, order_uuid, authorization_token }, isOk);
	const callBack = () => service.post(pathname + search, call.body, isOk);
	await (way === 'browser' ? tell() : way === 'callback' ? callBack() : Promise.all([tell(), callBack()]));
	await service.until('authorised');
	const cause = { who: 'Ines' };
	await service.between((parts) => {
		const refusal = shipLines(parts, 1001, { positions: [0], carrier: null, tracking: null }, cause);
		if (refusal !== null) throw new Error(refusal);
	});
	await service.until('received');
	await service.between((parts) => void requestRefund(parts, { order: 1001, cents: 10_590, key: 'k', why: 'Rückgabe', ...cause }));
	await service.until('refunded');
	expect(service.rows('SELECT kind, cents FROM ledger ORDER BY id')).toEqual(
		['authorised', 'received', 'refunded'].map((kind) => ({ kind, cents: 10_590 })),
	);
	expect(service.rows('SELECT id, state FROM shop_order')).toEqual([{ id: 1001, state: 'completed' }]);
	expect(klarna.api.orders.list()).toMatchObject([{ captures: [{ captured_amount: 10_590 }], refunds: [{ refunded_amount: 10_590 }] }]);
	service.kill();
	return klarna.calls.length;
}

/** At a call of this number, in this phase. */
interface Kill {
	readonly way: Way;
	readonly number: number;
	readonly phase: 'before' | 'after';
}

/** So many calls an order takes at least. */
const calls = 7;
const kills = ways.flatMap((way) =>
	Array.from({ length: calls }, (_, index) => index + 1).flatMap((number): readonly Kill[] => [
		{ way, number, phase: 'before' },
		{ way, number, phase: 'after' },
	]),
);

it(
	'takes as many calls as are killed',
	async () => {
		expect(await live('browser', () => () => false)).toBeGreaterThanOrEqual(calls);
	},
	longestMs,
);

it.each(isLong ? kills : someOf(kills, 3))(
	'by $way, killed $phase call $number',
	async ({ way, number, phase }) => {
		let isKilled = false;
		await live(way, (service) => (at, call) => {
			if (isKilled || at !== phase || call !== number) return false;
			isKilled = true;
			service.kill();
			return true;
		});
		expect(isKilled).toBe(true);
	},
	longestMs,
);
