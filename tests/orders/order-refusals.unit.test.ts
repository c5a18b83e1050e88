/** What no order may say: each is refused with the reason, nothing of it is kept, and nobody is written to. */
import { expect, it } from 'vitest';
import { orderRefused, orderRequest } from '../../client/orders/contract/order-request.ts';
import { orderMaxBytes } from '../../orders/web/read-request.ts';
import { aLine, anAddress, anOrder, legalTextsIn } from './an-order.ts';
import { arrivals, project, type RunningOrders, runOrders } from './run-orders.ts';
import { someShop } from './some-shop.ts';

async function refusalOf(orders: RunningOrders, order: unknown) {
	const answer = await orders.postJson('/ecom/order', order);
	const body = await answer.json();
	expect(orderRefused.parse(body)).toEqual(body);
	expect([orders.rows('SELECT id FROM shop_order'), orders.rows('SELECT * FROM order_line'), orders.mails()]).toEqual([[], [], []]);
	return { status: answer.status, ...body };
}

type Fields = Record<string, unknown>;

const free = { shipping_method: 2, shipping_cost: '0.00' };
const engraved = (personalization: unknown) => ({ lines: [aLine({ product: 8, personalization })] });

it.each([
	[
		'a country that the shop does not deliver to',
		{ shipping_address: anAddress({ country_code: 'CH', zip_code: '3000' }) },
		'shipping_address.country_code',
		'invalid',
	],
	[
		'a country that every object has',
		{ shipping_address: anAddress({ country_code: '__proto__' }) },
		'shipping_address.country_code',
		'invalid',
	],
	['no country', { shipping_address: anAddress({ country_code: '' }) }, 'shipping_address.country_code', 'missing'],
	['a postcode of another country', { shipping_address: anAddress({ zip_code: '1234' }) }, 'shipping_address.zip_code', 'invalid'],
	['a street that is too long', { shipping_address: anAddress({ street: 'x'.repeat(101) }) }, 'shipping_address.street', 'too_long'],
	['no last name on the bill', { invoice_address: anAddress({ last_name: ' ' }) }, 'invoice_address.last_name', 'missing'],
	['an unknown shipping method', { shipping_method: 77 }, 'shipping_method', 'invalid'],
	['a shipping method that the shop does not offer', { shipping_method: 4 }, 'shipping_method', 'invalid'],
	['an unknown payment method', { payment_method: 77 }, 'payment_method', 'invalid'],
	['a payment method that the shop does not offer', { payment_method: 6 }, 'payment_method', 'invalid'],
	['payment on collection of a parcel', { payment_method: 2 }, 'payment_method', 'invalid'],
	[
		'payment later abroad',
		{ shipping_address: anAddress({ country_code: 'AT', zip_code: '6900' }), payment_method: 5 },
		'payment_method',
		'invalid',
	],
	['a parcel paid by PayPal that is collected', { ...free, payment_method: 4 }, 'payment_method', 'invalid'],
	['collection by parcel', { pick_up: true }, 'pick_up', 'invalid'],
	['an e-mail address that is none', { email: 'aenne@post' }, 'email', 'invalid'],
	['a phone number that is none', { phone: '+49' }, 'phone', 'invalid'],
	['no line', { lines: [] }, 'lines', 'missing'],
	['a hundred and one lines', { lines: Array.from({ length: 101 }, () => aLine()) }, 'lines', 'too_long'],
	['half a piece', { lines: [aLine({ count: 0.5 })] }, 'lines.0.count', 'invalid'],
	['fewer pieces than none', { lines: [aLine({ count: -1 })] }, 'lines.0.count', 'missing'],
	['a thousand pieces', { lines: [aLine({ count: 1000 })] }, 'lines.0.count', 'too_long'],
	['a price below zero', { lines: [aLine({ price_brutto: '-100.00' })] }, 'lines.0.price_brutto', 'invalid'],
	['a total that is a number', { total_price_brutto: 105.9 }, 'total_price_brutto', 'invalid'],
	['a discount', { discount: '100.00' }, '', 'invalid'],
	['more legal texts than there are', { legal_texts: Array(5).fill({ type: 'agb', hash: 'a'.repeat(64) }) }, 'legal_texts', 'too_long'],
	['an engraving on what takes none', { lines: [aLine({ personalization: { text: 'Ab' } })] }, 'lines.0.personalization', 'invalid'],
	['an engraving in an unknown field', engraved({ text: 'Ab', schrift: 'Antiqua', tiefe: '3' }), 'lines.0.personalization', 'invalid'],
	[
		'an engraving in a field that the site leaves out',
		engraved({ text: 'Ab', schrift: 'Antiqua', toString: 'x' }),
		'lines.0.personalization',
		'invalid',
	],
	['an engraving without its lettering', engraved({ text: 'Ab' }), 'lines.0.personalization.schrift', 'missing'],
	['an engraving that is too long', engraved({ text: 'Abcabc', schrift: 'Antiqua' }), 'lines.0.personalization.text', 'too_long'],
	['an engraving that the face does not have', engraved({ text: 'Xy', schrift: 'Antiqua' }), 'lines.0.personalization.text', 'invalid'],
	['lettering in another language', engraved({ text: 'Ab', schrift: 'Roman' }), 'lines.0.personalization.schrift', 'invalid'],
	['an engraving that is a list', engraved({ text: ['Ab'], schrift: 'Antiqua' }), 'lines.0.personalization.text', 'invalid'],
	[
		'a measure in words',
		{ lines: [aLine({ product: 9, personalization: { umfang: 'weit' } })] },
		'lines.0.personalization.umfang',
		'invalid',
	],
	['no measure where it is needed', { lines: [aLine({ product: 9 })] }, 'lines.0.personalization.umfang', 'missing'],
])('refuses %s', async (_, changes, field, code) => {
	const orders = await runOrders();
	expect(await refusalOf(orders, anOrder(changes))).toEqual({
		status: 'error',
		code: 'invalid',
		message: 'Could not post order',
		faults: [{ field, code }],
	});
});

