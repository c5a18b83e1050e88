/** Reservations end by themselves, and never while money may be on its way. */
import { expect, it } from 'vitest';
import { acceptOrder } from '../../orders/actions/accept-order.ts';
import { cancelOrder } from '../../orders/actions/cancel-order.ts';
import { expireReservations } from '../../orders/actions/expire-reservations.ts';
import { shipLines } from '../../orders/actions/ship-lines.ts';
import { takeBackLines } from '../../orders/actions/take-back-lines.ts';
import { offersNow } from '../../orders/stock/remaining-stock.ts';
import { book } from '../../orders/transitions/ledger.ts';
import { addSession, beginPayment, endPayment, sessionsOf } from '../../orders/transitions/sessions.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { aService, type ServiceParts } from './a-service.ts';
import { aLine, anOrder } from './an-order.ts';
import { type RunningOrders, runOrders, somePayments } from './run-orders.ts';

const minuteMs = 60_000;
const byPaypal = { payment_method: 4, lines: [aLine({ count: 2 })], total_price_brutto: '205.90' };
const cause = { who: 'test' };

async function left({ service }: ServiceParts): Promise<number | undefined> {
	return offersNow(await service.shop.read(), service)(1, null)?.stock;
}

/** What is left after so many minutes. */
async function leftAfter(parts: ServiceParts, minutes: number): Promise<number | undefined> {
	expireReservations({ ...parts.service, nowMs: () => Date.parse('2026-11-20T12:00:00Z') + minutes * minuteMs });
	return await left(parts);
}

const stateOf = ({ rows }: ServiceParts) => rows('SELECT state FROM shop_order')[0]?.state;

