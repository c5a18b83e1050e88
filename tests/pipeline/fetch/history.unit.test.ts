/** What fetches write into the history, one after the other, and that nothing which happens to a fetch or a snapshot loses any of it. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { fetchSnapshot } from '../../../pipeline/fetch/fetch-snapshot.ts';
import { openHistory } from '../../../pipeline/snapshot/history-folder.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { ForeignSnapshot, SnapshotDamaged } from '../../../pipeline/snapshot/snapshot-errors.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { contentDefinition } from '../../../shop/definition/definition.ts';
import type { History } from '../../../shop/history/history.ts';
import { ClockBehind } from '../../../shop/history/moment.ts';
import { readHistory } from '../../../shop/history/read-history.ts';
import { silentProgress } from '../../../site/progress.ts';
import { aCategoryRecord, aPageRecord, aProductRecord, projectDomain, someRecords } from '../../builders/records.ts';
import { aPoint, dayOf } from '../../shop/history/price-points.ts';
import { type BackendServer, startBackend } from '../../support/backend-server.ts';
import { createFastClock } from '../../support/fast-clock.ts';
import { readTree } from '../../support/read-tree.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const priceShard = 'history/prices/0-65535.json';

let dir = '';
let backend: BackendServer;
let records: Record<string, WireRecord[]>;

beforeEach(async () => {
	dir = join(await temporaryFolder(), 'content');
	records = Object.fromEntries(Object.entries(someRecords()).map(([name, list]) => [name, list.map((record) => ({ ...record }))]));
	records.directus_files = [];
	records.page = [aPageRecord({ id: 8, type: 'privacy', body: 'Wir speichern **nichts**.', picture: null })];
	records.ecommerce_category = [aCategoryRecord({ id: 1, slug: 'ringe' })];
	records.ecommerce_product = [
		aProductRecord({ id: 1, slug: 'aurora', category: 1, price_brutto: '100.00', variants: [], images: [] }),
		aProductRecord({ id: 2, slug: 'luna', category: 1, price_brutto: '50.00', variants: [], images: [] }),
	];
	backend = await startBackend({ records });
	onTestFinished(() => backend.close());
});

interface Fetching {
	readonly contentDir?: string;
	readonly project?: string;
}

async function stage(asOf: string, { contentDir = dir, project = projectDomain }: Fetching = {}) {
	const client = createBackendClient({ url: backend.url, token: 'token', project, clock: createFastClock() });
	const cacheDir = join(dir, '../cache');
	return await fetchSnapshot({ site: contentDefinition, client, contentDir, cacheDir, asOf, acceptShrink: true, progress: silentProgress });
}

async function fetchOn(day: number, options?: Fetching): Promise<History> {
	const { staged } = await stage(dayOf(day), options);
	await staged.commit();
	return await historyIn(options?.contentDir ?? dir);
}

async function historyIn(folder: string): Promise<History> {
	return readHistory(await openHistory(folder));
}

function change(collection: string, id: number, fields: WireRecord): void {
	records[collection] = (records[collection] ?? []).map((record) => (record.id === id ? { ...record, ...fields } : record));
}

describe('the history of fetches', () => {
	it('goes on with what changed: prices, paths and legal texts', async () => {
		await fetchOn(0);
		change('ecommerce_product', 1, { price_brutto: 80, slug: 'aurora-neu' });
		await fetchOn(1);
		change('ecommerce_category', 1, { slug: 'fingerringe' });
		records.ecommerce_product = (records.ecommerce_product ?? []).slice(0, 1);
		const { prices, formerPaths } = await fetchOn(2);
		expect(Object.fromEntries(prices)).toEqual({
			'1': [aPoint(0, '100.00'), aPoint(1, '80.00')],
			'2': [aPoint(0, '50.00'), aPoint(2, null)],
		});
		expect(formerPaths.map(({ collection, id, path, until }) => [collection, id, path, until])).toEqual([
			['ecommerce_product', 1, 'ringe/aurora', dayOf(1)],
			['ecommerce_product', 1, 'ringe/aurora-neu', dayOf(2)],
			['ecommerce_product', 2, 'ringe/luna', dayOf(2)],
			['ecommerce_category', 1, 'ringe', dayOf(2)],
		]);
	});

	it('keeps every version of a legal text, with its rendered form', async () => {
		const first = await fetchOn(0);
		expect(first.legalTexts.length).toBeGreaterThan(0);
		change('page', 8, { body: 'Wir speichern **viel**.' });
		const second = await fetchOn(1);
		expect(second.legalTexts).toEqual(expect.arrayContaining([...first.legalTexts]));
		expect(second.legalTexts.filter(({ firstSeen }) => firstSeen === dayOf(1))).toMatchObject([
			{ name: 'privacy', language: 'de', body: 'Wir speichern **viel**.' },
		]);
		const richText = await readFile(join(dir, 'rich-text/all.json'), 'utf8');
		expect(richText).toContain('<strong>viel</strong>');
		expect(richText).toContain('<strong>nichts</strong>');
	});

	it('changes nothing when the same is fetched at the same time again', async () => {
		await fetchOn(0);
		change('ecommerce_product', 1, { price_brutto: 80, slug: 'neu' });
		await fetchOn(1);
		const before = readTree(dir, 'content');
		await fetchOn(1);
		expect(readTree(dir, 'content')).toEqual(before);
	});

	it('changes only the manifest when nothing else changed', async () => {
		await fetchOn(0);
		const before = readTree(dir, 'content');
		await fetchOn(1);
		const after = readTree(dir, 'content');
		expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(['manifest.json']);
	});

	it('writes one file for a price, whatever the others hold', async () => {
		await fetchOn(0);
		change('ecommerce_product', 1, { price_brutto: 120 });
		const before = readTree(dir, 'content');
		await fetchOn(1);
		const after = readTree(dir, 'content');
		expect(Object.keys(after).filter((file) => file.startsWith('history') && after[file] !== before[file])).toEqual([priceShard]);
	});
});

describe('the history survives', () => {
	it('a fetch that is discarded, and one that fails', async () => {
		await fetchOn(0);
		const before = readTree(dir, 'content');
		change('ecommerce_product', 1, { price_brutto: 80 });
		await (await stage(dayOf(1))).staged.discard();
		backend.failWith((_request, response) => Boolean(response.destroy()));
		await expect(stage(dayOf(2))).rejects.toThrow('Network error');
		expect(readTree(dir, 'content')).toEqual(before);
		backend.failWith(() => false);
		expect((await fetchOn(3)).prices.get('1')).toEqual([aPoint(0, '100.00'), aPoint(3, '80.00')]);
	});

	it('a fresh clone without any cache', async () => {
		await fetchOn(0);
		const clone = join(dir, '../clone');
		await cp(dir, clone, { recursive: true });
		change('ecommerce_product', 1, { slug: 'neu' });
		const { prices, formerPaths } = await fetchOn(1, { contentDir: clone });
		expect(prices.get('1')).toEqual([aPoint(0, '100.00')]);
		expect(formerPaths).toMatchObject([{ path: 'ringe/aurora' }]);
	});

	it.each([
		['a shard that is cut', 'records/ecommerce_product/0-65535.json'],
		['a manifest that is cut', 'manifest.json'],
	])('%s', async (_, file) => {
		await fetchOn(0);
		await writeFile(join(dir, file), '{ "project');
		expect((await fetchOn(1)).prices.get('1')).toEqual([aPoint(0, '100.00')]);
	});

	it('records that somebody deleted', async () => {
		await fetchOn(0);
		await rm(join(dir, 'manifest.json'));
		await rm(join(dir, 'records'), { recursive: true });
		expect((await fetchOn(1)).prices.get('1')).toEqual([aPoint(0, '100.00')]);
	});

	it('a hand that edited it, which is said', async () => {
		await fetchOn(0);
		await writeFile(join(dir, priceShard), (await readFile(join(dir, priceShard), 'utf8')).replace('100.00', '90.00'));
		const { staged, editedHistory } = await stage(dayOf(1));
		expect(editedHistory).toEqual([priceShard]);
		await staged.commit();
		expect((await historyIn(dir)).prices.get('1')).toEqual([aPoint(0, '90.00'), aPoint(1, '100.00')]);
		expect((await openSnapshot(dir)).notices).toEqual([]);
	});
});

describe('a fetch is refused, and nothing is asked or changed, where', () => {
	it.each<
		[string, () => Promise<void>, () => Promise<unknown>, typeof ClockBehind | typeof SnapshotDamaged | typeof ForeignSnapshot, RegExp]
	>([
		['the clock went back', async () => {}, () => stage(dayOf(-1)), ClockBehind, /2025-12-31/],
		[
			'its history is cut',
			() => writeFile(join(dir, priceShard), '[\n\t{\n\t\t"id": 1,'),
			() => stage(dayOf(1)),
			SnapshotDamaged,
			/0-65535\.json ends in the middle of line 3/,
		],
		['a part of its history is gone', () => rm(join(dir, priceShard)), () => stage(dayOf(1)), SnapshotDamaged, /is missing/],
		[
			'the folder holds another project',
			async () => {},
			() => stage(dayOf(1), { project: 'andere.example' }),
			ForeignSnapshot,
			/"goldschmiede\.example".*"andere\.example".*--content/,
		],
	])('%s', async (_, damage, fetching, error, message) => {
		await fetchOn(0);
		await damage();
		const before = readTree(dir, 'content');
		const asked = backend.requests.length;
		await expect(fetching()).rejects.toThrow(error);
		await expect(fetching()).rejects.toThrow(message);
		expect(backend.requests.length).toBe(asked);
		expect(readTree(dir, 'content')).toEqual(before);
	});
});
