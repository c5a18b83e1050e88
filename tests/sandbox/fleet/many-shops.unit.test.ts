import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { type ManyShops, startManyShops } from '../../../sandbox/fleet/many-shops.ts';

const [domain, other] = ['shop-0003.example', 'shop-0004.example'];
let shops: ManyShops;

beforeAll(async () => {
	shops = await startManyShops({ shops: 30, products: 24, sharedProducts: 4 });
});
afterAll(() => shops.stop());

describe('the generated shops', () => {
	it('are the same again for the same seed, also among ten thousand', async () => {
		const many = await startManyShops({ shops: 10_000, products: 24, sharedProducts: 4 });
		onTestFinished(() => many.stop());
		expect(await many.records(domain)).toEqual(await shops.records(domain));
		expect(many.domains.at(-1)).toBe('shop-10000.example');
		const { data, meta } = await ask(many, '/items/project', { fields: ['domain'], limit: -1, meta: 'filter_count' });
		expect([data.length, meta?.filter_count]).toEqual([10_000, 10_000]);
		const { data: products } = await ask(many, '/items/ecommerce_product', { filter: { project: { _eq: 'shop-10000.example' } } });
		expect(products).toHaveLength(24);
	});

	it('have ids and names of their own', async () => {
		const [one, another] = await Promise.all([shops.records(domain), shops.records(other)]);
		const idsOf = (records: typeof one) => Object.entries(records).flatMap(([name, list]) => list.map(({ id }) => `${name} ${id}`));
		const shared = new Set(idsOf(one));
		expect(idsOf(another).filter((id) => !id.endsWith('undefined') && shared.has(id))).toEqual([]);
		const namesOf = (records: typeof one) => records.ecommerce_product?.map(({ display_name: name }) => name) ?? [];
		expect(namesOf(one).filter((name) => namesOf(another).includes(name))).toEqual([]);
		expect(one.ecommerce_product).toHaveLength(24);
		expect(one.ecommerce_offer).toHaveLength(4);
	});
});

describe('a query', () => {
	it('needs the token', async () => {
		expect((await fetch(`${shops.url}/items/project`)).status).toBe(401);
	});

	it('is refused where the collection or the filter is unknown', async () => {
		await expect(ask(shops, '/items/nothing', {})).rejects.toThrow('403');
		await expect(ask(shops, '/items/project', { filter: { domain: { _contains: 'shop' } } })).rejects.toThrow('400');
	});

	it('gets the asked page of a list, and its count', async () => {
		const filter = { project: { _eq: domain } };
		const query = { filter, sort: ['-id'], limit: 5, offset: 3, fields: ['id'], meta: 'filter_count' };
		const { data, meta } = await ask(shops, '/items/ecommerce_product', query);
		expect(meta).toEqual({ filter_count: 24 });
		expect(data.map(({ id }) => id)).toEqual([30_021, 30_020, 30_019, 30_018, 30_017]);
	});

	it('gets rows of lists as ids, or the fields that it names', async () => {
		const filter = { id: { _eq: 30_006 } };
		const [plain] = (await ask(shops, '/items/ecommerce_product', { filter })).data;
		expect(plain?.variants).toEqual([3_000_601, 3_000_602, 3_000_603]);
		const fields = ['*', 'variants.display_name', 'variants.translations.language'];
		const [named] = (await ask(shops, '/items/ecommerce_product', { filter, fields, deep: { variants: { _limit: 1 } } })).data;
		expect(named?.variants).toEqual([{ display_name: 'Größe 50', translations: [{ language: 'en' }, { language: 'fr' }] }]);
	});

	it('combines filters', async () => {
		const offers = { _and: [{ project: { _eq: domain } }, { product: { _in: [2, 3] } }] };
		expect((await ask(shops, '/items/ecommerce_offer', { filter: offers })).data.map(({ product }) => product)).toEqual([2, 3]);
		const either = { _or: [{ domain: { _eq: domain } }, { domain: { _eq: other } }] };
		expect((await ask(shops, '/items/project', { filter: either })).data).toHaveLength(2);
		const linked = { project: { _eq: domain }, product: { project: { _null: true } } };
		expect((await ask(shops, '/items/ecommerce_offer', { filter: linked })).data).toHaveLength(4);
	});

	it('finds shared records, and the offers of one of them in all shops', async () => {
		const { data } = await ask(shops, '/items/ecommerce_product', { filter: { project: { _null: true } } });
		expect(data.map(({ id, project }) => [id, project])).toEqual([1, 2, 3, 4].map((id) => [id, null]));
		const query = { filter: { product: { _in: [2] } }, limit: -1 };
		const { data: offers } = await ask(shops, '/items/ecommerce_offer', query);
		expect(offers.map(({ project }) => project)).toEqual(shops.domains);
		expect(new Set(offers.map(({ price_brutto: price }) => price === null)).size).toBe(2);
	});

	it('gets the files that records name, and their bytes', async () => {
		const { data } = await ask(shops, '/files', {});
		const [file] = data;
		const answer = await fetch(`${shops.url}/assets/${file?.id}`, { headers: { authorization: `Bearer ${shops.token}` } });
		expect((await answer.arrayBuffer()).byteLength).toBe(file?.filesize);
		expect((await ask(shops, '/files', { filter: { id: { _in: [file?.id] } } })).data).toHaveLength(1);
	});
});

