/** What a shop shows of the products that a group shares, from the backend or from a snapshot of all that is shared. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchSharedContent, readAllOfferingProjects, readOffersOf } from '../../../commands/building/shared-content.ts';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { BackendRefused } from '../../../pipeline/directus/backend-errors.ts';
import { fetchSnapshot } from '../../../pipeline/fetch/fetch-snapshot.ts';
import { openSharedRecords } from '../../../pipeline/fetch/open-shared-records.ts';
import type { SharedRecords } from '../../../pipeline/fetch/shared-records.ts';
import { imageFileName } from '../../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { ForeignSnapshot } from '../../../pipeline/snapshot/snapshot-errors.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { contentDefinition } from '../../../shop/definition/definition.ts';
import { CatalogueShrunk } from '../../../shop/definition/refuse-shrinking.ts';
import { type Progress, silentProgress } from '../../../site/progress.ts';
import { aCategoryRecord, anOfferRecord, aProductRecord, pictureId, projectDomain, someRecords } from '../../builders/records.ts';
import { type BackendServer, sendError, startBackend } from '../../support/backend-server.ts';
import { createFastClock } from '../../support/fast-clock.ts';
import { differences, readTree } from '../../support/read-tree.ts';

const sharedPicture = '3f0c8f1e-6f0a-4c0e-9d52-0c7f1f1f7a99';
const textOf = (name: string) => `Von **${name}**, mit *Sorgfalt*.\n\n| a | b |\n|---|---|\n| ${name} | 1 |`;

const nothing = { manufacturer: null, personalization: null, size_guide: null, variants: [], attributes: [], subcategories: [], tags: [] };
const aSharedProduct = (fields: WireRecord = {}) =>
	aProductRecord({
		...nothing,
		id: 500,
		project: null,
		slug: 'gemeinsam',
		display_name: 'Gemeinsam',
		description: textOf('allen'),
		category: 60,
		images: [{ id: 1, sort: 1, directus_files_id: sharedPicture, private_hash: null }],
		translations: [],
		...fields,
	});
/** An offer that says nothing itself. */
const aPlainOffer = (fields: WireRecord = {}) =>
	anOfferRecord({
		...Object.fromEntries(['display_name', 'price_brutto', 'price_reduced', 'recommended_price', 'stock'].map((name) => [name, null])),
		...{ reorder_possible: null, shipping_time: null, description: null, images: [], translations: [], product: 500 },
		...fields,
	});

let root = '';
let backend: BackendServer;
let records: Record<string, WireRecord[]>;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'shared-'));
	const file = { filesize: 7, type: 'image/png', modified_on: '2026-01-01T00:00:00Z', folder: null, width: 10, height: 10 };
	records = Object.fromEntries(Object.entries(someRecords()).map(([collection, list]) => [collection, [...list]]));
	records.ecommerce_category = [...(records.ecommerce_category ?? []), aCategoryRecord({ id: 60, project: null, slug: 'alle' })];
	records.ecommerce_product = [...(records.ecommerce_product ?? []), aSharedProduct(), aSharedProduct({ id: 501, slug: 'zweites' })];
	records.ecommerce_offer = [aPlainOffer({ price_brutto: '77.00' })];
	records.directus_files = [
		{ ...file, id: pictureId, filename_download: 'ring.png' },
		{ ...file, id: sharedPicture, filename_download: 'alle.png' },
	];
	backend = await startBackend({ records, assets: { [pictureId]: Buffer.from('picture'), [sharedPicture]: Buffer.from('gemeins') } });
});
afterEach(async () => {
	await backend.close();
	await rm(root, { recursive: true });
});

const clientOf = (project: string) => createBackendClient({ url: backend.url, token: 'token', project, clock: createFastClock() });
const asOf = '2026-11-20T12:00:00.000Z';

interface Options {
	readonly name?: string;
	readonly project?: string;
	readonly shared?: SharedRecords;
	readonly drafts?: boolean;
	readonly progress?: Progress;
	readonly asOf?: string;
	readonly saysReadTime?: boolean;
}

async function fetchShop({ name = 'content', project = projectDomain, ...options }: Options = {}) {
	const from = backend.requests.length;
	const folders = { contentDir: join(root, name), cacheDir: join(root, `${name}-cache`) };
	const input = { site: contentDefinition, client: clientOf(project), ...folders, asOf, acceptShrink: true, progress: silentProgress };
	const { staged, differences: found } = await fetchSnapshot({ ...input, ...options });
	await staged.commit();
	const requests = backend.requests.slice(from);
	return { snapshot: await openSnapshot(folders.contentDir), differences: found, requests };
}

