/** The desk drops pieces of an order: by lines and counts, within the limit of what goes back in a day, and with plain words where it cannot be. */
import { expect, it, vi } from 'vitest';
import type { Acceptance } from '../../../site/config.ts';
import { aLine, anOrder } from '../an-order.ts';
import { runOrders, somePayments } from '../run-orders.ts';
import { type DeskStandIn, startDeskStandIn } from './desk-stand-in.ts';

/** A shop with one order of a ring of 19.90 and three of 100 euro, by parcel for 5.90. */
async function aDesk(options: Partial<DeskStandIn['options']> = {}, transfer: Acceptance = 'automatic') {
	const desk = await startDeskStandIn();
	const orders = await runOrders({ desk: { ...desk.options, ...options }, payments: { ...somePayments, acceptance: { transfer } } });
	const lines = [aLine({ product: 3, price_brutto: '19.90' }), aLine({ count: 3 })];
	await orders.postJson('/ecom/order', anOrder({ lines, total_price_brutto: '325.80' }));
	const give = async (collection: 'order_command' | 'order_refund', item: Record<string, unknown>) => {
		const id = crypto.randomUUID();
		const [order] = desk.items('order');
		desk.create(collection, { id, order: order?.id, revision: order?.revision, ...item });
		return await vi.waitFor(async () => {
			const found = desk.items(collection).find((each) => each.id === id);
			expect(found?.state).not.toBeNull();
			await orders.get('/ecom/status');
			return found;
		});
	};
	return {
		...{ desk, orders },
		command: (kind: string, item: Record<string, unknown> = {}) => give('order_command', { kind, ...item }),
		refund: (item: Record<string, unknown>) => give('order_refund', item),
	};
}

const refusal = (words: string) => ({ state: 'refused', answer: expect.stringContaining(words) });

it('drops a part of a line, then the rest, shows both, and is done once the money is back', async () => {
	const { desk, orders, command } = await aDesk({ refundsPerDayCents: 30_000 });
	await command('paid');
	expect(await command('drop', { positions: '2:2', text: 'ausverkauft' })).toMatchObject({
		state: 'done',
		answer: expect.stringMatching(
			/^Gestrichen\. Dafür gehen 200,00.€ an den Käufer zurück\. Noch nicht zurückgezahlt: Bitte zahlen Sie 200,00.€ selbst/,
		),
	});
	expect(desk.items('order')).toMatchObject([
		{
			state: 'accepted',
			to_do: 'pack',
			total: '125,80\u00a0€',
			lines: [
				{ position: 1, count: 1, state: 'to_pack', price: '19,90\u00a0€' },
				{ position: 2, count: 1, state: 'to_pack', price: '100,00\u00a0€' },
				{ position: 2, count: 2, state: 'dropped', price: '100,00\u00a0€' },
			],
			sheet: expect.stringContaining('<strong>2. 2 × Ring 1 (R-1)</strong><br><em>gestrichen</em>'),
		},
	]);
	expect(await command('ship', { positions: '1' })).toMatchObject({ state: 'done' });
	expect(await command('drop_withdrawn')).toMatchObject({ state: 'done', answer: expect.stringContaining('100,00') });
	expect(desk.items('order')).toMatchObject([
		{
			...{ state: 'accepted', to_do: 'refund', total: '25,80\u00a0€' },
			lines: [
				{ position: 1, count: 1, state: 'shipped' },
				{ position: 2, count: 3, state: 'dropped' },
			],
		},
	]);
	expect(orders.mails().filter((mail) => mail.includes('wie von Ihnen gewünscht'))).toHaveLength(1);
	for (const { uuid } of orders.rows("SELECT uuid FROM refund WHERE state = 'task'")) {
		expect(await command('refund_done', { target: uuid })).toMatchObject({ state: 'done' });
	}
	expect(desk.items('order')).toMatchObject([{ state: 'completed', to_do: 'none' }]);
	expect(desk.items('order')[0]?.events).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ what: 'Zum Teil gestrichen · Position 2 · 2/3, ausverkauft' }),
			expect.objectContaining({ what: 'Gestrichen · Position 2' }),
			expect.objectContaining({ what: expect.stringMatching(/^Erstattung beauftragt · gestrichene Stücke · 200,00.€$/) }),
		]),
	);
	expect(orders.mails().filter((mail) => /Grund: gestrichene St/.test(mail))).toHaveLength(2);
});

