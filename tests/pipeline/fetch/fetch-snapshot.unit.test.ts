import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { FileIncomplete, ProjectNotFound } from '../../../pipeline/directus/backend-errors.ts';
import { fetchSnapshot } from '../../../pipeline/fetch/fetch-snapshot.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { contentDefinition } from '../../../shop/definition/definition.ts';
import { CatalogueShrunk } from '../../../shop/definition/refuse-shrinking.ts';
import { silentProgress } from '../../../site/progress.ts';
import { type BackendServer, sendList, startBackend } from '../../support/backend-server.ts';
import { createFastClock } from '../../support/fast-clock.ts';
import { readTree } from '../../support/read-tree.ts';

const project = 'juwelier.example';
const ring = '0000000a-0000-4000-8000-000000000001';
const chain = '0000000a-0000-4000-8000-000000000002';

let root = '';
let backend: BackendServer;
let records: Record<string, WireRecord[]>;
const assets: Record<string, Buffer> = {};

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'fetch-'));
	assets[ring] = Buffer.from('ring');
	assets[chain] = Buffer.from('chain');
	records = {
		project: [{ domain: project, display_name: 'Juwelier', logo: ring }],
		company: [{ id: 1, project, company_name: 'J', display_name: 'J' }],
		page: [{ id: 1, project, type: 'home', title: 'Start', body: `**Hallo** ![x](/assets/${chain})`, translations: [] }],
		ecommerce_product: Array.from({ length: 10 }, (_, index) => ({ id: index + 1, project, status: 'published', price_brutto: 10 })),
		directus_files: [
			{ id: ring, filename_download: 'ring.jpg', filesize: 4, type: 'image/jpeg', modified_on: '2026-01-01T00:00:00Z' },
			{ id: chain, filename_download: 'chain', filesize: '5', type: 'image/png', width: '20', height: 10 },
		],
		brand: [{ id: 9, project: 'andere.example' }],
	};
	backend = await startBackend({ records, assets });
});
afterEach(async () => {
	await backend.close();
	await rm(root, { recursive: true });
});

function fetchContent(options: { acceptShrink?: boolean; asOf?: string } = {}) {
	return fetchSnapshot({
		site: contentDefinition,
		client: createBackendClient({ url: backend.url, token: 'token', project, clock: createFastClock() }),
		contentDir: join(root, 'content'),
		cacheDir: join(root, 'cache'),
		asOf: '2026-11-20T12:00:00.000Z',
		progress: silentProgress,
		...options,
	});
}

async function fetchAndCommit(options?: Parameters<typeof fetchContent>[0]) {
	const fetched = await fetchContent(options);
	await fetched.staged.commit();
	return fetched;
}

describe('fetchSnapshot', () => {
	it('keeps records, originals and rendered texts of the project', async () => {
		const { differences } = await fetchAndCommit();
		const snapshot = await openSnapshot(join(root, 'content'));
		expect(snapshot.manifest).toMatchObject({ project, fetchedAt: '2026-11-20T12:00:00.000Z', backendVersion: '11.17.4' });
		expect(snapshot.records('ecommerce_product')).toHaveLength(10);
		expect(snapshot.records('brand')).toEqual([]);
		expect(snapshot.images.get(ring)).toMatchObject({ ext: 'jpg', bytes: 4, filename: 'ring.jpg', width: null });
		expect(snapshot.images.get(chain)).toMatchObject({ ext: 'bin', bytes: 5, width: 20, height: 10 });
		expect((await readdir(snapshot.imagesDir)).length).toBe(3);
		const richText = await readFile(join(snapshot.richTextDir, 'all.json'), 'utf8');
		expect(richText).toContain('<strong>Hallo</strong>');
		expect(richText).toContain(chain);
		expect(differences.find(({ collection }) => collection === 'ecommerce_product')).toMatchObject({ before: 0, after: 10 });
		expect((await readdir(root)).sort()).toEqual(['cache', 'content']);
	});

	it('makes the same bytes of shuffled answers, and finds nothing changed', async () => {
		await fetchAndCommit();
		const first = readTree(join(root, 'content'), 'content');
		backend.failWith(({ path }, response) => {
			if (path !== '/items/ecommerce_product') return false;
			return sendList(response, records.ecommerce_product?.toReversed().map(({ id, ...rest }) => ({ ...rest, id })) ?? []);
		});
		const { differences } = await fetchAndCommit();
		expect(differences).toEqual([]);
		expect(readTree(join(root, 'content'), 'content')).toEqual(first);
	});

	it('tells what changed', async () => {
		await fetchAndCommit();
		records.ecommerce_product?.splice(0, 2, { id: 1, project, status: 'published', price_brutto: '12.5' });
		records.ecommerce_product?.push({ id: 11, project, status: 'published' });
		expect((await fetchAndCommit()).differences).toEqual([
			{ collection: 'ecommerce_product', before: 10, after: 10, added: [11], removed: [2], changed: [1] },
		]);
	});

	it('downloads a file again unless the backend says that it is the same', async () => {
		await fetchAndCommit();
		const downloads = () => backend.requests.filter(({ path }) => path.startsWith('/assets/')).map(({ path }) => path.slice(8));
		expect(downloads().sort()).toEqual([ring, chain]);
		await fetchAndCommit();
		expect(downloads().slice(2)).toEqual([chain]);

		assets[ring] = Buffer.from('RING');
		records.directus_files?.splice(0, 1, { ...records.directus_files[0], modified_on: '2026-02-02T00:00:00Z' });
		await fetchAndCommit();
		expect(downloads().slice(3).sort()).toEqual([ring, chain]);
		const snapshot = await openSnapshot(join(root, 'content'));
		const entry = snapshot.images.get(ring);
		expect(await readFile(join(snapshot.imagesDir, `${entry?.hash}.jpg`), 'utf8')).toBe('RING');
	});
});

describe('a fetch that fails leaves the snapshot as it was', () => {
	it.each([
		['a product less than 70 %', () => records.ecommerce_product?.splice(0, 4), CatalogueShrunk],
		['a file that is not whole', () => records.directus_files?.splice(1, 1, { ...records.directus_files[1], filesize: 6 }), FileIncomplete],
		['a project that is gone', () => records.project?.pop(), ProjectNotFound],
	])('%s', async (_what, damage, error) => {
		await fetchAndCommit();
		const before = readTree(root, 'content');
		damage();
		await expect(fetchContent()).rejects.toThrow(error);
		expect(readTree(root, 'content')).toEqual(before);
	});

	it('a backend that dies on the way', async () => {
		await fetchAndCommit();
		const before = readTree(root, 'content');
		let left = 15;
		backend.failWith((_request, response) => --left < 0 && Boolean(response.destroy()));
		await expect(fetchContent()).rejects.toThrow('Network error');
		expect(readTree(root, 'content')).toEqual(before);
	});

	it('unless the shrinking is accepted', async () => {
		await fetchAndCommit();
		records.ecommerce_product?.splice(0, 4);
		expect((await fetchAndCommit({ acceptShrink: true })).differences).toMatchObject([{ after: 6 }]);
	});

	it('and a loss of 30 % is none', async () => {
		await fetchAndCommit();
		records.ecommerce_product?.splice(0, 3);
		await fetchAndCommit();
		expect((await openSnapshot(join(root, 'content'))).records('ecommerce_product')).toHaveLength(7);
	});
});
