/** What becomes of an order after its receipt, what its buyer hears of it, and what is refused. */
import { expect, it, onTestFinished } from 'vitest';
import { acceptOrder } from '../../orders/actions/accept-order.ts';
import { cancelOrder } from '../../orders/actions/cancel-order.ts';
import { shipLines } from '../../orders/actions/ship-lines.ts';
import { takeBackLines } from '../../orders/actions/take-back-lines.ts';
import { believeTime } from '../../orders/clock/guard-time.ts';
import { defaultNumberFormats } from '../../orders/documents/numbers.ts';
import { type Channel, createOutbox } from '../../orders/outbox/outbox.ts';
import { machineRandomness } from '../../orders/randomness.ts';
import { requestRefund } from '../../orders/refunds/request-refund.ts';
import type { OutboxBodies } from '../../orders/service.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { book } from '../../orders/transitions/ledger.ts';
import { aLine, anAddress, anOrder } from './an-order.ts';
import { aCompany, runOrders, somePayments } from './run-orders.ts';

const owner = { who: 'owner' };
const twoLines = { lines: [aLine(), aLine({ product: 7, variant: 71, count: 2, price_brutto: '250.50' })], total_price_brutto: '606.90' };

/** A service that took one order, 1001, and what acts on it beside the service. */
async function anOrderTaken(overrides: Record<string, unknown> = {}, acceptance: 'automatic' | 'by_hand' = 'by_hand') {
	const orders = await runOrders({ payments: { ...somePayments, acceptance: { transfer: acceptance } } });
	expect((await orders.postJson('/ecom/order', anOrder(overrides))).status).toBe(200);
	const database = openDatabase(orders.dataDir);
	onTestFinished(() => database.close());
	const log = { info() {}, warn() {}, error() {} };
	const nowMs = () => Date.now();
	const done: Channel = { deliver: async () => ({ kind: 'done' }) };
	const acting = {
		...{ database, log, nowMs, time: believeTime, company: aCompany(), payments: somePayments, numberFormats: defaultNumberFormats },
		randomness: machineRandomness,
		outbox: createOutbox<OutboxBodies>({
			database,
			log,
			nowMs,
			channels: { mail: done, refund: done, payment: done, dispute: done, collect: done, document: done, stock: done },
		}),
	};
	// A letter's words wait with its document until its files are made.
	const queued = () =>
		orders
			.rows(
				`SELECT coalesce(json_extract(facts, '$.cover'), outbox.body) AS mail FROM outbox
					LEFT JOIN document ON channel = 'document' AND document.id = json_extract(body, '$.document')
					WHERE channel = 'mail' OR (settled_at IS NULL AND json_extract(facts, '$.cover') IS NOT NULL) ORDER BY outbox.id`,
			)
			.slice(acceptance === 'automatic' ? 1 : 2)
			.map(({ mail }) => JSON.parse(String(mail)) as { subject: string; text: string });
	const order = () => orders.rows('SELECT state, revision FROM shop_order')[0];
	const lines = () => orders.rows('SELECT state, carrier, tracking, returned FROM order_line ORDER BY position');
	return { orders, acting, queued, order, lines, act: <Result>(work: () => Result) => database.transaction(work) };
}

const readable = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');

it('a receipt alone accepts nothing and asks for no money; the acceptance concludes the contract, and asks with a date', async () => {
	const { orders, acting, act, queued, order } = await anOrderTaken(twoLines);
	const [receipt = '', , ...more] = orders.mails().map(readable);
	expect(more).toEqual([]);
	for (const asking of ['IBAN', 'B-1001', 'überweisen Sie', 'Angenommen']) expect(receipt).not.toContain(asking);
	expect(receipt).toContain('nimmt die Bestellung noch nicht an');
	expect(JSON.parse(String(orders.rows('SELECT answer FROM shop_order')[0]?.answer))).not.toHaveProperty('accepted_at');
	expect(act(() => acceptOrder(acting, 1001, owner))).toBe(null);
	expect(queued()[0]?.subject).toBe('Wir nehmen Ihre Bestellung 1001 an: Goldschmiede');
	expect(readable(queued()[0]?.text)).toBe(`Guten Tag Änne Öhlschläger,

wir nehmen Ihre Bestellung 1001 vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:

1 × Ring 1: 100,00 €
2 × Ring 7, Weite 71: 501,00 €

Versand, Paket (Landpost): 5,90 €
Gesamtbetrag: 606,90 €

Bitte überweisen Sie 606,90 € mit dem Verwendungszweck B-1001 bis zum 27. November 2026 auf dieses Konto:

IBAN: DE02 1203 0000 0000 2020 51

Goldschmiede
laden@goldschmiede.example
`);
	expect(order()).toEqual({ state: 'accepted', revision: 2 });
	// Midnight in Berlin.
	expect(orders.rows('SELECT due_at FROM payment_term')).toEqual([{ due_at: Date.parse('2026-11-27T23:00:00Z') }]);
});

