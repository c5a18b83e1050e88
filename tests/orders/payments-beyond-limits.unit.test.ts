/** An order through PayPal beyond what unpaid orders may hold holds nothing, and takes its products just before its money is captured, or not at all. */
import { expect, it } from 'vitest';
import type { OrderServiceOptions } from '../../orders/start-order-service.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { book } from '../../orders/transitions/ledger.ts';
import { aLine, anOrder } from './an-order.ts';
import { runPaypal } from './paypal/run-paypal.ts';

/** Unpaid orders hold two of the three of product 1. */
const reservations: OrderServiceOptions['reservations'] = { perBuyer: 100, perNetwork: 100, unpaidPercentOfAll: 100 };
const two = { lines: [aLine({ count: 2 })], total_price_brutto: '205.90', payment_method: 4 };

type Paypal = Awaited<ReturnType<typeof runPaypal>>;

const taken = ({ orders }: Paypal) => 0 - Number(orders.rows('SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement')[0]?.delta);
const stateOf = ({ orders }: Paypal, id: number) => orders.rows(`SELECT state FROM shop_order WHERE id = ${id}`)[0]?.state;

it('sells the last piece to who pays, though unpaid orders hold all that they may', async () => {
	const paypal = await runPaypal({ reservations });
	await paypal.orders.postJson('/ecom/order', anOrder(two));
	const order = await paypal.place();
	expect(taken(paypal)).toBe(2);
	// A look before the approval takes nothing.
	expect((await paypal.report(order))[0]).toBe(402);
	expect(taken(paypal)).toBe(2);
	paypal.approve(order);
	expect(await paypal.report(order)).toMatchObject([200, { status: 'ok' }]);
	expect([taken(paypal), stateOf(paypal, order.order_id)]).toEqual([3, 'accepted']);
});

it('captures nothing of an order whose piece was sold to another, ends it, and says so', async () => {
	const paypal = await runPaypal({ reservations });
	await paypal.orders.postJson('/ecom/order', anOrder(two));
	const [first, second] = [await paypal.place(), await paypal.place()];
	paypal.approve(first);
	expect(await paypal.report(first)).toMatchObject([200, { status: 'ok' }]);
	paypal.approve(second);
	expect(await paypal.report(second)).toMatchObject([402, { code: 'declined' }]);
	expect(paypal.paypal.calls.filter((call) => call.endsWith('/capture'))).toHaveLength(1);
	expect([taken(paypal), stateOf(paypal, second.order_id)]).toEqual([3, 'cancelled']);
	await paypal.orders.get('/ecom/status');
	expect(paypal.orders.mails().at(-1)).toContain('war verkauft oder für andere zurückgelegt');
	// Its time comes, and nothing is left to end.
	expect(paypal.orders.rows('SELECT order_id FROM payment_session WHERE under_way_at IS NOT NULL')).toEqual([]);
});

it('captures nothing of an order without a hold, whose time to wait was ended by money that the bank took back', async () => {
	const paypal = await runPaypal({ reservations });
	await paypal.orders.postJson('/ecom/order', anOrder(two));
	const [first, second] = [await paypal.place(), await paypal.place()];
	const database = openDatabase(paypal.orders.dataDir);
	const common = { order: second.order_id, provider: 'transfer', cents: 1_000 } as const;
	book(database, { ...common, kind: 'received', reference: 'in' }, Date.now());
	database.sql.prepare('DELETE FROM reservation WHERE order_id = :id').run({ id: second.order_id });
	book(database, { ...common, kind: 'returned', reference: 'out' }, Date.now());
	database.close();
	paypal.approve(first);
	expect(await paypal.report(first)).toMatchObject([200, { status: 'ok' }]);
	paypal.approve(second);
	expect((await paypal.report(second))[0]).toBe(402);
	expect([taken(paypal), paypal.paypal.calls.filter((call) => call.endsWith('/capture')).length]).toEqual([3, 1]);
});