it.each([
	['the order', (order: Fields) => ({ ...order, state: 'accepted' })],
	['an address', (order: Fields) => ({ ...order, shipping_address: { ...anAddress(), id: 1 } })],
	['a line', (order: Fields) => ({ ...order, lines: [{ ...aLine(), cents: 1 }] })],
])('takes no field that the contract does not know, in %s', async (_, withField) => {
	const orders = await runOrders();
	expect(await refusalOf(orders, withField(anOrder()))).toMatchObject({ status: 'error', code: 'invalid' });
});

it('names all faults at once, those of the products among them', async () => {
	const orders = await runOrders();
	const order = anOrder({ shipping_method: 77, payment_method: 6, ...engraved({ text: 'Ab' }) });
	expect((await refusalOf(orders, order)).faults).toEqual([
		{ field: 'shipping_method', code: 'invalid' },
		{ field: 'payment_method', code: 'invalid' },
		{ field: 'lines.0.personalization.schrift', code: 'missing' },
	]);
});

it('offers payment later up to its limit, shipping counted', async () => {
	const orders = await runOrders();
	const later = (product: Record<string, unknown>, total: string) =>
		anOrder({ payment_method: 5, lines: [aLine(product)], total_price_brutto: total });
	const many = { product: 3, count: 25, price_brutto: '19.90' };
	expect(await refusalOf(orders, later(many, '503.40'))).toMatchObject({ faults: [{ field: 'payment_method', code: 'invalid' }] });
	expect((await orders.postJson('/ecom/order', later({ ...many, count: 24 }, '483.50'))).status).toBe(200);
});

it('asks for a billing address where what is collected is paid later', async () => {
	const goods = await someShop().read();
	const orders = await runOrders({ shop: { read: async () => ({ ...goods, delivery: { ...goods.delivery, rates: [] } }) } });
	const collected = { ...free, pick_up: true, payment_method: 5, total_price_brutto: '100.00' };
	expect((await refusalOf(orders, anOrder(collected))).faults).toEqual([{ field: 'invoice_address', code: 'missing' }]);
	expect((await orders.postJson('/ecom/order', anOrder({ ...collected, invoice_address: anAddress() }))).status).toBe(200);
});

it('takes no order by a provider that the site has not set up', async () => {
	const orders = await runOrders({ payments: { bankTransferId: 1, paypal: null, klarna: null } });
	expect(await refusalOf(orders, anOrder({ payment_method: 4 }))).toMatchObject({ faults: [{ field: 'payment_method', code: 'invalid' }] });
});

it.each([
	['a price', [aLine({ price_brutto: '1.00' })], [{ kind: 'price', line: 0, from: '1.00', to: '100.00' }]],
	[
		'a price in the wrong line',
		[aLine(), aLine({ product: 3, price_brutto: '0.00' })],
		[{ kind: 'price', line: 1, from: '0.00', to: '19.90' }],
	],
	['more than there are', [aLine({ count: 4 })], [{ kind: 'count', line: 0, from: 4, to: 3 }]],
	['more than there are, in two lines', [aLine({ count: 2 }), aLine({ count: 2 })], [{ kind: 'count', line: 1, from: 2, to: 1 }]],
	['what an earlier line has taken', [aLine({ count: 3 }), aLine()], [{ kind: 'sold_out', line: 1 }]],
	['what is sold out', [aLine({ product: 2 })], [{ kind: 'sold_out', line: 0 }]],
	['an unknown product', [aLine({ product: 99 })], [{ kind: 'gone', line: 0 }]],
	['what is not published', [aLine({ product: 5 })], [{ kind: 'gone', line: 0 }]],
	["another project's", [aLine({ product: 6 })], [{ kind: 'gone', line: 0 }]],
	['what is on request', [aLine({ product: 4 })], [{ kind: 'gone', line: 0 }]],
	['a variant on request', [aLine({ product: 7, variant: 73 })], [{ kind: 'gone', line: 0 }]],
	['an inactive variant', [aLine({ product: 7, variant: 72 })], [{ kind: 'gone', line: 0 }]],
	["another product's variant", [aLine({ variant: 71 })], [{ kind: 'gone', line: 0 }]],
	['no variant where there are some', [aLine({ product: 7 })], [{ kind: 'gone', line: 0 }]],
])('refuses %s, and says what has changed', async (_, lines, changes) => {
	const orders = await runOrders();
	expect(await refusalOf(orders, anOrder({ lines }))).toEqual({
		status: 'error',
		code: 'changed',
		message: 'Could not post order',
		changes,
	});
});

