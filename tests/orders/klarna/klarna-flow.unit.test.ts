/** Orders that are paid later, from the session to the refund, through the addresses of a real service. */
import { expect, it } from 'vitest';
import type { OrderAccepted } from '../../../client/orders/contract/order-request.ts';
import { aService } from '../a-service.ts';
import { anOrder } from '../an-order.ts';
import { arrivals, project, type RunningOrders, runOrders } from '../run-orders.ts';
import { aDispatch } from './dispatch.ts';
import { type RunningKlarna, runKlarna } from './run-klarna.ts';

async function run(): Promise<{ readonly klarna: RunningKlarna; readonly orders: RunningOrders }> {
	const klarna = await runKlarna();
	return { klarna, orders: await runOrders({ providers: [klarna.klarna] }) };
}

const order = anOrder({ payment_method: 5 });

async function place(orders: RunningOrders, sent = anOrder({ payment_method: 5 })): Promise<OrderAccepted> {
	const answer = await orders.postJson('/ecom/order', sent);
	expect(answer.status).toBe(200);
	return answer.json();
}

async function tell(orders: RunningOrders, { order_uuid }: OrderAccepted, authorization_token: string) {
	const answer = await orders.postJson('/ecom/klarna/order', { project, order_uuid, authorization_token });
	return [answer.status, await answer.json()];
}

/** Delivers what Klarna called, from the call of that number on, at the service. */
async function deliver(orders: RunningOrders, { api }: RunningKlarna, from = 0): Promise<readonly number[]> {
	const statuses: number[] = [];
	for (const { url, body } of api.callbacks.slice(from)) {
		const { pathname, search } = new URL(url);
		statuses.push((await orders.postJson(pathname + search, body)).status);
	}
	return statuses;
}

function authorize({ api }: RunningKlarna, { client_token = '' }: OrderAccepted): string {
	const token = api.authorize(client_token);
	if (token === null) throw new Error('The session cannot be authorised');
	return token;
}

const ledger = (orders: RunningOrders) =>
	orders.rows('SELECT kind, cents FROM ledger ORDER BY id').map(({ kind, cents }) => `${kind} ${cents}`);
const stateOf = (orders: RunningOrders) => orders.rows('SELECT state FROM shop_order')[0]?.state;

it('answers with the token of a session, and with the same one again', async () => {
	const { orders } = await run();
	const first = await place(orders, order);
	expect(first.client_token).toMatch(/^client-/);
	expect(await place(orders, order)).toEqual(first);
	expect(orders.rows('SELECT answer FROM shop_order')[0]?.answer).not.toContain('client_token');
});

it('takes the order while Klarna does not answer, and opens the session when it is sent again', async () => {
	const { klarna, orders } = await run();
	klarna.faults.push(503);
	expect(await place(orders, order)).not.toHaveProperty('client_token');
	expect((await place(orders, order)).client_token).toMatch(/^client-/);
	expect(orders.rows('SELECT id FROM shop_order')).toHaveLength(1);
});

it('knows the call of a session although the answer that opened it was lost', async () => {
	const { klarna, orders } = await run();
	klarna.faults.push('lost');
	await place(orders, order);
	authorize(klarna, await place(orders, order));
	expect(await deliver(orders, klarna)).toEqual([200]);
	expect([ledger(orders), stateOf(orders)]).toEqual([['authorised 10590'], 'accepted']);
});

it('opens another session when the first one is over', async () => {
	const { klarna, orders } = await run();
	const first = await place(orders, order);
	klarna.now += 49 * 3_600_000;
	const second = await place(orders, order);
	expect(second.client_token).not.toBe(first.client_token);
	expect(await tell(orders, second, authorize(klarna, second))).toEqual([200, { message: 'ok' }]);
});

it('makes the order when the browser brings the authorisation, and accepts it', async () => {
	const { klarna, orders } = await run();
	const placed = await place(orders);
	const token = authorize(klarna, placed);
	expect(await tell(orders, placed, token)).toEqual([200, { message: 'ok' }]);
	expect(await tell(orders, placed, token)).toEqual([200, { message: 'ok' }]);
	expect([ledger(orders), stateOf(orders)]).toEqual([['authorised 10590'], 'accepted']);
	expect(klarna.api.orders.list()).toMatchObject([{ order_amount: 10_590, merchant_reference2: placed.order_uuid }]);
});

