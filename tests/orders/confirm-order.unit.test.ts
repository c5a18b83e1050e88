/**
 * Who orders something that cannot be reordered, and pays by transfer, confirms the e-mail address by a link: only then the service accepts, and names its account.
 * To look at the link changes nothing.
 */
import { expect, it, vi } from 'vitest';
import type { OrderServiceOptions } from '../../orders/start-order-service.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { aLine, anOrder } from './an-order.ts';
import { startDeskStandIn } from './desk/desk-stand-in.ts';
import { linkIn, project, type RunningOrders, runOrders, somePayments } from './run-orders.ts';
import { someShop } from './some-shop.ts';

const hourMs = 3_600_000;
const startMs = Date.parse('2026-11-20T12:00:00Z');
/** In mails with blanks, on the page with blanks at which no line ends. */
const iban = /DE02\s1203\s0000\s0000\s2020\s51/;
const automatic = { payments: { ...somePayments, acceptance: { transfer: 'automatic' } } } as const;

/** By the defaults of `reservations`. */
const run = (options: Partial<OrderServiceOptions> = {}) =>
	runOrders({ reservations: {}, linksPerVisitor: 1_000_000, ...automatic, ...options });

async function place(orders: RunningOrders, order: Record<string, unknown> = {}, ip = '192.0.2.1') {
	const answer = await orders.postJson('/ecom/order', anOrder(order), { 'x-forwarded-for': ip });
	expect(answer.status).toBe(200);
	return await answer.json();
}

const receiptOf = (orders: RunningOrders, number: number): string | undefined =>
	orders.mails().find((mail) => mail.includes(`Subject: Ihre Bestellung ${number} bei`) && !mail.includes('To: laden@'));
const linkOf = (orders: RunningOrders, number: number) => linkIn(receiptOf(orders, number));
const press = (orders: RunningOrders, link: string) => orders.postFields(link, { pressed: 'yes' });
const stateOf = (orders: RunningOrders, number: number) => orders.rows(`SELECT state FROM shop_order WHERE id = ${number}`)[0]?.state;
const reservationOf = (orders: RunningOrders, number: number) =>
	orders.rows(`SELECT held_until, expires_at, by_shop FROM reservation WHERE order_id = ${number}`)[0];

/** In hours after it was placed; null: it holds nothing. */
function heldFor(orders: RunningOrders, number: number): number | null {
	const [row] = orders.rows(`SELECT held_until - at AS ms FROM reservation JOIN shop_order ON id = order_id WHERE id = ${number}`);
	return row?.ms == null ? null : Number(row.ms) / hourMs;
}

/** The same service, so long after the tests begin. */
async function runAt(orders: RunningOrders, ms: number, options: Partial<OrderServiceOptions> = {}): Promise<RunningOrders> {
	await orders.stop();
	return await run({ ...options, dataDir: orders.dataDir, clock: { nowMs: () => startMs + ms, evidence: null } });
}

const everything = (orders: RunningOrders) =>
	['shop_order', 'order_event', 'reservation', 'order_confirmation', 'stock_movement', 'outbox', 'payment_term', 'document'].map((table) =>
		orders.rows(`SELECT * FROM ${table}`),
	);

it('sends a receipt with a link, and neither accepts nor names the account before the button behind it is pressed', async () => {
	const orders = await run();
	expect(await place(orders)).toMatchObject({ status: 'ok', awaits: 'address' });
	expect(receiptOf(orders, 1001)).toContain('BITTE BESTÄTIGEN SIE IHRE E-MAIL-ADRESSE');
	expect([stateOf(orders, 1001), orders.mails().some((mail) => iban.test(mail))]).toEqual(['placed', false]);
	const link = linkOf(orders, 1001);
	const page = await orders.get(link);
	const html = await page.text();
	expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
	expect(html).toContain('E-Mail-Adresse bestätigen</button>');
	expect(html).not.toContain('<script');
	expect(html).not.toMatch(iban);
	const pressed = await press(orders, link);
	expect([pressed.status, pressed.headers.get('location')]).toEqual([303, link]);
	expect(stateOf(orders, 1001)).toBe('accepted');
	const after = await (await orders.get(link)).text();
	expect(after).toMatch(iban);
	expect(after).toMatch(/Bitte überweisen Sie 105,90\s€ mit dem Verwendungszweck B-1001 bis zum 27\.\sNovember 2026/);
	expect(after).not.toContain('<button');
	expect(orders.mails().filter((mail) => mail.includes('Subject: Wir nehmen Ihre Bestellung 1001 an'))).toHaveLength(1);
	expect(orders.rows('SELECT transition, who FROM order_event ORDER BY id')).toEqual([
		{ transition: 'place', who: 'buyer' },
		{ transition: 'link_sent', who: 'service' },
		{ transition: 'confirm_address', who: 'buyer' },
		{ transition: 'accept', who: 'service' },
	]);
});