it('says in one mail that an order has arrived and is accepted, where no person has to accept it', async () => {
	const { orders, order } = await anOrderTaken(twoLines, 'automatic');
	const [toShop = '', confirmation = '', ...more] = orders.mails().map(readable);
	expect(more).toEqual([]);
	expect(toShop).toContain('To: laden@goldschmiede.example');
	for (const words of [
		'Subject: Ihre Bestellung 1001 ist eingegangen und angenommen: Goldschmiede\n',
		'Sie ist bei uns eingegangen, und wir nehmen sie hiermit an. Damit ist der Vertrag geschlossen.\n',
		'Bestellnummer: 1001\nEingegangen: 20. November 2026 um 13:00 Uhr (MEZ)\nAngenommen: 20. November 2026 um 13:00 Uhr (MEZ)\n',
		'1. Ring 1 (R-1)\n   1 × 100,00 € = 100,00 €\n',
		'Bitte überweisen Sie 606,90 € mit dem Verwendungszweck B-1001 bis zum 27. November 2026 auf dieses Konto:\n\nIBAN: DE02 1203 0000 0000 2020 51\n',
		'GESETZLICHE GEWÄHRLEISTUNG',
		'filename=agb.pdf',
		'filename=widerruf.pdf',
		'filename*0*=utf-8',
	]) {
		expect(confirmation).toContain(words);
	}
	expect(confirmation).not.toContain('noch nicht an');
	const placed = orders.rows('SELECT answer FROM shop_order')[0]?.answer;
	expect(JSON.parse(String(placed))).toMatchObject({
		placed_at: '2026-11-20T12:00:00.000Z',
		accepted_at: '2026-11-20T12:00:00.000Z',
		due_at: '2026-11-27T23:00:00.000Z',
	});
	expect(orders.rows('SELECT due_at FROM payment_term')).toEqual([{ due_at: Date.parse('2026-11-27T23:00:00Z') }]);
	expect(order()).toEqual({ state: 'accepted', revision: 2 });
	expect(orders.rows('SELECT transition, who, why, at FROM order_event ORDER BY id')).toEqual([
		{ transition: 'place', who: 'buyer', why: null, at: Date.parse('2026-11-20T12:00:00Z') },
		{ transition: 'accept', who: 'service', why: 'configured', at: Date.parse('2026-11-20T12:00:00Z') },
	]);
	expect(orders.rows("SELECT count(*) AS mails FROM outbox WHERE channel = 'mail'")).toEqual([{ mails: 2 }]);
});

it.each([
	['en', 'Please transfer €105.90 to this account by 27 November 2026, quoting the reference B-1001:'],
	['fr', 'Veuillez virer 105,90 € sur ce compte avant la fin du 27 novembre 2026, en indiquant la référence B-1001 :'],
])('asks for a transfer in %s', async (language, request) => {
	const { queued } = await anOrderTaken({ language }, 'automatic');
	expect(readable(queued()[0]?.text)).toContain(request);
});

