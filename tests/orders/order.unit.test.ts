/** An order that is placed: what is answered, what is kept, and that it is placed once. */
import { expect, it } from 'vitest';
import { orderAccepted } from '../../client/orders/contract/order-request.ts';
import { aLine, anAddress, anOrder } from './an-order.ts';
import { aCompany, arrivals, project, type RunningOrders, runOrders } from './run-orders.ts';
import { someShop } from './some-shop.ts';

const place = async (orders: RunningOrders, order: Record<string, unknown>) => {
	const answer = await orders.postJson('/ecom/order', order);
	return [answer.status, await answer.json()];
};

const twice = <T>(one: T) => [one, one];

it('places an order, and keeps all of it to the cent', async () => {
	const orders = await runOrders();
	const order = anOrder({
		language: 'en',
		phone: '+49 761 123456',
		phone_extension: '12',
		comment: 'Bitte klingeln.',
		invoice_address: anAddress({ company: 'Öhlschläger AG', country_code: 'CH', zip_code: '3000', city: 'Bern' }),
		present_wrapping: '4.50',
		lines: [
			aLine({ count: 2 }),
			aLine({ product: 7, variant: 71, price_brutto: '250.50' }),
			aLine({ product: 8, personalization: { schrift: 'Antiqua', text: ' Ab ♡' } }),
		],
		total_price_brutto: '560.90',
	});
	const [status, answer] = await place(orders, order);
	expect([status, orderAccepted.parse(answer)]).toEqual([200, answer]);
	expect(answer).toEqual({
		status: 'ok',
		order_id: 1001,
		order_uuid: expect.any(String),
		reference: 'B-1001',
		total_price_brutto: '560.90',
		placed_at: '2026-11-20T12:00:00.000Z',
	});
	expect(orders.rows('SELECT * FROM shop_order')).toEqual([
		{
			id: 1001,
			uuid: answer.order_uuid,
			idempotency_key: order.idempotency_key,
			fingerprint: expect.any(String),
			answer: JSON.stringify(answer),
			at: Date.parse(answer.placed_at),
			language: 'en',
			email: 'aenne@post.example',
			phone: '+49 761 123456',
			phone_extension: '12',
			phone_as_typed: null,
			pick_up: 0,
			shipping_address: JSON.stringify(order.shipping_address),
			invoice_address: expect.stringContaining('Öhlschläger AG'),
			comment: 'Bitte klingeln.',
			shipping_method: 1,
			payment_method: 1,
			payment_kind: 'transfer',
			shipping_cents: 590,
			wrapping_cents: 450,
			total_cents: 56_090,
			taxed_lines: null,
			legal_texts: JSON.stringify(order.legal_texts),
			vat_id: null,
			agreed: expect.stringContaining('"payment":"Überweisung","shopPayment":"Überweisung","taxScheme":"standard"'),
			bank_details: '- IBAN: DE02 1203 0000 0000 2020 51',
			state: 'placed',
			revision: 1,
		},
	]);
	expect(orders.rows('SELECT order_id, position, product, variant, name, personalization, count, cents FROM order_line')).toEqual([
		{ order_id: 1001, position: 0, product: 1, variant: null, name: 'Ring 1', personalization: null, count: 2, cents: 10_000 },
		{ order_id: 1001, position: 1, product: 7, variant: 71, name: 'Ring 7, Weite 71', personalization: null, count: 1, cents: 25_050 },
		{
			order_id: 1001,
			position: 2,
			product: 8,
			variant: null,
			name: 'Gravurring',
			personalization: '{"text":"Ab ♡","schrift":"Antiqua"}',
			count: 1,
			cents: 10_000,
		},
	]);
});

