/** Pieces of an order that will not be sent: the rest goes on and ends, and what was paid for them goes back once. */
import { expect, it } from 'vitest';
import { acceptOrder } from '../../orders/actions/accept-order.ts';
import { cancelOrder } from '../../orders/actions/cancel-order.ts';
import { type Drop, dropLines, planDrop } from '../../orders/actions/drop-lines.ts';
import { shipLines } from '../../orders/actions/ship-lines.ts';
import { takeBackLines } from '../../orders/actions/take-back-lines.ts';
import { findMissingDocuments } from '../../orders/documents/missing-documents.ts';
import { requestRefund } from '../../orders/refunds/request-refund.ts';
import { finishRefundTask } from '../../orders/refunds/told-refund.ts';
import { limitedPieces } from '../../orders/stock/hold-limits.ts';
import { book, readPayment } from '../../orders/transitions/ledger.ts';
import { aService } from './a-service.ts';
import { aLine } from './an-order.ts';
import { aSeller } from './documents/a-seller.ts';
import { aDispatch } from './klarna/dispatch.ts';
import { runKlarna } from './klarna/run-klarna.ts';
import { someShop } from './some-shop.ts';

const owner = { who: 'owner' };
const taxed = { shop: someShop({ default_tax_percent: '19.00' }) };
const readable = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\r\n', '\n');

/** A ring of 19.90 and three of 100 euro, by parcel for 5.90. */
const fourRings = { lines: [aLine({ product: 3, price_brutto: '19.90' }), aLine({ count: 3 })], total_price_brutto: '325.80' };
const totalCents = 32_580;

async function anAcceptedOrder({ paid = totalCents, ...order }: Record<string, unknown> & { paid?: number } = {}) {
	const parts = await aService([{ ...fourRings, ...order }], [], taxed);
	const service = { ...parts.service, company: { ...parts.service.company, seller: aSeller } };
	const { database } = service;
	const act = <Result>(work: () => Result): Result => database.transaction(work);
	const pay = (cents: number, reference: string) =>
		act(() => book(database, { order: 1001, provider: 'transfer', kind: 'received', reference, cents }, 1));
	if (paid > 0) pay(paid, 'in');
	expect(act(() => acceptOrder(service, 1001, owner))).toBe(null);
	const plan = (...wanted: (readonly [position: number, count: number | null])[]) =>
		planDrop(
			database,
			1001,
			wanted.map(([position, count]) => ({ position, count })),
		);
	return {
		...{ ...parts, service, act, pay, plan },
		drop: (...wanted: Parameters<typeof plan>) =>
			act(() => {
				const planned = plan(...wanted);
				return typeof planned === 'string' ? planned : dropLines(service, planned, { ground: 'shop', ...owner });
			}),
		ship: (...positions: number[]) =>
			act(() => shipLines(service, 1001, { positions, carrier: null, tracking: null, evenUnpaid: paid < totalCents }, owner)),
		finish: () =>
			act(() => finishRefundTask(service, String(parts.rows("SELECT uuid FROM refund WHERE state = 'task'")[0]?.uuid), 'owner')),
		lines: () => parts.rows('SELECT state, dropped, returned FROM order_line ORDER BY position'),
		state: () => parts.rows('SELECT state FROM shop_order')[0]?.state,
		refunds: () => parts.rows('SELECT cents, state, who FROM refund ORDER BY rowid'),
		issued: () => parts.rows('SELECT kind, cents FROM document WHERE number IS NOT NULL ORDER BY id'),
		stock: () => parts.rows('SELECT position, delta, reason FROM stock_movement ORDER BY rowid'),
		async lastMail() {
			await service.outbox.deliver();
			return readable(
				parts
					.mails()
					.find((mail) =>
						/Folgendes leider nicht|we cannot deliver the following|livrer les articles suivants|wie von Ihnen gewünscht/.test(mail),
					),
			);
		},
	};
}

