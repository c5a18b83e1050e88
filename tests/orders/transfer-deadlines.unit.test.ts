/** What follows from bank transfers and from their absence: the shop hears what came in, buyers are reminded, and only then an order ends. */
import { expect, it } from 'vitest';
import { acceptOrder } from '../../orders/actions/accept-order.ts';
import { cancelOrder } from '../../orders/actions/cancel-order.ts';
import { dropLines, planDrop } from '../../orders/actions/drop-lines.ts';
import { shipLines } from '../../orders/actions/ship-lines.ts';
import { takeBackLines } from '../../orders/actions/take-back-lines.ts';
import { bookStatements } from '../../orders/payments/transfer/book-transfers.ts';
import { findLikelyOrders } from '../../orders/payments/transfer/match-order.ts';
import { addDays, type BankEntry } from '../../orders/payments/transfer/statement/bank-statement.ts';
import { watchTransfers } from '../../orders/payments/transfer/watch-transfers.ts';
import { requestRefund } from '../../orders/refunds/request-refund.ts';
import { finishRefundTask } from '../../orders/refunds/told-refund.ts';
import type { Service } from '../../orders/service.ts';
import { endOfDayAfter } from '../../orders/shop/local-days.ts';
import { book } from '../../orders/transitions/ledger.ts';
import { aService } from './a-service.ts';
import { aLine, anOrder } from './an-order.ts';
import { runOrders, somePayments } from './run-orders.ts';

const accepted = '2026-11-20T12:00:00Z';
const owner = { who: 'owner' };