it('accepts by hand where the configuration says so, once, and what is settled otherwise without asking for money', async () => {
	const { acting, act, queued, order } = await anOrderTaken({
		...{ payment_method: 2, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' },
	});
	expect([order(), queued()]).toEqual([{ state: 'placed', revision: 1 }, []]);
	expect(act(() => acceptOrder(acting, 1001, owner))).toBe(null);
	expect(act(() => acceptOrder(acting, 1001, owner))).toBe('wrong_state');
	expect(act(() => acceptOrder(acting, 4711, owner))).toBe('unknown_order');
	expect(queued()).toHaveLength(1);
	expect(queued()[0]?.text).not.toContain('IBAN');
	expect(order()).toEqual({ state: 'accepted', revision: 2 });
});

it('ships in parcels, names each with its number, and completes what is shipped and paid', async () => {
	const { acting, act, queued, order, lines } = await anOrderTaken(twoLines, 'automatic');
	const parcel = { positions: [1], carrier: 'DHL', tracking: 'JJD-1', evenUnpaid: true };
	expect(act(() => shipLines(acting, 1001, parcel, owner))).toBe(null);
	expect(queued()[1]?.text).toContain('2 × Ring 7, Weite 71\n\nSendung: DHL, JJD-1\n\nEs folgt noch:\n1 × Ring 1\n');
	for (const [refusal, positions] of [
		['wrong_line_state', [1]],
		['unknown_line', []],
		['unknown_line', [0, 2]],
		['unknown_line', [0, 0]],
	] as const) {
		expect(act(() => shipLines(acting, 1001, { ...parcel, positions }, owner))).toBe(refusal);
	}
	act(() => book(acting.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'a', cents: 60_690 }, 1));
	expect(order()?.state).toBe('accepted');
	expect(act(() => shipLines(acting, 1001, { positions: [0], carrier: null, tracking: null }, owner))).toBe(null);
	expect(queued()[2]?.text).not.toMatch(/Sendung|Es folgt/);
	expect(lines()).toEqual([
		{ state: 'shipped', carrier: null, tracking: null, returned: 0 },
		{ state: 'shipped', carrier: 'DHL', tracking: 'JJD-1', returned: 0 },
	]);
	expect(order()?.state).toBe('completed');
	expect(queued()).toHaveLength(3);
});

it('completes nothing that is not paid, and ships nothing that is not accepted', async () => {
	const { orders, acting, act, order } = await anOrderTaken();
	const parcel = { positions: [0], carrier: null, tracking: null };
	expect(act(() => shipLines(acting, 1001, parcel, owner))).toBe('wrong_state');
	act(() => acceptOrder(acting, 1001, owner));
	act(() => book(acting.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'a', cents: 10_589 }, 1));
	expect(act(() => shipLines(acting, 1001, parcel, owner))).toBe('not_paid');
	expect(act(() => shipLines(acting, 1001, { ...parcel, evenUnpaid: true }, owner))).toBe(null);
	expect(order()?.state).toBe('accepted');
	expect(orders.rows("SELECT transition, who FROM order_event WHERE transition LIKE 'ship%' ORDER BY id")).toEqual([
		{ transition: 'ship_unpaid', who: 'owner' },
		{ transition: 'ship', who: 'owner' },
	]);
});

it('ships what is paid at the shop before its money comes', async () => {
	const { acting, act, orders } = await anOrderTaken({
		...{ payment_method: 2, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' },
	});
	act(() => acceptOrder(acting, 1001, owner));
	expect(act(() => shipLines(acting, 1001, { positions: [0], carrier: null, tracking: null }, owner))).toBe(null);
	expect(orders.rows("SELECT * FROM order_event WHERE transition = 'ship_unpaid'")).toEqual([]);
});

it('ships nothing whose money all went back or is about to, and all whose price was reduced', async () => {
	const { acting, act } = await anOrderTaken({}, 'automatic');
	const ship = (evenUnpaid = false) =>
		act(() => shipLines(acting, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid }, owner));
	const refund = (cents: number) =>
		act(() => requestRefund(acting, { order: 1001, cents, key: `k${cents}`, why: 'Kratzer', who: 'owner' }));
	act(() => book(acting.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'a', cents: 10_590 }, 1));
	refund(10_000);
	refund(590);
	expect(ship()).toBe('given_back');
	expect(ship(true)).toBe(null);
	const reduced = await anOrderTaken({}, 'automatic');
	reduced.act(() => {
		const { database } = reduced.acting;
		book(database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'a', cents: 10_590 }, 1);
		book(database, { order: 1001, provider: 'transfer', kind: 'refunded', reference: 'b', cents: 500 }, 1);
	});
	const parcel = { positions: [0], carrier: null, tracking: null };
	expect(reduced.act(() => shipLines(reduced.acting, 1001, parcel, owner))).toBe(null);
});