it('says all that has changed at once', async () => {
	const orders = await runOrders({ shop: someShop({ present_wrapping: null }) });
	const lines = [aLine({ count: 9, price_brutto: '99.00' }), aLine({ product: 99 })];
	expect((await refusalOf(orders, anOrder({ lines, shipping_cost: '4.90', present_wrapping: '4.50' }))).changes).toEqual([
		{ kind: 'price', line: 0, from: '99.00', to: '100.00' },
		{ kind: 'count', line: 0, from: 9, to: 3 },
		{ kind: 'gone', line: 1 },
		{ kind: 'shipping_cost', from: '4.90', to: '5.90' },
		{ kind: 'present_wrapping', from: '4.50', to: null },
	]);
});

it.each([
	['a total below the sum', { total_price_brutto: '1.00' }, [{ kind: 'total', from: '1.00', to: '105.90' }]],
	['a total one cent off', { total_price_brutto: '105.91' }, [{ kind: 'total', from: '105.91', to: '105.90' }]],
	['a total without gift wrap', { present_wrapping: '4.50' }, [{ kind: 'total', from: '105.90', to: '110.40' }]],
	['cheaper gift wrap', { present_wrapping: '0.00' }, [{ kind: 'present_wrapping', from: '0.00', to: '4.50' }]],
	[
		'shipping that costs nothing',
		{ shipping_cost: '0.00', total_price_brutto: '100.00' },
		[{ kind: 'shipping_cost', from: '0.00', to: '5.90' }],
	],
	[
		'shipping as at home',
		{ shipping_address: anAddress({ country_code: 'AT', zip_code: '6900' }) },
		[{ kind: 'shipping_cost', from: '5.90', to: '14.90' }],
	],
	['shipping for what is collected', { ...free, shipping_cost: '3.00' }, [{ kind: 'shipping_cost', from: '3.00', to: '0.00' }]],
])('refuses %s', async (_, changes, found) => {
	const orders = await runOrders();
	expect(await refusalOf(orders, anOrder(changes))).toMatchObject({ code: 'changed', changes: found });
});

it.each([
	['it has no cart', { enable_cart: false }],
	['it is in maintenance by its settings', { maintenance_mode: 1 }],
])('takes no orders where %s', async (_, settings) => {
	const orders = await runOrders({ shop: someShop(settings) });
	expect(await refusalOf(orders, anOrder())).toEqual({ status: 'error', code: 'closed', message: 'Could not post order' });
});

it('takes none while its operator has closed it, and the same one afterwards', async () => {
	const orders = await runOrders();
	const set = (on: string) => orders.postFields(`${arrivals}/maintenance`, { on }, { 'sec-fetch-site': 'same-origin' });
	const order = anOrder();
	await set('yes');
	expect(await refusalOf(orders, order)).toMatchObject({ code: 'closed' });
	await set('no');
	expect((await orders.postJson('/ecom/order', order)).status).toBe(200);
});

const [terms, withdrawal] = legalTextsIn('de');
const deadbeef = { type: 'agb', hash: 'deadbeef' };

it.each([
	['no legal text', [], ['agb', 'widerruf']],
	['unknown terms', [deadbeef, withdrawal], ['agb']],
	['unknown terms beside the present ones', [terms, deadbeef, withdrawal], ['agb']],
	['terms alone', [terms], ['widerruf']],
	['the terms of another language', legalTextsIn('en'), ['agb']],
	['the hash of another text', [terms, { ...terms, type: 'widerruf' }], ['widerruf']],
	['a text that the shop does not have', [terms, withdrawal, { ...terms, type: 'privacy' }], ['privacy']],
])('refuses %s, and names the texts that have to be read', async (_, legal_texts, types) => {
	const orders = await runOrders();
	expect(await refusalOf(orders, anOrder({ legal_texts }))).toMatchObject({
		code: 'changed',
		changes: types.map((type) => ({ kind: 'legal_text', type })),
	});
});

