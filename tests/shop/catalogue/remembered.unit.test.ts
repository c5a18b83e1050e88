/** What builds remember of the catalogue, and when they look again. */
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aNumberedProductRecord, idsPerShard, productRecords } from '../../builders/product-records.ts';
import {
	aCategoryRecord,
	aFileRecord,
	aManufacturerRecord,
	anAttributeRecord,
	aPersonalizationRecord,
	aProductRecord,
	aRatingRecord,
	aSettingsRecord,
	aSizeGuideRecord,
	aTagRecord,
	pictureId,
	someRecords,
} from '../../builders/records.ts';
import { aSnapshot } from '../../builders/snapshot.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { catalogueConfig, everythingOf, readFrom } from './read-whole.ts';

const productShards = (files: readonly string[]) => files.filter((file) => file.includes('/ecommerce_product/'));
const originals = { [pictureId]: 'ring' };
const products = productRecords(6, 2);

/** Shards that have to be read after `records` and `originals` took the place of the usual ones. */
async function shardsReadAfter(changes: Parameters<typeof someRecords>[0], changedOriginals = originals, options = {}) {
	const cacheDir = await temporaryFolder();
	await readFrom(aSnapshot(someRecords({ ecommerce_product: products }), originals), cacheDir);
	const snapshot = aSnapshot(someRecords({ ecommerce_product: products, ...changes }), changedOriginals);
	await readFrom(snapshot, cacheDir, options);
	return productShards(snapshot.shardsRead).length;
}

