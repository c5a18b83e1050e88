/** Commands of the order desk: each is checked, executed once however often it arrives, and answered. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { commandKinds } from '../../../orders/desk/desk-collections.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { book } from '../../../orders/transitions/ledger.ts';
import type { Acceptance } from '../../../site/config.ts';
import { aLine, anOrder } from '../an-order.ts';
import { aWithdrawal, type RunningOrders, runOrders, somePayments } from '../run-orders.ts';
import { type DeskStandIn, startDeskStandIn } from './desk-stand-in.ts';

interface Place {
	readonly desk: DeskStandIn;
	readonly orders: RunningOrders;
	/** Gives a command on the first order, and returns it with its answer. */
	command(item: Record<string, unknown>): Promise<Record<string, unknown> | undefined>;
	refund(item: Record<string, unknown>): Promise<Record<string, unknown> | undefined>;
}

/** A shop with one order of two lines, accepted and not paid. */
async function aDesk(options: Partial<DeskStandIn['options']> = {}, transfer: Acceptance = 'automatic'): Promise<Place> {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: { ...desk.options, ...options }, payments: { ...somePayments, acceptance: { transfer } } });
	await orders.postJson('/ecom/order', anOrder({ lines: [aLine(), aLine({ product: 8, count: 2 })], total_price_brutto: '305.90' }));
	const give = async (collection: 'order_command' | 'order_refund', item: Record<string, unknown>) => {
		const id = crypto.randomUUID();
		const [order] = desk.items('order');
		desk.create(collection, { id, order: order?.id, revision: order?.revision, ...item });
		return await vi.waitFor(async () => {
			const found = desk.items(collection).find((each) => each.id === (item.id ?? id));
			expect(found?.state).not.toBeNull();
			await orders.get('/ecom/status');
			return found;
		});
	};
	return { desk, orders, command: (item) => give('order_command', item), refund: (item) => give('order_refund', item) };
}

it('ships lines with a tracking number, and the buyer gets a mail', async () => {
	const { desk, orders, command } = await aDesk();
	expect(await command({ kind: 'paid' })).toMatchObject({ state: 'done', answer: 'Ausgeführt.' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'pack', payment_state: 'paid', turnover: '305.90' }]);
	expect(orders.rows('SELECT cents FROM ledger JOIN money_by_hand ON ledger_id = ledger.id')).toEqual([{ cents: 30_590 }]);
	expect(await command({ kind: 'ship', positions: '2', carrier: 'DHL', tracking: 'JD0001' })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([
		{ state: 'accepted', lines: [{ state: 'to_pack' }, { state: 'shipped', tracking: 'JD0001' }] },
	]);
	expect(orders.mails().filter((mail) => mail.includes('JD0001'))).toHaveLength(1);
	expect(await command({ kind: 'ship' })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ state: 'completed', to_do: 'none' }]);
	expect(await command({ kind: 'take_back', positions: '2:1' })).toMatchObject({ state: 'done' });
	expect(orders.rows('SELECT position, returned FROM order_line')).toEqual([
		{ position: 0, returned: 0 },
		{ position: 1, returned: 1 },
	]);
});

it('accepts and cancels, and the buyer gets a mail of each', async () => {
	const { desk, orders, command } = await aDesk({}, 'by_hand');
	expect(desk.items('order')).toMatchObject([{ state: 'placed', to_do: 'accept' }]);
	expect(await command({ kind: 'accept' })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ state: 'accepted', to_do: 'payment' }]);
	expect(await command({ kind: 'withdrawn', text: 'am Telefon' })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ state: 'cancelled', to_do: 'none' }]);
	// Two of the receipt, then the acceptance and the cancellation.
	expect(orders.mails()).toHaveLength(4);
	expect(orders.rows("SELECT why FROM order_event WHERE transition = 'cancel'")).toEqual([{ why: 'am Telefon' }]);
});

