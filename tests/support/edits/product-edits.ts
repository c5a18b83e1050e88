/** What editors do to products. */
import { recordKey, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import type { Random } from '../../../sandbox/random.ts';
import type { EditableSnapshot } from '../editable-snapshot.ts';
import { changeOne, changeRow, type Edit, freeId, listOf, rowsOf, someName, somePrice, someSlug, someText } from './edit-records.ts';

const products = 'ecommerce_product';
/** A shop with fewer is not made emptier. */
const fewestProducts = 2;

function publishedCount({ records }: EditableSnapshot): number {
	return listOf(records, products).filter(({ status }) => status === 'published').length;
}

function pictureRow({ images }: EditableSnapshot, random: Random, product: WireRecord): WireRecord {
	return {
		id: 1 + random.whole(1_000_000),
		directus_files_id: random.pick([...images.keys()]),
		ecommerce_product_id: recordKey(product),
		sort: random.whole(9),
	};
}

function someAttributes({ records }: EditableSnapshot, random: Random): readonly WireRecord[] {
	const known = listOf(records, 'ecommerce_attribute');
	return known.length === 0 || random.whole(3) === 0 ? [] : [{ id: 1, ecommerce_attribute_id: random.pick(known).id }];
}

export const productEdits: Readonly<Record<string, Edit>> = {
	price: (snapshot, random) => changeOne(snapshot, random, products, () => ({ price_brutto: somePrice(random) })),

	'price of a variant': (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			products,
			(record) => ({ variants: changeRow(rowsOf(record, 'variants'), random, { price_brutto: somePrice(random) }) }),
			(record) => rowsOf(record, 'variants').length > 0,
		),

	stock: (snapshot, random) =>
		changeOne(snapshot, random, products, () => ({ stock: random.whole(4), reorder_possible: random.whole(2) === 0 })),

	'variant out of the range': (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			products,
			(record) => ({ variants: changeRow(rowsOf(record, 'variants'), random, { active: random.whole(2) === 0, stock: random.whole(3) }) }),
			(record) => rowsOf(record, 'variants').length > 0,
		),

	'attributes of a variant': (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			products,
			(record) => ({ variants: changeRow(rowsOf(record, 'variants'), random, { attributes: someAttributes(snapshot, random) }) }),
			(record) => rowsOf(record, 'variants').length > 0,
		),

	'pictures of a variant': (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			products,
			(record) => ({
				variants: changeRow(rowsOf(record, 'variants'), random, { images: random.pick([[], [pictureRow(snapshot, random, record)]]) }),
			}),
			(record) => rowsOf(record, 'variants').length > 0,
		),

	'second choice': (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			products,
			(record) => ({
				variant_display_name_2: random.pick([null, someName(random)]),
				variants: rowsOf(record, 'variants').map((row) => ({ ...row, display_name_2: random.pick([null, '52', '54', someName(random)]) })),
			}),
			(record) => rowsOf(record, 'variants').length > 0,
		),

	'reference of a variant': (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			products,
			(record) => ({
				variants: changeRow(rowsOf(record, 'variants'), random, { reference_number_suffix: random.pick([null, `-${random.whole(99)}`]) }),
			}),
			(record) => rowsOf(record, 'variants').length > 0,
		),

	name: (snapshot, random) => changeOne(snapshot, random, products, () => ({ display_name: someName(random) })),

	description: (snapshot, random) =>
		changeOne(snapshot, random, products, () => ({
			description: random.pick([null, someText(snapshot, random), someText(snapshot, random)]),
		})),

	'translated description': (snapshot, random) =>
		changeOne(snapshot, random, products, (record) => ({
			translations: changeRow(rowsOf(record, 'translations'), random, { description: random.pick([null, someText(snapshot, random)]) }),
		})),

	'translation gone': (snapshot, random) =>
		changeOne(snapshot, random, products, (record) => ({ translations: rowsOf(record, 'translations').slice(1) })),

	slug: (snapshot, random) => changeOne(snapshot, random, products, () => ({ slug: someSlug(random) })),

	category: (snapshot, random) =>
		changeOne(snapshot, random, products, () => ({ category: random.pick(listOf(snapshot.records, 'ecommerce_category')).id })),

	manufacturer: (snapshot, random) =>
		changeOne(snapshot, random, products, () => ({
			manufacturer: random.pick([null, ...listOf(snapshot.records, 'ecommerce_manufacturer').map(({ id }) => id)]),
		})),

	add(snapshot, random) {
		const list = listOf(snapshot.records, products);
		const id = freeId(snapshot.records, products);
		list.push({ ...structuredClone(random.pick(list)), id, slug: someSlug(random), display_name: someName(random), status: 'published' });
		return { collection: products, what: `${products} ${id} added` };
	},

	delete(snapshot, random) {
		const list = listOf(snapshot.records, products);
		if (publishedCount(snapshot) <= fewestProducts) return null;
		const [gone] = list.splice(random.whole(list.length), 1);
		return { collection: products, what: `${products} ${gone?.id} deleted` };
	},

	publish: (snapshot, random) =>
		changeOne(
			snapshot,
			random,
			products,
			() => ({ status: 'published' }),
			({ status }) => status !== 'published',
		),

	unpublish: (snapshot, random) =>
		publishedCount(snapshot) <= fewestProducts
			? null
			: changeOne(
					snapshot,
					random,
					products,
					() => ({ status: random.pick(['draft', 'archived']) }),
					({ status }) => status === 'published',
				),

	pictures: (snapshot, random) =>
		changeOne(snapshot, random, products, (record) => ({
			images: random.pick([
				[],
				[pictureRow(snapshot, random, record)],
				[...rowsOf(record, 'images'), pictureRow(snapshot, random, record)],
			]),
		})),
};
