/** What a person asks for: all that is stored of them, or its erasure, whatever way the address is written. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { runProgram } from '../../../commands/programs/run-program.ts';
import { confirmTime } from '../../../orders/clock/guard-time.ts';
import { addressOf } from '../../../orders/privacy/addresses.ts';
import { noteErasure, readErasures, repeatErasures } from '../../../orders/privacy/erasures.ts';
import { erasePerson, readPerson } from '../../../orders/privacy/person.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { writeSetting } from '../../../orders/store/settings.ts';
import { recordEvent } from '../../../orders/transitions/change-order.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aLine, anOrder } from '../an-order.ts';
import { aMessage, anAppointment, aSignUp, aWithdrawal, linkIn, runOrders } from '../run-orders.ts';

const timeZone = 'Europe/Berlin';
const now = Date.parse('2026-11-21T12:00:00Z');

/** Made when it is ordered, so that the shop never runs out of it. */
const order = { lines: [aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '25.80' };

/** Two persons, who did the same: Änne, who writes her address in several ways, and Bo. */
async function aFolderOfTwo(): Promise<string> {
	const orders = await runOrders();
	const post = async (to: string, body: Record<string, unknown>) => expect((await orders.postJson(to, body)).status).toBe(200);
	for (const [email, name] of [
		['aenne@post.example', 'Änne Vogt'],
		['bo@post.example', 'Bo Lund'],
	] as const) {
		await post('/ecom/contact', aMessage({ email, name, message: `Grüße von ${name}, bitte rufen Sie an` }));
		await post('/ecom/request', anAppointment({ email: email.toUpperCase(), name }));
		await post('/ecom/newsletter', aSignUp({ email }));
		await orders.postFields(linkIn(orders.mails().at(-1)), { pressed: 'yes' });
		await post('/ecom/withdrawal', aWithdrawal({ email, name }));
		for (let number = 1; number <= 3; number++)
			await post('/ecom/order', anOrder({ ...order, email: email.replace('post', 'POST'), comment: name }));
	}
	await orders.stop();
	const database = openDatabase(orders.dataDir);
	// Of each: one that is a contract, one that is none, and one that is open.
	for (const order of [1001, 1004]) recordEvent(database, { order, transition: 'accept', who: 'service' }, now);
	database.sql.exec("UPDATE shop_order SET state = 'completed' WHERE id IN (1001, 1004)");
	database.sql.exec("UPDATE shop_order SET state = 'cancelled' WHERE id IN (1002, 1005)");
	database.close();
	return orders.dataDir;
}

function open(dataDir: string) {
	const database = openDatabase(dataDir);
	onTestFinished(() => database.close());
	return database;
}

it.each([
	[' Aenne@Post.EXAMPLE ', 'aenne@post.example'],
	['a\u0308nne@post.example', 'änne@post.example'],
	['ÄNNE@MÜLLER.example', 'änne@xn--mller-kva.example'],
	['änne@xn--mller-kva.example', 'änne@xn--mller-kva.example'],
])('knows %j as %j', (written, one) => {
	expect(addressOf(written)).toBe(one);
});

it('shows all that is stored of a person, nothing of another one, and no secret', async () => {
	const stored = readPerson(open(await aFolderOfTwo()), 'AENNE@post.example');
	expect(stored.map(({ table, rows }) => [table, rows.length])).toEqual([
		['message', 1],
		['shop_request', 1],
		['subscription', 1],
		['attempt', 1],
		['sent_mail', 6],
		['withdrawal', 1],
		['outbox', 12],
		['shop_order', 3],
	]);
	const text = JSON.stringify(stored);
	expect(text).toContain('Grüße von Änne Vogt');
	expect(text).not.toMatch(/bo@post|Bo Lund|token_hash|fingerprint|idempotency_key/i);
	// Of the two links of her newsletter.
	expect(text).toContain('&token=…');
	expect(text).not.toMatch(/token=[\w-]/);
	expect(stored.at(-1)?.rows[0]).toMatchObject({
		id: 1001,
		at: '2026-11-20T12:00:00.000Z',
		shipping_address: expect.objectContaining({ country_code: 'DE' }),
		order_line: [expect.objectContaining({ count: 1, dropped: 0 })],
		order_event: [expect.objectContaining({ transition: 'place' }), expect.objectContaining({ transition: 'accept' })],
	});
});

it('names the day until which an invoice is kept, where that is later than the order’s own', async () => {
	const database = open(await aFolderOfTwo());
	const keepUntil = Date.UTC(2035, 0, 1);
	database.sql
		.prepare(
			"INSERT INTO document (kind, order_id, number, year, counter, at, cents, keep_until, facts) VALUES ('invoice', 1001, 'RE-1', 2026, 1, 1, 100, :keepUntil, '{}')",
		)
		.run({ keepUntil });
	const { kept } = erasePerson(database, 'aenne@post.example', { now, timeZone });
	expect(kept.find(({ what }) => what === 'B-1001')?.until).toBe(keepUntil);
});

it('erases what no law keeps, names what one keeps and until when, and leaves others alone', async () => {
	const database = open(await aFolderOfTwo());
	const others = JSON.stringify(readPerson(database, 'bo@post.example'));
	const { rows, kept } = erasePerson(database, 'Aenne@POST.example', { now, timeZone });
	expect(rows).toEqual({ shop_order: 1, message: 1, shop_request: 1, attempt: 1, sent_mail: 6, outbox: 12 });
	expect(kept.map(({ what, until }) => [what, until === null ? null : new Date(until).toISOString()])).toEqual([
		['B-1001', '2032-12-31T23:00:00.000Z'],
		['B-1003', null],
		['The subscription to the newsletter, with the proof of consent', '2029-12-31T23:00:00.000Z'],
		['Withdrawals from contracts', '2032-12-31T23:00:00.000Z'],
	]);
	expect(readPerson(database, 'aenne@post.example').map(({ table, rows: { length } }) => [table, length])).toEqual([
		['subscription', 1],
		['withdrawal', 1],
		['shop_order', 2],
	]);
	expect(database.sql.prepare('SELECT state FROM subscription ORDER BY id').all()).toEqual([
		{ state: 'unsubscribed' },
		{ state: 'confirmed' },
	]);
	expect(JSON.stringify(readPerson(database, 'bo@post.example'))).toBe(others);
});

it('erases what the shop wrote of a person on its desk, also of an order that the law keeps', async () => {
	const database = open(await aFolderOfTwo());
	const desk = { who: 'desk:1', why: 'Ruft oft an, wohnt jetzt in Rom' };
	for (const order of [1001, 1002, 1003, 1004]) {
		recordEvent(database, { order, transition: 'note', ...desk }, now);
		database.sql
			.prepare(
				"INSERT INTO refund (uuid, key, order_id, at, cents, provider, state, who, why) VALUES (:order, :order, :order, 1, 1, 'transfer', 'done', :who, :why)",
			)
			.run({ order: String(order), ...desk });
	}
	expect(erasePerson(database, 'aenne@post.example', { now, timeZone }).rows).toMatchObject({ order_event: 1, refund: 1 });
	const kept = (sql: string) =>
		database.sql
			.prepare(sql)
			.all()
			.map(({ id }) => id);
	// 1003 is not finished, 1004 is another person's.
	expect(kept("SELECT order_id AS id FROM order_event WHERE why LIKE '%Rom%' ORDER BY 1")).toEqual([1003, 1004]);
	expect(kept("SELECT order_id AS id FROM refund WHERE why LIKE '%Rom%' ORDER BY 1")).toEqual([1003, 1004]);
});

it('erases again what a restored backup still holds, and not what came after the erasure', async () => {
	const dataDir = await aFolderOfTwo();
	const erasedAt = now;
	const line = noteErasure(dataDir, 'Aenne@Post.example', erasedAt);
	expect(line).not.toMatch(/aenne|post/i);
	const erasures = readErasures(path.join(dataDir, 'erasures.jsonl'));
	const database = open(dataDir);
	const messages = () => database.sql.prepare('SELECT email FROM message').all();
	// A backup from after the erasure.
	expect(repeatErasures(database, { dataDir, madeAtMs: erasedAt + 1, erasures, timeZone })).toBe(0);
	expect(messages()).toHaveLength(2);
	expect(repeatErasures(database, { dataDir, madeAtMs: erasedAt - 1, erasures, timeZone })).toBe(1);
	expect(messages()).toEqual([{ email: 'bo@post.example' }]);
	writeFileSync(path.join(dataDir, 'erasures.jsonl'), 'aenne@post.example\n');
	expect(() => readErasures(path.join(dataDir, 'erasures.jsonl'))).toThrow('line 1, is no erasure');
});

it('does both as commands, and adds to a list beside the backups', async () => {
	const dataDir = await aFolderOfTwo();
	const backups = path.join(await temporaryFolder(), 'backups');
	mkdirSync(backups);
	// Nobody has made its folder.
	const list = path.join(backups, 'lists/erasures.jsonl');
	const run = (name: string, ...args: string[]) =>
		runProgram(process.execPath, [path.join(projectDir, 'commands/run.js'), name, '--data', dataDir, ...args]);
	const shown = await run('orders-export-person', '--email', 'aenne@post.example');
	expect(JSON.parse(shown.stdout)).toMatchObject({ email: 'aenne@post.example', stored: expect.any(Array) });
	const { exitCode, output } = await run('orders-erase-person', '--email', 'aenne@post.example', '--list', list);
	expect(exitCode).toBe(0);
	expect(output).toContain('1 × Messages from the contact form');
	expect(output).toContain('B-1001: commercial letters (§ 147 AO, § 257 HGB, Art. 17 (3) (b) GDPR), until 2032-12-31');
	expect(output).toContain('B-1003: the order is not finished');
	expect(readFileSync(list, 'utf8')).toBe(readFileSync(path.join(dataDir, 'erasures.jsonl'), 'utf8'));
	expect(readdirSync(dataDir)).not.toContain('erasures.jsonl.part');
	expect((await run('orders-erase-person', '--email', 'aenne')).exitCode).toBe(64);
});

it('erases nothing by a time that is years past the last one that the service was sure of', async () => {
	const dataDir = await aFolderOfTwo();
	const database = open(dataDir);
	const years = 365 * 24 * 3_600_000;
	writeSetting(database, 'heartbeat_at', Date.now() - 9 * years);
	const erase = () =>
		runProgram(process.execPath, [
			...[path.join(projectDir, 'commands/run.js'), 'orders-erase-person'],
			...['--data', dataDir, '--email', 'aenne@post.example'],
		]);
	const refused = await erase();
	expect([refused.exitCode, refused.output]).toEqual([1, expect.stringContaining('The time is in doubt, and nothing was changed')]);
	expect(database.sql.prepare('SELECT email FROM message').all()).toHaveLength(2);
	expect(existsSync(path.join(dataDir, 'erasures.jsonl'))).toBe(false);
	confirmTime(database, Date.now());
	expect((await erase()).exitCode).toBe(0);
});
