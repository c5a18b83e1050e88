/** What a personalisation costs: computed by the service from the shop's records, whatever the browser says. */
import { expect, it } from 'vitest';
import { toShop } from '../../orders/shop/shop.ts';
import { aLine, anOrder } from './an-order.ts';
import { project, runOrders } from './run-orders.ts';
import { someShop } from './some-shop.ts';

const engraving = { text: 'Abé', schrift: 'Antiqua' };
const engraved = (overrides: Record<string, unknown> = {}) =>
	aLine({ product: 10, personalization: engraving, price_brutto: '135.00', ...overrides });
const anEngravedOrder = (overrides: Record<string, unknown> = {}) =>
	anOrder({ lines: [engraved({ count: 2 })], total_price_brutto: '275.90', ...overrides });

async function place(order: Record<string, unknown>) {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/order', order);
	return { orders, answer: [answer.status, await answer.json()] };
}

it('belongs to the price of the line, and to the total', async () => {
	const { orders, answer } = await place(anEngravedOrder());
	expect(answer).toMatchObject([200, { status: 'ok', total_price_brutto: '275.90' }]);
	expect(orders.rows('SELECT cents, count FROM order_line')).toEqual([{ cents: 13_500, count: 2 }]);
	const [receipt] = orders.mails();
	expect(receipt).toContain('   Text: Abé (+ 35,00\u00a0€)\n   Schrift: Antiqua\n   2 × 135,00\u00a0€ pro Ring = 270,00\u00a0€\n');
});

it('is not charged where nothing is put on the product', async () => {
	const order = anOrder({ lines: [aLine({ product: 10 })] });
	expect((await place(order)).answer).toMatchObject([200, { total_price_brutto: '105.90' }]);
});

it.each([
	['100.00', '205.90'],
	['100.01', '205.92'],
	['170.00', '345.90'],
])('is refused where the browser says %s, with the price named', async (price, total) => {
	const { orders, answer } = await place(
		anEngravedOrder({ lines: [engraved({ count: 2, price_brutto: price })], total_price_brutto: total }),
	);
	expect(answer).toMatchObject([409, { code: 'changed', changes: [{ kind: 'price', line: 0, from: price, to: '135.00' }] }]);
	expect(orders.rows('SELECT id FROM shop_order')).toEqual([]);
});

it('is told to the cart, also to one that was filled before it was charged', async () => {
	const orders = await runOrders();
	const ask = async (line: Record<string, unknown>) => {
		const { personalization, ...bare } = line;
		return await (
			await orders.postJson('/ecom/quote', { project, lines: [{ ...bare, ...(personalization !== null && { personalization }) }] })
		).json();
	};
	expect(await ask(engraved({ price_brutto: '100.00' }))).toMatchObject({
		lines: [{ state: 'available', price_brutto: '135.00', surcharge_brutto: '35.00', price_changed: true }],
		total_price_brutto: '135.00',
	});
	const { lines } = await ask(aLine({ product: 10 }));
	expect(lines).toEqual([expect.objectContaining({ price_brutto: '100.00', price_changed: false })]);
	expect(Object.keys(lines[0])).not.toContain('surcharge_brutto');
});

it('is not charged for what every buyer has to fill in', async () => {
	const records: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
		ecommerce_product: [{ id: 1, project, status: 'published', display_name: 'Armband', price_brutto: '90.00', personalization: 1 }],
		ecommerce_personalization: [
			{
				id: 1,
				project,
				display_name: 'Gravur',
				fields: [
					{ name: 'text', label: 'Text', type: 'text', required: true, price_brutto: '35.00' },
					{ name: 'font', label: 'Schrift', type: 'select', required: true, options: ['Antiqua'], price_brutto: '25.00' },
				],
			},
		],
	};
	const goods = toShop({ records: (name) => records[name] ?? [], manifest: {} }, project);
	expect(goods.details(1, null)?.personalization?.fields).toMatchObject([
		{ name: 'text', cents: 0 },
		{ name: 'font', cents: 0 },
	]);
	expect((await someShop().read()).details(10, null)?.personalization?.fields).toMatchObject([{ cents: 3500 }, { cents: 0 }]);
});
