/** Whatever happens to a shop, a catalogue that remembers earlier builds says exactly what one says that is read from the start. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count, longestMs } from '../../../commands/testing/counts.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { aNumberedProductRecord, idsPerShard, productRecords } from '../../builders/product-records.ts';
import {
	aCategoryRecord,
	aFileRecord,
	aManufacturerRecord,
	anAttributeRecord,
	aRatingRecord,
	aSettingsRecord,
	aSizeGuideRecord,
	aTagRecord,
	aVariantRecord,
	pictureId,
	someRecords,
} from '../../builders/records.ts';
import { aSnapshot } from '../../builders/snapshot.ts';
import { everythingOf, readFrom } from './read-whole.ts';

interface Shop {
	readonly records: Readonly<Record<string, readonly WireRecord[]>>;
	/** Content of the files by id. */
	readonly originals: Readonly<Record<string, string>>;
}

type Edit = (shop: Shop) => Shop;

const otherPicture = '3f0c8f1e-6f0a-4c0e-9d52-0c7f1f1f7a02';
const start: Shop = {
	records: someRecords({
		ecommerce_product: productRecords(8, 2),
		directus_files: [aFileRecord(), aFileRecord({ id: otherPicture, filename_download: 'chain.png' })],
	}),
	originals: { [pictureId]: 'ring', [otherPicture]: 'chain' },
};

const withProducts =
	(change: (products: readonly WireRecord[]) => readonly WireRecord[]): Edit =>
	({ records, originals }) => ({ originals, records: { ...records, ecommerce_product: change(records.ecommerce_product ?? []) } });
const withCollection =
	(collection: string, list: readonly WireRecord[]): Edit =>
	({ records, originals }) => ({ originals, records: { ...records, [collection]: list } });
const withOriginals =
	(changed: Shop['originals']): Edit =>
	({ records, originals }) => ({ records, originals: { ...originals, ...changed } });

const fields = fc.oneof(
	fc.record({ price_brutto: fc.constantFrom('1.00', '2.00', null, 'abc') }),
	fc.record({ stock: fc.nat(3) }),
	fc.record({ display_name: fc.constantFrom('Reif', 'Ring 1', '') }),
	fc.record({ slug: fc.constantFrom('reif', 'ring-1', '../x') }),
	fc.record({ status: fc.constantFrom('draft', 'published', 'archived', 'sold') }),
	fc.record({ category: fc.constantFrom(1, 2, null) }),
	fc.record({ manufacturer: fc.constantFrom(1, 2, null) }),
	fc.record({ project: fc.constantFrom('goldschmiede.example', 'other.example', null) }),
	fc.record({ description: fc.constantFrom('[x](/kontakt)', '![x](chain.png)', 'Neu.', null) }),
	fc.record({
		variants: fc.constantFrom([], [aVariantRecord()], [aVariantRecord({ active: false })], [aVariantRecord({ price_brutto: '9.00' })]),
	}),
	fc.record({ images: fc.constantFrom([], [{ directus_files_id: otherPicture }], [{ directus_files_id: 'gone' }]) }),
	fc.record({
		translations: fc.constantFrom([], [{ language: 'en', display_name: 'Ring' }], [{ language: 'it', display_name: 'Anello' }]),
	}),
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc
			.tuple(fc.nat(20), fields)
			.map(([at, changed]) =>
				withProducts((all) => all.map((each, index) => (index === at % all.length ? { ...each, ...changed } : each))),
			),
	},
	fc.nat(20).map((at) => withProducts((all) => all.filter((_, index) => index !== at))),
	fc.tuple(fc.nat(20), fc.nat(5)).map(([id, shard]) => withProducts((all) => [...all, aNumberedProductRecord(shard * idsPerShard + id)])),
	fc
		.tuple(fc.nat(20), fc.constantFrom('stock', 'shipping_time', 'description'))
		.map(([at, field]) =>
			withProducts((all) =>
				all.map((each, index) => (index === at ? Object.fromEntries(Object.entries(each).filter(([name]) => name !== field)) : each)),
			),
		),
	fc.constantFrom(
		withCollection('ecommerce_category', [aCategoryRecord(), aCategoryRecord({ id: 2, slug: 'zwei' })]),
		withCollection('ecommerce_category', [aCategoryRecord({ display_name: null })]),
		withCollection('ecommerce_manufacturer', [aManufacturerRecord({ id: 2 })]),
		withCollection('ecommerce_attribute', [anAttributeRecord({ display_values: ['Gold'] })]),
		withCollection('ecommerce_attribute', []),
		withCollection('ecommerce_product_rating', []),
		withCollection('ecommerce_product_rating', [aRatingRecord({ rating: 1 }), aRatingRecord({ id: 2, product: 65_537 })]),
		withCollection('ecommerce_product_rating', [aRatingRecord({ rating: 'bad' })]),
		withCollection('ecommerce_tag', [aTagRecord({ display_name: 'Alt' })]),
		withCollection('ecommerce_personalization', []),
		withCollection('ecommerce_size_guide', [aSizeGuideRecord({ display_name: 'Weiten' })]),
		withCollection('ecommerce_settings', [aSettingsRecord({ enable_cart: false })]),
		withCollection('ecommerce_settings', []),
		withCollection('directus_files', [aFileRecord()]),
		withCollection('directus_files', []),
		withOriginals({ [pictureId]: 'another ring' }),
		withOriginals({ [otherPicture]: 'another chain' }),
	),
);

it('after any edits', { timeout: longestMs }, async () => {
	const root = await mkdtemp(join(tmpdir(), 'catalogue-'));
	let folders = 0;
	const folder = () => join(root, String(++folders));
	const readAll = async ({ records, originals }: Shop, cacheDir: string) => {
		const { catalogue, problems } = await readFrom(aSnapshot(records, originals), cacheDir);
		return { ...everythingOf(catalogue), problems, remembered: catalogue.shards.map(({ key }) => catalogue.remembered(key)) };
	};
	try {
		await fc.assert(
			fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
				const cacheDir = folder();
				let shop = start;
				await readAll(shop, cacheDir);
				for (const change of edits) {
					shop = change(shop);
					expect(await readAll(shop, cacheDir)).toEqual(await readAll(shop, folder()));
				}
			}),
			{ numRuns: count({ usual: 10, long: 200 }) },
		);
	} finally {
		await rm(root, { recursive: true });
	}
});