it('accepts an order that PayPal is to pay with its money only, also where that came by transfer', async () => {
	const { acting, act, order } = await anOrderTaken({ payment_method: 4 });
	expect(act(() => acceptOrder(acting, 1001, owner))).toBe('awaits_provider');
	expect(order()?.state).toBe('placed');
	act(() => book(acting.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'a', cents: 10_590 }, 1));
	expect(act(() => acceptOrder(acting, 1001, owner))).toBe(null);
});

it('says of a collected order that it lies ready', async () => {
	const { acting, act, queued } = await anOrderTaken({
		...{ pick_up: true, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' },
		shipping_address: anAddress(),
	});
	act(() => acceptOrder(acting, 1001, owner));
	act(() => shipLines(acting, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, owner));
	expect(queued()[1]?.subject).toBe('Ihre Bestellung 1001 liegt bereit: Goldschmiede');
});

it('takes back a part of a line, then the rest, and never more than was shipped', async () => {
	const { orders, acting, act, queued, order, lines } = await anOrderTaken(twoLines, 'automatic');
	const back = (position: number, count: number) =>
		act(() => takeBackLines(acting, 1001, [{ position, count }], { who: 'owner', why: 'withdrawn' }));
	expect(back(1, 1)).toBe('wrong_line_state');
	act(() => shipLines(acting, 1001, { positions: [0, 1], carrier: null, tracking: null, evenUnpaid: true }, owner));
	expect([back(1, 3), back(1, 0), back(1, 0.5), back(7, 1)]).toEqual(['wrong_count', 'wrong_count', 'wrong_count', 'unknown_line']);
	const before = order()?.revision;
	expect(back(1, 1)).toBe(null);
	expect([lines()[1], order()?.revision]).toEqual([{ state: 'shipped', carrier: null, tracking: null, returned: 1 }, Number(before) + 1]);
	expect(queued()[2]?.text).toContain('1 × Ring 7, Weite 71');
	expect([back(1, 2), back(1, 1), back(1, 1)]).toEqual(['wrong_count', null, 'wrong_count']);
	expect(lines()[1]).toMatchObject({ state: 'returned', returned: 2 });
	expect(orders.rows("SELECT transition, position, why FROM order_event WHERE transition LIKE 'return%' ORDER BY id")).toEqual([
		{ transition: 'return_part', position: 1, why: '1 of 2, withdrawn' },
		{ transition: 'return', position: 1, why: 'withdrawn' },
	]);
});

it.each([
	['unpaid', 'treten deshalb vom Vertrag zurück'],
	['shop', 'können wir leider nicht ausführen'],
	['withdrawn', 'wie von Ihnen gewünscht'],
] as const)('cancels an order because of "%s", and says so; but none of which something is shipped', async (ground, words) => {
	const { acting, act, queued, order } = await anOrderTaken(twoLines, 'automatic');
	expect(act(() => cancelOrder(acting, 1001, { ground, ...owner }))).toBe(null);
	expect(order()?.state).toBe('cancelled');
	expect(queued()[1]?.text).toContain(words);
	expect(act(() => cancelOrder(acting, 1001, { ground, ...owner }))).toBe('wrong_state');
	expect(act(() => shipLines(acting, 1001, { positions: [0], carrier: null, tracking: null }, owner))).toBe('wrong_state');
	const other = await anOrderTaken(twoLines, 'automatic');
	other.act(() => shipLines(other.acting, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, owner));
	expect(other.act(() => cancelOrder(other.acting, 1001, { ground, ...owner }))).toBe('partly_shipped');
	other.act(() => shipLines(other.acting, 1001, { positions: [1], carrier: null, tracking: null, evenUnpaid: true }, owner));
	expect(other.act(() => cancelOrder(other.acting, 1001, { ground, ...owner }))).toBe('wrong_line_state');
});