it('ships nothing before its money is there, unless the shop says so, and tells that in the history', async () => {
	const { desk, orders, command } = await aDesk();
	expect(await command({ kind: 'ship' })).toMatchObject({
		state: 'refused',
		answer: expect.stringContaining('„Auch ohne Zahlung versenden“'),
	});
	expect(orders.rows("SELECT state FROM order_line WHERE state <> 'to_pack'")).toEqual([]);
	expect(await command({ kind: 'ship', even_unpaid: true })).toMatchObject({ state: 'done' });
	expect(desk.items('order')[0]?.events).toEqual(
		expect.arrayContaining([expect.objectContaining({ what: 'Versand ohne Zahlung angeordnet', who: 'Bestelltisch' })]),
	);
	expect(desk.items('order')).toMatchObject([{ state: 'accepted', to_do: 'payment' }]);
});

it('ships nothing whose money is refunded, and shows that the order is to be cancelled', async () => {
	const { desk, command, refund } = await aDesk({ refundsPerDayCents: 100_000 });
	await command({ kind: 'paid' });
	await refund({ amount: '100', text: 'Kratzer' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'pack' }]);
	await refund({ text: 'Rest' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'cancel' }]);
	expect(await command({ kind: 'ship' })).toMatchObject({ state: 'refused', answer: expect.stringContaining('bitte stornieren') });
	expect(await command({ kind: 'cancel' })).toMatchObject({ state: 'done' });
	// Two refunds by transfer are still to be made.
	expect(desk.items('order')).toMatchObject([{ state: 'cancelled', to_do: 'refund' }]);
});

it('shows who holds what, frees it before the acceptance, and accepts nothing that is not there', async () => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options, reservations: { perBuyer: 3, unpaidPercent: 100 } });
	const place = async (email: string, ip: string) =>
		orders.postJson('/ecom/order', anOrder({ email, lines: [aLine({ count: 3 })], total_price_brutto: '305.90' }), {
			'x-forwarded-for': ip,
		});
	const give = async (index: number, kind: string) => {
		const order = desk.items('order')[index];
		const id = crypto.randomUUID();
		desk.create('order_command', { id, kind, order: order?.id, revision: order?.revision });
		return await vi.waitFor(async () => {
			const found = desk.items('order_command').find((each) => each.id === id);
			expect(found?.state).not.toBeNull();
			await orders.get('/ecom/status');
			return found;
		});
	};
	expect((await place('aenne@post.example', '192.0.2.1')).status).toBe(200);
	expect(desk.items('order')).toMatchObject([
		{
			to_do: 'confirm',
			hold: 'unconfirmed',
			held: '3 × Ring 1 (R-1)',
			held_until: '2026-11-21T12:00:00.000Z',
			email: 'aenne@post.example',
		},
	]);
	expect((await place('berta@post.example', '192.0.2.2')).status).toBe(409);
	expect(await give(0, 'free')).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'accept', hold: 'none', held: '', held_until: null }]);
	expect(await give(0, 'free')).toMatchObject({ state: 'refused', answer: expect.stringContaining('nichts zurückgelegt') });
	expect((await place('berta@post.example', '192.0.2.2')).status).toBe(200);
	// The first order is still there, and its products are not.
	expect(await give(0, 'accept')).toMatchObject({ state: 'refused', answer: expect.stringContaining('für andere zurückgelegt') });
	expect(await give(1, 'accept')).toMatchObject({ state: 'done' });
	expect(desk.items('order')[1]).toMatchObject({ to_do: 'payment', hold: 'contract', held_until: null });
	expect(await give(1, 'free')).toMatchObject({ state: 'refused', answer: expect.stringContaining('Rücktritt vom Vertrag') });
	expect(await give(1, 'cancel')).toMatchObject({ state: 'done' });
	expect(await give(0, 'accept')).toMatchObject({ state: 'done' });
	expect(orders.rows('SELECT state FROM shop_order ORDER BY id')).toEqual([{ state: 'accepted' }, { state: 'cancelled' }]);
	expect(orders.rows('SELECT sum(delta) AS delta FROM stock_movement')).toEqual([{ delta: -3 }]);
});

it('accepts no order that PayPal is to pay', async () => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options });
	await orders.postJson('/ecom/order', anOrder({ payment_method: 4 }));
	const [order] = desk.items('order');
	desk.create('order_command', { kind: 'accept', order: order?.id, revision: order?.revision });
	await vi.waitFor(() =>
		expect(desk.items('order_command')).toMatchObject([{ state: 'refused', answer: expect.stringContaining('sobald PayPal oder Klarna') }]),
	);
	expect(orders.rows('SELECT state FROM shop_order')).toEqual([{ state: 'placed' }]);
});

