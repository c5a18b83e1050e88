import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findOwners, findTouched, type Key, ownersOf, readVersions } from '../../../fleet/backend/record-owners.ts';
import { type BackendClient, createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { type ManyShops, startManyShops } from '../../../sandbox/fleet/many-shops.ts';
import { declarations } from '../../../shop/collections/collections.ts';
import { sendError, startBackend } from '../../support/backend-server.ts';
import { createFastClock } from '../../support/fast-clock.ts';

const owners = ownersOf(declarations);

let shops: ManyShops;
let client: BackendClient;
let [one, two]: string[] = [];
beforeAll(async () => {
	shops = await startManyShops({ shops: 3, products: 30, sharedProducts: 2, seed: 1 });
	[one, two] = shops.domains;
	client = createBackendClient({ url: shops.url, token: shops.token, project: 'fleet' });
}, 60_000);
afterAll(async () => {
	await client.close();
	await shops.stop();
});

const recordsOf = async (domain: string | null | undefined, collection: string) => (await shops.records(domain ?? null))[collection] ?? [];

async function found(collection: string, keys: readonly Key[]) {
	const { shops: domains, shared, isUnsure } = await findOwners(client, owners, collection, keys);
	return { shops: [...domains].sort(), shared: shared.length, isUnsure };
}

const idOf = (record: WireRecord | undefined): number => Number(record?.id);

/** The first row of a list of one of the records. */
function rowIn(records: readonly WireRecord[], list: string): number {
	const rows = records.flatMap((record) => (Array.isArray(record[list]) ? record[list] : []));
	return idOf(rows[0]);
}

describe('the owner', () => {
	it('of a record is its project, of the project itself as well', async () => {
		const [product] = await recordsOf(one, 'ecommerce_product');
		expect(await found('ecommerce_product', [idOf(product)])).toEqual({ shops: [one], shared: 0, isUnsure: false });
		expect(await found('project', [two ?? ''])).toEqual({ shops: [two], shared: 0, isUnsure: false });
	});

	it('of many is each of them, also where keys come as texts', async () => {
		const keys = [...(await recordsOf(one, 'ecommerce_product')), ...(await recordsOf(two, 'ecommerce_product'))].map((each) =>
			String(each.id),
		);
		expect(await found('ecommerce_product', keys)).toEqual({ shops: [one, two], shared: 0, isUnsure: false });
	});

	it.each([
		['ecommerce_product_variant', 'ecommerce_product', 'variants'],
		['ecommerce_product_translations', 'ecommerce_product', 'translations'],
		['ecommerce_product_images', 'ecommerce_product', 'images'],
		['ecommerce_product_tags', 'ecommerce_product', 'tags'],
		['company_addresses', 'company', 'addresses'],
	])('of a row of %s is found by the record that holds it', async (table, collection, list) => {
		const row = rowIn(await recordsOf(two, collection), list);
		expect(row).toBeGreaterThan(0);
		expect(await found(table, [row])).toEqual({ shops: [two], shared: 0, isUnsure: false });
	});

	it('of a shared record is nobody, of its rows neither', async () => {
		const products = await recordsOf(null, 'ecommerce_product');
		expect(await found('ecommerce_product', products.map(idOf))).toEqual({ shops: [], shared: 2, isUnsure: false });
		expect(await found('ecommerce_product_translations', [rowIn(products, 'translations')])).toEqual({
			shops: [],
			shared: 1,
			isUnsure: false,
		});
	});

	it('of a row that is gone cannot be told', async () => {
		const [product] = await recordsOf(one, 'ecommerce_product');
		expect(await found('ecommerce_product', [idOf(product), 99_999_999])).toEqual({ shops: [one], shared: 0, isUnsure: true });
	});

	it('of a collection that no page shows cannot be told', async () => {
		expect(await found('directus_users', ['a-uuid'])).toEqual({ shops: [], shared: 0, isUnsure: true });
	});

	it('of a picture are the shops whose records show it', async () => {
		const [picture = '', other = ''] = (await shops.records(null)).directus_files?.map(({ id }) => String(id)) ?? [];
		const [product] = await recordsOf(one, 'ecommerce_product');
		for (const domain of [one, two, shops.domains[2]]) {
			for (const { id } of await recordsOf(domain, 'ecommerce_product')) {
				await shops.edit('ecommerce_product', Number(id), { images: [{ sort: 1, directus_files_id: other }] });
			}
		}
		await shops.edit('ecommerce_product', idOf(product), { images: [{ sort: 1, directus_files_id: picture }] });
		expect((await found('directus_files', [picture])).shops).toEqual([one]);
		expect((await found('directus_files', ['00000000-0000-4000-8000-000000000000'])).shops).toEqual([]);
	});
});

it('of a row that lost the record above it cannot be told', async () => {
	const lost = { id: 7, ecommerce_product_id: null };
	const backend = await startBackend({ records: { ecommerce_product_translations: [lost] } });
	const other = createBackendClient({ url: backend.url, token: 'token', project: 'fleet' });
	onTestFinished(async () => {
		await other.close();
		await backend.close();
	});
	expect(await findOwners(other, owners, 'ecommerce_product_translations', [7])).toMatchObject({ shared: [], isUnsure: true });
});

describe('what was touched since', () => {
	let since: string;
	beforeEach(() => {
		since = new Date().toISOString();
	});
	const touched = async (collection: string, from = since) => {
		const { shops: domains, shared } = await findTouched(client, owners, collection, from);
		return { shops: [...domains].sort(), shared };
	};

	it('is a changed row, and a new one', async () => {
		expect(await touched('ecommerce_product')).toEqual({ shops: [], shared: [] });
		const [, product] = await recordsOf(one, 'ecommerce_product');
		await shops.edit('ecommerce_product', idOf(product), { price_brutto: '1234.00' });
		const [shared] = await recordsOf(null, 'ecommerce_product');
		await shops.edit('ecommerce_product', idOf(shared), { price_brutto: '1234.00' });
		const { id: _id, ...values } = product ?? {};
		const ownValues = Object.fromEntries(Object.entries(values).filter(([, value]) => !Array.isArray(value)));
		await shops.create('ecommerce_product', { ...ownValues, project: two ?? '', slug: 'new' });
		expect(await touched('ecommerce_product')).toEqual({ shops: [one, two], shared: [idOf(shared)] });
		expect(await touched('page')).toEqual({ shops: [], shared: [] });
	});

	it('is nothing of a collection that has no stamps, and a fault of one that cannot be read', async () => {
		const backend = await startBackend({ records: {} });
		const other = createBackendClient({ url: backend.url, token: 'token', project: 'fleet', clock: createFastClock() });
		onTestFinished(async () => {
			await other.close();
			await backend.close();
		});
		// So Directus answers to a filter by a field that there is not.
		backend.failWith(
			({ path }, response) => path.startsWith('/items/') && sendError(response, 403, 'You have no permission to access this.'),
		);
		const nothing = { shops: new Set(), shared: [], isUnsure: false, versions: [] };
		expect(await findTouched(other, owners, 'ecommerce_product_tags', since)).toEqual(nothing);
		expect(await readVersions(other, owners, 'ecommerce_product_tags', [1])).toEqual([]);
		backend.failWith(({ path }, response) => path.startsWith('/items/') && sendError(response, 503, 'Under pressure'));
		await expect(findTouched(other, owners, 'ecommerce_product_tags', since)).rejects.toThrow('503');
	});
});