it('ends an order of which a part left and the rest was dropped, once the money for that is back', async () => {
	const { drop, ship, finish, lines, state, refunds, issued, stock, lastMail, rows, service } = await anAcceptedOrder();
	ship(0);
	expect(drop([1, null])).toMatchObject({ kind: 'task' });
	expect(lines()).toEqual([
		{ state: 'shipped', dropped: 0, returned: 0 },
		{ state: 'dropped', dropped: 3, returned: 0 },
	]);
	expect(refunds()).toEqual([{ cents: 30_000, state: 'task', who: 'service' }]);
	expect(stock().slice(2)).toEqual([{ position: 1, delta: 3, reason: 'cancellation' }]);
	expect(rows('SELECT 1 FROM open_reservation')).toEqual([]);
	expect(state()).toBe('accepted');
	expect(finish()).toBe(true);
	expect(state()).toBe('completed');
	expect(rows('SELECT 1 FROM reservation')).toEqual([]);
	// What never left was never invoiced.
	expect(issued()).toEqual([{ kind: 'invoice', cents: 2_580 }]);
	expect(findMissingDocuments(service.database)).toEqual([]);
	expect(
		rows("SELECT transition, position, who, why FROM order_event WHERE transition IN ('drop', 'refund_requested', 'complete')"),
	).toEqual([
		{ transition: 'drop', position: 1, who: 'owner', why: null },
		{ transition: 'refund_requested', position: null, who: 'service', why: 'dropped pieces (30000 ct)' },
		{ transition: 'complete', position: null, who: 'service', why: 'shipped and paid' },
	]);
	expect(await lastMail()).toContain(`Guten Tag Änne Öhlschläger,

aus Ihrer Bestellung vom 20. November 2026 können wir Folgendes leider nicht liefern:

3 × Ring 1

Wir zahlen Ihnen dafür 300,00 € zurück, spätestens bis zum`);
});

it('drops a part of a line, ships the rest of it, and takes back no more than that', async () => {
	const { drop, ship, finish, lines, state, issued, refunds, lastMail, rows, act, service } = await anAcceptedOrder();
	drop([1, 2]);
	expect(lines()[1]).toEqual({ state: 'to_pack', dropped: 2, returned: 0 });
	expect(rows("SELECT position, why FROM order_event WHERE transition = 'drop_part'")).toEqual([{ position: 1, why: '2/3' }]);
	expect(limitedPieces(service.database, 1001)).toEqual([{ product: 1, variant: null, count: 1 }]);
	const mail = await lastMail();
	expect(mail).toContain('nicht liefern:\n\n2 × Ring 1\n\nWir zahlen Ihnen dafür 200,00 € zurück');
	expect(mail).toContain('Es folgt noch:\n1 × Ring 3\n1 × Ring 1\n');
	ship(0, 1);
	expect(issued()).toEqual([{ kind: 'invoice', cents: 1_990 + 10_000 + 590 }]);
	expect(refunds()).toMatchObject([{ cents: 20_000 }]);
	const back = (count: number) => act(() => takeBackLines(service, 1001, [{ position: 1, count }], owner));
	expect([back(2), back(1), back(1)]).toEqual(['wrong_count', null, 'wrong_count']);
	expect(lines()[1]).toEqual({ state: 'returned', dropped: 2, returned: 1 });
	expect(state()).toBe('accepted');
	finish();
	expect(state()).toBe('completed');
	expect(rows('SELECT position, sum(delta) AS delta FROM stock_movement GROUP BY position')).toEqual([
		{ position: 0, delta: -1 },
		{ position: 1, delta: 0 },
	]);
});

