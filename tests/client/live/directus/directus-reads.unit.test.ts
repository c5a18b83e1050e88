/** How the backend is asked for all that there is, by a server that gives less at a time, and by what words lists are filtered. */
import { expect, it, vi } from 'vitest';
import { createDirectusReads } from '../../../../client/live/directus/directus-reads.ts';
import { ContentError, type ItemsQuery } from '../../../../client/live/directus/read-items.ts';
import { ProblemList } from '../../../../pipeline/problem.ts';
import { toRatings } from '../../../../shop/content/rating.ts';
import { toRatingsData } from '../../../../shop/data/ratings.ts';

type Row = Readonly<Record<string, unknown>>;

/** A server that gives at most `most` records at a time, and says how many there are where it is asked to. */
function aServer(rows: Readonly<Record<string, readonly Row[]>>, most: number, counts = true) {
	const readItems = vi.fn(async (collection: string, { limit, page = 1, meta }: ItemsQuery) => {
		const all = rows[collection] ?? [];
		const size = limit === -1 ? most : Math.min(limit, most);
		return { data: all.slice((page - 1) * size, page * size), meta: meta && counts ? { filter_count: String(all.length) } : undefined };
	});
	const cache = { read: <Answer>(_: string, load: () => Promise<Answer>) => load() };
	return { readItems, reads: createDirectusReads({ readItems, cache, language: 'de', random: () => 0 }) };
}

const settings = { ecommerce_settings: [{ enable_cart: true, maintenance_mode: false }] };
const ratings = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, rating: 1 + (index % 5), date_created: '2026-03-01' }));
const attributes = [9, 7, 8].map((id) => ({ id, attribute_group: id === 9 ? 1 : 2, display_values: ['Gold', 'Silber'] }));

it('reads all ratings of a product, however few a server gives at a time', async () => {
	const { reads, readItems } = aServer({ ecommerce_product_rating: ratings }, 20);
	const { count, average, histogram, newest } = await reads.ratings(3);
	expect([count, average, histogram]).toEqual([45, 3, [9, 9, 9, 9, 9]]);
	expect(newest.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 45 - index));
	expect(readItems.mock.calls.map(([, { limit, page, filter }]) => [limit, page, filter])).toEqual([
		[-1, undefined, { status: { _eq: 'published' }, product: { _eq: 3 } }],
		[20, 2, expect.anything()],
		[20, 3, expect.anything()],
	]);
});

it('knows the language of ratings as the build does: German unless told, and named where it is not the page’s', async () => {
	const rows = ['en', null, 'xx', undefined].map((language, index) => ({ id: 4 - index, rating: 5, date_created: '2026-03-01', language }));
	const { newest } = await aServer({ ecommerce_product_rating: rows }, 20).reads.ratings(3);
	const records = rows.map((row) => ({
		...row,
		project: 'x',
		product: 3,
		status: 'published',
		title: null,
		text: null,
		display_name: null,
	}));
	const built = toRatingsData(toRatings(records, new ProblemList()), null, 'de');
	expect(JSON.stringify(newest)).toBe(JSON.stringify(built.newest));
	expect(newest.map(({ lang }) => lang)).toEqual(['en', undefined, undefined, undefined]);
});

it('reads ratings without their language where the backend has none, or keeps it to itself', async () => {
	const { reads, readItems } = aServer({ ecommerce_product_rating: ratings }, 100);
	const answer = readItems.getMockImplementation();
	readItems.mockImplementation(async (collection, query) => {
		if (query.fields.includes('language')) throw new ContentError('You have no permission to access the field "language"', 403);
		return (await answer?.(collection, query)) ?? { data: [], meta: undefined };
	});
	expect((await reads.ratings(3)).count).toBe(45);
	readItems.mockRejectedValue(new ContentError('Down', 500));
	await expect(reads.ratings(3)).rejects.toMatchObject({ code: 500 });
});

it('reads all attributes of groups, however few a server gives at a time', async () => {
	const { reads } = aServer({ ecommerce_attribute: attributes }, 2);
	expect(await reads.attributes([2, 1])).toEqual([7, 8, 9].map((id) => ({ id, groupId: id === 9 ? 1 : 2, name: 'Gold, Silber' })));
});

it('takes nothing from a server that does not say how many there are, or keeps some to itself', async () => {
	await expect(aServer({ ecommerce_product_rating: ratings }, 20, false).reads.ratings(3)).rejects.toMatchObject({ code: 422 });
	await expect(aServer({ ecommerce_product_rating: ratings }, 0).reads.ratings(3)).rejects.toMatchObject({ code: 422 });
});