describe('a shard', () => {
	it('that nothing has happened to is not read again', async () => {
		const cacheDir = await temporaryFolder();
		const fresh = await readFrom(aSnapshot(someRecords({ ecommerce_product: products }), originals), cacheDir);
		const snapshot = aSnapshot(someRecords({ ecommerce_product: products }), originals);
		const { catalogue, problems } = await readFrom(snapshot, cacheDir);
		for (const { id } of catalogue.entries) expect(catalogue.summary(id)).toEqual(fresh.catalogue.summary(id));
		expect(productShards(snapshot.shardsRead)).toEqual([]);
		expect({ ...everythingOf(catalogue), problems }).toEqual({ ...everythingOf(fresh.catalogue), problems: fresh.problems });
	});

	it('is read again, and gives its products other pages, while the original of a picture is lost', async () => {
		const cacheDir = await temporaryFolder();
		const record = { ...aProductRecord(), images: [{ id: 1, sort: 1, directus_files_id: pictureId }] };
		const snapshot = () => aSnapshot(someRecords({ ecommerce_product: [record] }), originals);
		const whole = await readFrom(snapshot(), cacheDir);
		const lostOriginals = new Map([[pictureId, 'its original is missing']]);
		const lost = await readFrom({ ...snapshot(), lostOriginals, imagesHash: 'other' }, cacheDir);
		const hashes = ({ catalogue }: typeof whole) => catalogue.entries.map(({ hash, cardHash }) => [hash, cardHash]);
		expect(hashes(whole)).toHaveLength(1);
		for (const at of [0, 1]) expect(hashes(lost)[0]?.[at]).not.toBe(hashes(whole)[0]?.[at]);
		expect(hashes(await readFrom(snapshot(), cacheDir))).toEqual(hashes(whole));
	});

	it.each(['[{"id":1,\0\0\0}]', '[]', '[null]', '"x"]'])('has its summaries read again where %j is kept of them', async (kept) => {
		const cacheDir = await temporaryFolder();
		const snapshot = () => aSnapshot(someRecords({ ecommerce_product: products }), originals);
		const fresh = await readFrom(snapshot(), cacheDir);
		const memory = join(cacheDir, 'catalogue');
		for (const name of await readdir(memory)) {
			const [facts = ''] = (await readFile(join(memory, name), 'utf8')).split('\n');
			if (name !== 'index.json') await writeFile(join(memory, name), `${facts}\n${kept}\n`);
		}
		const { catalogue } = await readFrom(snapshot(), cacheDir);
		for (const { id } of catalogue.entries) expect(catalogue.summary(id)).toEqual(fresh.catalogue.summary(id));
	});

	it('is read again by a full build, whatever is remembered of it', async () => {
		const cacheDir = await temporaryFolder();
		const memory = join(cacheDir, 'catalogue');
		const read = (full: boolean) => readFrom(aSnapshot(someRecords({ ecommerce_product: products }), originals), cacheDir, { full });
		const fresh = everythingOf((await read(false)).catalogue);
		for (const name of await readdir(memory)) {
			const file = join(memory, name);
			await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"Ring', '"Falsch'));
		}
		expect(everythingOf((await read(false)).catalogue)).not.toEqual(fresh);
		expect(everythingOf((await read(true)).catalogue)).toEqual(fresh);
		expect(everythingOf((await read(false)).catalogue)).toEqual(fresh);
	});

	it('is read alone where only its own products changed', async () => {
		const changed = products.map((record) => (record.id === idsPerShard + 1 ? { ...record, price_brutto: '1.00' } : record));
		expect(await shardsReadAfter({ ecommerce_product: changed })).toBe(1);
	});

	it('is read alone where only ratings of its own products changed', async () => {
		const rating = (fields: Record<string, unknown>) => ({
			ecommerce_product_rating: [aRatingRecord({ product: idsPerShard + 1, ...fields })],
		});
		expect(await shardsReadAfter(rating({ rating: 2 }))).toBe(2);
		const cacheDir = await temporaryFolder();
		await readFrom(aSnapshot(someRecords({ ecommerce_product: products, ...rating({ rating: 5 }) })), cacheDir);
		const snapshot = aSnapshot(someRecords({ ecommerce_product: products, ...rating({ rating: 2 }) }));
		await readFrom(snapshot, cacheDir);
		expect(productShards(snapshot.shardsRead)).toHaveLength(1);
	});

	it.each([
		['a rating of no product', { ecommerce_product_rating: [aRatingRecord(), aRatingRecord({ id: 2, product: 999 })] }],
		['a draft of a rating', { ecommerce_product_rating: [aRatingRecord(), aRatingRecord({ id: 2, status: 'draft' })] }],
		['a category that is renamed', { ecommerce_category: [aCategoryRecord({ display_name: 'Andere' })] }],
		['a file that no product uses', { directus_files: [aFileRecord(), aFileRecord({ id: 'another' })] }],
	])('is not read for %s', async (_, changes) => {
		expect(await shardsReadAfter(changes)).toBe(0);
	});

	it.each([
		['a category that is gone', { ecommerce_category: [] }],
		['a manufacturer that is gone', { ecommerce_manufacturer: [aManufacturerRecord({ id: 5 })] }],
		['an attribute that says something else', { ecommerce_attribute: [anAttributeRecord({ display_values: ['Gold'] })] }],
		['a file that is gone', { directus_files: [] }],
		['a tag that is renamed', { ecommerce_tag: [aTagRecord({ display_name: 'Alt' })] }],
		['a tag that is gone', { ecommerce_tag: [] }],
		['a subcategory that is gone', { ecommerce_subcategory: [] }],
		['a personalisation that asks for less', { ecommerce_personalization: [aPersonalizationRecord({ withdrawal_excluded: false })] }],
		['a size guide with another table', { ecommerce_size_guide: [aSizeGuideRecord({ table: [['a'], ['b']] })] }],
		['a shop that stops selling', { ecommerce_settings: [aSettingsRecord({ enable_cart: false })] }],
	])('is read for %s', async (_, changes) => {
		expect(await shardsReadAfter(changes)).toBe(3);
	});

	it('is read for an original that was replaced, and for other code and languages', async () => {
		expect(await shardsReadAfter({}, { [pictureId]: 'another ring' })).toBe(3);
		expect(await shardsReadAfter({}, originals, { codeHash: 'other' })).toBe(3);
		expect(await shardsReadAfter({}, originals, { config: { ...catalogueConfig, languages: ['de'] } })).toBe(3);
	});
});

