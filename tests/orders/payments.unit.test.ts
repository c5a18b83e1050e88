/** An order that is paid through a provider: once, by its own payment, however often the page says so. */
import { expect, it } from 'vitest';
import type { OrderAccepted } from '../../client/orders/contract/order-request.ts';
import { anOrder } from './an-order.ts';
import { project, type RunningOrders, runOrders } from './run-orders.ts';

const paid = { custom_id: crypto.randomUUID() };
const methods = { transfer: 1, paypal: 4, klarna: 5 } as const;

async function place(orders: RunningOrders, kind: keyof typeof methods): Promise<OrderAccepted> {
	return (await orders.postJson('/ecom/order', anOrder({ payment_method: methods[kind] }))).json();
}

async function post(orders: RunningOrders, to: string, body: Record<string, unknown>) {
	const answer = await orders.postJson(to, { project, ...body });
	return [answer.status, await answer.json()];
}

const payLater = (orders: RunningOrders, order_uuid: string, authorization_token = 'token-1') =>
	post(orders, '/ecom/klarna/order', { order_uuid, authorization_token });
type Placed = Pick<OrderAccepted, 'order_id' | 'order_uuid'>;
const payByWallet = (orders: RunningOrders, { order_id, order_uuid: custom_id }: Placed, orderID = 'PAY-1') =>
	post(orders, '/ecom/order/paypal_transaction', { order_id, paypal: { orderID, custom_id } });
const refusal = (status: number, code: string) => [
	status,
	expect.objectContaining({ status: 'error', code, message: expect.stringMatching(/./) }),
];

it('refuses payments of unknown orders, and of orders that are paid otherwise', async () => {
	const orders = await runOrders();
	const [transfer, wallet, later] = [await place(orders, 'transfer'), await place(orders, 'paypal'), await place(orders, 'klarna')];
	expect(await payLater(orders, crypto.randomUUID())).toEqual(refusal(404, 'not_found'));
	expect(await payByWallet(orders, { ...wallet, order_id: 7 })).toEqual(refusal(404, 'not_found'));
	for (const { order_uuid } of [transfer, wallet]) {
		expect(await payLater(orders, order_uuid)).toEqual(refusal(422, 'invalid'));
	}
	for (const order of [transfer, later]) {
		expect(await payByWallet(orders, order)).toEqual(refusal(422, 'invalid'));
	}
	expect(orders.rows('SELECT * FROM ledger')).toEqual([]);
});

it('lets nobody settle an order of which only its number is known', async () => {
	const orders = await runOrders();
	const [own, other] = [await place(orders, 'paypal'), await place(orders, 'paypal')];
	for (const order_uuid of [own.order_uuid, crypto.randomUUID()]) {
		expect(await payByWallet(orders, { order_id: other.order_id, order_uuid })).toEqual(refusal(404, 'not_found'));
	}
	const unsaid = await post(orders, '/ecom/order/paypal_transaction', { order_id: other.order_id, paypal: { orderID: 'PAY-1' } });
	expect(unsaid).toEqual(refusal(422, 'invalid'));
	expect(orders.rows('SELECT * FROM ledger')).toEqual([]);
});

it.each([
	['another project', '/ecom/klarna/order', { project: 'museum.example', order_uuid: crypto.randomUUID(), authorization_token: 'a' }, 403],
	['no token', '/ecom/klarna/order', { order_uuid: crypto.randomUUID(), authorization_token: '' }, 422],
	['an order that is no UUID', '/ecom/klarna/order', { order_uuid: "1' OR '1'='1", authorization_token: 'a' }, 422],
	['a number that is none', '/ecom/order/paypal_transaction', { order_id: '1001', paypal: { ...paid, orderID: 'a' } }, 422],
	['no payment', '/ecom/order/paypal_transaction', { order_id: 1001, paypal: paid }, 422],
	['a payment of many lines', '/ecom/order/paypal_transaction', { order_id: 1001, paypal: { ...paid, orderID: 'a\nb' } }, 422],
])('refuses %s', async (_, to, body, status) => {
	const orders = await runOrders();
	await place(orders, 'klarna');
	expect(await post(orders, to, body)).toEqual([status, expect.objectContaining({ status: 'error', message: expect.stringMatching(/./) })]);
});
