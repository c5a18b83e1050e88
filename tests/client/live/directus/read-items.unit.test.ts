/** How the browser asks the backend, and what it says where that failed. */
import { expect, it, vi } from 'vitest';
import { ContentError, createReadItems } from '../../../../client/live/directus/read-items.ts';

const source = { url: 'https://cms.example/directus', token: 'public', project: 'gold.example' };

function answering(body: string | object | Error, status = 200) {
	const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
		if (body instanceof Error) throw body;
		return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
	});
	return { fetch, read: createReadItems(source, fetch) };
}
const query = { filter: { id: { _eq: 3 } }, fields: ['id'], limit: 20 };

it('asks with filter, fields, paging and meta, as a bearer and for the project', async () => {
	const { fetch, read } = answering({ data: [{ id: 3, project: 'Gold.example' }], meta: { filter_count: 1 } });
	const answer = await read('ecommerce_product', { ...query, sort: ['-id'], page: 2, meta: '*', whole: ['variants'] });
	expect(answer).toEqual({ data: [{ id: 3, project: 'Gold.example' }], meta: { filter_count: 1 } });
	const [address = '', init] = fetch.mock.calls[0] ?? [];
	const { origin, pathname, searchParams } = new URL(address);
	expect(origin + pathname).toBe('https://cms.example/directus/items/ecommerce_product');
	expect(Object.fromEntries(searchParams)).toEqual({
		filter: '{"project":{"_eq":"gold.example"},"id":{"_eq":3}}',
		fields: 'project,id',
		sort: '-id',
		limit: '20',
		page: '2',
		meta: '*',
		deep: '{"variants":{"_limit":-1}}',
	});
	expect(init).toMatchObject({
		headers: { authorization: 'Bearer public', 'x-directus-project': '_' },
		credentials: 'omit',
		redirect: 'error',
	});
});

it.each([
	['nobody answers', new TypeError('refused'), 200, 'Network error', -1],
	['the answer is no JSON', '<h1>Hello</h1>', 200, 'API returned invalid JSON', 422],
	['the answer holds no records', { data: null }, 200, 'API returned invalid JSON', 422],
	['the server says why', { errors: [{ message: 'Not for you' }] }, 403, 'Not for you', 403],
	['the server says nothing', '', 503, 'Unknown error occured', 503],
	[
		'one record is of another project',
		{
			data: [
				{ id: 3, project: 'gold.example' },
				{ id: 4, project: 'silver.example' },
			],
		},
		200,
		'ecommerce_product 4 does not belong to gold.example',
		422,
	],
	['a record does not say whose it is', { data: [{ id: 3 }] }, 200, 'ecommerce_product 3 does not belong to gold.example', 422],
])('throws where %s', async (_, body, status, message, code) => {
	const { read } = answering(body, status);
	const error: unknown = await read('ecommerce_product', query).catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(ContentError);
	expect(error).toMatchObject({ message, code });
});

it.each([{ url: '' }, { project: '' }])('asks nobody without address or project', async (missing) => {
	const fetch = vi.fn();
	await expect(createReadItems({ ...source, ...missing }, fetch)('ecommerce_product', query)).rejects.toBeInstanceOf(ContentError);
	expect(fetch).not.toHaveBeenCalled();
});