/** One order, 1001, over 105.90, or another one; the clock is the test's. */
async function aTransferAwaited({ isAccepted = true, method = 1, order = {} } = {}) {
	const parts = await aService([{ payment_method: method, ...order }]);
	let now = Date.parse(accepted);
	const service: Service = { ...parts.service, nowMs: () => now };
	const { database } = service;
	if (isAccepted) database.transaction(() => acceptOrder(service, 1001, owner));
	const queuedBefore = parts.rows('SELECT id FROM outbox').length;
	const heard = () =>
		parts
			.rows(`SELECT body FROM outbox WHERE channel = 'mail' AND id > ${queuedBefore} ORDER BY id`)
			.map(({ body }) => JSON.parse(String(body)) as { readonly to: string; readonly subject: string; readonly text: string });
	return {
		...{ service, rows: parts.rows, heard },
		subjects: () => heard().map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`),
		state: () => parts.rows('SELECT state FROM shop_order')[0]?.state,
		/** The service's timer at a moment. */
		watchAt(moment: string) {
			now = Date.parse(moment);
			watchTransfers(service);
		},
		/** A statement of all days before a moment is booked then. */
		bookAt(moment: string, cents: readonly number[] = []) {
			const day = moment.slice(0, 10);
			const entries = cents.map((each, index): BankEntry => {
				const texts = [['B-1001']];
				const part = {
					cents: null,
					direction: 'in',
					party: 'Änne',
					iban: 'DE89370400440532013000',
					reference: `${moment} ${index}`,
					texts,
				} as const;
				const amount = { cents: each, currency: 'EUR', direction: 'in', isReversal: false, state: 'booked' } as const;
				return { kind: 'entry', number: index + 1, day, valueDay: null, ...amount, parts: [part], partCount: 1, chargesCents: 0 };
			});
			const statement = {
				file: 'a.xml',
				format: 'camt.053',
				account: 'DE02120300000000202051',
				from: null,
				reachesToNewest: true,
			} as const;
			const files = [{ file: 'a.xml', statements: [{ ...statement, until: addDays(day, -1), entries }] }];
			bookStatements(files, database, { account: null, until: null }, Date.parse(moment));
		},
	};
}

const twoRings = { lines: [aLine(), aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '125.80' };

function drop(service: Service, position: number): void {
	service.database.transaction(() => {
		const plan = planDrop(service.database, 1001, [{ position, count: null }]);
		if (typeof plan === 'string') throw new Error(plan);
		dropLines(service, plan, { ground: 'shop', ...owner });
	});
}

it('reminds of what is left to pay once a piece is dropped, and never of what came back', async () => {
	const { service, watchAt, bookAt, heard, state } = await aTransferAwaited({ order: twoRings });
	shipLines(service, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, owner);
	drop(service, 1);
	bookAt('2026-11-28T08:00:00Z');
	watchAt('2026-11-28T08:00:01Z');
	expect(heard().at(-1)?.text).toMatch(/Bitte überweisen Sie 105,90\u00a0€ /);
	bookAt('2026-12-02T08:00:00Z', [10_590]);
	watchAt('2026-12-02T08:00:01Z');
	expect([heard().at(-1)?.subject, state()]).toEqual(['Bestellung 1001 ist bezahlt', 'completed']);
	const other = await aTransferAwaited({ order: twoRings });
	shipLines(other.service, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, owner);
	drop(other.service, 1);
	takeBackLines(other.service, 1001, [{ position: 0, count: 1 }], owner);
	other.bookAt('2026-11-28T08:00:00Z');
	other.watchAt('2026-11-28T08:00:01Z');
	expect(other.subjects().filter((subject) => subject.includes('Erinnerung'))).toEqual([]);
});

it('pays back what a buyer transfers for a piece that was dropped meanwhile', async () => {
	const { service, watchAt, bookAt, state, rows } = await aTransferAwaited({ order: twoRings });
	drop(service, 1);
	bookAt('2026-11-24T08:00:00Z', [12_580]);
	watchAt('2026-11-24T08:00:01Z');
	expect(rows('SELECT cents, why FROM refund')).toEqual([{ cents: 1_990, why: 'paid too much' }]);
	service.database.transaction(() => shipLines(service, 1001, { positions: [0], carrier: null, tracking: null }, owner));
	expect(state()).toBe('accepted');
	const uuid = String(rows('SELECT uuid FROM refund')[0]?.uuid);
	service.database.transaction(() => finishRefundTask(service, uuid, 'owner'));
	expect(state()).toBe('completed');
});

it.each([12_580, 10_590])(
	'takes a transfer of %i cents without a reference for one of an order of which a piece was dropped',
	async (cents) => {
		const { service } = await aTransferAwaited({ order: twoRings });
		drop(service, 1);
		expect(findLikelyOrders(service.database, { cents, party: 'Änne Öhlschläger' })).toEqual([1001]);
	},
);

function withdraw({ database }: Service, match: 'same_email' | 'other_email'): void {
	database.sql
		.prepare(
			`INSERT INTO withdrawal (at, language, name, email, contract, order_id, match, refund_by)
				VALUES (0, 'de', 'Änne', 'aenne@post.example', 'B-1001', 1001, :match, 0)`,
		)
		.run({ match });
}

it('reminds after the due date, ends the order only after the reminder’s own, and does each once', async () => {
	const { watchAt, bookAt, subjects, heard, state, rows } = await aTransferAwaited();
	bookAt('2026-11-27T22:59:00Z');
	watchAt('2026-11-27T22:59:59Z');
	expect(subjects()).toEqual([]);
	bookAt('2026-11-28T08:00:00Z');
	watchAt('2026-11-28T08:00:01Z');
	watchAt('2026-11-28T08:01:01Z');
	expect(subjects()).toEqual(['aenne: Erinnerung an die Zahlung Ihrer Bestellung 1001: Goldschmiede']);
	// Seven days on lies a Saturday: the time ends with the Monday after it.
	expect(heard()[0]?.text).toMatch(/Bitte überweisen Sie 105,90\u00a0€ .*B-1001 bis zum 7\.\sDezember 2026 .*\n\nIBAN: DE02 1203/);
	bookAt('2026-12-08T08:00:00Z');
	watchAt('2026-12-07T22:59:59Z');
	expect(state()).toBe('accepted');
	watchAt('2026-12-07T23:00:00Z');
	watchAt('2026-12-07T23:01:00Z');
	expect(state()).toBe('cancelled');
	expect(subjects().slice(1)).toEqual([
		'aenne: Ihre Bestellung 1001 ist aufgehoben: Goldschmiede',
		'laden: Bestellung 1001 ist aufgehoben: nicht bezahlt',
	]);
	expect(rows('SELECT transition, who FROM order_event ORDER BY id').slice(1)).toEqual([
		{ transition: 'accept', who: 'owner' },
		{ transition: 'remind', who: 'service' },
		{ transition: 'cancel', who: 'service' },
	]);
});

it.each<[string, boolean, (service: Service) => void]>([
	['who has sent everything back', false, (service) => takeBackLines(service, 1001, [{ position: 0, count: 1 }], owner)],
	['who has withdrawn', false, (service) => withdraw(service, 'same_email')],
	['whose order another address withdraws from', true, (service) => withdraw(service, 'other_email')],
])('asks a buyer to pay %s: %s', async (_who, isAsked, happens) => {
	const { service, subjects, watchAt, bookAt, state } = await aTransferAwaited();
	service.database.transaction(() => {
		shipLines(service, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, owner);
		happens(service);
	});
	bookAt('2026-12-20T22:59:00Z');
	const before = subjects().length;
	watchAt('2026-12-20T08:00:00Z');
	bookAt('2027-01-20T22:59:00Z');
	watchAt('2027-01-20T08:00:00Z');
	expect(subjects().length > before).toBe(isAsked);
	expect(state()).toBe('accepted');
});

it('reminds nobody before a statement shows that the money did not come, and asks the shop for one once a day', async () => {
	const { watchAt, bookAt, subjects, state } = await aTransferAwaited();
	watchAt('2026-11-28T08:00:00Z');
	watchAt('2026-11-28T20:00:00Z');
	expect(subjects()).toEqual(['laden: Bitte den Kontoauszug einlesen']);
	watchAt('2026-11-29T08:00:01Z');
	expect(subjects()).toHaveLength(2);
	bookAt('2026-11-30T08:00:00Z', [10_590]);
	watchAt('2026-11-30T08:01:00Z');
	watchAt('2027-11-30T08:01:00Z');
	expect([state(), subjects().slice(2)]).toEqual(['accepted', ['laden: Bestellung 1001 ist bezahlt']]);
});

it('completes an order that was shipped before its money came', async () => {
	const { service, watchAt, bookAt, state } = await aTransferAwaited();
	service.database.transaction(() => shipLines(service, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, owner));
	bookAt('2026-11-23T08:00:00Z', [5_000, 5_590]);
	watchAt('2026-11-23T08:01:00Z');
	expect(state()).toBe('completed');
});

it.each<[string, readonly number[], readonly string[]]>([
	['a part', [5_000], ['laden: Bestellung 1001 ist zum Teil bezahlt']],
	['two parts', [5_000, 5_590], ['laden: Bestellung 1001 ist bezahlt']],
	['too much', [11_090], ['laden: Bitte erstatten: B-1001', 'laden: Bestellung 1001 ist bezahlt']],
])('tells the shop of %s once', async (_, cents, expected) => {
	const { watchAt, bookAt, subjects } = await aTransferAwaited();
	bookAt('2026-11-23T08:00:00Z', cents);
	watchAt('2026-11-23T08:01:00Z');
	watchAt('2026-11-23T08:02:00Z');
	expect(subjects()).toEqual(expected);
});

it('asks to pay back what was paid too much, and no more', async () => {
	const { rows, watchAt, bookAt } = await aTransferAwaited();
	bookAt('2026-11-23T08:00:00Z', [10_600, 10_590]);
	watchAt('2026-11-23T08:01:00Z');
	watchAt('2026-11-23T08:02:00Z');
	bookAt('2026-11-24T08:00:00Z', [500]);
	watchAt('2026-11-24T08:01:00Z');
	expect(rows('SELECT cents FROM refund ORDER BY at')).toEqual([{ cents: 10_600 }, { cents: 500 }]);
});

it.each<[string, readonly number[], readonly number[]]>([
	['all of it', [1410], [1410]],
	['a part of it', [1000], [1000, 410]],
	['more, as a reduction of the price', [2000], [2000]],
])('asks for what was paid too much once, where the desk has asked for %s before', async (_what, asked, refunds) => {
	const { service, rows, watchAt, bookAt } = await aTransferAwaited();
	bookAt('2026-11-23T08:00:00Z', [12_000]);
	for (const cents of asked) {
		const wish = { order: 1001, cents, key: `desk ${cents}`, why: 'zu viel', who: 'desk:anna' };
		service.database.transaction(() => requestRefund(service, wish));
	}
	watchAt('2026-11-23T08:01:00Z');
	expect(rows('SELECT cents FROM refund ORDER BY rowid')).toEqual(refunds.map((cents) => ({ cents })));
});

it('asks for what came after a cancellation once, where the desk has asked for it before', async () => {
	const { service, rows, watchAt, bookAt } = await aTransferAwaited();
	service.database.transaction(() => cancelOrder(service, 1001, { ground: 'shop', who: 'owner' }));
	bookAt('2026-11-23T08:00:00Z', [10_590]);
	service.database.transaction(() => requestRefund(service, { order: 1001, cents: 500, key: 'desk 1', why: 'zu viel', who: 'desk:anna' }));
	watchAt('2026-11-23T08:01:00Z');
	expect(rows('SELECT cents FROM refund ORDER BY rowid')).toEqual([{ cents: 500 }, { cents: 10_090 }]);
});

it('leaves an order to a person of which a part is paid, or something is shipped', async () => {
	const { watchAt, bookAt, subjects, state } = await aTransferAwaited();
	bookAt('2026-11-28T08:00:00Z', [5_000]);
	watchAt('2026-11-28T08:01:00Z');
	bookAt('2026-12-10T08:00:00Z');
	watchAt('2026-12-10T08:01:00Z');
	watchAt('2026-12-10T08:02:00Z');
	expect([state(), subjects().at(-1), subjects().length]).toEqual([
		'accepted',
		'laden: Bestellung 1001: die Zahlungsfrist ist abgelaufen',
		3,
	]);
});

it.each([
	['a part of whose price was given back', 500],
	['whose money was all given back', 10_590],
])('reminds nobody of an order %s, and does not end it', async (_, cents) => {
	const { service, watchAt, bookAt, subjects, state } = await aTransferAwaited();
	bookAt('2026-11-21T08:00:00Z', [10_590]);
	watchAt('2026-11-21T08:00:01Z');
	const { database } = service;
	database.transaction(() => book(database, { order: 1001, provider: 'transfer', kind: 'refunded', reference: 'r', cents }, 1));
	for (const day of ['2026-11-28', '2026-12-10']) {
		bookAt(`${day}T08:00:00Z`);
		watchAt(`${day}T08:00:01Z`);
	}
	expect([state(), ...subjects()]).toEqual(['accepted', 'laden: Bestellung 1001 ist bezahlt']);
});

it('gives money back that comes after an order has ended', async () => {
	const { watchAt, bookAt, subjects, heard } = await aTransferAwaited();
	for (const moment of ['2026-11-28T08:00:00Z', '2026-12-08T08:00:00Z']) {
		bookAt(moment);
		watchAt(moment);
	}
	bookAt('2026-12-09T08:00:00Z', [10_590]);
	watchAt('2026-12-09T08:01:00Z');
	expect(subjects().slice(3)).toEqual(['laden: Bitte erstatten: B-1001']);
	expect(heard()[3]?.text).toContain('DE89370400440532013000');
});

it('says of money that came before the acceptance that nobody has accepted the order', async () => {
	const { watchAt, bookAt, subjects, state } = await aTransferAwaited({ isAccepted: false });
	bookAt('2026-11-23T08:00:00Z', [10_590]);
	watchAt('2026-11-23T08:01:00Z');
	expect([state(), subjects()]).toEqual(['placed', ['laden: Bestellung 1001 ist bezahlt, aber nicht angenommen']]);
});

it('accepts an order that was to be paid through a provider once all of it came by transfer', async () => {
	const { watchAt, bookAt, subjects, state } = await aTransferAwaited({ isAccepted: false, method: 4 });
	bookAt('2026-11-20T13:00:00Z', [10_000]);
	watchAt('2026-11-20T13:00:01Z');
	expect([state(), subjects()]).toEqual(['placed', ['laden: Bestellung 1001 ist zum Teil bezahlt']]);
	bookAt('2026-11-20T14:00:00Z', [590]);
	watchAt('2026-11-20T14:00:01Z');
	expect([state(), subjects().at(-1)]).toEqual(['accepted', 'laden: Bestellung 1001 ist bezahlt']);
});

it('does at its start what became due while the service did not run', async () => {
	const orders = await runOrders({ payments: { ...somePayments, acceptance: { transfer: 'automatic' } } });
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	await orders.stop();
	const again = await runOrders({ dataDir: orders.dataDir, clock: { nowMs: () => Date.parse('2027-01-04T12:00:00Z'), evidence: null } });
	await again.get('/ecom/status');
	expect(again.mails().at(-1)).toContain('Subject: Bitte den Kontoauszug einlesen');
});

it.each([
	['winter', '2026-11-20T12:00:00Z', 7, 'Europe/Berlin', '2026-11-27T23:00:00Z'],
	['summer', '2026-07-06T12:00:00Z', 7, 'Europe/Berlin', '2026-07-13T22:00:00Z'],
	['the night in which summer time ends', '2026-10-19T12:00:00Z', 7, 'Europe/Berlin', '2026-10-26T23:00:00Z'],
	['an evening that is tomorrow already in Helsinki', '2026-11-22T22:30:00Z', 7, 'Europe/Helsinki', '2026-11-30T22:00:00Z'],
	['a Saturday', '2026-11-21T12:00:00Z', 7, 'Europe/Berlin', '2026-11-30T23:00:00Z'],
	['a Sunday', '2026-11-22T12:00:00Z', 7, 'Europe/Berlin', '2026-11-30T23:00:00Z'],
	['the day itself', '2026-11-20T12:00:00Z', 0, 'Europe/London', '2026-11-21T00:00:00Z'],
])('a deadline ends with a day of the shop: %s', (_, from, days, timeZone, end) => {
	expect(new Date(endOfDayAfter(Date.parse(from), days, timeZone)).toISOString()).toBe(end.replace('Z', '.000Z'));
});
