/** The nightly comparison of providers, orders and ledger finds every planted difference, and none where all is well. */
import { expect, it, onTestFinished } from 'vitest';
import { standInProviders } from '../../commands/serving/serve-with-stand-ins.ts';
import { readPayableOrder } from '../../orders/payments/payable-order.ts';
import { differenceKinds } from '../../orders/payments/reconciliation/difference.ts';
import { reconcile, reconcileDaily } from '../../orders/payments/reconciliation/reconcile.ts';
import { settlePayment } from '../../orders/payments/settle-payment.ts';
import { book } from '../../orders/transitions/ledger.ts';
import type { LedgerKind } from '../../orders/transitions/payment-state.ts';
import { addSession, currentSession } from '../../orders/transitions/sessions.ts';
import { startProviders } from '../../sandbox/providers/stand-ins.ts';
import { aService } from './a-service.ts';

const hourMs = 3_600_000;

/** Two orders that are paid by PayPal, some hours ago. */
async function twoPaidOrders() {
	const providers = await startProviders();
	onTestFinished(providers.close);
	providers.paypal.approvesAlone = true;
	const adapters = standInProviders(providers, () => '').filter(({ kind }) => kind === 'paypal');
	const parts = await aService([{ payment_method: 4 }, { payment_method: 4 }], adapters);
	const { database } = parts.service;
	for (const order of [1001, 1002]) {
		const opened = await adapters[0]?.open(readPayableOrder(database, order), { attempt: 0, secret: '' });
		const session = { order, provider: 'paypal', attempt: 0, secret: `secret-${order}`, reference: '', token: '', ...opened };
		addSession(database, session, Date.now());
		const current = currentSession(database, order);
		if (current) await settlePayment(parts.service, current, current.reference);
	}
	const later = { ...parts.service, nowMs: () => Date.now() + 7 * hourMs };
	const [one] = [...providers.paypal.orders.values()];
	if (one === undefined) throw new Error('PayPal has no order');
	const add = (kind: LedgerKind, reference: string, cents: number, order = 1001) =>
		database.transaction(() => book(database, { order, provider: 'paypal', kind, reference, cents }, Date.now()));
	const find = async () => (await reconcile(later)).map(({ kind, order, cents }) => `${kind} ${order} ${cents}`);
	return { ...parts, later, paypal: providers.paypal, one, add, find, sql: database.sql };
}

it('rejects never, also where the database is locked when it is called first', async () => {
	const { later } = await twoPaidOrders();
	const reasons: unknown[] = [];
	const log = { ...later.log, error: ({ reason }: Readonly<Record<string, unknown>>) => void reasons.push(reason) };
	later.database.sql.exec('PRAGMA query_only = ON');
	await reconcileDaily({ ...later, log });
	later.database.sql.exec('PRAGMA query_only = OFF');
	expect(reasons).toEqual([expect.stringContaining('readonly')]);
});

it('finds nothing where nothing is wrong, and tells nobody', async () => {
	const { find, later, sql } = await twoPaidOrders();
	expect(await find()).toEqual([]);
	await reconcileDaily(later);
	await reconcileDaily({ ...later, nowMs: () => Date.now() + 40 * hourMs });
	expect(sql.prepare("SELECT body FROM outbox WHERE body LIKE '%Abgleich%'").all()).toEqual([]);
});

it('compares what the shop holds with what an order costs without the pieces that were dropped', async () => {
	const { find, sql } = await twoPaidOrders();
	sql.exec("UPDATE order_line SET state = 'dropped', dropped = count WHERE order_id = 1001");
	expect(await find()).toEqual(['overpaid 1001 10000']);
});

it('books what was missed, says so once, and mails it to the shop', async () => {
	const { later, one, sql, mails, service } = await twoPaidOrders();
	const amount = { currency_code: 'EUR', value: '5.90' };
	one.refunds.push({ id: 'R1', status: 'COMPLETED', amount, create_time: new Date().toISOString(), capture: one.captures[0]?.id ?? '' });
	await reconcileDaily(later);
	await reconcileDaily({ ...later, nowMs: () => Date.now() + 40 * hourMs });
	await service.outbox.deliver();
	expect(mails().at(-1)).toContain('- Bestellung B-1001, paypal R1, 5.90 EUR, war hier nicht verbucht und ist es jetzt');
	expect(sql.prepare("SELECT reference FROM ledger WHERE kind = 'refunded'").all()).toEqual([{ reference: 'R1' }]);
});

type Parts = Awaited<ReturnType<typeof twoPaidOrders>>;