it('names in the mail of each parcel what is sent of a line, and what is still to come of it', async () => {
	const { drop, ship, rows } = await anAcceptedOrder();
	drop([1, 2]);
	ship(0);
	ship(1);
	const [first, second] = rows("SELECT json_extract(facts, '$.cover.text') AS text FROM document WHERE kind = 'dispatch' ORDER BY id");
	expect(String(first?.text)).toContain('versandt:\n\n1 × Ring 3\n\nEs folgt noch:\n1 × Ring 1\n');
	expect(String(second?.text)).toContain('versandt:\n\n1 × Ring 1\n');
});

it('refuses what was sent, what is not there, an order that is not accepted, and what would leave nothing', async () => {
	const { plan, drop, ship, act, service } = await anAcceptedOrder();
	expect([plan([7, 1]), plan([0, 1], [0, 1]), plan([1, 4]), plan([1, 0]), plan([1, 0.5])]).toEqual([
		...['unknown_line', 'unknown_line', 'wrong_count', 'wrong_count', 'wrong_count'],
	]);
	expect([plan([0, null], [1, null]), plan([0, 1], [1, 3])]).toEqual(['nothing_left', 'nothing_left']);
	drop([1, 2]);
	expect([plan([1, 2]), plan([0, 1], [1, 1])]).toEqual(['wrong_count', 'nothing_left']);
	ship(0);
	expect(plan([0, 1])).toBe('left_already');
	drop([1, 1]);
	expect([plan([1, 1]), plan()]).toEqual(['left_already', 'left_already']);
	expect(act(() => cancelOrder(service, 1001, { ground: 'shop', ...owner }))).toBe('wrong_line_state');
	expect(act(() => shipLines(service, 1001, { positions: [1], carrier: null, tracking: null }, owner))).toBe('wrong_line_state');
	expect(act(() => takeBackLines(service, 1001, [{ position: 1, count: 1 }], owner))).toBe('wrong_line_state');
	expect(planDrop(service.database, 4711, [])).toBe('unknown_order');
	const placed = await aService([fourRings]);
	expect(planDrop(placed.service.database, 1001, [{ position: 0, count: 1 }])).toBe('not_accepted');
});

it('asks back what is paid for the pieces, and once: what went back before, or is about to, counts', async () => {
	const { drop, ship, refunds, act, service, lastMail, state } = await anAcceptedOrder();
	ship(0);
	act(() => requestRefund(service, { order: 1001, cents: 30_000, key: 'desk', why: 'ausverkauft', who: 'owner' }));
	expect(drop([1, 1])).toBe(null);
	expect(drop([1, 2])).toBe(null);
	expect(refunds()).toEqual([{ cents: 30_000, state: 'task', who: 'owner' }]);
	expect(await lastMail()).toContain('1 × Ring 1\n\nWas Sie dafür bezahlt haben, ist schon erstattet oder angewiesen.');
	expect(state()).toBe('accepted');
	expect(readPayment(service.database, 1001)).toMatchObject({ state: 'paid', openCents: 2_580 - totalCents });
});

it('asks back the rest only, where the price was reduced before', async () => {
	const { drop, ship, refunds, act, service } = await anAcceptedOrder();
	ship(0);
	act(() => requestRefund(service, { order: 1001, cents: 5_000, key: 'desk', why: 'Kratzer', who: 'owner' }));
	drop([1, null]);
	expect(refunds().map(({ cents }) => cents)).toEqual([5_000, 25_000]);
});

it('corrects the invoice by a reduction that the price of the dropped pieces had covered until then', async () => {
	const { drop, ship, issued, service, act, refunds, state } = await anAcceptedOrder({
		payment_method: 2,
		shipping_method: 2,
		shipping_cost: '0.00',
		total_price_brutto: '319.90',
		paid: 0,
	});
	ship(0);
	act(() => {
		book(service.database, { order: 1001, provider: 'house', kind: 'received', reference: 'till', cents: 1_990 }, 1);
		book(service.database, { order: 1001, provider: 'house', kind: 'refunded', reference: 'scratch', cents: 1_000 }, 1);
	});
	expect(issued()).toEqual([{ kind: 'invoice', cents: 1_990 }]);
	expect(drop([1, null])).toBe(null);
	expect(refunds()).toEqual([]);
	expect(issued().slice(1)).toEqual([{ kind: 'credit_note', cents: 1_000 }]);
	expect(findMissingDocuments(service.database)).toEqual([]);
	expect(state()).toBe('completed');
	act(() => book(service.database, { order: 1001, provider: 'house', kind: 'refunded', reference: 'more', cents: 500 }, 1));
	expect(findMissingDocuments(service.database)).toEqual([expect.stringContaining('its invoices are not corrected')]);
});