it('makes the order although the buyer closed the browser', async () => {
	const { klarna, orders } = await run();
	authorize(klarna, await place(orders));
	expect(await deliver(orders, klarna)).toEqual([200]);
	expect([ledger(orders), stateOf(orders)]).toEqual([['authorised 10590'], 'accepted']);
	// the call that an order was made, and everything once more
	expect(await deliver(orders, klarna)).toEqual([200, 200]);
	expect([ledger(orders), klarna.api.orders.list().length]).toEqual([['authorised 10590'], 1]);
});

it('makes one order when browser and call come at once', async () => {
	const { klarna, orders } = await run();
	const placed = await place(orders);
	const token = authorize(klarna, placed);
	const [answer] = await Promise.all([tell(orders, placed, token), deliver(orders, klarna), tell(orders, placed, token)]);
	expect(answer).toEqual([200, { message: 'ok' }]);
	expect([ledger(orders), klarna.api.orders.list().length]).toEqual([['authorised 10590'], 1]);
});

it('takes a call with a wrong secret, session or body for none', async () => {
	const { klarna, orders } = await run();
	authorize(klarna, await place(orders));
	const [{ url, body } = { url: '', body: {} }] = klarna.api.callbacks;
	const { pathname, search } = new URL(url);
	await orders.postJson(`${pathname}?secret=guessed`, body);
	await orders.postJson(pathname, body);
	await orders.postJson(pathname + search, { ...(body as object), session_id: 'other' });
	await orders.postJson(pathname + search, 'no JSON of Klarna');
	expect([ledger(orders), klarna.api.orders.list()]).toEqual([[], []]);
	expect(await deliver(orders, klarna)).toEqual([200]);
	expect(ledger(orders)).toEqual(['authorised 10590']);
});

it('pays nothing with an authorisation that is made up, and lets the buyer try again', async () => {
	const { klarna, orders } = await run();
	const placed = await place(orders);
	expect(await tell(orders, placed, 'made-up')).toEqual([402, expect.objectContaining({ code: 'declined' })]);
	expect([ledger(orders), stateOf(orders)]).toEqual([['failed 10590'], 'placed']);
	expect(await tell(orders, placed, authorize(klarna, placed))).toEqual([200, { message: 'ok' }]);
	expect(ledger(orders)).toEqual(['failed 10590', 'authorised 10590']);
});

it('takes a payment while the shop is closed: the order was placed before', async () => {
	const { klarna, orders } = await run();
	const placed = await place(orders);
	await orders.postFields(`${arrivals}/maintenance`, { on: 'yes' }, { 'sec-fetch-site': 'same-origin' });
	expect(await tell(orders, placed, authorize(klarna, placed))).toEqual([200, { message: 'ok' }]);
});

it('refuses an authorisation where no session was opened', async () => {
	const orders = await runOrders();
	expect(await tell(orders, await place(orders), 'made-up')).toEqual([402, expect.objectContaining({ code: 'declined' })]);
	expect(ledger(orders)).toEqual([]);
});

it('makes no second order of another authorisation', async () => {
	const { klarna, orders } = await run();
	const placed = await place(orders);
	const [first, second] = [authorize(klarna, placed), authorize(klarna, placed)];
	expect(await tell(orders, placed, first)).toEqual([200, { message: 'ok' }]);
	expect(await tell(orders, placed, second)).toEqual([409, expect.objectContaining({ code: 'key_reused' })]);
	await deliver(orders, klarna);
	expect([ledger(orders), klarna.api.orders.list().length]).toEqual([['authorised 10590'], 1]);
});

it('waits for what Klarna decides of an order, and hears of it', async () => {
	const { klarna, orders } = await run();
	klarna.fraud = 'PENDING';
	const placed = await place(orders);
	expect(await tell(orders, placed, authorize(klarna, placed))).toEqual([200, { message: 'ok', pending: true }]);
	expect([ledger(orders), stateOf(orders)]).toEqual([[], 'placed']);
	const called = klarna.api.callbacks.length;
	klarna.api.orders.review(String(klarna.api.orders.list()[0]?.order_id), 'ACCEPTED');
	await deliver(orders, klarna, called);
	expect([ledger(orders), stateOf(orders)]).toEqual([['authorised 10590'], 'accepted']);
});

it('hears of a decision that Klarna said in vain', async () => {
	const { klarna, orders } = await run();
	klarna.fraud = 'PENDING';
	const placed = await place(orders);
	await tell(orders, placed, authorize(klarna, placed));
	klarna.api.orders.review(String(klarna.api.orders.list()[0]?.order_id), 'REJECTED');
	orders.wait(61 * 60_000);
	await orders.get('/ecom/status');
	expect([ledger(orders), stateOf(orders)]).toEqual([['failed 10590'], 'placed']);
});