it.each([
	['noted what it does', { kind: 'note', text: 'Ware erwartet' }, 'pack'],
	['cancelled the order', { kind: 'withdrawn' }, 'refund'],
	['dropped a line', { kind: 'drop_withdrawn', positions: '1' }, 'pack'],
	['dropped a part of one', { kind: 'drop_withdrawn', positions: '2:1' }, 'pack'],
])('shows that a withdrawal is to be looked at until the shop has %s', async (_, item, afterwards) => {
	const { desk, orders, command } = await aDesk();
	await command({ kind: 'paid' });
	await orders.postJson('/ecom/withdrawal', aWithdrawal({ contract: 'B-1001' }));
	await orders.get('/ecom/status');
	expect(desk.items('order')).toMatchObject([{ to_do: 'withdrawal' }]);
	// Money says nothing of a withdrawal.
	await command({ kind: 'paid', amount: '0,01' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'withdrawal' }]);
	expect(await command(item)).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ to_do: afterwards }]);
});

it('leaves an order on the list that another address withdraws from', async () => {
	const { desk, orders, command } = await aDesk();
	await command({ kind: 'paid' });
	await orders.postJson('/ecom/withdrawal', aWithdrawal({ contract: 'B-1001', email: 'somebody@post.example' }));
	await orders.get('/ecom/status');
	expect(desk.items('order')).toMatchObject([{ to_do: 'pack' }]);
});

it('executes a command once, also when it arrives three times', async () => {
	const { desk, orders, command } = await aDesk();
	desk.forgetAnswers(2);
	await command({ kind: 'note', text: 'Stammkundin' });
	expect(orders.rows("SELECT who, why FROM order_event WHERE transition = 'note'")).toEqual([
		{ who: expect.stringMatching(/^desk:[0-9a-f-]{36}$/), why: 'Stammkundin' },
	]);
	expect(desk.writes.filter((write) => write === 'PATCH order_command')).toHaveLength(3);
});

it('refunds once, also when the refund arrives three times', async () => {
	const { desk, orders, command, refund } = await aDesk();
	await command({ kind: 'paid' });
	desk.forgetAnswers(2);
	expect(await refund({ amount: '12,50', text: 'Kratzer' })).toMatchObject({
		state: 'done',
		answer: expect.stringMatching(/^Noch nicht zurückgezahlt: Bitte zahlen Sie 12,50\u00a0€ selbst zurück/),
	});
	expect(orders.rows('SELECT cents, state FROM refund')).toEqual([{ cents: 1250, state: 'task' }]);
	const [task] = orders.rows('SELECT uuid FROM refund');
	expect(desk.items('order_refund')[0]?.answer).toContain(`„${commandKinds.refund_done.label.de}“ melden, mit der Kennung ${task?.uuid}`);
	expect(await command({ kind: 'refund_done', target: task?.uuid })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ payment_state: 'partly_refunded', turnover: '293.40' }]);
});

it('says that a refund waits, and logs it, where the service is not set up for the provider', async () => {
	const errors: unknown[] = [];
	const log = { info() {}, warn() {}, error: (details: unknown, message: string) => errors.push([details, message]) };
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options, log });
	await orders.postJson('/ecom/order', anOrder({ payment_method: 4 }));
	const database = openDatabase(orders.dataDir);
	onTestFinished(() => database.close());
	database.transaction(() =>
		book(database, { order: 1001, provider: 'paypal', kind: 'received', reference: 'C-1', cents: 10_590 }, Date.now()),
	);
	const [order] = orders.rows('SELECT uuid, revision FROM shop_order');
	desk.create('order_refund', { text: 'Kulanz', order: order?.uuid, revision: order?.revision });
	await vi.waitFor(() =>
		expect(desk.items('order_refund')).toMatchObject([
			{ state: 'done', answer: expect.stringContaining('ist für PayPal nicht eingerichtet') },
		]),
	);
	await orders.get('/ecom/status');
	const [refund] = orders.rows('SELECT uuid, state FROM refund');
	expect(refund?.state).toBe('requested');
	expect(errors).toContainEqual([
		{ refund: refund?.uuid, order: 1001, provider: 'paypal' },
		'A refund waits: The service is not set up for paypal',
	]);
});

