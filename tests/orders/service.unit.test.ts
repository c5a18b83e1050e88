/** The service as programs and operators see it: what it answers to whom, how much it takes, and what is left of it after a stop. */
import { once } from 'node:events';
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import type { Delivery } from '../../orders/outbox/outbox.ts';
import type { OrderServiceOptions } from '../../orders/start-order-service.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { refuseHeldFolder } from '../../orders/store/folder-lock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { anOrder } from './an-order.ts';
import { aMessage, arrivals, aSignUp, project, runOrders, siteUrl } from './run-orders.ts';

const fields = { project, language: 'de', website: '', name: 'Ä', email: 'a@post.example', message: 'Hallo', privacy: 'on' };

it('says whether the shop takes orders, as its operator decides on the page of arrivals', async () => {
	const orders = await runOrders();
	const status = async () => (await orders.get('/ecom/status')).json();
	expect(await status()).toEqual({ status: 'ok', maintenance: false });
	await orders.postFields(`${arrivals}/maintenance`, { on: 'yes' });
	expect(await status()).toEqual({ status: 'ok', maintenance: false });
	await orders.postFields(`${arrivals}/maintenance`, { on: 'yes' }, { 'sec-fetch-site': 'same-origin' });
	expect(await status()).toEqual({ status: 'ok', maintenance: true });
	expect((await orders.postJson('/ecom/contact', aMessage())).status).toBe(200);
});

it('shows what arrived as text, on this machine, to who knows the address', async () => {
	const orders = await runOrders();
	await orders.postJson('/ecom/contact', aMessage({ message: '<script>alert(1)</script>' }));
	const page = await (await orders.get(arrivals)).text();
	expect(page).toContain('&#60;script&#62;alert(1)');
	expect(page).not.toContain('<script');
	expect(await (await orders.get(`${arrivals}/mail/1`)).text()).toContain('&#60;script&#62;alert(1)');
	const other = await runOrders({ arrivalsToken: null });
	expect((await other.get(arrivals)).status).toBe(404);
});

it.each([
	'/ecom/sandbox',
	'/ecom/sandbox/',
	'/ecom/sandbox/a-token-of-test',
	'/ecom/sandbox/a-token-of-testss',
	'/ecom/sandbox/mail/1',
	'/ecom/sandbox/maintenance',
	'/ecom/sandbox/wrong/mail/1',
	'/ecom/sandbox//mail/1',
])('shows nothing on %s, which lacks the token', async (path) => {
	const orders = await runOrders();
	await orders.postJson('/ecom/contact', aMessage());
	expect((await orders.get(path)).status).toBe(404);
	expect((await orders.postFields(path, { on: 'yes' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(404);
	expect(await (await orders.get('/ecom/status')).json()).toEqual({ status: 'ok', maintenance: false });
});

it.each([
	['x-forwarded-for', '192.0.2.7'],
	['x-forwarded-for', '192.0.2.7, 127.0.0.1'],
	['x-forwarded-for', ''],
	['x-forwarded-host', 'localhost'],
	['x-forwarded-proto', 'https'],
	['forwarded', 'for=127.0.0.1'],
	['via', '1.1 proxy'],
	['x-real-ip', '127.0.0.1'],
	['cf-connecting-ip', '127.0.0.1'],
])('shows what arrived to nobody behind a proxy: %s %s', async (name, value) => {
	const orders = await runOrders();
	expect((await orders.get(arrivals)).status).toBe(200);
	expect((await orders.get(arrivals, { [name]: value })).status).toBe(404);
	const begin = await orders.postFields(`${arrivals}/maintenance`, { on: 'yes' }, { 'sec-fetch-site': 'same-origin', [name]: value });
	expect(begin.status).toBe(404);
});

it.each([
	['GET', '/ecom/contact', 405],
	['PUT', '/ecom/newsletter', 405],
	['POST', '/ecom/status', 405],
	['DELETE', '/ecom/newsletter/confirm', 405],
	['GET', '/ecom/nothing', 404],
	['GET', `${arrivals}/mail/77`, 404],
	['GET', '//evil.example/ecom/status', 404],
	['GET', '/ecom/%ff?email=aenne@post.example', 404],
])('%s %s is answered with %i', async (method, to, status) => {
	const orders = await runOrders();
	const answer = await fetch(orders.url + to, { method });
	expect(answer.status).toBe(status);
	expect(await answer.json()).toMatchObject({ status: 'error' });
	expect(answer.headers.get('cache-control')).toBe('no-store');
});

it.each(['Än\u202Ene', '\u2066Änne\u2069', 'Än\ud800ne', 'Än\u0007ne'])(
	'refuses a name that is not what it looks like: %j',
	async (name) => {
		const orders = await runOrders();
		const answer = await orders.postJson('/ecom/contact', aMessage({ name }));
		expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ faults: [{ field: 'name', code: 'invalid' }] })]);
		// a name that is written from right to left, marks included
		expect((await orders.postJson('/ecom/contact', aMessage({ name: 'שרה \u200Fלוי' }))).status).toBe(200);
		expect((await orders.postJson('/ecom/contact', aMessage({ message: 'Halbes \udc00' }))).status).toBe(422);
	},
);

