/** The order desk shows what the service knows, as it is now, and holds nothing up. */
import { expect, it, vi } from 'vitest';
import { forgetOneOrder, forgetWords } from '../../../orders/privacy/forget.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { aLine, anOrder } from '../an-order.ts';
import { aMessage, aWithdrawal, runOrders, somePayments } from '../run-orders.ts';
import { startDeskStandIn } from './desk-stand-in.ts';

const engraved = aLine({ product: 8, personalization: { text: 'ß & ♡', schrift: 'Antiqua' } });

it('shows a placed order with what to pack, and where it goes', async () => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options });
	await orders.postJson('/ecom/order', anOrder({ lines: [engraved], comment: '<b>Danke</b>' }));
	const [order] = desk.items('order');
	expect(order).toMatchObject({
		number: 1001,
		state: 'placed',
		to_do: 'accept',
		total: '105,90\u00a0€',
		turnover: '0.00',
		buyer: 'Änne Öhlschläger',
	});
	expect(order?.lines).toEqual([
		{
			position: 1,
			count: 1,
			name: 'Gravurring (R-8)',
			state: 'to_pack',
			tracking: null,
			personalization: 'Text: ß & ♡\nSchrift: Antiqua',
			price: '100,00\u00a0€',
		},
	]);
	expect(order?.sheet).toContain('Text: ß &#38; ♡<br>Schrift: Antiqua');
	expect(order?.sheet).toContain('Kornmarkt 7 a<br>79098 Freiburg');
	expect(order?.sheet).toContain('&#60;b&#62;Danke&#60;/b&#62;');
});

it('tells the history in the words of the shop, and leaves to people what they wrote', async () => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options, payments: { ...somePayments, acceptance: { transfer: 'automatic' } } });
	await orders.postJson('/ecom/order', anOrder());
	const give = async (item: Record<string, unknown>) => {
		const [order] = desk.items('order');
		desk.create('order_command', { order: order?.id, revision: order?.revision, ...item });
		await vi.waitFor(() => expect(desk.items('order_command').at(-1)?.state).toBe('done'));
		await orders.get('/ecom/status');
	};
	await give({ kind: 'paid' });
	await give({ kind: 'note', text: 'Stammkundin (2. Ring)' });
	await give({ kind: 'ship', positions: '1' });
	const events = desk.items('order')[0]?.events as readonly Record<string, string>[];
	expect(events.map(({ what, who }) => `${what} – ${who}`)).toEqual([
		'Abgeschlossen – Bestelldienst',
		'Versandt · Position 1 – Bestelltisch',
		'Notiz · Stammkundin (2. Ring) – Bestelltisch',
		'Überweisung eingegangen · 105,90\u00a0€ – Bank',
		'Zahlung gesehen – Bestelltisch',
		'Angenommen – Bestelldienst',
		'Bestellt – Käufer',
	]);
});

it('shows messages and withdrawals once, and keeps what the shop notes of them', async () => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options });
	await orders.postJson('/ecom/contact', aMessage());
	await orders.postJson('/ecom/withdrawal', aWithdrawal());
	expect(desk.items('request')).toMatchObject([{ kind: 'message', name: 'Änne Öhlschläger', text: 'Guten Tag,\nist der Ring noch da?' }]);
	expect(desk.items('withdrawal')).toMatchObject([{ contract: '2026-0041', email: 'aenne@post.example' }]);
});

it('takes orders and sends mails while Directus is down, and catches up with one write an order', async () => {
	const desk = await startDeskStandIn();
	desk.setDown(true);
	const orders = await runOrders({ desk: desk.options, log: { info() {}, warn() {}, error() {} } });
	for (let count = 0; count < 7; count += 1) {
		expect((await orders.postJson('/ecom/order', anOrder({ lines: [engraved] }))).status).toBe(200);
	}
	expect(orders.mails()).toHaveLength(14);
	expect(desk.items('order')).toEqual([]);
	desk.setDown(false);
	orders.wait(3_600_000);
	await orders.get('/ecom/status');
	await vi.waitFor(() => expect(desk.items('order')).toHaveLength(7));
	expect(desk.writes.filter((write) => write.endsWith(' order'))).toEqual(Array(7).fill('POST order'));
});