it('says on the page of an accepted order what will not come, and asks for the rest', async () => {
	const orders = await run();
	await place(orders, { lines: [aLine({ count: 2 })], total_price_brutto: '205.90' });
	const link = linkOf(orders, 1001);
	await press(orders, link);
	expect(stateOf(orders, 1001)).toBe('accepted');
	const before = await (await orders.get(link)).text();
	expect(before).toMatch(/Gesamtbetrag 205,90\s€/);
	expect(before).not.toContain('entfällt');
	const database = openDatabase(orders.dataDir);
	database.sql.exec('UPDATE order_line SET dropped = 1');
	database.close();
	const after = await (await orders.get(link)).text();
	expect(after).toMatch(/Gesamtbetrag 105,90\s€<\/p>\n<p>Davon entfällt: 1 × Ring 1\./);
	expect(after).toMatch(/Bitte überweisen Sie 105,90\s€/);
});

it.each([
	['de', 'Betrag', '105,90 €', 'Verwendungszweck'],
	['en', 'Amount', '€105.90', 'Reference'],
	['fr', 'Montant', '105,90 €', 'Référence'],
])('shows the account on the page in %s as fields that a click selects whole', async (language, amount, sum, reference) => {
	const orders = await run();
	await place(orders, { language });
	const link = linkIn(orders.mails().find((mail) => mail.includes('/ecom/')));
	await press(orders, link);
	const page = (await (await orders.get(link)).text()).replace(/[\u00a0\u202f]/g, ' ');
	for (const [label, value] of [
		['IBAN', 'DE02 1203 0000 0000 2020 51'],
		[amount, sum],
		[reference, 'B-1001'],
	]) {
		expect(page).toContain(`<th scope="row">${label}</th><td><span class="value">${value}</span></td>`);
	}
	expect(page).toMatch(/\.value\{[^}]*user-select:all/);
	expect(page).not.toContain('<script');
});

it.each([
	['en', 'PLEASE CONFIRM YOUR E-MAIL ADDRESS', 'Confirm e-mail address</button>', 'we have accepted the order'],
	['fr', 'VEUILLEZ CONFIRMER VOTRE ADRESSE E-MAIL', 'Confirmer l’adresse e-mail</button>', 'nous avons accepté la commande'],
])('asks and answers in %s', async (language, asked, button, accepted) => {
	const orders = await run();
	await place(orders, { language });
	const mail = orders.mails().find((each) => each.includes(asked));
	const link = linkIn(mail);
	const page = await (await orders.get(link)).text();
	expect([page.includes(`<html lang="${language}">`), page.includes(button)]).toEqual([true, true]);
	await press(orders, link);
	expect(await (await orders.get(link)).text()).toContain(accepted);
});

it('lets programs that check mails follow every link as often as they like, by GET and HEAD, before and after, and changes nothing', async () => {
	const orders = await run();
	await place(orders);
	const links = [linkIn(receiptOf(orders, 1001))];
	const follow = async () => {
		for (const link of links) {
			for (const method of ['GET', 'HEAD', 'HEAD', 'GET'])
				expect((await fetch(orders.url + link, { method, redirect: 'manual' })).status).toBe(200);
		}
		await orders.get('/ecom/status');
	};
	const before = everything(orders);
	await follow();
	expect(everything(orders)).toEqual(before);
	await press(orders, links[0] ?? '');
	const accepted = everything(orders);
	await follow();
	// The button again, and by a program that knows it.
	for (let time = 1; time <= 3; time++) expect((await press(orders, links[0] ?? '')).status).toBe(303);
	expect(everything(orders)).toEqual(accepted);
});