it.each([
	['paypal', { payment_method: 4, shipping_cost: '5.90' }, 30, 'wurde nicht bezahlt, solange wir die Ware für Sie zurückgelegt haben'],
	['klarna', { payment_method: 5 }, 60, 'wurde nicht bezahlt, solange wir die Ware für Sie zurückgelegt haben'],
	['transfer', {}, 17 * 24 * 60, 'konnten wir nicht rechtzeitig annehmen'],
	[
		'house',
		{ payment_method: 2, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' },
		17 * 24 * 60,
		'konnten wir nicht rechtzeitig annehmen',
	],
])('ends an order by %s that is neither paid nor accepted in its time, and tells the buyer why', async (_, order, minutes, ground) => {
	const placed = await aService([order]);
	const parts = { ...placed, service: { ...placed.service, payments: somePayments } };
	expect([await leftAfter(parts, minutes - 1), stateOf(parts)]).toEqual([2, 'placed']);
	expect([await leftAfter(parts, minutes), stateOf(parts)]).toEqual([3, 'cancelled']);
	await parts.service.outbox.deliver();
	expect(parts.mails().at(-1)).toContain(ground);
	expect(parts.rows("SELECT delta FROM stock_movement WHERE reason = 'cancellation'")).toEqual([{ delta: 1 }]);
	expect(parts.rows('SELECT * FROM reservation')).toEqual([]);
	// Once, however often it is looked at.
	expect(await leftAfter(parts, minutes + 1)).toBe(3);
});

it('lets a running service end unpaid orders by itself, after which others can have their products', async () => {
	const dataDir = await temporaryFolder();
	const first = await runOrders({ dataDir });
	const buyOnlyRing = async ({ postJson }: RunningOrders) =>
		(await postJson('/ecom/order', anOrder({ ...byPaypal, lines: [aLine({ count: 3 })], total_price_brutto: '305.90' }))).status;
	expect([await buyOnlyRing(first), await buyOnlyRing(first)]).toEqual([200, 409]);
	await first.stop();
	const startedAt = Date.parse('2026-11-20T12:00:00Z');
	const early = await runOrders({ dataDir, clock: { nowMs: () => startedAt + 29 * minuteMs, evidence: null } });
	expect(await buyOnlyRing(early)).toBe(409);
	await early.stop();
	const late = await runOrders({ dataDir, clock: { nowMs: () => startedAt + 30 * minuteMs + 1000, evidence: null } });
	expect(await buyOnlyRing(late)).toBe(200);
	expect(late.rows('SELECT state FROM shop_order ORDER BY id')).toEqual([{ state: 'cancelled' }, { state: 'placed' }]);
});

it('ends no order while its payment is under way or its outcome unknown, and ends it once it has failed', async () => {
	const parts = await aService([byPaypal]);
	const { database } = parts.service;
	const session = { order: 1001, provider: 'paypal', attempt: 0, reference: 'P-1', token: 't', secret: 's' };
	database.transaction(() => addSession(database, session, Date.now()));
	const [known] = sessionsOf(database, 1001);
	if (known === undefined) throw new Error('There is no session');
	database.transaction(() => beginPayment(database, known, 'P-1', Date.now()));
	expect([await leftAfter(parts, 24 * 60), stateOf(parts)]).toEqual([1, 'placed']);
	database.transaction(() => endPayment(database, known));
	expect([await leftAfter(parts, 24 * 60), stateOf(parts)]).toEqual([3, 'cancelled']);
});

it.each(['received', 'authorised'] as const)('ends the reservation and keeps the sale of an order whose money is %s', async (kind) => {
	const parts = await aService([byPaypal]);
	const { database } = parts.service;
	database.transaction(() => book(database, { order: 1001, provider: 'paypal', kind, reference: 'C-1', cents: 20_590 }, Date.now()));
	expect([await leftAfter(parts, 24 * 60), stateOf(parts)]).toEqual([1, 'placed']);
	expect(parts.rows('SELECT * FROM reservation')).toEqual([]);
});

it.each([
	['for its time', 1, 0, 'placed', 3],
	['for its time, also where it was given back in part', 1000, 1, 'placed', 3],
	['as an unpaid one, where it was given back', 1, 1, 'cancelled', 3],
	['for ever, where it is the whole price', 20_590, 0, 'placed', 1],
] as const)('holds what part of the price came for %s', async (_, received, refunded, state, pieces) => {
	const parts = await aService([{ lines: [aLine({ count: 2 })], total_price_brutto: '205.90' }]);
	const { database } = parts.service;
	const entry = { order: 1001, provider: 'transfer', reference: 'C-1' };
	database.transaction(() => {
		book(database, { ...entry, kind: 'received', cents: received }, Date.now());
		if (refunded > 0) book(database, { ...entry, kind: 'refunded', cents: refunded }, Date.now());
	});
	const isWhole = received === 20_590;
	expect(parts.rows('SELECT order_id FROM open_reservation')).toEqual(isWhole ? [] : [{ order_id: 1001 }]);
	expect([await leftAfter(parts, 16 * 24 * 60), stateOf(parts)]).toEqual([1, 'placed']);
	for (const days of [17, 18]) expect([await leftAfter(parts, days * 24 * 60), stateOf(parts)]).toEqual([pieces, state]);
	expect(parts.rows('SELECT * FROM reservation')).toEqual([]);
	expect(parts.rows("SELECT 1 FROM order_event WHERE transition = 'hold_ended'")).toHaveLength(state === 'placed' && !isWhole ? 1 : 0);
});

it('leaves accepted orders to the reminder', async () => {
	const parts = await aService([{ lines: [aLine({ count: 2 })], total_price_brutto: '205.90' }]);
	if (stateOf(parts) === 'placed') parts.service.database.transaction(() => acceptOrder(parts.service, 1001, cause));
	expect([await leftAfter(parts, 90 * 24 * 60), stateOf(parts)]).toEqual([1, 'accepted']);
});

it('puts back what is cancelled or comes back, each time once, and not what was made for one buyer', async () => {
	const engraved = aLine({ product: 8, personalization: { schrift: 'Antiqua', text: 'Ab' } });
	const parts = await aService([{ ...byPaypal, lines: [aLine({ count: 2 }), engraved], total_price_brutto: '305.90' }, {}]);
	const { service } = parts;
	const act = (work: () => unknown) => service.database.transaction(work);
	expect(act(() => cancelOrder(service, 1002, { ...cause, ground: 'shop' }))).toBeNull();
	act(() => cancelOrder(service, 1002, { ...cause, ground: 'shop' }));
	expect(await left(parts)).toBe(1);
	act(() => book(service.database, { order: 1001, provider: 'paypal', kind: 'received', reference: 'C-1', cents: 30_590 }, Date.now()));
	act(() => acceptOrder(service, 1001, cause));
	act(() => shipLines(service, 1001, { positions: [0, 1], carrier: null, tracking: null }, cause));
	for (const count of [1, 1, 1]) act(() => takeBackLines(service, 1001, [{ position: 0, count }], cause));
	act(() => takeBackLines(service, 1001, [{ position: 1, count: 1 }], cause));
	expect(await left(parts)).toBe(3);
	const uuid = parts.rows('SELECT uuid FROM shop_order WHERE id = 1001')[0]?.uuid;
	expect(parts.rows("SELECT key, delta FROM stock_movement WHERE reason = 'return' ORDER BY rowid")).toEqual([
		{ key: `${uuid}/0/return`, delta: 1 },
		{ key: `${uuid}/0/return/2`, delta: 1 },
	]);
});