it('takes back what was sent of a line, and not what was dropped of it', async () => {
	const { desk, command } = await aDesk({ refundsPerDayCents: 30_000 });
	await command('paid');
	await command('drop', { positions: '2:2' });
	await command('ship');
	expect(await command('take_back', { positions: '2:2' })).toMatchObject(refusal('Solche Positionen'));
	expect(await command('take_back', { positions: '2' })).toMatchObject({ state: 'done' });
	expect(desk.items('order')).toMatchObject([
		{ lines: [{ state: 'shipped' }, { count: 1, state: 'returned' }, { count: 2, state: 'dropped' }] },
	]);
});

it('says why it drops nothing', async () => {
	const { orders, command } = await aDesk({}, 'by_hand');
	expect(await command('drop')).toMatchObject(refusal('noch nicht angenommen'));
	await command('accept');
	expect(await command('drop')).toMatchObject(refusal('bliebe nichts übrig'));
	expect(await command('drop', { positions: '2:4' })).toMatchObject(refusal('Solche Positionen'));
	expect(await command('drop', { positions: 'zwei' })).toMatchObject(refusal('Solche Positionen'));
	await command('ship', { positions: '1', even_unpaid: true });
	expect(await command('drop', { positions: '1' })).toMatchObject(refusal('schon versandt oder gestrichen'));
	expect(await command('cancel')).toMatchObject(refusal('„Positionen streichen“'));
	expect(await command('drop')).toMatchObject({ state: 'done', answer: expect.stringContaining('kein Geld') });
	expect(await command('drop')).toMatchObject(refusal('schon versandt oder gestrichen'));
	expect(orders.rows("SELECT count(*) AS drops FROM order_event WHERE transition LIKE 'drop%'")).toEqual([{ drops: 1 }]);
});

it('counts what goes back for the limit of a day, and changes nothing beyond it', async () => {
	const { orders, command, refund } = await aDesk({ refundsPerDayCents: 25_000 });
	await command('paid');
	expect(await command('drop', { positions: '2' })).toMatchObject(refusal('Innerhalb von 24 Stunden'));
	expect(orders.rows('SELECT sum(dropped) AS dropped FROM order_line')).toEqual([{ dropped: 0 }]);
	expect(await command('drop', { positions: '2:2' })).toMatchObject({ state: 'done' });
	expect(await refund({ amount: '60', text: 'Kratzer' })).toMatchObject(refusal('noch 50,00'));
	// The same money is not paid back a second time by hand.
	expect(await refund({ amount: '200', text: 'ausverkauft' })).toMatchObject({ state: 'refused' });
});

it('takes a double click for one', async () => {
	const { desk, orders } = await aDesk();
	const [order] = desk.items('order');
	const given = [1, 2].map(() => crypto.randomUUID());
	for (const id of given) desk.create('order_command', { id, order: order?.id, revision: order?.revision, kind: 'drop', positions: '2:1' });
	await vi.waitFor(async () => {
		await orders.get('/ecom/status');
		expect(desk.items('order_command').map(({ state }) => state)).toEqual(['done', 'refused']);
	});
	expect(orders.rows('SELECT sum(dropped) AS dropped FROM order_line')).toEqual([{ dropped: 1 }]);
});

it('says "drop the rest" of an order of which a part left and all money went back', async () => {
	const { desk, command, refund } = await aDesk({ refundsPerDayCents: 100_000 });
	await command('paid');
	await command('ship', { positions: '1' });
	await refund({ text: 'Kulanz' });
	expect(desk.items('order')).toMatchObject([{ to_do: 'drop' }]);
	expect(await command('drop')).toMatchObject({ state: 'done', answer: expect.stringContaining('schon erstattet') });
	expect(desk.items('order')).toMatchObject([{ state: 'accepted', to_do: 'refund' }]);
});