it.each([
	['a body that says nothing', (orders: RunningOrders, link: string) => orders.postFields(link, {}), 400],
	['JSON', (orders: RunningOrders, link: string) => orders.postJson(link, { pressed: 'yes' }), 400],
	[
		'the page of another site',
		(orders: RunningOrders, link: string) => orders.postFields(link, { pressed: 'yes' }, { 'sec-fetch-site': 'cross-site' }),
		403,
	],
	['a link that it did not make', (orders: RunningOrders, link: string) => press(orders, `${link}x`), 410],
	['a link without its token', (orders: RunningOrders) => press(orders, '/ecom/order/confirm'), 410],
])('takes no confirmation from %s', async (_, send, status) => {
	const orders = await run();
	await place(orders);
	const before = everything(orders);
	expect((await send(orders, linkOf(orders, 1001))).status).toBe(status);
	expect(everything(orders)).toEqual(before);
});

it('makes visitors wait who follow links without end', async () => {
	const orders = await run({ linksPerVisitor: 2 });
	await place(orders);
	const link = linkOf(orders, 1001);
	await orders.get(link);
	await orders.get(link);
	expect([(await orders.get(link)).status, (await press(orders, link)).status]).toEqual([429, 429]);
	expect(stateOf(orders, 1001)).toBe('placed');
});

