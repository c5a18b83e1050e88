/**
 * `kill -9` of the real service at every step of an order, its payment, PayPal's calls and a refund. Buyer and PayPal do what they would do: they send again
 * what was not answered. Whatever the step, there is one order, money is taken once, and goes back once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { count, evenly, longestMs } from '../../../commands/testing/counts.ts';
import { startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { anOrder } from '../an-order.ts';
import { project } from '../run-orders.ts';

const compileCache = path.join(projectDir, '.cache/compiled-services');
const program = path.join(projectDir, 'tests/orders/paypal/killed-service.ts');

interface Ending {
	readonly steps: number;
	readonly kills: number;
	readonly orders: readonly unknown[];
	readonly ledger: readonly unknown[];
	readonly refunds: readonly unknown[];
	/** Captures and refunds at PayPal, with their amounts. */
	readonly atPaypal: readonly string[];
	/** Mails to the buyer, by their subjects. */
	readonly mails: number;
	readonly underWay: number;
}

/** A purchase whose service dies at a step and is started again. `isCancelled`: the order is cancelled before its money comes. */
async function buy(killAt: number, isCancelled: boolean): Promise<Ending> {
	const providers = await startProviders();
	onTestFinished(providers.close);
	const { paypal, origins, authority } = providers;
	const dataDir = await temporaryFolder();
	let [steps, kills] = [0, 0];
	let running: { readonly child: ChildProcess; readonly url: string } | null = null;

	async function start(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
		const wish = { dataDir, killAt: kills === 0 ? killAt : 0, paypalUrl: origins.paypal, authority, project };
		const child = spawn(process.execPath, [program, JSON.stringify(wish)], {
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			// Each start would compile everything once more.
			env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		const url = await new Promise<string>((resolve, reject) => {
			child.on('message', (said: { readonly url?: string; readonly steps?: number }) => {
				if (said.url !== undefined) resolve(said.url);
				steps = Math.max(steps, said.steps ?? 0);
			});
			child.once('exit', (code, signal) => {
				kills += signal === 'SIGKILL' ? 1 : 0;
				running = null;
				reject(new Error(`The service ended with ${code ?? signal}`));
			});
		});
		running = { child, url };
		return running;
	}

	/** Again and again, until it is answered: the service may die over it. */
	async function insist<Result>(ask: (url: string) => Promise<Result>): Promise<Result> {
		for (let tries = 0; ; tries++) {
			const { child, url } = running ?? (await start());
			try {
				return await ask(url);
			} catch (error) {
				if (tries > 3) throw error;
				if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
			}
		}
	}

	const post = (to: string, body: unknown) =>
		insist(async (url) => {
			const answer = await fetch(url + to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
			if (answer.status === 500) throw new Error('The service failed');
			return (await answer.json()) as Record<string, string>;
		});
	const sent = anOrder({ payment_method: 4 });
	const { order_id, order_uuid, paypal_order_id: orderID = '' } = await post('/ecom/order', sent);
	paypal.approve(orderID);
	if (isCancelled) paypal.captureStatus = 'PENDING';
	await post('/ecom/order/paypal_transaction', { project, order_id, paypal: { orderID, custom_id: order_uuid } });
	const database = new DatabaseSync(path.join(dataDir, 'orders.sqlite'), { timeout: 10_000 });
	onTestFinished(() => database.close());
	const [capture] = paypal.orders.get(orderID)?.captures ?? [];
	if (isCancelled) database.exec("UPDATE shop_order SET state = 'cancelled'");
	if (capture !== undefined) capture.status = capture.status === 'PENDING' ? 'COMPLETED' : capture.status;
	const event = { event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: capture?.id, custom_id: order_uuid } };
	for (const _ of [1, 2]) {
		await insist(async (url) => expect((await providers.callPaypalWebhook(`${url}/ecom/payments/paypal/webhook`, event)).status).toBe(200));
	}
	// PayPal's call was answered; what it caused may still be under way when the service dies
	const waiting = database.prepare("SELECT 1 FROM outbox WHERE settled_at IS NULL AND channel IN ('payment', 'refund') AND due_at <= :now");
	await expect
		.poll(
			async () => {
				if (running === null) await start().catch(() => {});
				return waiting.get({ now: Date.now() });
			},
			{ timeout: 30_000, interval: 50 },
		)
		.toBeUndefined();
	(running as { readonly child: ChildProcess } | null)?.child.kill('SIGTERM');
	const all = (sql: string) => database.prepare(sql).all();
	const found = [...paypal.orders.values()];
	return {
		...{ steps, kills },
		orders: all('SELECT id, state FROM shop_order'),
		ledger: all('SELECT kind, cents FROM ledger ORDER BY id'),
		refunds: all('SELECT state, cents FROM refund'),
		atPaypal: found.flatMap(({ captures, refunds }) => [...captures, ...refunds]).map(({ status, amount }) => `${status} ${amount.value}`),
		mails: all('SELECT id FROM outbox WHERE channel = \'mail\' AND body LIKE \'%"to":"aenne@post.example"%\'').length,
		underWay: all('SELECT 1 FROM payment_session WHERE under_way_at IS NOT NULL').length,
	};
}

const bought = {
	orders: [{ id: 1001, state: 'accepted' }],
	ledger: [{ kind: 'received', cents: 10_590 }],
	refunds: [],
	atPaypal: ['COMPLETED 105.90'],
	// the receipt, and the acceptance
	mails: 2,
	underWay: 0,
};
const givenBack = {
	orders: [{ id: 1001, state: 'cancelled' }],
	ledger: [
		{ kind: 'received', cents: 10_590 },
		{ kind: 'refunded', cents: 10_590 },
	],
	refunds: [{ state: 'done', cents: 10_590 }],
	atPaypal: ['REFUNDED 105.90', 'COMPLETED 105.90'],
	mails: 1,
	underWay: 0,
};

it.each([
	['paid', false, bought],
	['cancelled, paid, and given back', true, givenBack],
] as const)(
	'an order that is %s stays so at whichever step the service is killed',
	async (_, isCancelled, expected) => {
		const { steps, kills, ...ending } = await buy(0, isCancelled);
		expect([kills, ending]).toEqual([0, expected]);
		expect(steps).toBeGreaterThan(20);
		// The last steps come in no fixed number: two calls of PayPal may be acted on together.
		for (const killAt of evenly(1, steps - 8, count({ usual: 3, long: 75 }))) {
			const { steps: _steps, kills: died, ...after } = await buy(killAt, isCancelled);
			expect([killAt, died, after]).toEqual([killAt, 1, expected]);
		}
	},
	longestMs,
);