async function fetchAllShared(options: { readonly acceptShrink?: boolean; readonly saysReadTime?: boolean } = {}) {
	const contentDir = join(root, 'shared');
	const input = { client: clientOf('x'), contentDir, cacheDir: join(root, 'shared-cache'), asOf, progress: silentProgress };
	const fetched = await fetchSharedContent({ ...input, ...options });
	await fetched.staged.commit();
	return fetched.differences;
}

const asksForShared = ({ query }: { readonly query: URLSearchParams }) => query.get('filter')?.includes('"_null":true') ?? false;
const sharedIn = (requests: BackendServer['requests']) => requests.filter(asksForShared).map(({ path }) => path);

describe('a shop that offers a shared product', () => {
	it('has it among its own, with its category, picture and text', async () => {
		const { snapshot } = await fetchShop();
		const shown = snapshot.records('ecommerce_product').find(({ id }) => id === 500);
		expect(shown).toMatchObject({ project: projectDomain, display_name: 'Gemeinsam', price_brutto: '77.00', status: 'published' });
		expect(snapshot.records('ecommerce_product').map(({ id }) => id)).toEqual([1, 500]);
		expect(snapshot.records('ecommerce_category').find(({ id }) => id === 60)).toMatchObject({ project: projectDomain });
		expect(snapshot.images.get(sharedPicture)).toMatchObject({ filename: 'alle.png', bytes: 7 });
		expect(snapshot.records('ecommerce_offer')).toMatchObject([{ id: 1, product: 500, shared_status: 'published' }]);
	});

	it('asks for the shared records by their keys', async () => {
		const { requests } = await fetchShop();
		expect(sharedIn(requests)).toEqual(['/items/ecommerce_product', '/items/ecommerce_category']);
	});

	it('sees a changed shared record at the next fetch, and a changed offer', async () => {
		await fetchShop();
		records.ecommerce_product = (records.ecommerce_product ?? []).map((record) =>
			record.id === 500 ? { ...record, display_name: 'Anders' } : record,
		);
		const first = await fetchShop();
		expect(first.differences).toMatchObject([{ collection: 'ecommerce_product', changed: [500] }]);
		records.ecommerce_offer = [aPlainOffer({ price_brutto: '66.00' })];
		const second = await fetchShop();
		expect(second.differences.map(({ collection }) => collection)).toEqual(['ecommerce_offer', 'ecommerce_product']);
		expect(second.snapshot.records('ecommerce_product').find(({ id }) => id === 500)).toMatchObject({
			display_name: 'Anders',
			price_brutto: '66.00',
		});
	});

	it('reads only changed offers again, and has the same as after reading all', async () => {
		const stamp = { date_created: '2026-01-01T00:00:00Z', date_updated: null };
		const many = Array.from({ length: 30 }, (_, index) => index + 1);
		records.ecommerce_product = many.map((id) => aSharedProduct({ id: 500 + id, slug: `p${id}` }));
		records.ecommerce_offer = many.map((id) => ({ ...aPlainOffer({ id, product: 500 + id, price_brutto: '10.00' }), ...stamp }));
		await fetchShop();
		records.ecommerce_offer = records.ecommerce_offer.map((record) => (record.id === 4 ? { ...record, price_brutto: '4.00' } : record));
		const { requests, snapshot } = await fetchShop();
		const ofOffers = requests.filter(({ path }) => path === '/items/ecommerce_offer').map(({ query }) => query.get('filter') ?? '');
		expect(ofOffers).toHaveLength(2);
		expect(JSON.parse(ofOffers[1] ?? '{}')._and[1].id._in).toContain(4);
		expect(snapshot.records('ecommerce_product').find(({ id }) => id === 504)?.price_brutto).toBe('4.00');
		await fetchShop({ name: 'whole' });
		expect(differences(readTree(join(root, 'content'), 'content'), readTree(join(root, 'whole'), 'content'))).toEqual([]);
	});

	it('loses it from the catalogue when the group withdraws it, as when a product of its own goes', async () => {
		records.ecommerce_product = [aSharedProduct()];
		await fetchShop();
		records.ecommerce_product = [aSharedProduct({ status: 'draft' })];
		const folders = { contentDir: join(root, 'content'), cacheDir: join(root, 'content-cache') };
		const input = { site: contentDefinition, client: clientOf(projectDomain), ...folders, asOf, progress: silentProgress };
		await expect(fetchSnapshot(input)).rejects.toThrow(CatalogueShrunk);
	});

	it('shows a draft of an offer in a site with drafts alone', async () => {
		records.ecommerce_offer = [aPlainOffer({ status: 'draft' })];
		const { snapshot } = await fetchShop({ drafts: true });
		expect(snapshot.records('ecommerce_product').find(({ id }) => id === 500)?.status).toBe('draft');
		expect(snapshot.manifest.draftCount).toBe(2);
	});

	it('remembers the price that it showed', async () => {
		const { snapshot } = await fetchShop();
		const text = snapshot.history.names
			.filter((name) => name.startsWith('history/prices'))
			.map((name) => readFileSync(join(root, 'content', name), 'utf8'));
		expect(text.join()).toMatch(/"id": 500,[\s\S]*"77\.00"/);
	});
});