it('sends mails while Directus takes a change and does not answer', async () => {
	const desk = await startDeskStandIn();
	desk.hang();
	const orders = await runOrders({ desk: desk.options });
	const order = () =>
		fetch(`${orders.url}/ecom/order`, {
			...{ method: 'POST', headers: { 'content-type': 'application/json' } },
			body: JSON.stringify(anOrder({ lines: [engraved] })),
		});
	await order();
	await order();
	await vi.waitFor(() => expect(orders.mails()).toHaveLength(4));
	expect(orders.rows("SELECT settled_at FROM outbox WHERE channel = 'desk'")).toEqual([{ settled_at: null }, { settled_at: null }]);
});

it('writes an order again that was changed in Directus', async () => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options });
	await orders.postJson('/ecom/order', anOrder());
	desk.edit('order', desk.items('order')[0]?.id, { buyer: 'Jemand', total: '1,00\u00a0€' });
	await vi.waitFor(() => expect(desk.items('order')).toMatchObject([{ buyer: 'Änne Öhlschläger', total: '105,90\u00a0€' }]));
});

it('shows what happened before it was set up, and queues nothing where there is none', async () => {
	const desk = await startDeskStandIn();
	const before = await runOrders();
	await before.postJson('/ecom/order', anOrder());
	expect(before.rows("SELECT * FROM outbox WHERE channel = 'desk'")).toEqual([]);
	await before.stop();
	const orders = await runOrders({ desk: desk.options, dataDir: before.dataDir });
	await orders.get('/ecom/status');
	expect(desk.items('order')).toMatchObject([{ number: 1001 }]);
});

it.each(['forgotten', 'kept by the law'])('forgets what people wrote into commands on an order that is %s', async (fate) => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options });
	await orders.postJson('/ecom/order', anOrder());
	const [order] = desk.items('order');
	for (const collection of ['order_command', 'order_refund'] as const) {
		desk.create(collection, {
			order: order?.id,
			kind: 'note',
			text: 'wohnt jetzt in Rom',
			state: 'done',
			answered_at: '2026-11-20T12:00:00.000Z',
		});
		desk.create(collection, { order: 'another', kind: 'note', text: 'bleibt', state: 'done', answered_at: '2026-11-20T12:00:00.000Z' });
		desk.create(collection, { order: order?.id, text: 'danach', state: 'refused', answered_at: '2026-11-20T12:00:02.000Z' });
	}
	await orders.stop();
	const database = openDatabase(orders.dataDir);
	const forget = fate === 'forgotten' ? forgetOneOrder : forgetWords;
	database.transaction(() => void forget(database, 1001, Date.parse('2026-11-20T12:00:01Z')));
	database.close();
	const again = await runOrders({ desk: desk.options, dataDir: orders.dataDir });
	await again.get('/ecom/status');
	for (const collection of ['order_command', 'order_refund'] as const) {
		expect(desk.items(collection).map(({ text }) => text)).toEqual(fate === 'forgotten' ? ['bleibt'] : ['bleibt', 'danach']);
	}
	expect(again.rows("SELECT id FROM outbox WHERE channel = 'desk' AND settled_at IS NULL")).toEqual([]);
});

it('forgets what the service has deleted', async () => {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: desk.options });
	await orders.postJson('/ecom/contact', aMessage());
	await orders.postJson('/ecom/order', anOrder());
	expect(desk.items('request')).toHaveLength(1);
	await orders.stop();
	const database = openDatabase(orders.dataDir);
	database.transaction(() => {
		database.sql.exec('DELETE FROM message');
		forgetOneOrder(database, 1001, Date.now());
	});
	database.close();
	const again = await runOrders({ desk: desk.options, dataDir: orders.dataDir });
	await again.get('/ecom/status');
	expect(desk.items('request')).toEqual([]);
	expect(desk.items('order')).toMatchObject([{ number: 1001, buyer: '', email: '', phone: null }]);
	expect(JSON.stringify(desk.items('order'))).not.toMatch(/Öhlschläger|Kornmarkt|undefined/);
});