it('lowers what an unpaid order asks for, and ends with the payment of that', async () => {
	const { drop, ship, pay, refunds, lastMail, state, service, act } = await anAcceptedOrder({ paid: 0 });
	ship(0);
	expect(drop([1, null])).toBe(null);
	expect(refunds()).toEqual([]);
	const mail = await lastMail();
	expect(mail).toContain('Dafür ist nichts zu bezahlen.\n\nFür Ihre Bestellung bleiben 25,80 € zu bezahlen.');
	expect(readPayment(service.database, 1001)).toMatchObject({ state: 'pending', missingCents: 2_580 });
	expect(state()).toBe('accepted');
	pay(2_580, 'later');
	act(() => book(service.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'more', cents: 1 }, 1));
	expect(readPayment(service.database, 1001)).toMatchObject({ state: 'paid', openCents: -1 });
});

it.each([
	['en', 'Part of your order 1001 will not be delivered', 'We will refund €300.00 for this by'],
	['fr', 'Une partie de votre commande 1001 ne sera pas livrée', 'Nous vous rembourserons 300,00 € pour cela au plus tard le'],
])('tells the buyer in %s', async (language, title, refund) => {
	const { drop, lastMail } = await anAcceptedOrder({ language });
	drop([1, null]);
	const mail = await lastMail();
	expect(mail.replace(/\n /g, '')).toContain(title);
	expect(mail).toContain(refund);
});

it('says who withdrew, and names the day on which the money of a withdrawal is due', async () => {
	const { plan, act, service, rows, lastMail } = await anAcceptedOrder();
	const refundBy = Date.now() + 3 * 24 * 3_600_000;
	rows(
		`INSERT INTO withdrawal (at, language, name, email, contract, order_id, match, refund_by)
			VALUES (1, 'de', 'Änne', 'aenne@post.example', '1001', 1001, 'same_email', ${refundBy}) RETURNING id`,
	);
	act(() => dropLines(service, plan([1, null]) as Drop, { ground: 'withdrawn', ...owner }));
	const mail = await lastMail();
	expect(mail).toContain('wie von Ihnen gewünscht, entfällt aus Ihrer Bestellung vom 20. November 2026:');
	const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(refundBy - 1);
	expect(mail).toContain(`spätestens bis zum ${day} und`);
});

it('cancels an order of which a part was dropped before anything left', async () => {
	const { drop, act, service, lines, state, rows } = await anAcceptedOrder();
	drop([1, 2]);
	drop([0, 1]);
	expect(act(() => cancelOrder(service, 1001, { ground: 'shop', ...owner }))).toBe(null);
	expect(state()).toBe('cancelled');
	expect(lines().map(({ dropped }) => dropped)).toEqual([1, 2]);
	expect(rows('SELECT position, sum(delta) AS delta FROM stock_movement GROUP BY position')).toEqual([
		{ position: 0, delta: 0 },
		{ position: 1, delta: 0 },
	]);
});

const inTwoParcels = {
	payment_method: 5,
	lines: [aLine({ count: 2 }), aLine({ product: 3, price_brutto: '19.90' })],
	total_price_brutto: '225.80',
};