it('notes a refund as done of its own order only', async () => {
	const { desk, orders, command, refund } = await aDesk();
	await command({ kind: 'paid' });
	await refund({ amount: '12,50', text: 'Kratzer' });
	const [task] = orders.rows('SELECT uuid FROM refund');
	await orders.postJson('/ecom/order', anOrder());
	await orders.get('/ecom/status');
	const other = await vi.waitFor(() => {
		const [, second] = desk.items('order');
		expect(second).toBeDefined();
		return second;
	});
	expect(await command({ kind: 'refund_done', target: task?.uuid, order: other?.id, revision: other?.revision })).toMatchObject({
		state: 'refused',
		answer: expect.stringContaining('unter dieser ist nichts offen'),
	});
	expect(orders.rows('SELECT state FROM refund')).toEqual([{ state: 'task' }]);
});

it('caps what is refunded within a day', async () => {
	const { command, refund, orders } = await aDesk({ refundsPerDayCents: 10_000 });
	await command({ kind: 'paid' });
	expect(await refund({ amount: '90', text: 'Kulanz' })).toMatchObject({ state: 'done' });
	expect(await refund({ amount: '10.01', text: 'Kulanz' })).toMatchObject({
		state: 'refused',
		answer: 'Abgelehnt: Innerhalb von 24 Stunden werden höchstens 100,00\u00a0€ erstattet; davon sind noch 10,00\u00a0€ übrig.',
	});
	expect(await refund({ amount: '10', text: 'Kulanz' })).toMatchObject({ state: 'done' });
	orders.wait(25 * 3_600_000);
	expect(await refund({ amount: '10.01', text: 'Kulanz' })).toMatchObject({ state: 'done' });
	expect(await refund({ amount: '', text: 'Rest' })).toMatchObject({ state: 'refused' });
});

it.each([
	['a command without an author', { kind: 'accept', created_by: null }, 'keinen Absender'],
	['one of another order', { kind: 'accept', order: '00000000-0000-4000-8000-000000000000' }, 'gibt es nicht'],
	['an unknown kind', { kind: 'toString' }, 'aus der Liste'],
	['one that does not say what its author saw', { kind: 'note', text: 'a', revision: null }, 'mit der Schaltfläche'],
	['one on an older state', { kind: 'note', text: 'a', revision: 1 }, 'inzwischen geändert'],
	['a second acceptance', { kind: 'accept' }, 'Stand der Bestellung'],
	['a return of what was not shipped', { kind: 'take_back', positions: '1' }, 'Stand dieser Positionen'],
	['lines that the order does not have', { kind: 'ship', positions: '1, 7' }, 'Solche Positionen'],
	['positions that are none', { kind: 'ship', positions: 'alle' }, 'Solche Positionen'],
	['a note without a text', { kind: 'note', text: ' ' }, 'Text angeben'],
	['an amount that is none', { kind: 'paid', amount: '1.234,50' }, 'Betrag wie 12,50'],
	['a refund that is not open', { kind: 'refund_done', target: 'x' }, 'unter dieser ist nichts offen'],
])('refuses %s, and changes nothing', async (_, item, answer) => {
	const { orders, command } = await aDesk();
	const before = orders.rows('SELECT * FROM order_event');
	expect(await command(item)).toMatchObject({ state: 'refused', answer: expect.stringContaining(answer) });
	expect(orders.rows('SELECT * FROM order_event')).toEqual(before);
	expect(orders.rows('SELECT state, revision FROM shop_order')).toEqual([{ state: 'accepted', revision: 2 }]);
});

it('takes two commands of one look at the order for one: a double click pays nothing twice', async () => {
	const { desk, orders, command, refund } = await aDesk();
	await command({ kind: 'paid' });
	const revision = desk.items('order')[0]?.revision;
	expect(await refund({ amount: '10', text: 'Kulanz', revision })).toMatchObject({ state: 'done' });
	expect(await refund({ amount: '10', text: 'Kulanz', revision })).toMatchObject({ state: 'refused' });
	expect(orders.rows('SELECT cents FROM refund')).toEqual([{ cents: 1000 }]);
});

