/** Another program holds the write lock of the database: visitors and the thread do not wait for it for long, and nothing is lost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { createOutbox } from '../../orders/outbox/outbox.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { anOrder } from './an-order.ts';
import { aMessage, runOrders } from './run-orders.ts';

/** A process of its own with the write lock; settled once it has it. */
async function holdLock(dataDir: string): Promise<{ release(): Promise<void> }> {
	const program = `
		const { DatabaseSync } = await import('node:sqlite');
		const sql = new DatabaseSync(${JSON.stringify(path.join(dataDir, 'orders.sqlite'))}, { timeout: 5000 });
		sql.exec('BEGIN IMMEDIATE');
		console.log('held');
		process.stdin.once('data', () => {
			sql.exec('COMMIT');
			process.exit();
		});
	`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
	onTestFinished(() => void child.kill());
	await once(child.stdout, 'data');
	return {
		async release() {
			const exited = once(child, 'exit');
			child.stdin.write('x');
			await exited;
		},
	};
}

const post = (url: string, to: string, body: unknown): Promise<Response> =>
	fetch(url + to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

it('asks visitors to come again, answers all others meanwhile, and takes each thing once after that', async () => {
	const { url, dataDir, rows } = await runOrders();
	const lock = await holdLock(dataDir);
	const [order, message] = [anOrder(), aMessage()];
	const refused = Promise.all([post(url, endpoints.order, order), post(url, endpoints.contact, message)]);
	// One thread: each look takes part of what the lock would hold up.
	for (let look = 0; look < 10; look += 1) {
		const from = performance.now();
		expect((await fetch(url + endpoints.status)).status).toBe(200);
		expect(performance.now() - from).toBeLessThan(1500);
	}
	for (const answer of await refused) {
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
		expect(await answer.json()).toMatchObject({ status: 'error', code: 'failed' });
	}
	await lock.release();
	for (const [to, body] of [
		[endpoints.order, order],
		[endpoints.order, order],
		[endpoints.contact, message],
	] as const)
		expect((await post(url, to, body)).status).toBe(200);
	expect(rows('SELECT (SELECT count(*) FROM shop_order) AS orders, (SELECT count(*) FROM message) AS messages')).toEqual([
		{ orders: 1, messages: 1 },
	]);
});

it('takes what waited for a lock that was soon free', async () => {
	const { url, dataDir, rows } = await runOrders();
	const lock = await holdLock(dataDir);
	const answers = Promise.all([post(url, endpoints.order, anOrder()), post(url, endpoints.contact, aMessage())]);
	await new Promise((resolve) => setTimeout(resolve, 300));
	await lock.release();
	expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
	expect(rows('SELECT count(*) AS orders FROM shop_order')).toEqual([{ orders: 1 }]);
});

it('sends a mail once whose note has to wait for the lock', async () => {
	let sent = 0;
	const sending = Promise.withResolvers<void>();
	const going = Promise.withResolvers<void>();
	const transport = {
		async send() {
			sent += 1;
			sending.resolve();
			await going.promise;
			return { kind: 'done' as const };
		},
	};
	const { url, dataDir, rows } = await runOrders({ mail: { from: 'shop@goldschmiede.example', transport } });
	await post(url, endpoints.contact, aMessage());
	await sending.promise;
	const lock = await holdLock(dataDir);
	going.resolve();
	await new Promise((resolve) => setTimeout(resolve, 300));
	await lock.release();
	await expect
		.poll(() => rows("SELECT count(*) AS open FROM outbox WHERE channel = 'mail' AND settled_at IS NULL"), { timeout: 20_000 })
		.toEqual([{ open: 0 }]);
	expect(sent).toBe(Number(rows("SELECT count(*) AS mails FROM outbox WHERE channel = 'mail'")[0]?.mails));
});

it('ends after the mail that is on its way, also where the lock keeps it from queueing anything', async () => {
	const database = openDatabase(await temporaryFolder());
	onTestFinished(() => database.close());
	const [begun, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	let isLocked = false;
	const outbox = createOutbox<{ mail: unknown }>({
		...{ database, log: { info() {}, warn() {}, error() {} }, nowMs: Date.now },
		refill() {
			if (isLocked) throw new Error('database is locked');
		},
		channels: {
			mail: {
				async deliver() {
					begun.resolve();
					await arrival.promise;
					return { kind: 'done' };
				},
			},
		},
	});
	database.transaction(() => outbox.queue('mail', {}));
	const delivered = outbox.deliver();
	await begun.promise;
	isLocked = true;
	let isStopped = false;
	const stopped = outbox.stop().then(() => {
		isStopped = true;
	});
	await new Promise((resolve) => setImmediate(resolve));
	expect(isStopped).toBe(false);
	arrival.resolve();
	await Promise.all([stopped, delivered]);
	expect(outbox.backlog().waiting).toBe(0);
});
