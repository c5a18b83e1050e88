/** A service whose machine has a wrong time: nothing is lost, nothing is done too early, and all of it follows once the time is sure. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { acceptOrder } from '../../../orders/actions/accept-order.ts';
import { shipLines } from '../../../orders/actions/ship-lines.ts';
import type { TimeWitness } from '../../../orders/clock/clock.ts';
import { confirmTime, readTimeState } from '../../../orders/clock/guard-time.ts';
import { executeCommand } from '../../../orders/desk/commands/execute-command.ts';
import { invoiceShipped } from '../../../orders/documents/issue.ts';
import type { PaymentProvider } from '../../../orders/providers/provider.ts';
import type { Company } from '../../../orders/shop/company.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aService } from '../a-service.ts';
import { anOrder } from '../an-order.ts';
import { aMessage, aWithdrawal, project, runOrders, somePayments } from '../run-orders.ts';
import { someShop } from '../some-shop.ts';

const dayMs = 24 * 3_600_000;
const present = Date.parse('2026-11-20T12:00:00Z');
const automatic = { ...somePayments, acceptance: { transfer: 'automatic' } } as const;

type Running = Awaited<ReturnType<typeof runOrders>>;

const anIssuer: NonNullable<Company['seller']> = {
	...{ name: 'Goldschmiede GmbH', street: 'Gasse 7 a', zip: '31934', city: 'Hallstedt', country: 'DE', vatId: 'DE123456789' },
	...{ taxNumber: null, email: 'laden@goldschmiede.example', phone: null, registers: [], executives: [] },
};

/** The machine's time and what others say of it; a test changes both. */
interface World {
	nowMs: number;
	/** Of other machines, by name. */
	readonly hosts: Map<string, number>;
	builtAtMs: number | null;
}

function aWorld(): World {
	return { nowMs: present, hosts: new Map(), builtAtMs: null };
}

/** A life of the service in a world; a new one checks the time at once. */
async function live(
	dataDir: string,
	world: World,
	during: (orders: Running) => Promise<unknown> = async () => {},
	providers: readonly PaymentProvider[] = [],
) {
	const witnesses = ['a', 'b'].map(
		(name): TimeWitness => ({
			name,
			readAheadMs: async (nowMs) => (world.hosts.has(name) ? (world.hosts.get(name) ?? 0) - nowMs() : null),
		}),
	);
	const orders = await runOrders({
		...{ dataDir, payments: automatic, providers },
		clock: { nowMs: () => world.nowMs, evidence: { builtAtMs: () => world.builtAtMs, witnesses } },
	});
	await during(orders);
	await orders.get('/ecom/status');
	await orders.stop();
	return orders;
}

const post = async (orders: Running, to: string, body: unknown) => {
	const answer = await orders.postJson(to, body);
	expect(answer.status).toBe(200);
};
const states = (orders: Running) =>
	orders.rows("SELECT state, email <> '' AS isKnown, (SELECT count(*) FROM document) AS documents FROM shop_order");
const doubt = (dataDir: string) => {
	const database = openDatabase(dataDir);
	try {
		return readTimeState(database).doubt;
	} finally {
		database.close();
	}
};

it('takes its first start for an ordinary one, and accepts orders', async () => {
	const dataDir = await temporaryFolder();
	const orders = await live(dataDir, aWorld(), async (running) => post(running, '/ecom/order', anOrder()));
	expect(states(orders)).toEqual([{ state: 'accepted', isKnown: 1, documents: 1 }]);
	expect(doubt(dataDir)).toBeNull();
});

it('loses nothing by a start with the clock ten years ahead', async () => {
	const [dataDir, world] = [await temporaryFolder(), aWorld()];
	await live(dataDir, world, async (orders) => {
		await post(orders, '/ecom/order', anOrder());
		await post(orders, '/ecom/contact', aMessage());
		await post(orders, '/ecom/withdrawal', aWithdrawal());
	});
	const everything = (orders: Running) =>
		['shop_order', 'message', 'withdrawal', 'document', 'sent_mail', 'request', 'reservation', 'payment_term'].map((table) =>
			orders.rows(`SELECT * FROM ${table} ORDER BY rowid`),
		);
	world.nowMs += 3650 * dayMs;
	let before: unknown[] = [];
	const later = await live(dataDir, world, async (orders) => {
		before = everything(orders);
	});
	expect(everything(later)).toEqual(before);
	expect(doubt(dataDir)).toMatch(/^This machine says 2036-.* no other machine vouches/);
	world.nowMs = present + dayMs;
	expect(everything(await live(dataDir, world))).toEqual(before);
	expect(doubt(dataDir)).toBeNull();
});

