/** What a catalogue says of the products of a snapshot. */
import { describe, expect, it } from 'vitest';
import { outline } from '../../builders/parsed.ts';
import { productRecords } from '../../builders/product-records.ts';
import {
	aPersonalizationRecord,
	aProductRecord,
	aRatingRecord,
	aSizeGuideRecord,
	aTagRecord,
	aVariantRecord,
	inEnglishAndFrench,
	pictureId,
	someRecords,
} from '../../builders/records.ts';
import { aSnapshot, type MemorySnapshot } from '../../builders/snapshot.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { catalogueConfig, readFrom } from './read-whole.ts';

async function entryOf(fields: Parameters<typeof aProductRecord>[0] = {}, originals: Record<string, string> = { [pictureId]: 'ring' }) {
	const snapshot = aSnapshot(someRecords({ ecommerce_product: [aProductRecord(fields)] }), originals);
	const { catalogue } = await readFrom(snapshot, await temporaryFolder());
	const [entry] = catalogue.entries;
	if (entry === undefined) throw new Error('the product is sound');
	return entry;
}

function productShardsReadSince({ shardsRead }: MemorySnapshot): () => readonly string[] {
	const before = shardsRead.length;
	return () => shardsRead.slice(before).filter((file) => file.includes('/ecommerce_product/'));
}

describe('a catalogue', () => {
	it('knows of every product what plans need', async () => {
		expect(await entryOf()).toEqual({
			id: 1,
			slug: 'ring',
			categoryId: 1,
			manufacturerId: 1,
			name: 'Ring',
			names: { en: 'display_name en', fr: 'display_name fr' },
			referenceNumber: 'R-1',
			price: { amount: '1290.00', highest: null },
			stock: 3,
			isInStock: true,
			isReorderable: false,
			dispatchDays: 3,
			belonging: expect.stringMatching(/^[\d,]*;[\d,]*;[\d,]*;\d*$/),
			hasPicture: true,
			writtenIn: ['de', 'en', 'fr'],
			hash: expect.stringMatching(/^[0-9a-f]{16}$/),
			cardHash: expect.stringMatching(/^[0-9a-f]{16}$/),
		});
	});

	it('leaves out languages in which a name or description is a fallback', async () => {
		const [english] = inEnglishAndFrench(['display_name', 'description', 'variant_display_name']);
		expect((await entryOf({ translations: [english, { language: 'fr', display_name: 'Bague' }] })).writtenIn).toEqual(['de', 'en']);
	});

	it('gives summaries and products, and is asked for none that it does not have', async () => {
		const records = someRecords({ ecommerce_product: [aProductRecord(), aProductRecord({ id: 7, slug: 'seven', status: 'draft' })] });
		const { catalogue } = await readFrom(aSnapshot(records), await temporaryFolder());
		expect(catalogue.summary(1)).toMatchObject({ id: 1, slug: 'ring', images: [pictureId], displayName: { en: { language: 'en' } } });
		expect(catalogue.product(1)).toMatchObject({ id: 1, variants: [{ id: 11 }], attributes: [{ groupId: 1 }] });
		expect(() => catalogue.summary(7)).toThrow('Product 7 is not in the catalogue');
		expect(() => catalogue.product(7)).toThrow('Product 7 is not in the catalogue');
	});

	it('keeps the products of two shards at hand', async () => {
		const snapshot = aSnapshot(someRecords({ ecommerce_product: productRecords(6, 2) }));
		const cacheDir = await temporaryFolder();
		await readFrom(snapshot, cacheDir);
		const { catalogue } = await readFrom(snapshot, cacheDir);
		const [a = [], b = [], c = []] = catalogue.shards.map(({ ids }) => ids);
		const readSince = productShardsReadSince(snapshot);
		for (const id of [...a, ...b, ...a, ...c, ...a]) catalogue.product(id);
		expect(readSince()).toHaveLength(3);
		for (const id of b) catalogue.product(id);
		expect(readSince()).toHaveLength(4);
	});

	it('gives the products of shards that it has just read without reading these again, once', async () => {
		const snapshot = aSnapshot(someRecords({ ecommerce_product: productRecords(6, 2) }));
		const { catalogue } = await readFrom(snapshot, await temporaryFolder());
		const readSince = productShardsReadSince(snapshot);
		const products = () => catalogue.shards.flatMap(({ ids }) => ids.map((id) => catalogue.product(id)));
		const fresh = products();
		expect(readSince()).toEqual([]);
		expect(products()).toEqual(fresh);
		expect(readSince()).toHaveLength(3);
	});

	it('takes the first published one of an id that is there twice, however it is read', async () => {
		const twice = [aProductRecord({ status: 'draft' }), aProductRecord({ slug: 'first' }), aProductRecord({ slug: 'second' })];
		const snapshot = aSnapshot(someRecords({ ecommerce_product: twice }));
		const cacheDir = await temporaryFolder();
		for (const { catalogue } of [await readFrom(snapshot, cacheDir), await readFrom(snapshot, cacheDir)]) {
			expect(catalogue.product(1).slug).toBe('first');
		}
	});

	it('is empty without a shop, whose products are judged all the same', async () => {
		const faulty = aProductRecord({ id: 2, slug: 'x', price_brutto: 'abc' });
		const snapshot = aSnapshot(someRecords({ ecommerce_product: [aProductRecord(), faulty] }));
		const config = { ...catalogueConfig, store: { path: null } };
		const withoutPath = await readFrom(snapshot, await temporaryFolder(), { config });
		const withoutSettings = await readFrom(
			aSnapshot(someRecords({ ecommerce_settings: [], ecommerce_product: [aProductRecord(), faulty] })),
			await temporaryFolder(),
		);
		for (const { catalogue, problems } of [withoutPath, withoutSettings]) {
			expect(catalogue.entries).toEqual([]);
			expect(catalogue.shards).toEqual([]);
			expect(outline(problems)).toEqual(['error price-invalid ecommerce_product 2 price_brutto']);
		}
	});
});

