/** What the service knows of people ends: everything on its day, nothing before it, and nothing is left of it in the files. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetWhatIsOver } from '../../../orders/privacy/forget.ts';
import { defaultRetentionDays, retention } from '../../../orders/privacy/retention.ts';
import { type Database, openDatabase } from '../../../orders/store/database.ts';
import { recordEvent } from '../../../orders/transitions/change-order.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { anOrder } from '../an-order.ts';
import { aMessage, anAppointment, aRating, aSignUp, aWithdrawal, linkIn, runOrders, somePayments } from '../run-orders.ts';

/** Stands in every text that a visitor can write. */
const mark = 'zinnober';
/** The same of telephone numbers. */
const phone = '76543298';
const dayMs = 24 * 3_600_000;

/** A folder in which everything that a visitor can send has arrived, on 20 November 2026. */
async function aFullFolder(): Promise<string> {
	const orders = await runOrders();
	const email = `${mark}@post.example`;
	const name = `Änne ${mark}`;
	const send = async (to: string, body: Record<string, unknown>) => expect((await orders.postJson(to, body)).status).toBe(200);
	await send('/ecom/contact', aMessage({ name, email, message: mark }));
	await send('/ecom/contact', aMessage({ name, email, message: mark, website: 'x' }));
	await send('/ecom/request', anAppointment({ name, email, phone: `+49 761 ${phone}`, message: mark }));
	await send('/ecom/rating', aRating({ title: mark, text: mark, display_name: mark }));
	await send('/ecom/newsletter', aSignUp({ email }));
	const link = linkIn(orders.mails().at(-1));
	await send('/ecom/newsletter', aSignUp({ email: `${mark}@anderswo.example` }));
	await send('/ecom/newsletter', aSignUp({ email, website: 'x' }));
	await orders.postFields(link, { pressed: 'yes' });
	await orders.postFields(linkIn(orders.mails().at(-1)), { pressed: 'yes' });
	await send('/ecom/withdrawal', aWithdrawal({ name, email, message: mark }));
	const { shipping_address: address } = anOrder() as { readonly shipping_address: object };
	await send(
		'/ecom/order',
		anOrder({ email, phone: `+49 761 ${phone}`, comment: mark, shipping_address: { ...address, last_name: mark } }),
	);
	await orders.stop();
	return orders.dataDir;
}

async function forget(database: Database, now: string) {
	return forgetWhatIsOver({ database, days: defaultRetentionDays, timeZone: 'Europe/Berlin', now: Date.parse(now) });
}