it('stores and receipts an order that comes while the clock says 2006, and accepts it with the right day once two machines agree', async () => {
	const [dataDir, world] = [await temporaryFolder(), aWorld()];
	world.builtAtMs = present - dayMs;
	world.nowMs = Date.parse('2006-03-01T12:00:00Z');
	const early = await live(dataDir, world, async (orders) => {
		await post(orders, '/ecom/order', anOrder());
		await post(orders, '/ecom/contact', aMessage());
		await post(orders, '/ecom/withdrawal', aWithdrawal());
	});
	expect(states(early)).toEqual([{ state: 'placed', isKnown: 1, documents: 0 }]);
	// The receipt declares nothing that did not happen, and neither does the answer.
	const receipts = early.mails().filter((mail) => /^To: aenne@/m.test(mail) && mail.includes('Bestellung 1001'));
	expect(receipts).toHaveLength(1);
	expect(receipts[0]).toContain('nimmt die Bestellung noch nicht an');
	expect(String(early.rows('SELECT answer FROM shop_order')[0]?.answer)).not.toContain('accepted_at');
	expect(early.rows('SELECT transition FROM order_event').map(({ transition }) => transition)).toEqual(['place', 'await_time']);

	world.nowMs = present;
	for (const name of ['a', 'b']) world.hosts.set(name, present);
	const sure = await live(dataDir, world);
	expect(states(sure)).toEqual([{ state: 'accepted', isKnown: 1, documents: 1 }]);
	expect(sure.rows('SELECT at FROM shop_order UNION ALL SELECT at FROM message UNION ALL SELECT at FROM withdrawal')).toEqual([
		{ at: present },
		{ at: present },
		{ at: present },
	]);
	expect(sure.rows('SELECT refund_by - at > 12 * 86400000 AS isLater FROM withdrawal')).toEqual([{ isLater: 1 }]);
	// It holds its products from now on, and nothing of it is over.
	world.nowMs += 60_000;
	expect(states(await live(dataDir, world))).toEqual([{ state: 'accepted', isKnown: 1, documents: 1 }]);
});

it('is ended by its operator, whatever else speaks against the time, and stays ended', async () => {
	const [dataDir, world] = [await temporaryFolder(), aWorld()];
	// An unnoticed wrong future at the first start, and a machine elsewhere whose clock is wrong.
	world.nowMs = Date.parse('2036-01-01T12:00:00Z');
	await live(dataDir, world, async (orders) => post(orders, '/ecom/order', anOrder()));
	world.nowMs = present;
	world.hosts.set('a', 0);
	await live(dataDir, world);
	expect(doubt(dataDir)).toMatch(/a says 1970-/);
	const database = openDatabase(dataDir);
	confirmTime(database, present);
	database.close();
	await live(dataDir, world);
	expect(doubt(dataDir)).toBeNull();
	world.nowMs += dayMs;
	const orders = await live(dataDir, world);
	expect(doubt(dataDir)).toBeNull();
	expect(orders.rows('SELECT count(*) AS count FROM shop_order WHERE at > :now'.replace(':now', String(world.nowMs)))).toEqual([
		{ count: 0 },
	]);
});

it('takes no confirmation of a time that the machine no longer has', async () => {
	const [dataDir, world] = [await temporaryFolder(), aWorld()];
	await live(dataDir, world);
	const database = openDatabase(dataDir);
	confirmTime(database, present);
	database.close();
	world.nowMs += 30 * dayMs;
	await live(dataDir, world);
	expect(doubt(dataDir)).toContain('no other machine vouches');
});