describe('an edit', () => {
	it('shows in each further answer, with a stamp that is younger than the last', async () => {
		const key = 30_001;
		const filter = { project: { _eq: domain } };
		const read = async () => (await ask(shops, '/items/ecommerce_product', { filter, limit: 1 })).data[0];
		expect(await read()).toMatchObject({ id: key, date_updated: null });
		const { record } = await shops.edit('ecommerce_product', key, { price_brutto: '12.00' });
		expect(await read()).toMatchObject({ id: key, price_brutto: '12.00', date_updated: record?.date_updated });
		const later = await shops.edit('ecommerce_product', key, { stock: 1 });
		expect(String(later.record?.date_updated) > String(record?.date_updated)).toBe(true);
		expect(await read()).toMatchObject({ price_brutto: '12.00', stock: 1 });
	});

	it('stamps the rows that it changes, and gives new ones an id', async () => {
		const before = (await shops.records(domain)).ecommerce_product?.find(({ id }) => id === 30_012);
		const [first, second] = rowsOf(before);
		const variants = [{ id: first?.id, stock: 77 }, { id: second?.id }, { display_name: 'Größe 60' }];
		const { record } = await shops.edit('ecommerce_product', 30_012, { variants });
		const [changed, kept, added] = rowsOf(record);
		expect(changed).toEqual({ ...first, stock: 77, date_updated: record?.date_updated });
		expect(kept).toEqual(second);
		expect(added).toMatchObject({ id: 3_001_204, date_created: record?.date_updated, translations: [] });
	});

	it('of a child row stamps that row alone, and is found by the time since when anything changed', async () => {
		const table = 'ecommerce_product_variant';
		const key = 3_001_801;
		const read = async () => (await shops.records(domain)).ecommerce_product?.find(({ id }) => id === 30_018);
		const before = await read();
		const { record } = await shops.edit(table, key, { stock: 5 });
		const stamp = record?.date_updated;
		const [changed, ...others] = rowsOf(await read());
		expect(changed).toEqual({ ...rowsOf(before)[0], stock: 5, date_updated: stamp });
		expect([others, (await read())?.date_updated]).toEqual([rowsOf(before).slice(1), null]);

		const since = { _or: [{ date_updated: { _gte: stamp } }, { date_created: { _gte: stamp } }] };
		const query = { filter: since, fields: ['id', 'product.project'], sort: ['id'], meta: 'filter_count' };
		expect((await ask(shops, `/items/${table}`, query)).data).toEqual([{ id: key, product: { project: domain } }]);
		expect((await ask(shops, '/items/ecommerce_product', query)).data).toEqual([]);
		const owner = { filter: { id: { _in: [3_001_802] } }, fields: ['id', 'product.project'] };
		expect((await ask(shops, `/items/${table}`, owner)).data).toEqual([{ id: 3_001_802, product: { project: domain } }]);

		await shops.remove(table, key);
		expect(rowsOf(await read())).toHaveLength(2);
	});

	it('of a row of the project is found by its table, too', async () => {
		const [row] = rowsOf((await shops.records(other)).project?.[0], 'translations');
		await shops.edit('project_translations', Number(row?.id), { seo_title: 'Neu' });
		const query = { filter: { id: { _in: [row?.id] } }, fields: ['project_id.domain', 'seo_title'] };
		expect((await ask(shops, '/items/project_translations', query)).data).toEqual([{ project_id: { domain: other }, seo_title: 'Neu' }]);
	});

	it('can be followed by a notice to the person who made it', async () => {
		const notice = { recipient: 'johanna', subject: 'Noch nicht auf der Website' };
		const headers = { authorization: `Bearer ${shops.token}`, 'content-type': 'application/json' };
		await fetch(`${shops.url}/notifications`, { method: 'POST', headers, body: JSON.stringify([notice]) });
		expect((await shops.state()).notifications).toEqual([notice]);
	});

	it('makes and removes records, shared ones as well', async () => {
		const { record } = await shops.create('ecommerce_tag', { project: other, display_name: 'Neu', slug: 'neu' });
		expect(record).toMatchObject({ project: other, date_updated: null });
		const key = Number(record?.id);
		expect((await ask(shops, '/items/ecommerce_tag', { filter: { project: { _eq: other } } })).data).toHaveLength(5);
		await shops.remove('ecommerce_tag', key);
		expect((await ask(shops, '/items/ecommerce_tag', { filter: { project: { _eq: other } } })).data).toHaveLength(4);
		await expect(shops.remove('ecommerce_tag', key)).rejects.toThrow(`There is no record ${key} in ecommerce_tag`);
		const shared = await shops.create('ecommerce_product', { status: 'published', display_name: 'Für alle' });
		expect((await shops.records(null)).ecommerce_product?.at(-1)).toEqual(shared.record);
		await shops.remove('ecommerce_product', Number(shared.record?.id));
	});

	it('calls the webhook, but for the share that is lost', async () => {
		const calls: unknown[] = [];
		const server = createServer(async (message, response) => {
			calls.push([message.headers.authorization, await json(message)]);
			response.end();
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		onTestFinished(() => void server.close());
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
		await shops.notify({ url, secret: 'geheim' });
		expect((await shops.edit('ecommerce_product', 40_001, { stock: 3 }, 'johanna')).webhook).toBe('sent');
		await settled();
		const event = { event: 'items.update', collection: 'ecommerce_product', keys: [40_001], payload: { stock: 3 }, user: 'johanna' };
		expect(calls).toEqual([['Bearer geheim', event]]);

		await shops.notify({ url, secret: 'geheim', lossPercent: 50 });
		const results = await Promise.all(Array.from({ length: 40 }, (_, stock) => shops.edit('ecommerce_product', 40_001, { stock })));
		const lost = results.filter(({ webhook }) => webhook === 'lost').length;
		expect(lost).toBeGreaterThan(5);
		expect(lost).toBeLessThan(35);
		await settled();
		expect(calls).toHaveLength(1 + 40 - lost);
		await shops.notify(null);
		expect((await shops.edit('ecommerce_product', 40_001, { stock: 3 })).webhook).toBe('none');
	});
});

/** The variants of a product, or another list. */
function rowsOf(record: WireRecord | null | undefined, list = 'variants'): readonly WireRecord[] {
	const rows = record?.[list];
	return Array.isArray(rows) ? rows : [];
}

/** No call of a webhook is on its way. */
async function settled(): Promise<void> {
	while ((await shops.state()).webhooks.pending > 0);
}

interface Answer {
	readonly data: readonly WireRecord[];
	readonly meta?: { readonly filter_count: number };
}

/** As Directus' SDK asks. Rejects with the status of a refusal. */
async function ask({ url, token }: ManyShops, path: string, query: Readonly<Record<string, unknown>>): Promise<Answer> {
	const text = (value: unknown) =>
		Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value);
	const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)]));
	const answer = await fetch(`${url}${path}?${parameters}`, { headers: { authorization: `Bearer ${token}` } });
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
	return answer.json();
}
