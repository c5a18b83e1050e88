/** The stock: movements, their booking in Directus, and what is left while a snapshot does not know of them. */
import { expect, it } from 'vitest';
import { aLine, anOrder } from './an-order.ts';
import { type RunningOrders, runOrders, somePayments } from './run-orders.ts';
import { runStockBackend, type StockBackend } from './run-stock-backend.ts';
import { someShop } from './some-shop.ts';

const hourMs = 3_600_000;
const token = 'stock-token';

/** The shop by a snapshot for which Directus was read from that time on. */
function shopReadFrom(time: string | null) {
	const { read } = someShop();
	return { read: async () => ({ ...(await read()), readFromMs: time === null ? null : Date.parse(time) }) };
}

const place = async (orders: RunningOrders, order: Record<string, unknown> = {}) => {
	const answer = await orders.postJson('/ecom/order', anOrder(order));
	return [answer.status, await answer.json()] as const;
};

const ofThree = { lines: [aLine({ count: 3 })], total_price_brutto: '305.90' };
const movements = (orders: RunningOrders) =>
	orders.rows('SELECT key, position, product, variant, delta, reason, sent_at, booked_at FROM stock_movement ORDER BY at, position');

async function runWithBackend(options: Parameters<typeof runOrders>[0] = {}): Promise<[RunningOrders, StockBackend]> {
	const backend = await runStockBackend();
	return [await runOrders({ stockTarget: { url: backend.url, token }, ...options }), backend];
}

it('books every line of an order in Directus once, under a key that follows from it', async () => {
	const [orders, backend] = await runWithBackend();
	const lines = [aLine({ count: 2 }), aLine({ product: 7, variant: 71, price_brutto: '250.50' })];
	const [, { order_uuid: uuid }] = await place(orders, { lines, total_price_brutto: '456.40' });
	const [sentAt, bookedAt] = [Date.now(), Date.parse('2026-11-20T12:00:00Z')];
	expect(movements(orders)).toEqual([
		{ key: `${uuid}/0/sale`, position: 0, product: 1, variant: null, delta: -2, reason: 'sale', sent_at: sentAt, booked_at: bookedAt },
		{ key: `${uuid}/1/sale`, position: 1, product: 7, variant: 71, delta: -1, reason: 'sale', sent_at: sentAt, booked_at: bookedAt },
	]);
	expect([...backend.records.values()]).toEqual([
		expect.objectContaining({ id: `${uuid}/0/sale`, delta: -2, order: uuid, reason: 'sale', moved_at: '2026-11-20T12:00:00.000Z' }),
		expect.objectContaining({ id: `${uuid}/1/sale`, product: 7, variant: 71, project: 'goldschmiede.example' }),
	]);
});

it('keeps a unique product sold through fetches, until one began after Directus had booked it', async () => {
	// Finding: each fetch put sold pieces back on sale, because orders counted from its time on.
	const [orders, backend] = await runWithBackend({ shop: shopReadFrom('2026-11-20T11:00:00Z') });
	expect(await place(orders, ofThree)).toMatchObject([200, {}]);
	await orders.stop();
	const target = { url: backend.url, token };
	const offerOf = async (readFrom: string | null) => {
		const again = await runOrders({ dataDir: orders.dataDir, stockTarget: target, shop: shopReadFrom(readFrom) });
		again.wait(48 * hourMs);
		const [status, { changes }] = await place(again, { lines: [aLine({ count: 4 })], total_price_brutto: '405.90' });
		await again.stop();
		return [status, changes[0]];
	};
	// Not known, before the order, in the second of the acknowledgement, and within what clocks may differ.
	for (const time of [null, '2026-11-20T11:59:59Z', '2026-11-20T12:00:00Z', '2026-11-20T12:00:10Z']) {
		expect([time, await offerOf(time)]).toEqual([time, [409, { kind: 'sold_out', line: 0 }]]);
	}
	// The three of a stock that was read after it are others.
	expect(await offerOf('2026-11-20T12:00:11Z')).toEqual([409, { kind: 'count', line: 0, from: 4, to: 3 }]);
});

it('subtracts a movement whose answer was lost, and learns later that it was booked', async () => {
	const [orders, backend] = await runWithBackend({ shop: shopReadFrom('2026-11-20T12:30:00Z'), log: silent });
	backend.losesAnswers = true;
	await place(orders, ofThree);
	expect([backend.booked(1), movements(orders)[0]]).toEqual([-3, expect.objectContaining({ sent_at: null, booked_at: null })]);
	expect(await place(orders)).toMatchObject([409, { changes: [{ kind: 'sold_out' }] }]);
	backend.losesAnswers = false;
	backend.date = 'Fri, 20 Nov 2026 12:10:00 GMT';
	orders.wait(hourMs);
	await orders.get('/ecom/status');
	expect([backend.booked(1), movements(orders)[0]?.booked_at]).toEqual([-3, Date.parse('2026-11-20T12:10:00Z')]);
	expect(await place(orders)).toMatchObject([200, {}]);
});