it('refuses commands of the desk with the reason, and accepts, invoices and settles nothing', async () => {
	const { service, rows } = await aService([{}], [], { shop: someShop({ default_tax_percent: '19.00' }) });
	const doubting = { ...service, time: { doubt: () => 'in doubt', check: async () => 'in doubt' } };
	const [order] = rows('SELECT uuid, revision FROM shop_order');
	const command = {
		id: crypto.randomUUID(),
		order: String(order?.uuid),
		revision: Number(order?.revision),
		created_by: 'u',
		kind: 'cancel',
	};
	const rest = { positions: null, carrier: null, tracking: null, text: null, amount: null, target: null, even_unpaid: false };
	expect(executeCommand({ ...command, ...rest }, { ...doubting, shopNow: null, refundsPerDayCents: 0 })).toEqual({
		state: 'refused',
		answer: expect.stringContaining('Uhr des Servers'),
	});
	const act = <Result>(work: () => Result): Result => service.database.transaction(work);
	expect(act(() => acceptOrder(doubting, 1001, { who: 'service' }))).toBe('awaits_time');
	expect(act(() => acceptOrder(doubting, 1001, { who: 'service' }))).toBe('awaits_time');
	expect(rows("SELECT count(*) AS count FROM order_event WHERE transition = 'await_time'")).toEqual([{ count: 1 }]);
	expect(act(() => acceptOrder(service, 1001, { who: 'service' }))).toBeNull();
	act(() => shipLines(service, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, { who: 'service' }));
	const invoices = "SELECT count(*) AS count FROM document WHERE kind = 'invoice'";
	const company = { ...service.company, seller: anIssuer };
	act(() => invoiceShipped({ ...doubting, company }, 1001));
	expect(rows(invoices)).toEqual([{ count: 0 }]);
	act(() => invoiceShipped({ ...service, company }, 1001));
	expect(rows(invoices)).toEqual([{ count: 1 }]);
});

it('opens no session and captures nothing, and goes on with both once the time is sure', async () => {
	const calls: string[] = [];
	const settled = { status: 'settled', facts: [{ kind: 'received', reference: 'money', cents: 10_590 }] } as const;
	const provider: PaymentProvider = {
		...{ kind: 'paypal', tokenField: 'paypal_order_id', routes: [] },
		open: async () => ({ reference: `session-${calls.push('open')}`, token: 'token' }),
		read: async () => ({ status: 'open', facts: [] }),
		async advance() {
			calls.push('advance');
			return settled;
		},
		refund: () => Promise.reject(new Error('Nothing is refunded')),
	};
	const [dataDir, world] = [await temporaryFolder(), aWorld()];
	const order = anOrder({ payment_method: 4 });
	const place = async (running: Running) =>
		(await (await running.postJson('/ecom/order', order)).json()) as Readonly<Record<string, unknown>>;
	world.hosts.set('a', 0);
	await live(dataDir, world, async (running) => expect(await place(running)).not.toHaveProperty('paypal_order_id'), [provider]);
	expect(calls).toEqual([]);
	world.hosts.clear();
	let uuid: unknown;
	await live(
		dataDir,
		world,
		async (running) => {
			const answer = await place(running);
			uuid = answer.order_uuid;
			expect(answer).toMatchObject({ paypal_order_id: 'token' });
		},
		[provider],
	);
	world.hosts.set('a', 0);
	const paypal = { orderID: 'session-1', custom_id: uuid };
	const pay = (running: Running) => running.postJson('/ecom/order/paypal_transaction', { project, order_id: 1001, paypal });
	await live(dataDir, world, async (running) => expect(await (await pay(running)).json()).toEqual({ status: 'ok', pending: true }), [
		provider,
	]);
	world.nowMs += 120_000;
	await live(dataDir, world, undefined, [provider]);
	expect(calls).toEqual(['open']);
	world.hosts.clear();
	const sure = await live(dataDir, world, undefined, [provider]);
	expect(calls).toEqual(['open', 'advance']);
	expect(states(sure)).toEqual([{ state: 'accepted', isKnown: 1, documents: 1 }]);
});

it('asks for no payment', async () => {
	const [dataDir, world] = [await temporaryFolder(), aWorld()];
	world.hosts.set('a', present + dayMs);
	const orders = await live(dataDir, world, async (running) => post(running, '/ecom/order', anOrder()));
	expect(orders.mails().join('\n')).not.toMatch(/Bitte überweisen|IBAN/);
	expect(orders.rows('SELECT count(*) AS count FROM payment_term')).toEqual([{ count: 0 }]);
});

it('has one place where the order service reads the machine’s clock', () => {
	const dir = path.join(projectDir, 'orders');
	const readers = readdirSync(dir, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts'))
		.filter((file) => /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(path.join(dir, file), 'utf8')));
	expect(readers).toEqual(['clock/clock.ts']);
});