describe('what is remembered', () => {
	it('can be asked for by the key of an earlier build', async () => {
		const cacheDir = await temporaryFolder();
		const before = await readFrom(aSnapshot(someRecords({ ecommerce_product: [aProductRecord()] })), cacheDir);
		const after = await readFrom(aSnapshot(someRecords({ ecommerce_product: [aProductRecord({ stock: 99 })] })), cacheDir);
		const [key = '', newKey = ''] = [before, after].map(({ catalogue }) => catalogue.shards[0]?.key);
		expect(newKey).not.toBe(key);
		expect(after.catalogue.remembered(key)).toEqual(before.catalogue.entries);
		expect(after.catalogue.remembered(newKey)).toEqual(after.catalogue.entries);
		expect(after.catalogue.remembered('0123456789abcdef')).toBeNull();
		expect(after.catalogue.remembered('../index')).toBeNull();
	});

	it.each([
		['cut', (text: string) => text.slice(0, text.indexOf('\n') / 2)],
		['empty', () => ''],
		['filled with zeros', (text: string) => '\0'.repeat(text.length)],
		['without its summaries', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
	])('is made again where its file is %s', async (_, spoil) => {
		const cacheDir = await temporaryFolder();
		const snapshot = aSnapshot(someRecords({ ecommerce_product: products }), originals);
		const fresh = await readFrom(snapshot, cacheDir);
		const folder = join(cacheDir, 'catalogue');
		for (const name of await readdir(folder)) {
			if (name !== 'index.json') await writeFile(join(folder, name), spoil(await readFile(join(folder, name), 'utf8')));
		}
		const again = await readFrom(snapshot, cacheDir);
		expect(everythingOf(again.catalogue)).toEqual(everythingOf(fresh.catalogue));
	});

	it('goes a week after it was last used', async () => {
		const cacheDir = await temporaryFolder();
		const folder = join(cacheDir, 'catalogue');
		const snapshot = (...ids: number[]) => aSnapshot(someRecords({ ecommerce_product: ids.map((id) => aNumberedProductRecord(id)) }));
		const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
		const keysOf = ({ catalogue }: Awaited<ReturnType<typeof readFrom>>) => catalogue.shards.map(({ key }) => `${key}.json`);
		const used = keysOf(await readFrom(snapshot(1, idsPerShard + 1), cacheDir));
		const [old = ''] = keysOf(await readFrom(snapshot(2), cacheDir));
		const [recent = ''] = keysOf(await readFrom(snapshot(3), cacheDir));
		for (const name of [...used, old]) await utimes(join(folder, name), daysAgo(8), daysAgo(8));
		await utimes(join(folder, recent), daysAgo(6), daysAgo(6));
		await readFrom(snapshot(1, idsPerShard + 1), cacheDir);
		expect((await readdir(folder)).sort()).toEqual([...used, recent, 'index.json'].sort());
		await utimes(join(folder, recent), daysAgo(8), daysAgo(8));
		await readFrom(snapshot(1), cacheDir);
		expect((await readdir(folder)).sort()).toEqual([...used, 'index.json'].sort());
	});

	it('that cannot be kept ends the build, as the disk says why', async () => {
		const [spare, cacheDir] = [await temporaryFolder(), await temporaryFolder()];
		const snapshot = aSnapshot(someRecords({ ecommerce_product: products }), originals);
		await readFrom(snapshot, spare);
		// Where a file is to go stands a folder.
		for (const name of await readdir(join(spare, 'catalogue'))) {
			if (name !== 'index.json') await mkdir(join(cacheDir, 'catalogue', name), { recursive: true });
		}
		await expect(readFrom(snapshot, cacheDir)).rejects.toMatchObject({ code: 'EISDIR', syscall: 'rename' });
	});
});