it.each([
	['before the first parcel', true],
	['after it', false],
])('collects from Klarna what leaves, and releases the rest, where a part is dropped %s', async (_, isFirst) => {
	const klarna = await runKlarna();
	const { service, rows, mails } = await aService([inTwoParcels], [klarna.klarna]);
	const dispatch = await aDispatch(service, klarna);
	if (!isFirst) await dispatch.ship([1]);
	await dispatch.drop([{ position: 0, count: 1 }]);
	expect(klarna.api.orders.list()).toMatchObject([{ captured_amount: isFirst ? 0 : 2_580 }]);
	await dispatch.ship(isFirst ? [0, 1] : [0]);
	await service.outbox.deliver();
	expect(rows('SELECT kind, sum(cents) AS cents FROM ledger GROUP BY kind ORDER BY kind')).toEqual([
		{ kind: 'authorised', cents: 22_580 },
		{ kind: 'received', cents: 12_580 },
		{ kind: 'released', cents: 10_000 },
	]);
	expect(klarna.api.orders.list()).toMatchObject([{ captured_amount: 12_580, remaining_authorized_amount: 0 }]);
	expect(rows('SELECT state FROM shop_order')).toEqual([{ state: 'completed' }]);
	expect(rows('SELECT 1 FROM refund')).toEqual([]);
	expect(readable(mails().find((mail) => mail.includes('Folgendes leider nicht')))).toContain(
		'Dafür ist nichts zu bezahlen.\n\nEs folgt noch:',
	);
});

it('releases what Klarna promised once the last piece is dropped, also where the first answer is lost', async () => {
	const klarna = await runKlarna();
	const { service, rows } = await aService([inTwoParcels], [klarna.klarna]);
	const dispatch = await aDispatch(service, klarna);
	await dispatch.ship([1]);
	let losses = 1;
	klarna.onCall = (phase) =>
		phase === 'after' && (klarna.calls.at(-1)?.endsWith('/release-remaining-authorization') ?? false) && losses-- > 0;
	await dispatch.drop([{ position: 0, count: null }]);
	rows("UPDATE outbox SET due_at = 0 WHERE channel = 'payment' AND settled_at IS NULL RETURNING id");
	await service.outbox.deliver();
	expect(rows("SELECT kind, cents FROM ledger WHERE kind IN ('received', 'released') ORDER BY id")).toEqual([
		{ kind: 'received', cents: 2_580 },
		{ kind: 'released', cents: 20_000 },
	]);
	expect(rows('SELECT state FROM shop_order')).toEqual([{ state: 'completed' }]);
	expect(klarna.calls.filter((call) => call.endsWith('/release-remaining-authorization'))).toHaveLength(1);
});

it('pays back what is dropped beside pieces that came back and were refunded, and keeps the rest of the order paid', async () => {
	const another = aLine({ product: 3, price_brutto: '19.90' });
	const lines = [another, aLine({ count: 3 }), another];
	const { service, act, ship, drop, finish, refunds, state } = await anAcceptedOrder({ lines, total_price_brutto: '345.70', paid: 34_570 });
	ship(1);
	act(() => takeBackLines(service, 1001, [{ position: 1, count: 3 }], owner));
	act(() => requestRefund(service, { order: 1001, cents: 30_000, key: 'back', why: 'returned', who: 'Anna' }));
	finish();
	drop([0, null]);
	expect(refunds().at(-1)).toMatchObject({ cents: 1_990, state: 'task' });
	finish();
	ship(2);
	expect([state(), readPayment(service.database, 1001).refundedCents]).toEqual(['completed', 31_990]);
});

it('asks nobody for money that the shop gave back before it dropped the rest', async () => {
	const { service, act, ship, drop, finish, lastMail } = await anAcceptedOrder();
	ship(0);
	act(() => requestRefund(service, { order: 1001, cents: totalCents, key: 'all', why: 'kulant', who: 'Anna' }));
	finish();
	drop([1, null]);
	expect(await lastMail()).not.toContain('zu bezahlen');
});