it('filters category and manufacturer by their slugs, themes and products by their ids', async () => {
	const { reads, readItems } = aServer(settings, 100);
	const category = [
		{ id: 1, slug: 'ringe' },
		{ id: 2, slug: 'uhren' },
	];
	await reads.list({ filters: { category, manufacturer: [{ id: 4, slug: 'aurelia' }], tags: [5], ids: [6] }, sort: '-id', page: 2 });
	const asked = readItems.mock.calls.find(([collection]) => collection === 'ecommerce_product');
	expect(asked?.[1]).toMatchObject({ sort: ['-id'], limit: 20, page: 3, meta: '*' });
	expect(asked?.[1].filter).toEqual({
		status: { _eq: 'published' },
		id: { _in: [6] },
		tags: { ecommerce_tag_id: { _in: [5] } },
		category: { slug: { _in: ['ringe', 'uhren'] } },
		manufacturer: { slug: { _in: ['aurelia'] } },
	});
});

it('tells whether a product can be had, by its variants where it has some', async () => {
	const category = { id: 1, slug: 'ringe', display_name: 'Ringe' };
	const aRow = (id: number, fields: Row): Row => ({ id, display_name: 'Ring', slug: 'ring', category, price_brutto: 5, ...fields });
	const gone = { price_brutto: 5, active: true, stock: 0, reorder_possible: false };
	const { reads } = aServer(
		{
			...settings,
			ecommerce_product: [
				aRow(1, { stock: 2, shipping_time: 3 }),
				aRow(2, { stock: 0, reorder_possible: true }),
				aRow(3, { stock: 0 }),
				aRow(4, { stock: 9, variants: [gone, { ...gone, active: false, stock: 3 }] }),
				aRow(5, { stock: 0, variants: [gone, { ...gone, stock: 1, shipping_time: 1 }] }),
				aRow(6, { stock: 2, shipping_time: 4 }),
			],
		},
		100,
	);
	const { data } = await reads.list({ filters: {}, sort: 'id', page: 0 });
	expect(data.map(({ availability }) => availability)).toEqual(['in-stock', 'to-order', 'sold-out', 'sold-out', 'in-stock', 'to-order']);
});

it('reads what a product of two choices is chosen by, and joins the values where they make no combinations', async () => {
	const category = { id: 1, slug: 'ringe', display_name: 'Ringe' };
	const product = { id: 1, status: 'published', display_name: 'Ring', slug: 'ring', category, price_brutto: null };
	const stone = (id: number, value: string) => ({
		ecommerce_attribute_id: { id, display_values: [value], attribute_group: { id: 1, sort: 1, display_name: 'Stein' } },
	});
	const aVariant = (id: number, display_name: string, display_name_2: string | null) => ({
		id,
		display_name,
		display_name_2,
		price_brutto: 5,
		active: true,
		attributes: [stone(id, display_name)],
	});
	const read = async (fields: Row) => {
		const { reads } = aServer({ ...settings, ecommerce_product: [{ ...product, attributes: [stone(9, 'winzig')], ...fields }] }, 100);
		return await reads.product(1);
	};
	const names = { variant_display_name: 'Karat', variant_display_name_2: 'Weite' };
	const two = await read({ ...names, variants: [aVariant(11, 'klein', '52'), aVariant(12, 'groß', '52')] });
	expect(two).toMatchObject({
		variantLabel2: 'Weite',
		variants: [{ name: 'klein', name2: '52', names: { de: 'klein, 52' } }, { name2: '52' }],
	});
	expect(two?.facts?.attributes).toEqual([{ group: 'Stein', values: ['klein', 'groß'] }]);
	const one = await read({ ...names, variants: [aVariant(11, 'klein', '52'), aVariant(12, 'groß', null)] });
	expect(one).not.toHaveProperty('variantLabel2');
	expect(one?.variants.map(({ name, name2 }) => [name, name2])).toEqual([
		['klein, 52', undefined],
		['groß', undefined],
	]);
	// in French, the first is called what the second falls back to
	const translated = { ...aVariant(11, 'klein', '52'), translations: [{ language: 'fr', display_name: 'petit', display_name_2: null }] };
	expect(await read({ ...names, variants: [translated, aVariant(12, 'petit', '52')] })).not.toHaveProperty('variantLabel2');
});