it.each([
	['nothing', 'application/json', '', 400],
	['half a JSON', 'application/json', '{"project":', 400],
	['no UTF-8', 'application/json', new Uint8Array([0x22, 0xff, 0x22]), 400],
	['another type', 'text/plain', 'name=x', 415],
	['files', 'multipart/form-data; boundary=x', '--x--', 415],
	['no type of content', ';;;', '{}', 415],
	['too much', 'application/json', `"${'x'.repeat(70_000)}"`, 413],
])('refuses %s', async (_, type, body, status) => {
	const orders = await runOrders();
	const answer = await fetch(`${orders.url}/ecom/contact`, { method: 'POST', headers: { 'content-type': type }, body });
	expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status: 'error' })]);
});

it('tells a visitor nothing of what failed in it, and its operator all', async () => {
	const logged: unknown[] = [];
	const fail = async () => {
		throw new Error('Cannot read /srv/shop/snapshot.json');
	};
	const orders = await runOrders({ shop: { read: fail }, log: { info() {}, warn() {}, error: (details) => void logged.push(details) } });
	const answer = await orders.postJson('/ecom/order', anOrder());
	expect([answer.status, await answer.json()]).toEqual([500, { status: 'error', code: 'failed', message: 'Unknown error occured' }]);
	expect(JSON.stringify(logged)).toContain('/srv/shop/snapshot.json');
});

it('stops reading what never ends', async () => {
	const orders = await runOrders();
	const chunk = new TextEncoder().encode('x'.repeat(16_384));
	let sent = 0;
	const body = new ReadableStream({
		pull(controller) {
			sent += chunk.byteLength;
			controller.enqueue(chunk);
			if (sent > 10_000_000) controller.close();
		},
	});
	const headers = { 'content-type': 'application/json' };
	const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
	expect((await fetch(`${orders.url}/ecom/contact`, init)).status).toBe(413);
});

it('makes a visitor wait who sends too much, says how long, and lets others through', async () => {
	const orders = await runOrders({ formsPerVisitor: 2 });
	const from = (address: string) => orders.postJson('/ecom/contact', aMessage(), { 'x-forwarded-for': address });
	expect([(await from('192.0.2.1')).status, (await from('192.0.2.1')).status]).toEqual([200, 200]);
	const refused = await from('192.0.2.1');
	expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
		429,
		'600',
		{ status: 'error', code: 'limited', message: 'Too many requests' },
	]);
	expect((await from('192.0.2.2')).status).toBe(200);
	// one network of IPv6 is one visitor
	await from('2001:db8:1:2::1');
	await from('2001:db8:1:2:3::1');
	expect([(await from('2001:db8:1:2:ffff::9')).status, (await from('2001:db8:1:3::1')).status]).toEqual([429, 200]);
	const byForm = await orders.postFields('/ecom/contact', fields, { 'x-forwarded-for': '192.0.2.1' });
	expect(byForm.headers.get('location')).toBe('/kontakt#contact-limited');
	orders.wait(600_000);
	expect((await from('192.0.2.1')).status).toBe(200);
});