it('keeps what was typed for a phone number, and where an order is collected', async () => {
	const orders = await runOrders();
	const elsewhere = anAddress({ company: 'Goldschmiede', street: 'Alte Gasse' });
	const collected = { pick_up: true, shipping_address: elsewhere, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' };
	const order = anOrder({ ...collected, phone_as_typed: 'beim Nachbarn' });
	const [status, answer] = await place(orders, order);
	expect(status).toBe(200);
	const [row] = orders.rows('SELECT phone, phone_as_typed, pick_up, shipping_address FROM shop_order');
	expect(row).toMatchObject({ phone: null, phone_as_typed: 'beim Nachbarn', pick_up: 1 });
	// the shop's own address, whatever the page said
	expect(JSON.parse(String(row?.shipping_address))).toEqual({ first_name: 'Änne', last_name: 'Öhlschläger', ...aCompany().address });
	expect(await place(orders, order)).toEqual([200, answer]);
});

it('takes no order for collection where the shop has no whole address', async () => {
	const orders = await runOrders({ company: aCompany({ address: undefined }) });
	const collected = { pick_up: true, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' };
	const [status, answer] = await place(orders, anOrder(collected));
	expect([status, answer]).toEqual([422, expect.objectContaining({ faults: [{ field: 'pick_up', code: 'invalid' }] })]);
});

it('numbers orders one after the other', async () => {
	const orders = await runOrders();
	for (const id of [1001, 1002, 1003]) {
		expect(await place(orders, anOrder())).toMatchObject([200, { order_id: id, reference: `B-${id}` }]);
	}
});

it('answers the same order with the same key as before, whatever has become of the shop, and does nothing again', async () => {
	const orders = await runOrders();
	const order = anOrder({ payment_method: 5 });
	const first = await place(orders, order);
	expect(first).toMatchObject([200, { order_id: 1001 }]);
	orders.wait(30 * 24 * 3_600_000);
	await orders.postFields(`${arrivals}/maintenance`, { on: 'yes' }, { 'sec-fetch-site': 'same-origin' });
	const { lines, ...rest } = order;
	expect(await place(orders, { lines, ...rest })).toEqual(first);
	expect([orders.rows('SELECT id FROM shop_order').length, orders.mails().length]).toEqual([1, 2]);
	await orders.stop();
	const again = await runOrders({ dataDir: orders.dataDir, shop: { read: () => Promise.reject(new Error('There is no snapshot')) } });
	expect(await place(again, order)).toEqual(first);
});

it.each([
	['another count', { lines: [aLine({ count: 2 })], total_price_brutto: '205.90' }],
	['another address', { shipping_address: anAddress({ number: '8' }) }],
	['another language', { language: 'fr' }],
	['another comment', { comment: 'Bitte schnell.' }],
])('refuses a key that is used again for %s', async (_, changes) => {
	const orders = await runOrders();
	const order = anOrder();
	await place(orders, order);
	expect(await place(orders, { ...order, ...changes })).toEqual([409, expect.objectContaining({ status: 'error', code: 'key_reused' })]);
	expect(orders.rows('SELECT id FROM shop_order')).toHaveLength(1);
});

it('takes a key in capitals for the same key', async () => {
	const orders = await runOrders();
	const order = anOrder();
	const key = String(order.idempotency_key);
	const place = async (idempotency_key: string) =>
		(await (await orders.postJson('/ecom/order', { ...order, idempotency_key })).json()) as unknown;
	expect(await place(key.toUpperCase())).toEqual(await place(key));
	expect(orders.rows('SELECT count(*) AS count FROM shop_order')).toEqual([{ count: 1 }]);
});

it('leaves the key of a refused order free for the corrected one', async () => {
	const orders = await runOrders();
	const order = anOrder({ shipping_cost: '0.00', total_price_brutto: '100.00' });
	expect(await place(orders, order)).toMatchObject([409, { code: 'changed' }]);
	const corrected = { ...order, shipping_cost: '5.90', total_price_brutto: '105.90' };
	expect(await place(orders, corrected)).toMatchObject([200, { order_id: 1001 }]);
	// and what was refused stays refused, however late it comes again
	expect(await place(orders, order)).toMatchObject([409, { code: 'key_reused' }]);
});

it('makes one order of twenty that are sent at once, and gives a last product away once', async () => {
	const { read } = someShop();
	// long enough for all to have asked before one is placed
	const orders = await runOrders({ shop: { read: () => new Promise((resolve) => setTimeout(resolve, 200, read())) } });
	const same = anOrder();
	const answers = await Promise.all(Array.from({ length: 20 }, () => place(orders, same)));
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
	expect(orders.rows('SELECT id FROM shop_order')).toHaveLength(1);
	// two are left, and five people want them
	const others = await Promise.all(Array.from({ length: 5 }, () => place(orders, anOrder())));
	expect(others.map(([status]) => status).sort()).toEqual([200, 200, 409, 409, 409]);
	expect(orders.rows('SELECT sum(count) AS sold FROM order_line WHERE product = 1')).toEqual([{ sold: 3 }]);
});

it('takes what is ordered from the stock of cart and orders', async () => {
	const orders = await runOrders();
	const lines = [{ product: 1, variant: null, count: 3, price_brutto: '100.00' }];
	const cart = async () => (await (await orders.postJson('/ecom/quote', { project, lines })).json()).lines[0];
	expect(await cart()).toMatchObject({ count: 3, max_count: 3 });
	await place(orders, anOrder({ lines: [aLine({ count: 2 })], total_price_brutto: '205.90' }));
	expect(await cart()).toMatchObject({ count: 1, max_count: 1 });
	await place(orders, anOrder());
	expect(await cart()).toEqual({ state: 'sold_out', price_brutto: '100.00' });
});

it('takes nothing from the stock of another shop that has the same ids and the same database', async () => {
	const one = await runOrders();
	await place(one, anOrder({ lines: [aLine({ count: 3 })], total_price_brutto: '305.90' }));
	expect(await place(one, anOrder())).toMatchObject([409, { code: 'changed' }]);
	await one.stop();
	const company = { project: 'museum.example', name: 'Museum', email: 'laden@museum.example', country: 'DE', language: 'de' as const };
	const other = await runOrders({ dataDir: one.dataDir, company });
	expect(await place(other, anOrder({ project: company.project }))).toMatchObject([200, { order_id: 1002 }]);
});

it.each([
	['the piece', {}, aLine({ product: 3, price_brutto: '19.90', count: 7 }), '145.20'],
	['the shop', { purchase_to_order: true }, aLine({ product: 2, count: 4 }), '405.90'],
])('takes orders beyond the stock where %s can be reordered', async (_, settings, line, total) => {
	const orders = await runOrders({ shop: someShop(settings) });
	for (const order of twice({ lines: [line], total_price_brutto: total }))
		expect(await place(orders, anOrder(order))).toMatchObject([200, {}]);
});

it('takes cheaper ways as they are: free, without rates, without gift wrap', async () => {
	const orders = await runOrders();
	const collected = anOrder({ shipping_method: 2, payment_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' });
	expect(await place(orders, collected)).toMatchObject([200, { total_price_brutto: '100.00' }]);
	const carried = anOrder({ shipping_method: 3, payment_method: 2, shipping_cost: '7.00', total_price_brutto: '107.00' });
	expect(await place(orders, carried)).toMatchObject([200, { total_price_brutto: '107.00' }]);
	expect(orders.rows('SELECT payment_kind FROM shop_order')).toEqual(twice({ payment_kind: 'house' }));
});
