import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { fetchSnapshot } from '../../../pipeline/fetch/fetch-snapshot.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { contentDefinition } from '../../../shop/definition/definition.ts';
import { silentProgress } from '../../../site/progress.ts';
import { normalised } from '../../builders/normalised.ts';
import { type BackendServer, sendError, startBackend } from '../../support/backend-server.ts';
import { createFastClock } from '../../support/fast-clock.ts';

// How changes are found does not depend on which fields a schema knows: these records have fields of every kind, under names of their own.
vi.mock('../../../pipeline/declarations/modelled-fields.ts', () => ({
	keepModelled: (record: unknown) => record,
	describeModel: () => null,
}));

/** What is kept of records, in words. */
let models = 'all';

function aSite() {
	return { ...contentDefinition, collections: { ...contentDefinition.collections, models } };
}

const project = 'juwelier.example';
const stamps = { date_created: '2026-01-01T00:00:00Z', date_updated: null };
const later = { ...stamps, date_updated: '2026-03-01T00:00:00Z' };
const longText = 'Eine lange Beschreibung. '.repeat(8);
const products = '/items/ecommerce_product';
const fileId = 'b1f2c3d4-0000-4000-8000-00000000000a';

const list: Record<string, unknown>[] = [];
let backend: BackendServer;
/** Where the first fetch of all tests has put content and cache. */
let fetchedOnce = '';
let root = '';

beforeAll(async () => {
	const records: Record<string, WireRecord[]> = {
		project: [{ domain: project, display_name: 'Juwelier' }],
		company: [{ id: 1, project, company_name: 'J', display_name: 'J' }],
		page: [{ id: 1, project, type: 'home', title: 'Start', body: 'Hallo', translations: [] }],
		ecommerce_product: list,
	};
	backend = await startBackend({ records });
	fetchedOnce = await mkdtemp(join(tmpdir(), 'fetched-'));
	root = fetchedOnce;
	listAgain();
	await fetchInto('content');
});
afterAll(async () => {
	await backend.close();
	await rm(fetchedOnce, { recursive: true });
});
beforeEach(async () => {
	listAgain();
	root = await mkdtemp(join(tmpdir(), 'changed-'));
	await cp(fetchedOnce, root, { recursive: true, preserveTimestamps: true });
});
afterEach(async () => {
	models = 'all';
	backend.failWith(() => false);
	await rm(root, { recursive: true });
});

function listAgain(): void {
	list.splice(0, list.length, ...Array.from({ length: 24 }, (_, index) => aProduct(index + 1)));
}

function aProduct(id: number): Record<string, unknown> {
	const variants = id % 3 === 0 ? [{ id: id * 10, ...stamps, sort: 1, price_brutto: 10, note: longText, translations: [] }] : [];
	const texts = [{ id, ...stamps, language: 'en', description: longText }];
	const links = { tags: [{ id, ecommerce_tag_id: 3 }], images: [], subcategories: [], attributes: [], worn_with: [id] };
	return {
		id,
		...stamps,
		project,
		status: 'published',
		stock: 1,
		picture: fileId,
		description: longText,
		variants,
		translations: texts,
		...links,
	};
}

interface Options {
	readonly asOf?: string;
	readonly full?: boolean;
	readonly cache?: string;
	readonly url?: string;
}

async function fetchInto(
	content: string,
	{ cache = 'cache', asOf = '2026-11-20T12:00:00.000Z', full = false, url = backend.url }: Options = {},
) {
	const fetched = await fetchSnapshot({
		site: aSite(),
		contentDir: join(root, content),
		cacheDir: join(root, cache),
		asOf,
		full,
		progress: silentProgress,
		client: createBackendClient({ url, token: 'token', project, clock: createFastClock() }),
		acceptShrink: true,
	});
	await fetched.staged.commit();
	return fetched;
}

/** Keys of the products that are read in full by what `work` does; 'all' where the whole collection is. */
async function readInFull(work: () => Promise<unknown>): Promise<'all' | number[]> {
	const start = backend.requests.length;
	await work();
	const asked = backend.requests.slice(start).filter(({ path, query }) => path === products && query.get('fields')?.startsWith('*'));
	if (asked.some(({ query }) => !query.get('filter')?.includes('_in'))) return 'all';
	return asked.flatMap(({ query }) => JSON.parse(query.get('filter') ?? '')._and[1].id._in).sort((one, other) => one - other);
}