it.each([
	{ status: 403, code: 'FORBIDDEN' },
	{ status: 400, code: 'FAILED_VALIDATION' },
	{ status: 503, code: 'SERVICE_UNAVAILABLE' },
])('takes orders while Directus refuses movements with $status, and tries again', async (refusal) => {
	const [orders, backend] = await runWithBackend({ log: silent });
	backend.refusal = refusal;
	expect(await place(orders, ofThree)).toMatchObject([200, {}]);
	expect(backend.records.size).toBe(0);
	expect(await place(orders)).toMatchObject([409, { changes: [{ kind: 'sold_out' }] }]);
	backend.refusal = null;
	orders.wait(hourMs);
	await orders.get('/ecom/status');
	expect(backend.booked(1)).toBe(-3);
});

it('takes no answer for an acknowledgement that does not say when it was given', async () => {
	const [orders, backend] = await runWithBackend({ log: silent });
	backend.date = null;
	await place(orders);
	expect(movements(orders)[0]).toMatchObject({ sent_at: null, booked_at: null });
});

it('leaves what no hook has booked subtracted until the owner says that it is booked', async () => {
	const [orders, backend] = await runWithBackend({ shop: shopReadFrom('2026-11-20T12:30:00Z') });
	backend.hasHook = false;
	await place(orders, ofThree);
	expect(movements(orders)[0]).toMatchObject({ sent_at: Date.now(), booked_at: null });
	expect(await place(orders)).toMatchObject([409, { changes: [{ kind: 'sold_out' }] }]);
	for (const record of backend.records.values()) record.booked = true;
	backend.date = 'Fri, 20 Nov 2026 12:20:00 GMT';
	await orders.stop();
	const again = await runOrders({
		dataDir: orders.dataDir,
		stockTarget: { url: backend.url, token },
		shop: shopReadFrom('2026-11-20T12:30:00Z'),
	});
	await expect.poll(() => movements(again)[0]?.booked_at).toBe(Date.parse('2026-11-20T12:20:00Z'));
	expect(await place(again)).toMatchObject([200, {}]);
});

it('brings what was sold before there was a Directus, once there is one', async () => {
	const orders = await runOrders();
	await place(orders);
	await orders.stop();
	const backend = await runStockBackend();
	await runOrders({ dataDir: orders.dataDir, stockTarget: { url: backend.url, token } });
	await expect.poll(() => backend.booked(1)).toBe(-1);
});

const silent = { info() {}, warn() {}, error() {} };

/** A shop whose limits are its own. */
const rules = { confirmAddress: false, unpaidPercent: 100, unpaidPercentOfAll: 100, perOrder: 5, perBuyer: 100, perNetwork: 100 };

it('lets no order have more than its part of what cannot be reordered', async () => {
	// Finding: one anonymous order took every limited product of the shop.
	const orders = await runOrders({ reservations: rules });
	const lines = [aLine({ product: 8, count: 9, personalization: { schrift: 'Antiqua' } }), aLine()];
	expect(await place(orders, { lines, total_price_brutto: '1005.90' })).toMatchObject([
		409,
		{
			code: 'changed',
			changes: [
				{ kind: 'count', line: 0, from: 9, to: 5 },
				{ kind: 'sold_out', line: 1 },
			],
		},
	]);
});

const heldOrders = (orders: RunningOrders) =>
	orders.rows('SELECT order_id FROM reservation WHERE held_until IS NOT NULL ORDER BY order_id').map(({ order_id }) => order_id);

it.each([
	// Of three products, so many orders of one each hold; of a single one, that one.
	[30, 1, 3],
	[50, 2, 3],
	[75, 3, 3],
	[50, 1, 1],
])(
	'lets unpaid orders hold %i %% of a limited product, rounded up: %i of %i, and leaves all others to a person',
	async (unpaidPercent, part, stock) => {
		const { read } = someShop();
		const shop = await read();
		const few = {
			...shop,
			offer: (...piece: Parameters<typeof shop.offer>) => ({ ...shop.offer(...piece), stock }) as ReturnType<typeof shop.offer>,
		};
		const payments = { ...somePayments, acceptance: { transfer: 'automatic' } } as const;
		const orders = await runOrders({ shop: { read: async () => few }, reservations: { ...rules, unpaidPercent }, payments });
		const left = async () => {
			const quote = await orders.postJson('/ecom/quote', { project: 'goldschmiede.example', lines: [aLine({ personalization: null })] });
			return (await quote.json()).lines[0].max_count ?? 0;
		};
		for (let number = 1; number <= part; number++) expect(await place(orders)).toMatchObject([200, {}]);
		expect([heldOrders(orders).length, await left()]).toEqual([part, stock - part]);
		if (part === stock) {
			expect(await place(orders)).toMatchObject([409, { changes: [{ kind: 'sold_out', line: 0 }] }]);
			return;
		}
		// It is there, so the order is taken; a person at the shop decides on it, and PayPal sells it at once.
		expect(await place(orders)).toMatchObject([200, { awaits: 'shop' }]);
		expect((await place(orders, { payment_method: 4 }))[1].awaits).toBeUndefined();
		expect([heldOrders(orders).length, await left()]).toEqual([part, stock - part]);
		expect(orders.rows('SELECT state, count(*) AS count FROM shop_order GROUP BY state ORDER BY state')).toEqual([
			{ state: 'accepted', count: part },
			{ state: 'placed', count: 2 },
		]);
	},
);