it('asks nobody who pays through PayPal or Klarna, or orders what can be reordered', async () => {
	const orders = await run();
	for (const order of [
		{ payment_method: 4 },
		{ payment_method: 5, lines: [aLine({ product: 10 })] },
		{ lines: [aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '25.80' },
	]) {
		expect((await place(orders, order)).awaits).toBeUndefined();
	}
	expect(orders.rows('SELECT * FROM order_confirmation')).toEqual([]);
	expect(orders.rows('SELECT state FROM shop_order ORDER BY id')).toEqual([
		{ state: 'placed' },
		{ state: 'placed' },
		{ state: 'accepted' },
	]);
});

it('asks who pays at the shop as well, and then leaves the order to a person', async () => {
	const orders = await run();
	const house = { payment_method: 2, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' };
	expect(await place(orders, house)).toMatchObject({ awaits: 'address' });
	await press(orders, linkOf(orders, 1001));
	expect([stateOf(orders, 1001), heldFor(orders, 1001)]).toEqual(['placed', 17 * 24]);
	expect(await (await orders.get(linkOf(orders, 1001))).text()).toContain('Nehmen wir die Bestellung an, schreiben wir Ihnen');
});

it('holds the first order of a mailbox for a day, one at a time from a network, and any other for two hours after its mail left', async () => {
	let isDown = false;
	const transport = { send: async () => (isDown ? ({ kind: 'later', reason: 'down' } as const) : ({ kind: 'done' } as const)) };
	const orders = await run({ mail: { transport, from: 'laden@goldschmiede.example' }, log: { info() {}, warn() {}, error() {} } });
	const product = { lines: [aLine({ product: 10 })] };
	await place(orders, { email: 'aenne@gmail.com' });
	// Another mailbox of the same network, then the same mailbox from another one.
	await place(orders, { ...product, email: 'berta@post.example' });
	await place(orders, { ...product, email: 'a.enne+2@googlemail.com' }, '198.51.100.7');
	await place(orders, { ...product, email: 'carl@post.example' }, '203.0.113.9');
	expect([1001, 1002, 1003, 1004].map((number) => heldFor(orders, number))).toEqual([24, 2, 2, 24]);
	isDown = true;
	await place(orders, { ...product, email: 'carl@post.example' }, '203.0.113.10');
	expect(heldFor(orders, 1005)).toBe(24);
	orders.wait(3 * hourMs);
	isDown = false;
	await orders.get('/ecom/status');
	// Two hours after the mail server took it.
	expect(heldFor(orders, 1005)).toBe(5);
});

it('gives products back when the hold ends, and takes them again by a later click while they are there', async () => {
	const first = await run();
	await place(first, { lines: [aLine({ count: 2 })], total_price_brutto: '205.90' });
	const link = linkOf(first, 1001);
	const almost = await runAt(first, 24 * hourMs - 1);
	expect(heldFor(almost, 1001)).toBe(24);
	const later = await runAt(almost, 24 * hourMs);
	expect([heldFor(later, 1001), stateOf(later, 1001)]).toEqual([null, 'placed']);
	expect(later.rows('SELECT sum(delta) AS delta FROM stock_movement')).toEqual([{ delta: 0 }]);
	expect(await (await later.get(link)).text()).toContain('<button');
	await press(later, link);
	expect(stateOf(later, 1001)).toBe('accepted');
	expect(later.rows('SELECT delta, reason FROM stock_movement ORDER BY rowid')).toEqual([
		{ delta: -2, reason: 'sale' },
		{ delta: 2, reason: 'cancellation' },
		{ delta: -2, reason: 'sale' },
	]);
});

it.each([
	['gone', {}],
	['gone, though more might be held', { unpaidPercent: 100, unpaidPercentOfAll: 100, perNetwork: 100 }],
])('says so where a later click finds the products %s, accepts nothing, and leaves the order to the shop', async (_, reservations) => {
	const first = await run({ reservations });
	await place(first, { email: 'aenne@post.example', lines: [aLine({ count: 2 })], total_price_brutto: '205.90' });
	const link = linkOf(first, 1001);
	const later = await runAt(first, 25 * hourMs, { reservations });
	await place(later, { email: 'berta@post.example', lines: [aLine({ count: 2 })], total_price_brutto: '205.90' }, '198.51.100.7');
	await press(later, linkOf(later, 1002));
	await press(later, link);
	const page = await (await later.get(link)).text();
	expect(page).toContain('Die Ware ist inzwischen verkauft oder für andere zurückgelegt');
	expect(page).not.toMatch(iban);
	expect([stateOf(later, 1001), stateOf(later, 1002), reservationOf(later, 1001)?.by_shop]).toEqual(['placed', 'accepted', 1]);
	expect(later.rows('SELECT sum(delta) AS delta FROM stock_movement')).toEqual([{ delta: -2 }]);
});

it('ends an order that was never confirmed after a week, and says why', async () => {
	const first = await run();
	await place(first);
	const link = linkOf(first, 1001);
	const almost = await runAt(first, 7 * 24 * hourMs - 1);
	expect(stateOf(almost, 1001)).toBe('placed');
	const later = await runAt(almost, 7 * 24 * hourMs);
	expect(stateOf(later, 1001)).toBe('cancelled');
	await later.get('/ecom/status');
	expect(later.mails().at(-1)).toContain('wurde nicht über den Link in unserer Eingangsbestätigung bestätigt');
	await press(later, link);
	expect(await (await later.get(link)).text()).toContain('Diese Bestellung ist aufgehoben');
	expect(stateOf(later, 1001)).toBe('cancelled');
});

/** A shop that has so many of each product. */
const shopWith = (stock: number): Pick<OrderServiceOptions, 'shop'> => ({
	shop: {
		read: async () => {
			const shop = await someShop().read();
			return {
				...shop,
				offer(product, variant) {
					const offer = shop.offer(product, variant);
					return offer && { ...offer, stock };
				},
			};
		},
	},
});

it('forgets the link a month later', async () => {
	const first = await run({ payments: somePayments });
	await place(first);
	await press(first, linkOf(first, 1001));
	await place(first, { email: 'berta@post.example', lines: [aLine({ product: 10 })] }, '198.51.100.7');
	const link = linkOf(first, 1002);
	await press(first, link);
	await first.stop();
	const dayMs = 24 * hourMs;
	const confirmed = async (days: number) => {
		const later = await run({
			dataDir: first.dataDir,
			payments: somePayments,
			clock: { nowMs: () => startMs + days * dayMs, evidence: null },
		});
		await later.get('/ecom/status');
		const rows = later.rows('SELECT order_id FROM order_confirmation ORDER BY order_id').map(({ order_id }) => order_id);
		const status = (await later.get(link)).status;
		await later.stop();
		return [rows, status];
	};
	expect(await confirmed(17)).toEqual([[1001, 1002], 200]);
	expect(await confirmed(30)).toEqual([[1001, 1002], 200]);
	expect(await confirmed(31)).toEqual([[], 410]);
});

it('sells a stock of one by transfer, from the order to its payment', async () => {
	const desk = await startDeskStandIn();
	const orders = await run({ desk: desk.options, ...shopWith(1) });
	await place(orders);
	expect(desk.items('order')).toMatchObject([{ to_do: 'confirm', hold: 'unconfirmed', held: '1 × Ring 1 (R-1)' }]);
	const second = await orders.postJson('/ecom/order', anOrder({ email: 'berta@post.example' }), { 'x-forwarded-for': '198.51.100.7' });
	expect([second.status, (await second.json()).changes]).toEqual([409, [{ kind: 'sold_out', line: 0 }]]);
	await press(orders, linkOf(orders, 1001));
	expect(desk.items('order')).toMatchObject([{ state: 'accepted', to_do: 'payment', hold: 'contract', held_until: null }]);
	const [order] = desk.items('order');
	desk.create('order_command', { kind: 'paid', order: order?.id, revision: order?.revision });
	await vi.waitFor(() => expect(desk.items('order_command')).toMatchObject([{ state: 'done' }]));
	await orders.get('/ecom/status');
	expect(desk.items('order')).toMatchObject([{ to_do: 'pack', payment_state: 'paid', hold: null, held: '' }]);
	expect(orders.rows('SELECT sum(delta) AS delta FROM stock_movement')).toEqual([{ delta: -1 }]);
});

/** Gives a command on the first order of the desk, and waits for its answer. */
async function command(desk: Awaited<ReturnType<typeof startDeskStandIn>>, orders: RunningOrders, item: Record<string, unknown>) {
	const id = crypto.randomUUID();
	const [order] = desk.items('order');
	desk.create('order_command', { id, order: order?.id, revision: order?.revision, ...item });
	return await vi.waitFor(async () => {
		await orders.get('/ecom/status');
		const found = desk.items('order_command').find((each) => each.id === id);
		expect(found?.state).not.toBeNull();
		return found;
	});
}

it('accepts by hand what an order has kept for its buyer, whose first money has ended its time to wait', async () => {
	const desk = await startDeskStandIn();
	const options = { desk: desk.options, payments: somePayments, ...shopWith(1) };
	const first = await run(options);
	await place(first);
	const link = linkOf(first, 1001);
	await press(first, link);
	expect(await command(desk, first, { kind: 'paid', amount: '10' })).toMatchObject({ state: 'done' });
	const later = await runAt(first, 18 * 24 * hourMs, options);
	expect([stateOf(later, 1001), reservationOf(later, 1001)]).toEqual(['placed', undefined]);
	expect(await (await later.get(link)).text()).toContain('Nehmen wir die Bestellung an, schreiben wir Ihnen');
	expect(await command(desk, later, { kind: 'accept' })).toMatchObject({ state: 'done' });
	expect(later.rows('SELECT sum(delta) AS delta FROM stock_movement')).toEqual([{ delta: -1 }]);
});

it('asks a buyer who changes from PayPal to a transfer by a mail of its own', async () => {
	const orders = await run();
	const { order_id, order_uuid } = await place(orders, { payment_method: 4 });
	expect(heldFor(orders, 1001)).toBe(0.5);
	const change = async () => (await orders.postJson('/ecom/order/transfer', { project, order_id, order_uuid })).json();
	expect(await change()).toEqual({ status: 'ok', awaits: 'address' });
	expect(await change()).toEqual({ status: 'ok', awaits: 'address' });
	const asked = orders.mails().filter((mail) => mail.includes('bezahlen Sie nun per Überweisung'));
	expect([asked.length, iban.test(asked[0] ?? ''), stateOf(orders, 1001), heldFor(orders, 1001)]).toEqual([1, false, 'placed', 24]);
	await press(orders, linkIn(asked[0]));
	expect(stateOf(orders, 1001)).toBe('accepted');
	expect(await change()).toEqual({ status: 'ok', accepted_at: expect.stringMatching(/^2026-/), due_at: expect.stringMatching(/^2026-/) });
});

it('waits for the time where that is in doubt, and accepts once it is sure', async () => {
	const first = await run();
	await place(first);
	const link = linkOf(first, 1001);
	await first.stop();
	let ahead = 0;
	const witnesses = ['a', 'b'].map((name) => ({ name, readAheadMs: async () => ahead }));
	const live = () =>
		run({
			dataDir: first.dataDir,
			log: { info() {}, warn() {}, error() {} },
			clock: { nowMs: () => startMs + hourMs, evidence: { builtAtMs: () => null, witnesses } },
		});
	ahead = 5 * hourMs;
	const doubting = await live();
	await press(doubting, link);
	expect(await (await doubting.get(link)).text()).toContain('Nehmen wir die Bestellung an, schreiben wir Ihnen');
	expect(stateOf(doubting, 1001)).toBe('placed');
	await doubting.stop();
	ahead = 0;
	expect(stateOf(await live(), 1001)).toBe('accepted');
});