describe('a shop without offers', () => {
	it('asks for nothing shared, and its snapshot does not know offers', async () => {
		records.ecommerce_offer = [];
		const { snapshot, requests } = await fetchShop();
		expect(sharedIn(requests)).toEqual([]);
		expect(Object.keys(snapshot.manifest.collections)).not.toContain('ecommerce_offer');
	});

	it('is the same with a backend that has no such collection, and refuses it', async () => {
		records.ecommerce_offer = [];
		await fetchShop({ name: 'known' });
		backend.failWith(({ path }, response) => path === '/items/ecommerce_offer' && sendError(response, 403, 'No such collection'));
		await fetchShop({ name: 'unknown' });
		expect(differences(readTree(join(root, 'known'), 'content'), readTree(join(root, 'unknown'), 'content'))).toEqual([]);
	});

	it('fails where any other collection is refused, and offers by anything but a refusal', async () => {
		backend.failWith(({ path }, response) => path === '/items/ecommerce_tag' && sendError(response, 403, 'No'));
		await expect(fetchShop()).rejects.toThrow(BackendRefused);
		backend.failWith(({ path }, response) => path === '/items/ecommerce_offer' && sendError(response, 401, 'No'));
		await expect(fetchShop()).rejects.toThrow();
	});
});

describe('the snapshot of all that is shared', () => {
	it('has the shared records of the collections that can be shared, and their files', async () => {
		const found = await fetchAllShared();
		const { manifest, records: kept, images } = await openSnapshot(join(root, 'shared'));
		expect(manifest.project).toBe('shared');
		expect(kept('ecommerce_product').map(({ id, project }) => [id, project])).toEqual([
			[500, null],
			[501, null],
		]);
		expect(kept('ecommerce_category').map(({ id }) => id)).toEqual([60]);
		expect([...images.keys()]).toEqual([sharedPicture]);
		expect(Object.keys(manifest.collections)).not.toContain('project');
		expect(Object.keys(manifest.collections)).not.toContain('ecommerce_product_rating');
		expect(found.find(({ collection }) => collection === 'ecommerce_product')).toMatchObject({ added: [500, 501] });
	});

	it('says which shared records changed', async () => {
		await fetchAllShared();
		expect(await fetchAllShared()).toEqual([]);
		records.ecommerce_category = [aCategoryRecord({ id: 60, project: null, slug: 'alle', display_name: 'Neu' })];
		expect(await fetchAllShared()).toMatchObject([{ collection: 'ecommerce_category', changed: [60] }]);
	});

	it('is refused where too much is gone', async () => {
		await fetchAllShared();
		records.ecommerce_product = [];
		await expect(fetchAllShared()).rejects.toThrow(CatalogueShrunk);
		await fetchAllShared({ acceptShrink: true });
	});

	it('makes, byte for byte, the snapshot that the backend itself does, and the backend is not asked for what is shared', async () => {
		await fetchShop({ name: 'from-backend' });
		await fetchAllShared();
		const shared = await openSharedRecords(join(root, 'shared'));
		const { requests } = await fetchShop({ name: 'from-snapshot', shared });
		expect(differences(readTree(join(root, 'from-snapshot'), 'content'), readTree(join(root, 'from-backend'), 'content'))).toEqual([]);
		expect(sharedIn(requests)).toEqual([]);
		expect(requests.map(({ path }) => path).filter((path) => path.includes(sharedPicture))).toEqual([]);
	});

	it('gives its originals another name rather than a copy, and keeps them while the shop has the same', async () => {
		await fetchAllShared();
		const shared = await openSharedRecords(join(root, 'shared'));
		const { snapshot } = await fetchShop({ shared });
		const entry = snapshot.images.get(sharedPicture);
		const inode = async (dir: string) => (await stat(join(dir, imageFileName(entry ?? { hash: '', ext: '' })))).ino;
		expect(await inode(snapshot.imagesDir)).toBe(await inode(join(root, 'shared/images')));
		const { requests } = await fetchShop({ shared });
		expect(requests.filter(({ path }) => path.startsWith('/assets/'))).toEqual([]);
	});

	it('gives its rendered texts, so that no shop renders them', async () => {
		await fetchAllShared();
		const own = (records.ecommerce_product ?? []).filter(({ project }) => project === null);
		records.ecommerce_product = own;
		const stages: string[] = [];
		const progress: Progress = {
			...silentProgress,
			stage(name, total) {
				stages.push(name);
				return silentProgress.stage(name, total);
			},
		};
		for (const collection of ['page', 'brand', 'consent', 'legal']) records[collection] = [];
		records.ecommerce_settings = [];
		await fetchShop({ name: 'rendering', progress });
		expect(stages).toContain('Rich text');
		stages.length = 0;
		await fetchShop({ name: 'given', progress, shared: await openSharedRecords(join(root, 'shared')) });
		expect(stages).not.toContain('Rich text');
	});

	it('makes a shop’s snapshot as old as itself, where the shop shows something of it', async () => {
		const at = (time: string) =>
			backend.failWith(({ path }, response) => {
				response.setHeader('date', new Date(time).toUTCString());
				return path === 'none' && sendError(response, 500, '');
			});
		at('2026-11-20T10:00:00Z');
		await fetchAllShared({ saysReadTime: true });
		const shared = await openSharedRecords(join(root, 'shared'));
		at('2026-11-20T11:00:00Z');
		const readFrom = async (options: Options) => (await fetchShop({ ...options, saysReadTime: true })).snapshot.manifest.readFrom;
		expect(await readFrom({ shared })).toBe('2026-11-20T10:00:00.000Z');
		expect(await readFrom({})).toBe('2026-11-20T11:00:00.000Z');
		expect(await readFrom({ shared: { ...shared, readFrom: null } })).toBeUndefined();
		records.ecommerce_offer = [];
		expect(await readFrom({ shared })).toBe('2026-11-20T11:00:00.000Z');
	});

	it('is no snapshot of a shop, nor a shop’s of it', async () => {
		await fetchShop();
		await expect(openSharedRecords(join(root, 'content'))).rejects.toThrow(ForeignSnapshot);
	});

	it('finds files by the names that texts use', async () => {
		await fetchAllShared();
		const shared = await openSharedRecords(join(root, 'shared'));
		for (const name of ['alle.png', 'ALLE', 'alle'])
			expect((await shared.files({ ids: [], names: [name] })).map(({ id }) => id)).toEqual([sharedPicture]);
		expect(await shared.files({ ids: [pictureId], names: ['ring.png'] })).toEqual([]);
		expect([shared.original(pictureId), await shared.read('ecommerce_product', [1, '500'])]).toMatchObject([null, [{ id: 500 }]]);
	});
});

describe('who offers', () => {
	beforeEach(() => {
		records.ecommerce_offer = [
			aPlainOffer({ id: 1, project: 'b.example' }),
			aPlainOffer({ id: 2, project: 'a.example', status: 'draft' }),
			aPlainOffer({ id: 3, project: 'c.example', product: 501 }),
			aPlainOffer({ id: 4, project: 'd.example', status: 'archived' }),
			aPlainOffer({ id: 5, project: 'b.example', product: 501 }),
			aPlainOffer({ id: 6, project: null, product: 501 }),
		];
	});

	it('one of these products', async () => {
		expect(await readOffersOf(clientOf('x'), [500])).toEqual(['a.example', 'b.example']);
		expect(await readOffersOf(clientOf('x'), [501, 999])).toEqual(['b.example', 'c.example']);
		expect(await readOffersOf(clientOf('x'), [])).toEqual([]);
	});

	it('anything', async () => {
		expect(await readAllOfferingProjects(clientOf('x'))).toEqual(['a.example', 'b.example', 'c.example']);
	});
});