it('takes a fourth as many forms that come without scripts, and say no time', async () => {
	const orders = await runOrders({ formsPerVisitor: 8 });
	const from = async (address: string) =>
		(await orders.postFields('/ecom/contact', { ...fields, name: crypto.randomUUID() }, { 'x-forwarded-for': address })).headers.get(
			'location',
		);
	expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
		'/danke',
		'/danke',
		'/kontakt#contact-limited',
	]);
	expect(await from('192.0.2.2')).toBe('/danke');
	expect((await orders.postJson('/ecom/contact', aMessage(), { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
	orders.wait(600_000);
	expect(await from('192.0.2.1')).toBe('/danke');
});

it('keeps everything over a stop, and sends what a crash kept from the outbox', async () => {
	const orders = await runOrders();
	const message = aMessage();
	await orders.postJson('/ecom/contact', message);
	await orders.postJson('/ecom/newsletter', aSignUp());
	await orders.stop();
	rmSync(path.join(orders.dataDir, 'outbox/000002.eml'));
	const database = new DatabaseSync(path.join(orders.dataDir, 'orders.sqlite'));
	database.exec('UPDATE outbox SET settled_at = NULL WHERE id = 2');
	database.close();

	const again = await runOrders({ dataDir: orders.dataDir });
	expect((await again.postJson('/ecom/contact', message)).status).toBe(200);
	expect(readdirSync(path.join(orders.dataDir, 'outbox'))).toEqual(['000001.eml', '000002.eml']);
	expect(again.rows('SELECT id FROM message')).toHaveLength(1);
	expect(again.rows('SELECT state FROM subscription')).toEqual([{ state: 'pending' }]);
});

it('keeps what it knows from other users of the machine, also in a folder that was there before', async () => {
	const dataDir = await temporaryFolder();
	chmodSync(dataDir, 0o755);
	writeFileSync(path.join(dataDir, 'orders.sqlite'), '', { mode: 0o644 });
	const orders = await runOrders({ dataDir });
	await orders.postJson('/ecom/contact', aMessage());
	const modes = ['.', ...readdirSync(dataDir)].map((name) => [name, (statSync(path.join(dataDir, name)).mode & 0o777).toString(8)]);
	expect(Object.fromEntries(modes)).toEqual({
		'.': '700',
		outbox: '700',
		secret: '600',
		'orders.sqlite': '600',
		'orders.sqlite-shm': '600',
		'orders.sqlite-wal': '600',
		'service.lock': '600',
	});
});

it('lets no second service into its folder, and takes the folder again after a crash', async () => {
	const orders = await runOrders();
	await expect(runOrders({ dataDir: orders.dataDir })).rejects.toThrow(`An order service runs on ${orders.dataDir} already. Stop it first`);
	expect(() => refuseHeldFolder(orders.dataDir)).toThrow('name another folder with --data.');
	await orders.stop();
	refuseHeldFolder(orders.dataDir);
	refuseHeldFolder(`${orders.dataDir}/none`);
	const crash =
		"import { lockFolder } from './orders/store/folder-lock.ts'; lockFolder(process.argv[1]); process.kill(process.pid, 'SIGKILL');";
	const { exitCode } = await runProgram(process.execPath, ['--input-type=module-typescript', '-e', crash, orders.dataDir]);
	expect(exitCode).not.toBe(0);
	expect((await (await runOrders({ dataDir: orders.dataDir })).get('/ecom/status')).status).toBe(200);
});

/** A mail server whose answer is up to the test. */
function slowMail(): { readonly mail: NonNullable<OrderServiceOptions['mail']>; readonly answers: ((delivery: Delivery) => void)[] } {
	const answers: ((delivery: Delivery) => void)[] = [];
	const send = () => new Promise<Delivery>((answer) => answers.push(answer));
	return { mail: { from: 'shop@goldschmiede.example', transport: { send } }, answers };
}

it('takes requests while the mail server keeps silent, and sends what waits although the clock was put back', async () => {
	const orders = await runOrders({ mail: { from: 'a@b.example', transport: { send: async () => ({ kind: 'later', reason: 'down' }) } } });
	orders.wait(10 * 24 * 3_600_000);
	await orders.postJson('/ecom/contact', aMessage());
	await orders.stop();
	const { mail, answers } = slowMail();
	const again = await runOrders({ dataDir: orders.dataDir, mail });
	expect((await fetch(`${again.url}/ecom/status`)).status).toBe(200);
	await vi.waitFor(() => expect(answers).toHaveLength(1));
	answers[0]?.({ kind: 'done' });
	await again.stop();
	expect(again.rows('SELECT tries FROM outbox WHERE settled_at IS NOT NULL')).toEqual([{ tries: 2 }]);
});

it('sends no mail that it could not note', async () => {
	const { mail, answers } = slowMail();
	const orders = await runOrders({ mail });
	const database = new DatabaseSync(path.join(orders.dataDir, 'orders.sqlite'));
	database.exec("CREATE TRIGGER full BEFORE UPDATE ON outbox BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
	await orders.postJson('/ecom/contact', aMessage());
	await orders.get('/ecom/status');
	expect(answers).toEqual([]);
	database.exec('DROP TRIGGER full');
	database.close();
	const status = orders.get('/ecom/status');
	await vi.waitFor(() => expect(answers).toHaveLength(1));
	answers[0]?.({ kind: 'done' });
	expect((await status).status).toBe(200);
});

it('says why a transaction failed where SQLite ended it itself', async () => {
	const database = openDatabase(await temporaryFolder());
	onTestFinished(() => database.close());
	database.sql.exec('PRAGMA max_page_count = 40');
	const fill = () =>
		database.transaction(() => {
			for (let number = 0; number < 1000; number++) {
				database.sql.prepare("INSERT INTO setting (name, value) VALUES (:name, 'x')").run({ name: `${number}${'x'.repeat(4000)}` });
			}
		});
	expect(fill).toThrow('database or disk is full');
	expect(database.sql.prepare('SELECT count(*) AS count FROM setting').get()).toEqual({ count: 0 });
	expect(database.transaction(() => 'again')).toBe('again');
});

it('answers what has begun before it stops', async () => {
	const orders = await runOrders();
	const body = JSON.stringify(aMessage());
	const socket = connect(Number(new URL(orders.url).port), '127.0.0.1');
	let received = '';
	socket.on('data', (data) => {
		received += String(data);
	});
	const closed = new Promise((done) => socket.on('close', done));
	const head = `POST /ecom/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
	socket.write(head + body.slice(0, 20));
	// what it says once it has read the head
	await once(socket, 'data');
	const stopped = orders.stop();
	socket.write(body.slice(20));
	await stopped;
	await closed;
	expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

it('lets the scripts of its site ask, and leads to it, where both have origins of their own', async () => {
	const orders = await runOrders({ crossOrigin: true });
	const preflight = await fetch(`${orders.url}/ecom/contact`, { method: 'OPTIONS' });
	expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, siteUrl]);
	expect((await orders.postJson('/ecom/contact', aMessage())).headers.get('access-control-allow-origin')).toBe(siteUrl);
	expect((await orders.postFields('/ecom/contact', fields)).headers.get('location')).toBe(`${siteUrl}/danke`);
});

it('describes itself by the contract', async () => {
	const orders = await runOrders();
	const document = await (await orders.get('/ecom/openapi.json')).json();
	expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(Object.values(endpoints)));
	expect(document.components.schemas.ContactRequest).toMatchObject({
		required: ['project', 'language', 'idempotency_key', 'elapsed_ms', 'name', 'email', 'message', 'privacy'],
		additionalProperties: false,
		properties: { name: { maxLength: 100 }, language: { enum: ['de', 'en', 'fr'] } },
	});
	expect(document.components.schemas.PaypalTransactionRequest.properties.paypal.required).toEqual(['orderID', 'custom_id']);
	const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
	expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
	// what it describes is what it does
	for (const [to, methods] of Object.entries<Record<string, unknown>>(document.paths)) {
		for (const method of Object.keys(methods)) {
			const answer = await fetch(orders.url + to, { method: method.toUpperCase(), redirect: 'manual' });
			expect([404, 405]).not.toContain(answer.status);
		}
	}
});