/** Fetches what changed, and compares it with everything that the backend has. */
async function fetchChanged(options: Options = {}): Promise<'all' | number[]> {
	const read = await readInFull(() => fetchInto('content', options));
	const snapshot = await openSnapshot(join(root, 'content'));
	expect(snapshot.records('ecommerce_product')).toEqual(normalised('ecommerce_product', list));
	return read;
}

function rowOf(product: number, field: string): Record<string, unknown> {
	const rows = list[product - 1]?.[field];
	return Array.isArray(rows) ? rows[0] : expect.unreachable();
}

function editAll(fields: Record<string, unknown>, count = list.length): void {
	for (const product of list.slice(0, count)) Object.assign(product, fields);
}

/** One for each list that has rows: the first product, and the first one with a variant. */
const samples = [1, 3];

describe('a fetch after another one', () => {
	it('reads in full no more than a sample where nothing changed', async () => {
		expect(await fetchChanged()).toEqual(samples);
		expect(await fetchChanged()).toEqual(samples);
		Object.assign(list[8] ?? {}, { stock: 7 });
		list.push(aProduct(99));
		expect(await fetchChanged()).toEqual([...samples, 9, 99]);
		expect(await fetchChanged()).toEqual(samples);
	});

	it.each<[string, () => void, number[]]>([
		['a stamped change of a long text', () => Object.assign(list[8] ?? {}, { description: `${longText}!`, ...later }), [1, 3, 9]],
		['a short value that changed without a stamp', () => Object.assign(list[8] ?? {}, { stock: 7 }), [1, 3, 9]],
		[
			'a row of a child list that changed without its parent',
			() => Object.assign(rowOf(9, 'variants'), { note: 'Neu', ...later }),
			[1, 3, 9],
		],
		['an order that was changed by dragging', () => Object.assign(rowOf(9, 'variants'), { sort: 5 }), [1, 3, 9]],
		['a new row of a child list', () => Object.assign(list[9] ?? {}, { variants: [{ ...rowOf(9, 'variants'), id: 777 }] }), [1, 3, 10]],
		['a row that was deleted', () => Object.assign(list[8] ?? {}, { variants: [] }), [1, 3, 9]],
		['a link to another record', () => Object.assign(rowOf(5, 'tags'), { ecommerce_tag_id: 4 }), [1, 3, 5]],
		['a list of keys, which no stamp tells of', () => Object.assign(list[8] ?? {}, { worn_with: [1, 2, 3] }), [1, 3, 9]],
		['a file that was deleted, which stamps nothing', () => Object.assign(list[8] ?? {}, { picture: null }), [1, 3, 9]],
		['a new record', () => list.push(aProduct(99)), [1, 3, 99]],
		['a record that was deleted', () => list.splice(4, 1), [1, 3]],
		[
			'a record that was deleted and written again',
			() => list.splice(4, 1, { ...aProduct(5), description: 'x'.repeat(99), date_created: '2026-02-02T00:00:00Z' }),
			[1, 3, 5],
		],
		['a record of a sample', () => Object.assign(list[0] ?? {}, { description: 'y'.repeat(99), ...later }), [1, 2, 3]],
		[
			'stamps that went back, as after a restored backup',
			() => Object.assign(list[8] ?? {}, { description: 'z'.repeat(99), ...stamps, date_updated: '2025-01-01T00:00:00Z' }),
			[1, 3, 9],
		],
	])('notices %s, and reads only that', async (_what, edit, expected) => {
		edit();
		expect(await fetchChanged()).toEqual(expected);
	});

	it.each<[string, () => void]>([
		['a new field, which no stamp tells of', () => editAll({ fineness: null })],
		['a field that is gone', () => editAll({ stock: undefined })],
		['long texts that something changed without stamps, if a sample shows it', () => editAll({ description: 'w'.repeat(99) })],
		['changes of most records', () => editAll(later, 12)],
		['a list of keys that did not exist before', () => Object.assign(list[8] ?? {}, { related: [1, 2], ...later })],
	])('reads all after %s', async (_what, edit) => {
		edit();
		expect(await fetchChanged()).toBe('all');
		expect(await fetchChanged()).toHaveLength(2);
	});

	it('reads all where the records carry no stamps', async () => {
		for (const product of list) delete product.date_updated;
		expect(await fetchChanged()).toBe('all');
		Object.assign(list[8] ?? {}, { description: 'v'.repeat(99) });
		expect(await fetchChanged()).toBe('all');
	});

	it('compares the rows of a list without stamps in full, and the records around them by theirs', async () => {
		for (const product of list)
			for (const variant of product.variants as WireRecord[]) Object.assign(variant, { date_created: null, note: 'u'.repeat(99) });
		expect(await fetchChanged({ full: true })).toBe('all');
		Object.assign(rowOf(9, 'variants'), { note: 't'.repeat(99) });
		expect(await fetchChanged()).toEqual([1, 3, 9]);
	});

	it('reads again what was stamped in the minute before the fetch', async () => {
		Object.assign(list[8] ?? {}, { description: 's'.repeat(99), date_updated: '2026-11-20T11:59:30Z' });
		expect(await fetchChanged()).toEqual([1, 3, 9]);
		// Within the same second, on a database that keeps whole seconds.
		Object.assign(list[8] ?? {}, { description: 'r'.repeat(99) });
		expect(await fetchChanged()).toEqual([1, 3, 9]);
		expect(await fetchChanged({ asOf: '2026-11-20T13:00:00.000Z' })).toEqual([1, 3, 9]);
		expect(await fetchChanged({ asOf: '2026-11-20T14:00:00.000Z' })).toEqual([1, 3]);
	});

	it('reads all when told to, without what was remembered, or from elsewhere', async () => {
		expect(await fetchChanged({ full: true })).toBe('all');
		expect(await fetchChanged({ cache: 'new-cache' })).toBe('all');
		expect(await fetchChanged({ url: `${backend.url}/` })).toBe('all');
		expect(await fetchChanged({ url: `${backend.url}/` })).toEqual(samples);
	});

	it('reads all where other fields are kept of a record than before', async () => {
		models = 'fewer';
		expect(await fetchChanged()).toBe('all');
		expect(await fetchChanged()).toEqual(samples);
	});

	it('reads all where the snapshot was edited by hand, or is another one', async () => {
		const file = join(root, 'content/records/ecommerce_product/0-65535.json');
		const text = await readFile(file, 'utf8');
		const edited = JSON.parse(text).map((record: WireRecord) => (record.id === 9 ? { ...record, stock: 2 } : record));
		await writeFile(file, JSON.stringify(edited));
		expect(await fetchChanged()).toBe('all');
		await writeFile(file, text.slice(0, 500));
		expect(await fetchChanged()).toBe('all');
		await fetchInto('content', { cache: 'new-cache', asOf: '2026-11-20T13:00:00.000Z' });
		expect(await fetchChanged({ asOf: '2026-11-20T14:00:00.000Z' })).toBe('all');
	});

	it('reads all where the backend does not show a field any more', async () => {
		backend.failWith(({ path, query }, response) => {
			const isListing = path === products && !query.get('fields')?.startsWith('*');
			return isListing && sendError(response, 403, 'You have no permission to access field "stock".');
		});
		Object.assign(list[8] ?? {}, later);
		expect(await fetchChanged()).toBe('all');
	});

	it('reads all where a record goes while it is read', async () => {
		Object.assign(list[8] ?? {}, later);
		let left = 1;
		backend.failWith(({ path, query }) => {
			if (path === products && query.get('filter')?.includes('_in') && left-- > 0) list.splice(8, 1);
			return false;
		});
		expect(await fetchChanged()).toBe('all');
	});

	it('keeps what it knows of the snapshot in place when the new one is discarded', async () => {
		Object.assign(list[8] ?? {}, { description: 'q'.repeat(99), ...later });
		const discarded = await fetchSnapshot({
			site: aSite(),
			contentDir: join(root, 'content'),
			cacheDir: join(root, 'cache'),
			asOf: '2026-11-20T13:00:00.000Z',
			progress: silentProgress,
			client: createBackendClient({ url: backend.url, token: 'token', project }),
		});
		await discarded.staged.discard();
		expect(await fetchChanged()).toEqual([1, 3, 9]);
	});
});