it('takes money that was noted before a cancellation for no payment after it', async () => {
	const { orders, command } = await aDesk();
	await command({ kind: 'paid' });
	await command({ kind: 'cancel' });
	await orders.stop();
	// What the service does every minute it does at its start as well.
	const again = await runOrders({ dataDir: orders.dataDir });
	expect(again.rows('SELECT * FROM refund')).toEqual([]);
});

it('refuses a command whose author had not seen that money came', async () => {
	const { desk, command } = await aDesk();
	const revision = desk.items('order')[0]?.revision;
	await command({ kind: 'paid' });
	expect(await command({ kind: 'cancel', revision })).toMatchObject({ state: 'refused', answer: expect.stringContaining('geändert') });
});

it('looks at once when Directus says so with the secret, and believes nothing else', async () => {
	const { desk, orders } = await aDesk({ lookEveryMs: 3_600_000 });
	const [order] = desk.items('order');
	desk.create('order_command', { kind: 'note', text: 'Hallo', order: order?.id, revision: order?.revision });
	const wake = (secret: string) => orders.postJson('/ecom/desk/wake', {}, { authorization: `Bearer ${secret}` });
	expect((await wake('another-secret')).status).toBe(404);
	expect(desk.items('order_command')).toMatchObject([{ state: null }]);
	expect((await wake('wake-secret-of-tests')).status).toBe(202);
	await vi.waitFor(() => expect(desk.items('order_command')).toMatchObject([{ state: 'done' }]));
});

it('shows what the shop owes the buyer until it is paid back, and refuses to pay it twice', async () => {
	const { desk, orders, command, refund } = await aDesk();
	// 14.10 too much: the service asks for them back by itself.
	await command({ kind: 'paid', amount: '320,00' });
	const [task] = orders.rows('SELECT uuid, cents, state FROM refund');
	expect(task).toMatchObject({ cents: 1410, state: 'task' });
	expect(desk.items('order')[0]?.sheet).toContain(
		`Von Ihnen zurückzuzahlen: 14,10\u00a0€. Danach „Erstattung ist überwiesen“ melden, mit der Kennung ${task?.uuid}.`,
	);
	expect(await refund({ amount: '14,10', text: 'zu viel bezahlt' })).toMatchObject({
		state: 'refused',
		answer: expect.stringContaining(`14,10\u00a0€ sind für diese Bestellung schon zurückzuzahlen (Kennung ${task?.uuid})`),
	});
	expect(orders.mails().find((mail) => mail.includes('Bitte erstatten'))).toContain('zu viel bezahlt');
	expect(await command({ kind: 'ship' })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ state: 'completed', to_do: 'refund' }]);
	expect(await command({ kind: 'refund_done', target: String(task?.uuid) })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'none' }]);
	expect(desk.items('order')[0]?.sheet).not.toContain('<strong>Geld</strong>');
	// A reduction of the same amount is another refund.
	expect(await refund({ amount: '14,10', text: 'Kratzer' })).toMatchObject({ state: 'done' });
});

it('refuses to pay twice what the service asks back in two parts', async () => {
	const { orders, command, refund } = await aDesk();
	await command({ kind: 'paid', amount: '320,00' });
	await command({ kind: 'paid', amount: '5,90' });
	const tasks = orders.rows('SELECT uuid, cents FROM refund ORDER BY rowid');
	expect(tasks.map(({ cents }) => cents)).toEqual([1410, 590]);
	expect(await refund({ amount: '20,00', text: 'zu viel bezahlt' })).toMatchObject({
		state: 'refused',
		answer: expect.stringContaining(`(Kennung ${tasks.map(({ uuid }) => uuid).join(', ')})`),
	});
	expect(orders.rows('SELECT cents FROM refund')).toHaveLength(2);
	expect(await refund({ amount: '20,01', text: 'Kratzer' })).toMatchObject({ state: 'done' });
});

