/** What a cart costs: by the shop's records, whatever the browser says. */
import { expect, it } from 'vitest';
import { arrivals, project, runOrders } from './run-orders.ts';
import { someShop } from './some-shop.ts';

const aLine = (product: number, variant: number | null, count = 1, price_brutto = '100.00') => ({ product, variant, count, price_brutto });

async function ask(lines: readonly unknown[], options: Parameters<typeof runOrders>[0] = {}) {
	const orders = await runOrders(options);
	const answer = await orders.postJson('/ecom/quote', { project, lines });
	expect(answer.status).toBe(200);
	return answer.json();
}

it('prices a cart by the records, and says where the cart says otherwise', async () => {
	expect(await ask([aLine(1, null, 2), aLine(7, 71, 1, '0.01'), aLine(3, null, 5, '19.90')])).toEqual({
		status: 'ok',
		open: true,
		lines: [
			{ state: 'available', price_brutto: '100.00', price_changed: false, count: 2, max_count: 3, tax_scheme: null },
			{ state: 'available', price_brutto: '250.50', price_changed: true, count: 1, max_count: 2, tax_scheme: null },
			{ state: 'available', price_brutto: '19.90', price_changed: false, count: 5, max_count: null, tax_scheme: null },
		],
		total_price_brutto: '550.00',
		present_wrapping: '4.50',
	});
});

it.each([
	['an unknown product', 99, null],
	['a draft', 5, null],
	["another project's", 6, null],
	['one that is on request', 4, null],
	['a variant that is on request', 7, 73],
	['an inactive variant', 7, 72],
	['an unknown variant', 7, 99],
	['a variant of another product', 1, 71],
	['a product with variants without one', 7, null],
])('does not have %s', async (_, product, variant) => {
	expect(await ask([aLine(product, variant), aLine(1, null)])).toMatchObject({
		lines: [{ state: 'gone' }, { state: 'available' }],
		total_price_brutto: '100.00',
	});
});

it('gives what is there to the first line that wants it, and counts no more than that', async () => {
	expect(await ask([aLine(1, null, 2), aLine(1, null, 5), aLine(1, null, 1), aLine(2, null)])).toMatchObject({
		lines: [
			{ state: 'available', count: 2, max_count: 3 },
			{ state: 'available', count: 1, max_count: 3 },
			{ state: 'sold_out', price_brutto: '100.00' },
			{ state: 'sold_out' },
		],
		total_price_brutto: '300.00',
	});
});

it('lets sold-out products be ordered where the shop says so', async () => {
	const shop = someShop({ purchase_to_order: true, present_wrapping: null });
	expect(await ask([aLine(2, null, 4)], { shop })).toMatchObject({
		lines: [{ state: 'available', count: 4, max_count: null }],
		total_price_brutto: '400.00',
		present_wrapping: null,
	});
});

it.each([
	['its settings close it', { maintenance_mode: true }],
	['it has no cart', { enable_cart: 0 }],
])('is not open where %s', async (_, settings) => {
	expect(await ask([aLine(1, null)], { shop: someShop(settings) })).toMatchObject({ open: false, total_price_brutto: '100.00' });
});

it('is not open while its operator has closed it', async () => {
	const orders = await runOrders();
	await orders.postFields(`${arrivals}/maintenance`, { on: 'yes' }, { 'sec-fetch-site': 'same-origin' });
	expect(await (await orders.postJson('/ecom/quote', { project, lines: [aLine(1, null)] })).json()).toMatchObject({ open: false });
	expect(await (await orders.get('/ecom/status')).json()).toEqual({ status: 'ok', maintenance: true });
});

it('says by its status that the settings close it', async () => {
	const orders = await runOrders({ shop: someShop({ maintenance_mode: true }) });
	expect(await (await orders.get('/ecom/status')).json()).toEqual({ status: 'ok', maintenance: true });
});

it.each([
	['no line', { project, lines: [] }, 422],
	['too many', { project, lines: Array.from({ length: 101 }, () => aLine(1, null)) }, 422],
	['half a piece', { project, lines: [aLine(1, null, 0.5)] }, 422],
	['a count below zero', { project, lines: [aLine(1, null, -1)] }, 422],
	['a thousand', { project, lines: [aLine(1, null, 1000)] }, 422],
	['a price below zero', { project, lines: [aLine(1, null, 1, '-1.00')] }, 422],
	['a price that is a number', { project, lines: [{ ...aLine(1, null), price_brutto: 1 }] }, 422],
	['an id that is none', { project, lines: [{ ...aLine(1, null), product: '1 OR 1=1' }] }, 422],
	['more than it asks for', { project, lines: [{ ...aLine(1, null), discount: '10' }] }, 422],
	['another project', { project: 'museum.example', lines: [aLine(1, null)] }, 403],
])('refuses %s', async (_, body, status) => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/quote', body);
	expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status: 'error' })]);
});

it('takes no form, and lets nobody ask without end', async () => {
	const orders = await runOrders({ quotesPerVisitor: 2 });
	expect((await orders.postFields('/ecom/quote', { project })).status).toBe(415);
	const body = { project, lines: [aLine(1, null)] };
	expect((await orders.postJson('/ecom/quote', body)).status).toBe(200);
	const limited = await orders.postJson('/ecom/quote', body);
	expect([limited.status, limited.headers.get('retry-after'), await limited.json()]).toEqual([
		429,
		'600',
		{ status: 'error', code: 'limited', message: 'Could not load prices' },
	]);
	// which costs nobody a form
	expect((await orders.get('/ecom/status')).status).toBe(200);
});
