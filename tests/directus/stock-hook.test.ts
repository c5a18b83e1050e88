/** The hook for movements of the stock in a real Directus: a record and its stock are one transaction. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, inject, it } from 'vitest';
import { readAdmin } from '../../sandbox/directus/admin.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { startDirectus } from '../../sandbox/directus/server.ts';
import { copyDirectusData } from './start-copy.ts';

const project = projectAccounts[0].domain;
const foreign = projectAccounts[1].domain;
const collection = JSON.parse(readFileSync('orders/desk/stock-hook/collection.json', 'utf8'));
const serviceToken = 'stock-service-token';
const readerToken = projectAccounts[0].readToken;

let url = '';
let product = 0;
let variant = 0;
let parent = 0;

async function ask(method: string, path: string, body?: unknown, token = readAdmin().token) {
	const answer = await fetch(url + path, {
		method,
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	const { data, errors } = text === '' ? { data: null, errors: undefined } : JSON.parse(text);
	return { status: answer.status, data, code: errors?.[0]?.extensions?.code, date: answer.headers.get('date') };
}

const stockOf = async (id = product) => (await ask('GET', `/items/ecommerce_product/${id}?fields=stock`)).data.stock;
const recordCount = async () => (await ask('GET', '/items/stock_movement?limit=-1&fields=id')).data.length;
const move = (fields: object, token = serviceToken) =>
	ask(
		'POST',
		'/items/stock_movement?fields=id,booked',
		{ id: crypto.randomUUID(), project, product, delta: -1, reason: 'sale', ...fields },
		token,
	);

beforeAll(async () => {
	const { dataDir, remove } = copyDirectusData(inject('directusDataDir'));
	const directus = await startDirectus({ port: 0, dataDir, log: () => {} });
	url = directus.url;
	expect(await ask('POST', '/collections', collection)).toMatchObject({ status: 200 });
	const policy = (await ask('POST', '/policies', { name: 'Stock', app_access: false, admin_access: false })).data.id;
	for (const action of ['create', 'read']) {
		await ask('POST', '/permissions', { policy, action, collection: 'stock_movement', fields: ['*'], permissions: {} });
	}
	const role = (await ask('POST', '/roles', { name: 'Stock', policies: [{ policy }] })).data.id;
	await ask('POST', '/users', { role, token: serviceToken, first_name: 'Stock', status: 'active' });
	const filter = encodeURIComponent(JSON.stringify({ project: { _eq: project } }));
	const products = (await ask('GET', `/items/ecommerce_product?limit=-1&fields=id,variants.id&filter=${filter}`)).data;
	product = products.find(({ variants }: { variants: unknown[] }) => variants.length === 0).id;
	const withVariants = products.find(({ variants }: { variants: unknown[] }) => variants.length > 1);
	[parent, variant] = [withVariants.id, withVariants.variants[0].id];
	await ask('PATCH', `/items/ecommerce_product/${product}`, { stock: 5 });
	await ask('PATCH', `/items/ecommerce_product_variant/${variant}`, { stock: 5 });
	return async () => {
		await directus.stop();
		remove();
	};
});

it('adds a movement to the stock of its product with its record, once', async () => {
	const id = 'a0000000-0000-4000-8000-000000000001/0/sale';
	expect(await move({ id, delta: -2 })).toMatchObject({ status: 200, data: { id, booked: true }, date: expect.any(String) });
	expect(await stockOf()).toBe(3);
	// Sent again, because the answer was lost.
	expect(await move({ id, delta: -2 })).toMatchObject({ status: 400, code: 'RECORD_NOT_UNIQUE' });
	expect(await stockOf()).toBe(3);
	await move({ delta: 2, reason: 'cancellation' });
	expect(await stockOf()).toBe(5);
});

it('leaves the stock as it was where the record is refused, and no record where the hook refuses', async () => {
	const before = [await stockOf(), await recordCount()];
	// Directus checks the right to create, and what is required, after the hook.
	expect(await move({}, readerToken)).toMatchObject({ status: 403 });
	expect(await move({ reason: null })).toMatchObject({ status: 400 });
	for (const wrong of [{ delta: 0 }, { delta: 1.5 }, { delta: '1; DROP' }, { product: 'x' }, { project: null }, { variant: -1 }]) {
		expect(await move(wrong)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
	}
	// Several are one transaction, too.
	const both = [1, 2].map(() => ({ id: 'the-same', project, product, delta: -1, reason: 'sale' }));
	expect(await ask('POST', '/items/stock_movement', both, serviceToken)).toMatchObject({ status: 400, code: 'RECORD_NOT_UNIQUE' });
	expect([await stockOf(), await recordCount()]).toEqual(before);
});

it('adds to a variant of its own product and project, and to nothing else', async () => {
	const ofVariant = async () => (await ask('GET', `/items/ecommerce_product_variant/${variant}?fields=stock`)).data.stock;
	const ofParent = await stockOf(parent);
	await move({ product: parent, variant });
	expect([await ofVariant(), await stockOf(parent)]).toEqual([4, ofParent]);
	await move({ product, variant });
	await move({ product: parent, variant, project: foreign });
	await move({ project: foreign });
	expect([await ofVariant(), await stockOf()]).toEqual([4, 5]);
});

it('goes below zero and comes back, counts nothing where nothing is counted, and loses none of many at once', async () => {
	await ask('PATCH', `/items/ecommerce_product/${product}`, { stock: 0 });
	await move({ delta: -2 });
	expect(await stockOf()).toBe(-2);
	await ask('PATCH', `/items/ecommerce_product/${product}`, { stock: 30 });
	await Promise.all(Array.from({ length: 20 }, () => move({})));
	expect(await stockOf()).toBe(10);
	await ask('PATCH', `/items/ecommerce_product/${product}`, { stock: null });
	expect(await move({})).toMatchObject({ status: 200, data: { booked: true } });
	expect(await stockOf()).toBeNull();
});

it('lets nobody change or delete a movement, and only mark one as booked', async () => {
	const { data } = await move({});
	const path = `/items/stock_movement/${encodeURIComponent(data.id)}`;
	expect(await ask('PATCH', path, { delta: 100 })).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
	expect(await ask('DELETE', path)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
	expect(await ask('PATCH', path, { booked: true })).toMatchObject({ status: 200 });
});

it('takes the stock of a shared product from the offer of the shop that sold it', async () => {
	const create = async (name: string, fields: object) => (await ask('POST', `/items/${name}?fields=id`, fields)).data.id as number;
	const shared = await create('ecommerce_product', { project: null, display_name: 'Gemeinsam', slug: 'gemeinsam', stock: 50 });
	const sharedVariant = await create('ecommerce_product_variant', { product: shared, display_name: '54', stock: 50 });
	const [own, others] = [
		await create('ecommerce_offer', { project, product: shared, stock: 5, status: 'published' }),
		await create('ecommerce_offer', { project: foreign, product: shared }),
	];
	const offered = async (offer: number) => (await ask('GET', `/items/ecommerce_offer/${offer}?fields=stock`)).data.stock;
	const stocks = async () => [await offered(own), await offered(others), await stockOf(shared)];

	expect(await move({ product: shared, delta: -2 })).toMatchObject({ status: 200, data: { booked: true } });
	expect(await stocks()).toEqual([3, null, 50]);
	// One that has shown the product's stock until now counts on from it.
	await move({ product: shared, project: foreign, delta: -1 });
	expect(await stocks()).toEqual([3, 49, 50]);
	await Promise.all(Array.from({ length: 10 }, () => move({ product: shared })));
	expect(await stocks()).toEqual([-7, 49, 50]);
	// Offers know no variants: it is to be booked by hand, and nothing moves.
	expect(await move({ product: shared, variant: sharedVariant })).toMatchObject({ status: 200, data: { booked: false } });
	expect(await stocks()).toEqual([-7, 49, 50]);
	expect((await ask('GET', `/items/ecommerce_product_variant/${sharedVariant}?fields=stock`)).data.stock).toBe(50);
	// A shop without an offer, and a stock that is not counted.
	await ask('DELETE', `/items/ecommerce_offer/${own}`);
	expect(await move({ product: shared })).toMatchObject({ status: 200, data: { booked: true } });
	await ask('PATCH', `/items/ecommerce_offer/${others}`, { stock: null });
	await ask('PATCH', `/items/ecommerce_product/${shared}`, { stock: null });
	await move({ product: shared, project: foreign });
	expect([await offered(others), await stockOf(shared)]).toEqual([null, null]);
});