it('takes the same order again although its terms have changed since', async () => {
	let shop = await someShop().read();
	const orders = await runOrders({ shop: { read: async () => shop } });
	const order = anOrder();
	const first = await (await orders.postJson('/ecom/order', order)).json();
	shop = await someShop({ legal_pages: [{ type: 'agb', title: 'AGB', content: 'Neu.' }] }).read();
	expect(await (await orders.postJson('/ecom/order', order)).json()).toEqual(first);
	const answer = await orders.postJson('/ecom/order', { ...order, idempotency_key: crypto.randomUUID() });
	expect([answer.status, (await answer.json()).code]).toEqual([409, 'changed']);
});

it('takes orders for its own project only', async () => {
	const orders = await runOrders();
	expect(await refusalOf(orders, anOrder({ project: 'museum.example' }))).toMatchObject({ code: 'unknown_project' });
});

it('takes as much as the largest order that the contract allows, and no more', async () => {
	const orders = await runOrders();
	const personalization = { text: 'ﷺ'.repeat(1989) };
	expect(JSON.stringify(personalization)).toHaveLength(2000);
	const most = (length: number) => '♥'.repeat(length);
	const address = anAddress({
		first_name: most(100),
		last_name: most(100),
		company: most(100),
		street: most(100),
		number: most(20),
		addition: most(100),
		zip_code: '79098',
		city: most(100),
	});
	const largest = anOrder({
		email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
		comment: most(1000),
		shipping_address: address,
		invoice_address: address,
		lines: Array.from({ length: 100 }, () =>
			aLine({ product: 2 ** 31 - 1, variant: 2 ** 31 - 1, count: 999, price_brutto: '999999999999.99', personalization }),
		),
		legal_texts: ['agb', 'versand-und-zahlung', 'widerruf', 'privacy'].map((type) => ({ type, hash: 'a'.repeat(64) })),
	});
	expect(orderRequest.safeParse(largest).success).toBe(true);
	const bytes = Buffer.byteLength(JSON.stringify(largest));
	expect(bytes).toBeGreaterThan(600_000);
	expect(bytes).toBeLessThan(orderMaxBytes);
	expect(await refusalOf(orders, largest)).toMatchObject({ code: 'changed' });
	expect(await refusalOf(orders, { ...largest, rest: 'x'.repeat(orderMaxBytes) })).toMatchObject({ code: 'too_large' });
});

it.each([
	['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
	['half of it', 'application/json', JSON.stringify(anOrder()).slice(0, -1), 400],
	['what nests without end', 'application/json', `{"lines":${'['.repeat(300_000)}${']'.repeat(300_000)}}`, 400],
	[
		'what nests in an engraving',
		'application/json',
		JSON.stringify(anOrder()).replace('"personalization":null', `"personalization":{"text":${'['.repeat(900)}${']'.repeat(900)}}`),
		400,
	],
])('does not read %s', async (_, type, body, status) => {
	const orders = await runOrders();
	const answer = await fetch(`${orders.url}/ecom/order`, { method: 'POST', headers: { 'content-type': type }, body });
	expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status: 'error' })]);
});

it('has a limit of its own for orders, and one for payments', async () => {
	const orders = await runOrders({ ordersPerVisitor: 2, paymentsPerVisitor: 1 });
	const order = anOrder();
	await orders.postJson('/ecom/order', order);
	expect((await orders.postJson('/ecom/order', order)).status).toBe(200);
	const limited = await orders.postJson('/ecom/order', anOrder());
	expect([limited.status, limited.headers.get('retry-after'), await limited.json()]).toEqual([
		429,
		'600',
		{ status: 'error', code: 'limited', message: 'Could not post order' },
	]);
	const pay = () => orders.postJson('/ecom/klarna/order', { project, authorization_token: 'a', order_uuid: crypto.randomUUID() });
	expect([(await pay()).status, (await pay()).status]).toEqual([404, 429]);
	expect((await orders.postJson('/ecom/order', anOrder(), { 'x-forwarded-for': '192.0.2.9' })).status).toBe(200);
});

it.each(['ZZ', 'EU', 'XX'])('sends no bill to %s, which is no country', async (country_code) => {
	const orders = await runOrders();
	const billed = (code: string) => anOrder({ invoice_address: anAddress({ country_code: code, zip_code: '1' }) });
	const answer = await orders.postJson('/ecom/order', billed(country_code));
	expect(await answer.json()).toMatchObject({ code: 'invalid', faults: [{ field: 'invoice_address.country_code', code: 'invalid' }] });
	expect(orders.rows('SELECT id FROM shop_order')).toEqual([]);
	expect((await orders.postJson('/ecom/order', billed('NZ'))).status).toBe(200);
});