function count(database: Database, table: string, where = 'TRUE'): number {
	return Number(database.sql.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${where}`).get()?.count);
}

async function open(dataDir: string): Promise<Database> {
	const database = openDatabase(dataDir);
	onTestFinished(() => database.close());
	return database;
}

it('names every table of the database', async () => {
	const database = await open(await temporaryFolder());
	const tables = database.sql
		.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
		.all();
	expect(Object.keys(retention).sort()).toEqual(tables.map(({ name }) => name));
});

it('leaves nothing of a person in its files, once all periods are over', async () => {
	const dataDir = await aFullFolder();
	// What nobody accepts is cancelled after a year, and forgotten after that.
	const later = await runOrders({ dataDir, clock: { nowMs: () => Date.parse('2027-11-21T12:00:00Z'), evidence: null } });
	await later.stop();
	const holds = (word: string) =>
		readdirSync(dataDir).filter((name) => name !== 'outbox' && readFileSync(path.join(dataDir, name)).includes(word));
	expect(holds(mark)).toContain('orders.sqlite');
	expect(holds(phone)).toContain('orders.sqlite');
	const database = await open(dataDir);
	await forget(database, '2034-01-01T12:00:00Z');
	expect([holds(mark), holds(phone)]).toEqual([[], []]);
	// Numbers and sums stay.
	expect(database.sql.prepare('SELECT id, total_cents, email FROM shop_order').all()).toEqual([
		{ id: 1001, total_cents: 10_590, email: '' },
	]);
});

it.each([
	['message', 'held_back IS NOT NULL', '2026-12-20T12:00:00Z', '2026-12-20T12:00:01Z'],
	['message', 'held_back IS NULL', '2027-05-19T12:00:00Z', '2027-05-19T12:00:01Z'],
	['shop_request', 'TRUE', '2027-05-19T12:00:00Z', '2027-05-19T12:00:01Z'],
	['rating', 'TRUE', '2027-11-20T12:00:00Z', '2027-11-20T12:00:01Z'],
	['held_back_sign_up', 'TRUE', '2026-12-20T12:00:00Z', '2026-12-20T12:00:01Z'],
	['attempt', 'TRUE', '2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z'],
	['sent_mail', 'TRUE', '2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z'],
	['request', 'TRUE', '2026-11-27T12:00:00Z', '2026-11-27T12:00:01Z'],
	['outbox', 'TRUE', '2026-12-20T12:00:00Z', '2026-12-20T12:00:01Z'],
	['subscription', "state = 'pending'", '2026-11-23T12:00:00Z', '2026-11-23T12:00:01Z'],
	// The year ends where the shop is.
	['subscription', "state = 'unsubscribed'", '2029-12-31T22:59:59Z', '2029-12-31T23:00:00Z'],
	['withdrawal', 'TRUE', '2032-12-31T22:59:59Z', '2032-12-31T23:00:00Z'],
])('ends %s where %s, and not before', async (table, where, last, over) => {
	const database = await open(await aFullFolder());
	const all = count(database, table, where);
	expect(all).toBeGreaterThan(0);
	await forget(database, last);
	expect(count(database, table, where)).toBe(all);
	await forget(database, over);
	expect(count(database, table, where)).toBe(0);
});

it('keeps an order that became a contract for six years after its calendar year, and one that did not for ninety days', async () => {
	const database = await open(await aFullFolder());
	const at = Date.parse('2026-11-20T12:00:00Z');
	const named = () => count(database, 'shop_order', "email <> ''");
	recordEvent(database, { order: 1001, transition: 'accept', who: 'service' }, at);
	database.sql.exec("UPDATE shop_order SET state = 'completed'");
	await forget(database, '2032-12-31T22:59:59Z');
	expect(named()).toBe(1);
	await forget(database, '2032-12-31T23:00:00Z');
	expect(named()).toBe(0);

	const other = await open(await aFullFolder());
	other.sql.exec("UPDATE shop_order SET state = 'cancelled'");
	recordEvent(other, { order: 1001, transition: 'cancel', who: 'Frau Amend', why: 'Ruft zurück' }, at + dayMs);
	await forget(other, '2027-02-19T12:00:00Z');
	expect(count(other, 'shop_order', "email <> ''")).toBe(1);
	await forget(other, '2027-02-19T12:00:01Z');
	expect(count(other, 'shop_order', "email <> ''")).toBe(0);
	expect(other.sql.prepare('SELECT transition, who, why FROM order_event ORDER BY id').all()).toEqual([
		{ transition: 'place', who: 'buyer', why: null },
		{ transition: 'cancel', who: 'shop', why: null },
		{ transition: 'forget', who: 'service', why: null },
	]);
});

it('never forgets an order that is to be packed, whatever the clock says, nor its documents and its withdrawal', async () => {
	const orders = await runOrders({ payments: { ...somePayments, acceptance: { transfer: 'automatic' } } });
	await orders.postJson('/ecom/order', anOrder());
	await orders.postJson('/ecom/withdrawal', aWithdrawal({ contract: 'B-1001', email: 'aenne@post.example' }));
	await orders.stop();
	const database = await open(orders.dataDir);
	const stored = () => database.sql.prepare('SELECT email, shipping_address FROM shop_order').all();
	const [before, documents] = [stored(), count(database, 'document', 'facts IS NOT NULL')];
	expect([documents, count(database, 'withdrawal')]).toEqual([1, 1]);
	await forget(database, '2046-11-29T12:00:00Z');
	expect(stored()).toEqual(before);
	expect([count(database, 'document', 'facts IS NOT NULL'), count(database, 'withdrawal')]).toEqual([documents, 1]);
	database.sql.exec("UPDATE shop_order SET state = 'completed'");
	await forget(database, '2046-11-29T12:00:00Z');
	expect(stored()).toMatchObject([{ email: '' }]);
	expect([count(database, 'document', 'facts IS NOT NULL'), count(database, 'withdrawal')]).toEqual([0, 0]);
});

it.each([
	['the shop has its money', [['received', 100]], true],
	[
		'a part of its money is still there',
		[
			['received', 100],
			['refunded', 99],
		],
		true,
	],
	['a provider has promised its money', [['authorised', 100]], true],
	[
		'its money went back',
		[
			['received', 100],
			['refunded', 100],
		],
		false,
	],
	[
		'the refund came back to the shop',
		[
			['received', 100],
			['refunded', 100],
			['refund_returned', 100],
		],
		true,
	],
	[
		'the bank took its money back',
		[
			['received', 100],
			['returned', 100],
		],
		false,
	],
	[
		'the promise was given back',
		[
			['authorised', 100],
			['released', 100],
		],
		false,
	],
	[
		'what was promised came, and went back',
		[
			['authorised', 100],
			['received', 100],
			['refunded', 100],
		],
		false,
	],
] as const)('of a cancelled order where %s', async (_, entries, stays) => {
	const orders = await runOrders();
	await orders.postJson('/ecom/order', anOrder());
	await orders.stop();
	const database = await open(orders.dataDir);
	database.sql.exec("UPDATE shop_order SET state = 'cancelled'");
	const insert = database.sql.prepare(
		"INSERT INTO ledger (order_id, at, provider, kind, reference, cents) VALUES (1001, 1, 'paypal', :kind, :kind, :cents)",
	);
	for (const [kind, cents] of entries) insert.run({ kind, cents });
	await forget(database, '2046-11-29T12:00:00Z');
	expect(count(database, 'shop_order', "email <> ''")).toBe(stays ? 1 : 0);
});

it('cancels what nobody accepted within a year, tells its buyer, and forgets it ninety days later', async () => {
	const orders = await runOrders();
	await orders.postJson('/ecom/order', anOrder());
	await orders.stop();
	const database = await open(orders.dataDir);
	// No deadline ends it, as where it is paid at the shop.
	database.sql.exec('DELETE FROM reservation');
	const at = async (time: string) => {
		const later = await runOrders({ dataDir: orders.dataDir, clock: { nowMs: () => Date.parse(time), evidence: null } });
		await later.get('/ecom/status');
		await later.stop();
		return later.rows("SELECT state, email <> '' AS is_known FROM shop_order");
	};
	expect(await at('2027-11-20T12:00:00Z')).toEqual([{ state: 'placed', is_known: 1 }]);
	expect(await at('2027-11-20T12:00:01Z')).toEqual([{ state: 'cancelled', is_known: 1 }]);
	expect(
		orders.mails().filter((mail) => mail.startsWith('Auto') && /To: aenne@.*konnten wir nicht rechtzeitig annehmen/s.test(mail)),
	).toHaveLength(1);
	expect(await at('2028-02-18T12:00:01Z')).toEqual([{ state: 'cancelled', is_known: 1 }]);
	expect(await at('2028-02-18T12:00:03Z')).toEqual([{ state: 'cancelled', is_known: 0 }]);
});

it('works in small transactions, and goes on where it ended', async () => {
	const database = await open(await temporaryFolder());
	const insert = database.sql.prepare("INSERT INTO message (at, language, name, email, text) VALUES (1, 'de', 'a', 'a@b.example', 'x')");
	for (let number = 0; number < 120; number++) insert.run();
	let asked = 0;
	const options = { database, days: defaultRetentionDays, timeZone: 'Europe/Berlin', now: Date.parse('2027-01-01T00:00:00Z') };
	expect(await forgetWhatIsOver({ ...options, isStopping: () => ++asked > 2 })).toEqual({ message: 50 });
	expect(await forgetWhatIsOver(options)).toEqual({ message: 70 });
});

it('keeps messages as long as the shop decides', async () => {
	const orders = await runOrders({ retentionDays: { messageDays: 1 } });
	await orders.postJson('/ecom/contact', aMessage());
	await orders.stop();
	const left = async (days: number) => {
		const later = await runOrders({
			dataDir: orders.dataDir,
			retentionDays: { messageDays: 1 },
			clock: { nowMs: () => Date.now() + days * dayMs, evidence: null },
		});
		await later.get('/ecom/status');
		await later.stop();
		return later.rows('SELECT id FROM message').length;
	};
	expect([await left(1), await left(1.1)]).toEqual([1, 0]);
});