it('does not call a paid order done that was cancelled, before its money is back', async () => {
	const { desk, orders, command, refund } = await aDesk({ refundsPerDayCents: 100_000 });
	expect(desk.items('order')[0]?.sheet).toContain('Der Käufer hat noch 305,90\u00a0€ zu zahlen.');
	await command({ kind: 'paid' });
	expect(desk.items('order')[0]?.sheet).not.toContain('zu zahlen');
	await command({ kind: 'cancel' });
	expect(desk.items('order')).toMatchObject([{ state: 'cancelled', to_do: 'refund' }]);
	expect(desk.items('order')[0]?.sheet).toContain('Sie haben noch 305,90\u00a0€, die dem Käufer zustehen.');
	await refund({ text: 'nicht lieferbar' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'refund' }]);
	const [task] = orders.rows('SELECT uuid FROM refund');
	await command({ kind: 'refund_done', target: String(task?.uuid) });
	expect(desk.items('order')).toMatchObject([{ to_do: 'none' }]);
});

it('sends a mail to the buyer again, the newest or one by its subject, and does to no hold what its first sending did', async () => {
	const { desk, orders, command } = await aDesk({}, 'by_hand');
	await command({ kind: 'accept' });
	const toBuyer = () =>
		orders.rows("SELECT body FROM outbox WHERE channel = 'mail' ORDER BY id").map(({ body }) => JSON.parse(String(body)));
	await vi.waitFor(() => expect(toBuyer().filter(({ order }) => order !== undefined)).toHaveLength(2));
	const before = toBuyer();
	const sent = before.filter(({ order }) => order !== undefined);
	expect(await command({ kind: 'mail_again' })).toMatchObject({ state: 'done' });
	expect(await command({ kind: 'mail_again', target: String(sent[0].subject).toUpperCase() })).toMatchObject({ state: 'done' });
	expect(await command({ kind: 'mail_again', target: 'gibt es nicht' })).toMatchObject({
		state: 'refused',
		answer: expect.stringContaining('keine solche E-Mail'),
	});
	const again = toBuyer().slice(before.length);
	expect(again).toHaveLength(2);
	expect(again[0]).toEqual(sent.at(-1));
	expect(again[1].subject).toBe(sent[0].subject);
	expect(desk.items('order')[0]?.events).toEqual(
		expect.arrayContaining([expect.objectContaining({ what: expect.stringContaining('E-Mail erneut gesendet'), who: 'Bestelltisch' })]),
	);
});

it('sends the documents of a month, or says that there are none, and the order takes commands after that', async () => {
	const { desk, orders, command } = await aDesk();
	const [shown] = desk.items('order');
	for (const [target, words] of [
		['November', 'wie 2026-11'],
		[null, 'keine Rechnung'],
	] as const)
		expect(await command({ kind: 'month', target })).toMatchObject({ state: 'refused', answer: expect.stringContaining(words) });
	const database = openDatabase(orders.dataDir);
	onTestFinished(() => database.close());
	database.sql.exec(
		"INSERT INTO document (kind, order_id, number, year, counter, at, cents, keep_until) VALUES ('invoice', 1001, 'RE-2026-0001', 2026, 1, 1795600000000, 1, 1)",
	);
	database.sql.exec(
		"INSERT INTO document_file (document_id, at, name, type, sha256, chain, bytes) SELECT id, 1, 'a.pdf', 'application/pdf', '', '', x'00' FROM document WHERE number IS NOT NULL",
	);
	expect(await command({ kind: 'month', target: '2026-11' })).toMatchObject({ state: 'done' });
	expect(desk.items('order')[0]?.revision).toBe(shown?.revision);
	expect(await command({ kind: 'note', text: 'Danach' })).toMatchObject({ state: 'done' });
});

it('sends the documents of an order again, and says where there is none of a number', async () => {
	const { desk, orders, command } = await aDesk();
	const before = orders.mails().length;
	expect(await command({ kind: 'resend' })).toMatchObject({ state: 'done' });
	expect(await command({ kind: 'copy' })).toMatchObject({ state: 'done' });
	expect(await command({ kind: 'resend', target: 'RE-1' })).toMatchObject({
		state: 'refused',
		answer: expect.stringContaining('kein Dokument'),
	});
	await vi.waitFor(() => expect(orders.mails()).toHaveLength(before + 2));
	expect(orders.mails().slice(before)[0]).toContain('Auftragsbest');
	expect(desk.items('order')[0]?.events).toEqual(
		expect.arrayContaining([expect.objectContaining({ what: 'Unterlagen erneut gesendet', who: 'Bestelltisch' })]),
	);
});
