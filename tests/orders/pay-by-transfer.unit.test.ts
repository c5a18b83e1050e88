/** An order that was to be paid through a provider is changed to a transfer: held as one, accepted as one, and paid by nothing else. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { anOrder } from './an-order.ts';
import { type PaypalAccepted, runPaypal } from './paypal/run-paypal.ts';
import { project, type RunningOrders, runOrders, somePayments } from './run-orders.ts';
import { someShop } from './some-shop.ts';

const automatic = { payments: { ...somePayments, acceptance: { transfer: 'automatic' } } } as const;
type Placed = Pick<PaypalAccepted, 'order_id' | 'order_uuid'>;

async function change(orders: RunningOrders, { order_id, order_uuid }: Placed) {
	const answer = await orders.postJson('/ecom/order/transfer', { project, order_id, order_uuid });
	return [answer.status, await answer.json()];
}

const closed = [403, expect.objectContaining({ status: 'error', code: 'closed' })];
const minuteMs = 60_000;

it('is accepted with account and due date, holds its products, and is changed once however often that is asked for', async () => {
	const { orders, place } = await runPaypal(automatic);
	const order = await place();
	// The end of 27 November in Berlin.
	const accepted_at = '2026-11-20T12:00:00.000Z';
	for (const _ of [1, 2])
		expect(await change(orders, order)).toEqual([200, { status: 'ok', accepted_at, due_at: '2026-11-27T23:00:00.000Z' }]);
	expect(orders.rows("SELECT payment_kind, payment_method, state, json_extract(agreed, '$.payment') AS name FROM shop_order")).toEqual([
		{ payment_kind: 'transfer', payment_method: 1, state: 'accepted', name: 'Überweisung' },
	]);
	const accepted = orders.mails().filter((mail) => mail.includes('Subject: Wir nehmen Ihre Bestellung 1001 an'));
	expect(accepted).toHaveLength(1);
	expect(accepted[0]).toMatch(/Bitte überweisen Sie 105,90\s€ mit dem Verwendungszweck B-1001 bis zum 27\.\sNovember 2026/);
	orders.wait(40 * minuteMs);
	await orders.get('/ecom/status');
	expect(orders.rows('SELECT transition, who FROM order_event ORDER BY id')).toEqual([
		{ transition: 'place', who: 'buyer' },
		{ transition: 'pay_by_transfer', who: 'buyer' },
		{ transition: 'accept', who: 'service' },
	]);
});

it('takes no money of a session that was opened before', async () => {
	const { orders, place, approve, report, call, ledger, paypal } = await runPaypal(automatic);
	const order = await place();
	expect(await change(orders, order)).toMatchObject([200, { status: 'ok' }]);
	approve(order);
	expect(await report(order)).toMatchObject([422, { code: 'invalid' }]);
	expect(await call({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: order.paypal_order_id } })).toBe(200);
	expect([ledger(), paypal.calls.filter((each) => each.endsWith('/capture'))]).toEqual([[], []]);
});

it('is held for the time of a transfer where a person accepts it', async () => {
	const { orders, place } = await runPaypal();
	const order = await place();
	expect(await change(orders, order)).toEqual([200, { status: 'ok' }]);
	expect(orders.rows('SELECT state, expires_at FROM shop_order JOIN reservation ON order_id = id')).toEqual([
		{ state: 'placed', expires_at: Date.parse('2026-12-07T12:00:00Z') },
	]);
});

it('changes no order that is paid, that is being paid, or that it does not know', async () => {
	const { orders, place, approve, report, paypal } = await runPaypal(automatic);
	const [paid, pending] = [await place(), await place()];
	approve(paid);
	await report(paid);
	paypal.captureStatus = 'PENDING';
	approve(pending);
	await report(pending);
	for (const order of [paid, pending]) expect(await change(orders, order)).toEqual(closed);
	expect(await change(orders, { ...paid, order_uuid: pending.order_uuid })).toMatchObject([404, { code: 'not_found' }]);
	expect(orders.rows('SELECT DISTINCT payment_kind AS kind FROM shop_order')).toEqual([{ kind: 'paypal' }]);
});

it('changes no order to a transfer that the shop does not take', async () => {
	const orders = await runOrders({ payments: { ...somePayments, bankTransferId: null } });
	const order = (await (await orders.postJson('/ecom/order', anOrder({ payment_method: 4 }))).json()) as Placed;
	expect(await change(orders, order)).toEqual(closed);
});

it('changes no order to a transfer that its settings do not offer for it', async () => {
	const shop = someShop({ payment_methods: [{ sort: 1, payment_id: 4 }] });
	const { orders, place } = await runPaypal({ ...automatic, shop });
	expect(await change(orders, await place())).toEqual(closed);
	expect(orders.rows('SELECT payment_kind, state FROM shop_order')).toEqual([{ payment_kind: 'paypal', state: 'placed' }]);
});

it('says that an order is over, also where it was changed before', async () => {
	const { orders, place } = await runPaypal();
	const order = await place();
	expect(await change(orders, order)).toEqual([200, { status: 'ok' }]);
	const database = new DatabaseSync(join(orders.dataDir, 'orders.sqlite'));
	database.exec("UPDATE shop_order SET state = 'cancelled'");
	database.close();
	expect(await change(orders, order)).toEqual(closed);
});
