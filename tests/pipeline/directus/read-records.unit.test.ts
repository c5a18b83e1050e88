import { afterEach, describe, expect, it } from 'vitest';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { BackendIncomplete, ForeignRecord } from '../../../pipeline/directus/backend-errors.ts';
import { toQuery } from '../../../pipeline/directus/queries.ts';
import { readFileRecords } from '../../../pipeline/directus/read-files.ts';
import { readRecords } from '../../../pipeline/directus/read-records.ts';
import { readBackendFacts } from '../../../pipeline/directus/read-whole.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { declarations } from '../../../shop/collections/collections.ts';
import { type BackendData, type BackendServer, sendError, sendJson, sendList, startBackend } from '../../support/backend-server.ts';

const project = 'juwelier.example';
let backend: BackendServer;
afterEach(() => backend.close());

async function connect(data: BackendData) {
	backend = await startBackend(data);
	const client = createBackendClient({ url: backend.url, token: 'token', project });
	const { limits, version } = await readBackendFacts(client);
	return { client, limits, version };
}

function queryOf(collection: string) {
	const declaration = declarations.find((each) => each.collection === collection);
	return declaration === undefined ? expect.unreachable() : toQuery(declaration);
}

/** Requests of a collection's pages. */
function timesRead(collection: string): number {
	return backend.requests.filter(({ path }) => path === `/items/${collection}`).length;
}

function manyBrands(count: number): WireRecord[] {
	return Array.from({ length: count }, (_, index) => ({ id: count - index, project }));
}