it('lets unpaid orders hold a part of all limited products together', async () => {
	// 3 + 9 + 9 + 2 + 3 + 2 + 2 of `someShop` can be ordered.
	const orders = await runOrders({ reservations: { ...rules, unpaidPercentOfAll: 10 } });
	for (let number = 1; number <= 2; number++) {
		expect(await place(orders, { lines: [aLine({ product: 10, count: 1 })] })).toMatchObject([200, {}]);
		expect(await place(orders, { lines: [aLine({ product: 8, personalization: { schrift: 'Antiqua' } })] })).toMatchObject([200, {}]);
	}
	expect(heldOrders(orders)).toEqual([1001, 1002, 1003]);
	await orders.stop();
	const more = await runOrders({ dataDir: orders.dataDir, reservations: { ...rules, unpaidPercentOfAll: 14 } });
	expect(await place(more)).toMatchObject([200, {}]);
	expect(heldOrders(more)).toEqual([1001, 1002, 1003, 1005]);
});

it.each([
	['mailbox', { perBuyer: 2 }, ['AENNE@gmail.com', 'a.enne+1@googlemail.com'], ['192.0.2.1', '192.0.2.2']],
	['network of IPv4', { perNetwork: 2 }, ['a@post.example', 'b@post.example'], ['192.0.2.1', '192.0.2.1']],
	['network of IPv6', { perNetwork: 2 }, ['a@post.example', 'b@post.example'], ['2001:db8:0:1::9', '2001:db8:0:1:ffff::1']],
])('lets the unpaid orders of a %s hold no more than it may, and others hold theirs', async (_, limits, [first, second], [from, again]) => {
	const orders = await runOrders({ reservations: { ...rules, ...limits } });
	const send = async (email: string | undefined, ip: string | undefined, changes = {}) => {
		const answer = await orders.postJson('/ecom/order', anOrder({ email, ...changes }), { 'x-forwarded-for': ip ?? '' });
		const { order_id, awaits } = await answer.json();
		return [answer.status, awaits, heldOrders(orders).includes(order_id)];
	};
	expect(await send(first, from, { lines: [aLine({ count: 2 })], total_price_brutto: '205.90' })).toEqual([200, undefined, true]);
	expect(await send(second, again)).toEqual([200, 'shop', false]);
	expect(await send('someone@else.example', '198.51.100.7')).toEqual([200, undefined, true]);
	// What can be reordered is no matter of who comes first.
	expect(await send(second, again, { lines: [aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '25.80' })).toEqual([
		200,
		undefined,
		true,
	]);
	expect(orders.rows('SELECT network FROM reservation').every(({ network }) => /^[\w-]{22}$/.test(String(network)))).toBe(true);
});

it('gives one ring to one of five hundred who order it at once, and tells all others that it is sold', async () => {
	const { read } = someShop();
	const goods = await read();
	const one = {
		...goods,
		offer: (...piece: Parameters<typeof goods.offer>) => ({ ...goods.offer(...piece), stock: 1 }) as ReturnType<typeof goods.offer>,
	};
	const orders = await runOrders({ shop: { read: async () => one }, reservations: rules });
	const answers = await Promise.all(
		Array.from({ length: 500 }, (_, buyer) =>
			fetch(`${orders.url}/ecom/order`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${buyer >> 8}.${buyer & 255}` },
				body: JSON.stringify(anOrder({ email: `buyer-${buyer}@post.example` })),
			}).then(async (answer) => [answer.status, await answer.json()] as const),
		),
	);
	const sold = answers.filter(([status]) => status === 200);
	const refused = answers.filter(([status, { code, changes }]) => status === 409 && code === 'changed' && changes[0].kind === 'sold_out');
	expect([sold.length, refused.length]).toEqual([1, 499]);
	expect(orders.rows('SELECT sum(delta) AS delta, count(*) AS count FROM stock_movement')).toEqual([{ delta: -1, count: 1 }]);
});
