/** What the tokens beside a build's can do: the public one reads what the shop shows of its project, the one for ratings creates drafts, and neither does anything else. */
import { deleteItem, readItems } from '@directus/sdk';
import { describe, expect, inject, it } from 'vitest';
import { createReadItems } from '../../client/live/directus/read-items.ts';
import { connectAsAdmin } from '../../sandbox/directus/admin.ts';
import { demoContent } from '../../sandbox/directus/demo-directus.ts';
import { publicAccounts, ratingsAccounts, type TokenAccount } from '../../sandbox/directus/fixture/accounts.ts';
import { tables } from '../../shop/collections/tables.ts';

const url = inject('directusUrl');
const client = connectAsAdmin(url);
const [weidenbach, nordlicht] = publicAccounts;
const [ratings] = ratingsAccounts;
if (!weidenbach || !nordlicht || !ratings) throw new Error('The demo has two projects');

const readable = [
	...['ecommerce_settings', 'ecommerce_product', 'ecommerce_product_variant', 'ecommerce_product_attributes'],
	'ecommerce_product_variant_attributes',
	...['ecommerce_product_subcategories', 'ecommerce_product_tags', 'ecommerce_category', 'ecommerce_subcategory'],
	...['ecommerce_manufacturer', 'ecommerce_tag', 'ecommerce_attribute', 'ecommerce_attribute_group', 'ecommerce_product_rating'],
	...['ecommerce_personalization', 'ecommerce_size_guide'],
];

const { records } = await demoContent();

function recordsOf({ domain }: TokenAccount, collection: string) {
	return records.find(({ project }) => project?.[0]?.domain === domain)?.[collection] ?? [];
}

function request({ token }: TokenAccount, method: string, path: string, body?: object): Promise<Response> {
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
	return fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) });
}

const status = async (...args: Parameters<typeof request>) => [args[2], (await request(...args)).status];

describe.each([
	{ name: weidenbach.domain, own: weidenbach, other: nordlicht },
	{ name: nordlicht.domain, own: nordlicht, other: weidenbach },
])('the public token of $name', ({ own, other }) => {
	it('reads no collection but those of the shop', async () => {
		for (const { name } of tables) {
			const answer = await request(own, 'GET', `/items/${name}?limit=1&fields=${name === 'project' ? 'domain' : 'id'}`);
			expect([name, answer.status]).toEqual([name, readable.includes(name) && !/_(attributes|subcategories|tags)$/.test(name) ? 200 : 403]);
		}
		for (const path of ['/files', '/users', '/permissions', '/settings', '/collections', '/folders']) {
			expect(await status(own, 'GET', path)).toEqual([path, 403]);
		}
	});

	it('reads published products of its project, and no others', async () => {
		const answer = await request(own, 'GET', '/items/ecommerce_product?fields=id&limit=-1');
		const { data } = (await answer.json()) as { data: { id: number }[] };
		const published = recordsOf(own, 'ecommerce_product').filter((record) => record.status === 'published');
		expect(data.map(({ id }) => id).sort()).toEqual(published.map(({ id }) => id).sort());
		expect(published.length).toBeGreaterThan(0);
		const hidden = [
			...recordsOf(own, 'ecommerce_product').filter((record) => record.status !== 'published'),
			...recordsOf(other, 'ecommerce_product'),
		];
		expect(hidden.length).toBeGreaterThan(0);
		for (const { id } of hidden) {
			const path = `/items/ecommerce_product/${id}`;
			expect(await status(own, 'GET', path)).toEqual([path, 403]);
		}
	});

	it('reads nothing of another project, whoever it says it is', async () => {
		const readForeign = createReadItems({ url, token: own.token, project: other.domain }, (address, init) => fetch(address, init));
		for (const collection of ['ecommerce_settings', 'ecommerce_product', 'ecommerce_product_rating', 'ecommerce_attribute']) {
			const { data } = await readForeign(collection, { filter: {}, fields: ['id'], limit: -1 });
			expect([collection, data]).toEqual([collection, []]);
		}
	});

	it('reads no field that the shop does not show, and writes nothing', async () => {
		for (const field of ['bank_details', 'paypal_client_id', 'shipping_cost']) {
			const path = `/items/ecommerce_settings?fields=${field}`;
			expect(await status(own, 'GET', path)).toEqual([path, 403]);
		}
		const [product] = recordsOf(own, 'ecommerce_product').filter((record) => record.status === 'published');
		const path = `/items/ecommerce_product/${product?.id}`;
		expect(await status(own, 'PATCH', path, { price_brutto: 1 })).toEqual([path, 403]);
		expect(await status(own, 'DELETE', path)).toEqual([path, 403]);
		expect(await status(own, 'POST', '/items/ecommerce_product_rating', { rating: 5 })).toEqual(['/items/ecommerce_product_rating', 403]);
	});
});

it('the token for ratings creates drafts of its project, and reads nothing', async () => {
	const path = '/items/ecommerce_product_rating';
	const [product] = recordsOf(ratings, 'ecommerce_product');
	const rating = { project: ratings.domain, product: product?.id, rating: 4, title: 'Test', text: null, display_name: null };
	const draft = { ...rating, status: 'draft', date_created: '2026-11-22T08:00:00.000Z' };
	const before = await client.request(readItems('ecommerce_product_rating', { fields: ['id'], limit: -1 }));
	expect((await request(ratings, 'POST', path, draft)).ok).toBe(true);
	expect(await status(ratings, 'POST', path, { ...draft, status: 'published' })).toEqual([path, 400]);
	expect(await status(ratings, 'POST', path, { ...draft, project: nordlicht.domain })).toEqual([path, 400]);
	expect(await status(ratings, 'GET', path)).toEqual([path, 403]);
	expect(await status(ratings, 'GET', '/items/ecommerce_product')).toEqual(['/items/ecommerce_product', 403]);
	const after = await client.request(readItems('ecommerce_product_rating', { fields: ['id', 'status'], limit: -1 }));
	const created = after.filter(({ id }) => !before.some((known) => known.id === id));
	expect(created).toEqual([{ id: expect.anything(), status: 'draft' }]);
	for (const { id } of created) await client.request(deleteItem('ecommerce_product_rating', Number(id)));
});