describe('readRecords', () => {
	it('reads every page in the order of the keys, of one project only', async () => {
		const foreign = { id: 999, project: 'andere.example' };
		const { client, limits, version } = await connect({ records: { brand: [...manyBrands(25), foreign] }, queryLimit: 10 });
		expect({ limits, version }).toEqual({ limits: { pageSize: 10, maxRows: 10 }, version: '11.17.4' });
		const records = await readRecords(client, queryOf('brand'), limits);
		expect(records.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
		const asked = backend.requests.filter(({ path }) => path === '/items/brand');
		expect(asked.map(({ query }) => query.get('offset'))).toEqual(['0', '9', '18']);
		for (const { query } of asked) expect(JSON.parse(query.get('filter') ?? '')).toEqual({ project: { _eq: project } });
		for (const { query } of asked) expect([query.get('sort'), query.get('limit')]).toEqual(['id', '10']);
	});

	it('reads a backend that has no lists below its variants yet', async () => {
		const { client, limits } = await connect({ records: { ecommerce_product: [{ id: 1, project, variants: [{ id: 2 }] }] } });
		const unknown = /variants\.(attributes|images)/;
		backend.failWith(({ query }, response) => unknown.test(query.get('fields') ?? '') && sendError(response, 403, 'No permission'));
		expect(await readRecords(client, queryOf('ecommerce_product'), limits)).toMatchObject([{ id: 1, variants: [{ id: 2 }] }]);
		const fields = ['id', 'stock', 'variants.id', 'variants.attributes.*'];
		expect(await readRecords(client, queryOf('ecommerce_product'), limits, { fields })).toMatchObject([{ id: 1 }]);
		expect(timesRead('ecommerce_product')).toBe(4);
	});

	it('finds the project by its domain', async () => {
		const { client, limits } = await connect({ records: { project: [{ domain: project }, { domain: 'andere.example' }] } });
		expect(await readRecords(client, queryOf('project'), limits)).toEqual([{ domain: project }]);
	});

	it('reads a page of a thousand where the backend has no limit', async () => {
		const { limits } = await connect({ records: {} });
		expect(limits).toEqual({ pageSize: 1000, maxRows: Number.POSITIVE_INFINITY });
	});

	it.each([
		['too few', (records: WireRecord[]) => records.slice(1), 5],
		['too many', (records: WireRecord[]) => [...records, { id: 77, project }], 5],
		['one of them twice', (records: WireRecord[]) => [...records.slice(1), records[1]], 5],
		['no records but numbers', () => [1, 2, 3, 4, 5], 5],
		['an absurd count', (records: WireRecord[]) => records, 1e15],
	])('reads once again when there are %s', async (_what, distort, count) => {
		const { client, limits } = await connect({ records: { brand: manyBrands(5) } });
		backend.failWith((_request, response, nth) => nth === 1 && sendList(response, distort(manyBrands(5)), count));
		expect(await readRecords(client, queryOf('brand'), limits)).toHaveLength(5);
		expect(timesRead('brand')).toBe(2);
	});

	it.each([
		['a record goes', (records: WireRecord[]) => records.splice(19, 1)],
		['a record comes', (records: WireRecord[]) => records.push({ id: 26, project })],
		[
			'one goes and another one comes, so that the count is the same',
			(records: WireRecord[]) => records.splice(19, 1, { id: 26, project }),
		],
	])('reads once again when %s between two pages', async (_what, change) => {
		const records = manyBrands(25);
		const { client, limits } = await connect({ records: { brand: records }, queryLimit: 10 });
		backend.failWith(({ path, query }) => {
			const isSecond = path === '/items/brand' && query.get('offset') === '9' && timesRead('brand') <= 3;
			if (isSecond) change(records);
			return false;
		});
		const read = await readRecords(client, queryOf('brand'), limits);
		expect(read.map(({ id }) => id)).toEqual(records.map(({ id }) => Number(id)).sort((a, b) => a - b));
		expect(timesRead('brand')).toBe(6);
	});

	it('fails when the count differs twice', async () => {
		const { client, limits } = await connect({ records: { brand: manyBrands(5) } });
		backend.failWith(({ path }, response) => path === '/items/brand' && sendList(response, manyBrands(3), 5));
		const failing = readRecords(client, queryOf('brand'), limits);
		await expect(failing).rejects.toThrow(BackendIncomplete);
		await expect(failing).rejects.toThrow(/^brand: the backend reports 5 and gave 3\./);
		expect(timesRead('brand')).toBe(2);
	});

	it('fails when pages never fit together', async () => {
		const { client, limits } = await connect({ records: { brand: manyBrands(15) }, queryLimit: 10 });
		const pages: Record<string, number> = { 0: 1, 9: 11 };
		backend.failWith(({ path, query }, response) => {
			const start = pages[query.get('offset') ?? ''] ?? 0;
			const ids = Array.from({ length: start === 1 ? 10 : 6 }, (_, index) => ({ id: start + index, project }));
			return path === '/items/brand' && sendList(response, ids, 15);
		});
		await expect(readRecords(client, queryOf('brand'), limits)).rejects.toThrow(
			/brand: the backend gave 15 records whose pages do not fit/,
		);
	});

	it.each([[{ data: [] }], [{ data: [], meta: {} }], [[]], [null], ['x']])(
		'fails when the backend answers without a count: %j',
		async (body) => {
			const { client, limits } = await connect({ records: { brand: [] } });
			backend.failWith(({ path }, response) => path === '/items/brand' && sendJson(response, 200, body));
			await expect(readRecords(client, queryOf('brand'), limits)).rejects.toThrow(/brand: the backend does not tell how many/);
		},
	);

	it.each([[null], ['x'], [{ queryLimit: 'x' }], [{ queryLimit: { max: '5' } }]])(
		'assumes no limit where the backend tells none: %j',
		async (data) => {
			backend = await startBackend({ records: {} });
			backend.failWith((_request, response) => sendJson(response, 200, { data }));
			const client = createBackendClient({ url: backend.url, token: 'token', project });
			expect(await readBackendFacts(client)).toEqual({
				limits: { pageSize: 1000, maxRows: Number.POSITIVE_INFINITY },
				version: null,
				time: null,
			});
		},
	);

	it('begins at a time of the backend, whatever clock this machine has', async () => {
		backend = await startBackend({ records: {} });
		backend.failWith((_request, response) => {
			response.setHeader('date', 'Tue, 14 Mar 2023 15:09:26 GMT');
			return false;
		});
		const client = createBackendClient({ url: backend.url, token: 'token', project });
		expect((await readBackendFacts(client)).time).toBe('2023-03-14T15:09:26.000Z');
	});

	it('fails when a child list is as long as the backend lets any list be', async () => {
		const variants = Array.from({ length: 10 }, (_, index) => ({ id: index + 1 }));
		const { client, limits } = await connect({ records: { ecommerce_product: [{ id: 1, project, variants }] }, queryLimit: 10 });
		await expect(readRecords(client, queryOf('ecommerce_product'), limits)).rejects.toThrow(/^ecommerce_product\.variants: .* gave 10/);
	});

	it('takes no record of another project, should the backend ignore the filter', async () => {
		const { client, limits } = await connect({ records: { brand: manyBrands(1) } });
		backend.failWith(({ path }, response) => path === '/items/brand' && sendList(response, [{ id: 1, project: 'andere.example' }]));
		await expect(readRecords(client, queryOf('brand'), limits)).rejects.toThrow(ForeignRecord);
	});
});

describe('readFileRecords', () => {
	const file = (number: number, filename_download: string, folder: string | null = 'own'): WireRecord => ({
		id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
		filename_download,
		filesize: '10',
		folder,
	});

	it('reads only what is referred to, by id or by name, and keeps only what the site needs', async () => {
		const files = [file(1, 'ring.jpg'), file(2, 'Kette.JPG'), file(3, 'kette-2.jpg'), file(4, 'perle.png')];
		const { client, limits } = await connect({ records: { directus_files: files } });
		const references = { ids: [String(files[0]?.id), String(file(9, '').id)], names: ['kette.jpg', 'Perle'] };
		const found = await readFileRecords(client, references, limits);
		expect(found.map(({ filename_download }) => filename_download)).toEqual(['ring.jpg', 'Kette.JPG', 'perle.png']);
		expect(Object.keys(found[0] ?? {})).toEqual(['id', 'filename_download', 'filesize']);
	});

	it('asks in portions', async () => {
		const files = Array.from({ length: 120 }, (_, index) => file(index, `${index}.jpg`));
		const { client, limits } = await connect({ records: { directus_files: files } });
		const found = await readFileRecords(client, { ids: files.map(({ id }) => String(id)), names: [] }, limits);
		expect(found).toHaveLength(120);
		expect(backend.requests.filter(({ path }) => path === '/files')).toHaveLength(3);
	});

	it('takes no file of that name from a folder without a file that a record names by its id', async () => {
		const files = [file(1, 'logo.png'), file(2, 'ring.jpg', 'foreign'), file(3, 'Ring.jpg'), file(4, 'ring.jpg', null)];
		const { client, limits } = await connect({ records: { directus_files: files } });
		const find = async (...ids: unknown[]) => {
			const found = await readFileRecords(client, { ids: ids.map(String), names: ['ring'] }, limits);
			return found.map(({ id }) => Number(String(id).slice(-2)));
		};
		expect(await find(files[0]?.id)).toEqual([1, 3]);
		expect(await find(files[0]?.id, files[3]?.id)).toEqual([1, 3, 4]);
		expect(await find()).toEqual([]);
	});

	it('looks for no names where the token may not read folders', async () => {
		const { folder: _, ...first } = file(1, 'logo.png');
		const { client, limits } = await connect({ records: { directus_files: [first, file(2, 'ring.jpg')] } });
		const found = await readFileRecords(client, { ids: [String(first.id)], names: ['ring'] }, limits);
		expect(found.map(({ filename_download }) => filename_download)).toEqual(['logo.png']);
	});

	it('fails when there are fewer than the backend counts, twice', async () => {
		const files = [file(1, 'a.jpg'), file(2, 'b.jpg')];
		const { client, limits } = await connect({ records: { directus_files: files } });
		backend.failWith(({ path }, response) => path === '/files' && sendList(response, [files[0]], 2));
		const failing = readFileRecords(client, { ids: files.map(({ id }) => String(id)), names: [] }, limits);
		await expect(failing).rejects.toThrow(/^directus_files: the backend reports 2 and gave 1\./);
	});

	it('asks for nothing where nothing is used', async () => {
		const { client, limits } = await connect({ records: {} });
		expect(await readFileRecords(client, { ids: [], names: [] }, limits)).toEqual([]);
		expect(backend.requests.map(({ path }) => path)).toEqual(['/server/info']);
	});
});