const planted: readonly (readonly [string, (parts: Parts) => void, readonly string[]])[] = [
	[
		'a refund that it missed',
		({ one }) =>
			void one.refunds.push({
				...{ id: 'R1', status: 'COMPLETED', amount: { currency_code: 'EUR', value: '5.90' }, create_time: new Date().toISOString() },
				capture: one.captures[0]?.id ?? '',
			}),
		['late 1001 590'],
	],
	['a payment that PayPal does not know', ({ add }) => void add('received', 'MADE-UP', 1), ['unknown_there 1001 1', 'overpaid 1001 1']],
	[
		'a payment of no order',
		({ paypal, one }) =>
			void (paypal.orders as Map<string, unknown>).set('X', {
				...one,
				id: 'X',
				unit: { ...one.unit, custom_id: 'nobody' },
				captures: [{ ...one.captures[0], id: 'C' }],
			}),
		['no_order null 10590'],
	],
	[
		'a payment of an order in no session of its',
		({ paypal, one }) =>
			void (paypal.orders as Map<string, unknown>).set('X', { ...one, id: 'X', captures: [{ ...one.captures[0], id: 'C' }] }),
		['unbooked 1001 10590'],
	],
	[
		'another amount',
		({ one }) =>
			void one.captures.splice(0, 1, {
				...(one.captures[0] as (typeof one.captures)[0]),
				amount: { currency_code: 'EUR', value: '105.89' },
			}),
		['amount 1001 10589'],
	],
	[
		'PayPal without an answer',
		({ paypal }) => {
			paypal.fault = (call) => (call.includes('/v2/') ? 'down' : null);
		},
		['unread 1001 null', 'unread 1002 null'],
	],
	[
		'money of a cancelled order',
		({ sql }) => void sql.exec("UPDATE shop_order SET state = 'cancelled' WHERE id = 1001"),
		['kept 1001 10590'],
	],
	[
		'a refund that waits',
		({ sql }) =>
			void sql.exec(
				"INSERT INTO refund (uuid, key, order_id, at, cents, provider, state, who, why) VALUES ('u', 'k', 1001, 1, 5, 'paypal', 'requested', 'A', 'w')",
			),
		['refund_waits 1001 5'],
	],
	[
		'an unknown outcome',
		({ sql, one, paypal }) => {
			sql.exec('UPDATE payment_session SET under_way_at = 1 WHERE order_id = 1001');
			paypal.fault = (call) => (call.includes(one.id) ? 'down' : null);
		},
		['unread 1001 null', 'unknown_outcome 1001 null'],
	],
	[
		'an accepted order without money',
		({ sql }) => {
			const row = { ...sql.prepare('SELECT * FROM shop_order WHERE id = 1001').get(), id: 1003, uuid: 'uuid-3', idempotency_key: 'key-3' };
			const names = Object.keys(row);
			sql.prepare(`INSERT INTO shop_order (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`).run(row);
		},
		['unpaid 1003 10590'],
	],
];

it.each(planted)('finds %s', async (_, plant, expected) => {
	const parts = await twoPaidOrders();
	plant(parts);
	expect(await parts.find()).toEqual(expected);
});

it('was tried with every kind of difference', () => {
	const found = new Set(planted.flatMap(([, , expected]) => expected.map((each) => each.split(' ')[0])));
	expect([...found].toSorted()).toEqual(differenceKinds.toSorted());
});

it('finds differences of orders that are paid by Klarna or by transfer', async () => {
	const providers = await startProviders();
	onTestFinished(providers.close);
	const adapters = standInProviders(providers, () => 'http://127.0.0.1:9').filter(({ kind }) => kind === 'klarna');
	const [klarna] = adapters;
	const byTransfer = { payment_method: 1 };
	const { service } = await aService([{ payment_method: 5 }, byTransfer, byTransfer], adapters);
	const { database } = service;
	const opened = await klarna?.open(readPayableOrder(database, 1001), { attempt: 0, secret: 's' });
	addSession(database, { order: 1001, provider: 'klarna', attempt: 0, secret: 's', reference: '', token: '', ...opened }, Date.now());
	const session = currentSession(database, 1001);
	if (session) await settlePayment(service, session, providers.klarna.authorize(session.token) ?? '');
	const add = (order: number, provider: string, reference: string, cents: number) =>
		database.transaction(() => book(database, { order, provider, kind: 'received', reference, cents }, Date.now()));
	for (const order of [1002, 1003]) add(order, 'transfer', `T-${order}`, 10_590);
	const later = { ...service, nowMs: () => Date.now() + 7 * hourMs };
	expect(await reconcile(later)).toEqual([]);

	const [{ order_id: id } = { order_id: '' }] = providers.klarna.orders.list();
	const body = { captured_amount: 590, reference: 'in its pages' };
	providers.klarna.orders.answer({ method: 'POST', path: `/ordermanagement/v1/orders/${id}/captures`, body });
	add(1001, 'klarna', 'MADE-UP', 1);
	add(1002, 'transfer', 'T-1002 again', 10_590);
	database.sql.exec("UPDATE shop_order SET state = 'cancelled' WHERE id = 1003");
	expect((await reconcile(later)).map(({ kind, order, provider, cents }) => `${kind} ${order} ${provider} ${cents}`)).toEqual([
		'late 1001 klarna 590',
		'unknown_there 1001 klarna 1',
		'overpaid 1002 transfer 10590',
		'kept 1003 transfer 10590',
	]);
});