describe('problems', () => {
	it('are those of all shards together, in one order', async () => {
		const [first = {}, second = {}, third = {}] = productRecords(3, 1);
		const { shipping_time: _, ...otherFields } = second;
		const withoutTime = { ...otherFields, slug: 'ring-1', price_brutto: 'abc' };
		const { stock: __, ...withoutStock } = third;
		const foreign = { ...third, id: 200_001, project: 'andere.example' };
		const snapshot = aSnapshot(someRecords({ ecommerce_product: [first, withoutTime, withoutStock, foreign] }));
		const { problems } = await readFrom(snapshot, await temporaryFolder());
		expect(outline(problems)).toEqual([
			'error foreign-project ecommerce_product 200001 project',
			'warning field-missing ecommerce_product 65537 stock, shipping_time',
			'error slug-duplicate ecommerce_product 65537 slug',
			'error price-invalid ecommerce_product 65537 price_brutto',
		]);
	});

	it('name a record that occurs twice', async () => {
		const [first = {}] = productRecords(1);
		const { problems } = await readFrom(
			aSnapshot(someRecords({ ecommerce_product: [first, { ...first, slug: 'other' }] })),
			await temporaryFolder(),
		);
		expect(outline(problems)).toEqual(['error record-duplicate ecommerce_product 1 id']);
	});
});

describe('hashes', () => {
	const twoPictures = {
		images: [
			{ id: 1, sort: 1, directus_files_id: pictureId },
			{ id: 2, sort: 2, directus_files_id: pictureId },
		],
	};

	it.each([
		['the description', { description: 'Anders.' }, { page: true, card: false }],
		['the stock', { stock: 99 }, { page: true, card: false }],
		['the price', { variants: [aVariantRecord({ price_brutto: '1.00' })] }, { page: true, card: true }],
		['the name', { display_name: 'Reif' }, { page: true, card: true }],
		['a second picture', twoPictures, { page: true, card: false }],
		['a field that says the same in other words', { stock: '3' }, { page: false, card: false }],
	])('tell a change of %s', async (_, fields, { page, card }) => {
		const before = await entryOf();
		const after = await entryOf(fields);
		expect([after.hash !== before.hash, after.cardHash !== before.cardHash]).toEqual([page, card]);
	});

	it('tell a change of the picture', async () => {
		const before = await entryOf();
		const after = await entryOf({}, { [pictureId]: 'another ring' });
		expect(after.hash).not.toBe(before.hash);
		expect(after.cardHash).not.toBe(before.cardHash);
	});

	it('tell a change of any picture where the description embeds one', async () => {
		const others = { [pictureId]: 'ring', other: 'chain' };
		expect((await entryOf({}, others)).hash).toBe((await entryOf()).hash);
		const embedding = { description: '![x](ring.png)' };
		expect((await entryOf(embedding, others)).hash).not.toBe((await entryOf(embedding)).hash);
	});

	it.each([
		['a rating', { ecommerce_product_rating: [aRatingRecord({ rating: 1 })] }, { page: true, card: true }],
		['the words of a rating', { ecommerce_product_rating: [aRatingRecord({ text: 'Anders.' })] }, { page: true, card: false }],
		[
			'a rating of another product',
			{ ecommerce_product_rating: [aRatingRecord(), aRatingRecord({ id: 2, product: 9 })] },
			{ page: false, card: false },
		],
		['a tag', { ecommerce_tag: [aTagRecord({ display_name: 'Alt' })] }, { page: true, card: false }],
		[
			'the personalisation',
			{ ecommerce_personalization: [aPersonalizationRecord({ display_name: 'Prägung' })] },
			{ page: true, card: false },
		],
		['the size guide', { ecommerce_size_guide: [aSizeGuideRecord({ display_name: 'Weiten' })] }, { page: true, card: false }],
		['a tag that it does not have', { ecommerce_tag: [aTagRecord(), aTagRecord({ id: 2, slug: 'alt' })] }, { page: false, card: false }],
		['another size guide', { ecommerce_size_guide: [aSizeGuideRecord(), aSizeGuideRecord({ id: 2 })] }, { page: false, card: false }],
	])('tell a change of %s', async (_, changes, { page, card }) => {
		const entryFrom = async (changed: Parameters<typeof someRecords>[0]) =>
			(await readFrom(aSnapshot(someRecords(changed)), await temporaryFolder())).catalogue.entries[0];
		const [before, after] = [await entryFrom({}), await entryFrom(changes)];
		expect([after?.hash !== before?.hash, after?.cardHash !== before?.cardHash]).toEqual([page, card]);
	});

	it('tell a change of any picture where the safety warnings embed one', async () => {
		const others = { [pictureId]: 'ring', other: 'chain' };
		const embedding = { safety_warnings: '![x](ring.png)' };
		expect((await entryOf(embedding, others)).hash).not.toBe((await entryOf(embedding)).hash);
	});
});

it('a summary has the stars of a list with their number and period', async () => {
	const ratings = [aRatingRecord(), aRatingRecord({ id: 2, rating: 4, date_created: '2026-01-01T00:00:00Z' })];
	const { catalogue } = await readFrom(aSnapshot(someRecords({ ecommerce_product_rating: ratings })), await temporaryFolder());
	expect(catalogue.summary(1).ratings).toEqual({ count: 2, average: 4.5, from: '2026-01-01', to: '2026-03-01' });
});