it('takes another authorisation after Klarna has rejected the first one', async () => {
	const { klarna, orders } = await run();
	klarna.fraud = 'PENDING';
	const sent = anOrder({ payment_method: 5 });
	const placed = await place(orders, sent);
	await tell(orders, placed, authorize(klarna, placed));
	const called = klarna.api.callbacks.length;
	klarna.api.orders.review(String(klarna.api.orders.list()[0]?.order_id), 'REJECTED');
	await deliver(orders, klarna, called);
	klarna.fraud = 'ACCEPTED';
	const again = await place(orders, sent);
	expect(again.client_token).not.toBe(placed.client_token);
	expect(await tell(orders, again, authorize(klarna, again))).toEqual([200, { message: 'ok' }]);
	expect([ledger(orders), stateOf(orders)]).toEqual([['failed 10590', 'authorised 10590'], 'accepted']);
});

const inTwoParcels = {
	payment_method: 5,
	lines: [
		{ product: 1, variant: null, personalization: null, count: 2, price_brutto: '100.00' },
		{ product: 3, variant: null, personalization: null, count: 1, price_brutto: '19.90' },
	],
	total_price_brutto: '225.80',
};

it.each([
	['before that is looked at again', false],
	['after that is looked at again', true],
])('collects a second parcel that leaves while the answer to the first one is lost, %s', async (_, isAgainFirst) => {
	const klarna = await runKlarna();
	const { service, rows, mails } = await aService([inTwoParcels], [klarna.klarna]);
	const dispatch = await aDispatch(service, klarna);
	let losses = 1;
	klarna.onCall = (phase) => phase === 'after' && (klarna.calls.at(-1)?.endsWith('/captures') ?? false) && losses-- > 0;
	await dispatch.ship([0]);
	const lookAgain = () => rows("UPDATE outbox SET due_at = 0 WHERE channel = 'collect' AND settled_at IS NULL RETURNING id");
	if (isAgainFirst) expect(lookAgain()).toHaveLength(1);
	await dispatch.ship([1]);
	lookAgain();
	await service.outbox.deliver();
	expect(rows('SELECT kind, cents FROM ledger ORDER BY id')).toEqual([
		{ kind: 'authorised', cents: 22_580 },
		{ kind: 'received', cents: 20_590 },
		{ kind: 'received', cents: 1990 },
	]);
	expect(mails().filter((mail) => mail.includes('Versandt, aber nicht bezahlt'))).toEqual([]);
	expect(rows("SELECT refusal FROM outbox WHERE channel = 'collect' AND (refusal IS NOT NULL OR settled_at IS NULL)")).toEqual([]);
});

it('collects at dispatch, and gives back', async () => {
	const klarna = await runKlarna();
	const { service, rows } = await aService([inTwoParcels], [klarna.klarna]);
	const dispatch = await aDispatch(service, klarna);
	const booked = () => rows('SELECT kind, cents FROM ledger ORDER BY id').map(({ kind, cents }) => `${kind} ${cents}`);
	await dispatch.ship([0]);
	expect(booked()).toEqual(['authorised 22580', 'received 20590']);
	await dispatch.ship([1]);
	expect(booked().slice(2)).toEqual(['received 1990']);
	expect(rows('SELECT state FROM shop_order')).toEqual([{ state: 'completed' }]);
	await dispatch.refund(1990);
	expect(booked().slice(3)).toEqual(['refunded 1990']);
	expect(klarna.api.orders.list()).toMatchObject([{ captured_amount: 22_580, refunded_amount: 1990 }]);
});

it('releases what was authorised when the order is cancelled, before and after', async () => {
	const klarna = await runKlarna();
	const { service, rows } = await aService([{ payment_method: 5 }], [klarna.klarna]);
	const dispatch = await aDispatch(service, klarna);
	await dispatch.cancel();
	expect(rows('SELECT kind, cents FROM ledger')).toEqual([
		{ kind: 'authorised', cents: 10_590 },
		{ kind: 'released', cents: 10_590 },
	]);
	expect(klarna.api.orders.list()).toMatchObject([{ status: 'CANCELLED' }]);
	expect(rows('SELECT state FROM shop_order')).toEqual([{ state: 'cancelled' }]);
});

it('tells the shop when products are gone and Klarna does not pay', async () => {
	const klarna = await runKlarna();
	const { service, mails } = await aService([{ payment_method: 5 }], [klarna.klarna]);
	const dispatch = await aDispatch(service, klarna);
	klarna.now += 29 * 24 * 3_600_000;
	await dispatch.ship([0]);
	expect(mails().at(-1)).toMatch(/Subject: Versandt, aber nicht bezahlt: B-1001[\s\S]*105\.90 EUR/);
});
