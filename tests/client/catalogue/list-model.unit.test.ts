/** Lists in columns and bitsets against a naive shop that looks at each product: what is found, in which order, with which counts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits } from '../../../client/catalogue/bitset.ts';
import { createCatalogue } from '../../../client/catalogue/catalogue.ts';
import { availabilities, type PanelData } from '../../../client/catalogue/catalogue-data.ts';
import { type Filtered, filterPieces } from '../../../client/catalogue/filter-pieces.ts';
import {
	changeQuery,
	type ListAction,
	type ListOffer,
	type ListQuery,
	type ListScope,
	offeredAvailabilities,
	parseQuery,
	plainQuery,
	toOffer,
	toSearch,
} from '../../../client/catalogue/list-query.ts';
import { isComputedSort, orderPieces, takeFirst } from '../../../client/catalogue/order-pieces.ts';
import { count, longestMs } from '../../../commands/testing/counts.ts';
import { type Piece, toFiles } from './catalogue-files.ts';

const facets = ['category', 'subcategory', 'manufacturer', 'tag', 'attribute-1', 'attribute-2'];
const valueIds = [1, 2, 3, 70, 4000];
const scopes: readonly (ListScope | null)[] = [
	null,
	{ facet: 'category', ids: [1] },
	{ facet: 'category', ids: [1, 2] },
	{ facet: 'manufacturer', ids: [3, 70] },
];
const sorts = ['-id', 'price_brutto', '-price_brutto', 'id'];

const aPiece: fc.Arbitrary<Omit<Piece, 'id'>> = fc.record({
	facets: fc
		.record({
			category: fc.constantFrom(1, 2, 3).map((id) => [id]),
			subcategory: fc.subarray(valueIds),
			manufacturer: fc.subarray(valueIds, { maxLength: 1 }),
			tag: fc.subarray(valueIds),
			'attribute-1': fc.subarray(valueIds, { maxLength: 2 }),
			'attribute-2': fc.subarray(valueIds, { maxLength: 1 }),
		})
		.map((row) => row),
	cents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })),
	availability: fc.constantFrom(...availabilities),
});
const somePieces = fc
	.tuple(fc.array(aPiece, { maxLength: 70 }), fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 70, maxLength: 70 }))
	.map(([pieces, ids]) => {
		const ascending = ids.slice(0, pieces.length).sort((a, b) => a - b);
		return pieces.map((piece, index): Piece => ({ id: ascending[index] ?? 0, ...piece }));
	});
const somePanel: fc.Arbitrary<PanelData> = fc.record({
	filters: fc.shuffledSubarray([
		...facets.map((facet) => ({
			kind: 'values' as const,
			facet,
			parameter: facet.startsWith('attribute') ? 'merkmal' : facet,
			name: null,
			categoryId: facet === 'attribute-2' ? 2 : null,
			values: valueIds.map((id) => ({ id, token: `${facet}-${id}`, name: `${id}`, categoryIds: id === 70 ? [1, 2] : [] })),
		})),
		{ kind: 'price' as const },
		{ kind: 'availability' as const },
	]),
});
const aPrice = fc.option(fc.integer({ min: 0, max: 350 }));
const someActions: fc.Arbitrary<ListAction[]> = fc.array(
	fc.oneof(
		{
			weight: 5,
			arbitrary: fc.record({
				type: fc.constant('toggleValue' as const),
				facet: fc.constantFrom(...facets),
				id: fc.constantFrom(...valueIds),
			}),
		},
		fc.record({ type: fc.constant('toggleAvailability' as const), availability: fc.constantFrom(...availabilities) }),
		fc.record({ type: fc.constant('setPrice' as const), from: aPrice, to: aPrice }),
		fc.record({ type: fc.constant('setSort' as const), sort: fc.constantFrom(...sorts, 'slug') }),
		fc.constant({ type: 'clear' as const }),
		fc.constant({ type: 'showMore' as const }),
	),
	{ maxLength: 8 },
);

/** One product against one filter, or all of them but one. */
function matches(piece: Piece, query: ListQuery, offer: ListOffer, but: number | null): boolean {
	const { scope } = offer;
	const isHere = scope === null || scope.ids.some((id) => piece.facets[scope.facet]?.includes(id));
	const holds = offer.filters.every((filter, index) => {
		if (index === but) return true;
		if (filter.kind === 'values') {
			const chosen = query.values[filter.facet] ?? [];
			return chosen.length === 0 || chosen.some((id) => piece.facets[filter.facet]?.includes(id));
		}
		if (filter.kind === 'availability') return query.availability.length === 0 || query.availability.includes(piece.availability);
		const { from, to } = query.price;
		if (from === null && to === null) return true;
		return piece.cents > 0 && (from === null || piece.cents >= from * 100) && (to === null || piece.cents <= to * 100);
	});
	return isHere && holds;
}

function sortNaively(pieces: readonly Piece[], sort: string): number[] {
	const descending = sort.startsWith('-') ? -1 : 1;
	const compare = (a: Piece, b: Piece) => {
		if (sort.endsWith('id')) return (a.id - b.id) * descending;
		if ((a.cents === 0) !== (b.cents === 0)) return a.cents === 0 ? 1 : -1;
		return a.cents === b.cents ? a.id - b.id : (a.cents - b.cents) * descending;
	};
	return pieces.toSorted(compare).map(({ id }) => id);
}

function expectCounts(filtered: Filtered, pieces: readonly Piece[], query: ListQuery, offer: ListOffer): void {
	for (const [index, filter] of offer.filters.entries()) {
		const others = pieces.filter((piece) => matches(piece, query, offer, index));
		if (filter.kind === 'values') {
			for (const { id } of filter.values) {
				expect(filtered.values.get(filter.facet)?.get(id)).toBe(others.filter((piece) => piece.facets[filter.facet]?.includes(id)).length);
			}
		} else if (filter.kind === 'availability') {
			for (const each of offeredAvailabilities) {
				expect(filtered.availability.get(each)).toBe(others.filter(({ availability }) => availability === each).length);
			}
		} else {
			const prices = others.map(({ cents }) => cents).filter((cents) => cents > 0);
			const range = { lowest: Math.floor(Math.min(...prices) / 100), highest: Math.ceil(Math.max(...prices) / 100) };
			expect(filtered.prices).toEqual(prices.length === 0 ? null : range);
		}
	}
}

test(
	'whatever is clicked, a list shows what a naive shop shows, and its address says so',
	() => {
		fc.assert(
			fc.property(somePieces, somePanel, fc.constantFrom(...scopes), someActions, (pieces, panel, scope, actions) => {
				const files = toFiles(pieces, facets);
				const catalogue = createCatalogue(files.facets, files.offers);
				const offer = toOffer(panel, scope, sorts);
				if (catalogue === null) throw new Error('The columns fit together.');
				let query = plainQuery(offer);
				for (const action of actions) {
					const before = query;
					query = changeQuery(query, action, offer);
					expect(query.page).toBe(action.type === 'showMore' ? before.page + 1 : 0);
				}
				const search = toSearch(query, offer);
				const read = parseQuery(search, offer);
				expect(toSearch(read, offer)).toBe(search);

				const filtered = filterPieces(catalogue, read, offer);
				const wanted = pieces.filter((piece) => matches(piece, read, offer, null));
				expect(countBits(filtered.found)).toBe(wanted.length);
				if (!isComputedSort(read.sort)) throw new Error(`${read.sort} is none of the columns'.`);
				const shown = takeFirst(orderPieces(catalogue, read.sort), filtered.found, 20);
				expect(shown.map((piece) => catalogue.ids[piece])).toEqual(sortNaively(wanted, read.sort).slice(0, 20));
				expectCounts(filtered, pieces, read, offer);
			}),
			{ numRuns: count({ usual: 1_000, long: 10_000 }) },
		);
	},
	longestMs,
);

test('columns of two builds are not mixed', () => {
	const piece: Piece = { id: 1, facets: {}, cents: 100, availability: 'in-stock' };
	const { facets: columns } = toFiles([piece], facets);
	const { offers } = toFiles([{ ...piece, id: 2 }], facets);
	expect(createCatalogue(columns, offers)).toBeNull();
});

test('a column with more sets than a digit can tell apart is read back', () => {
	const pieces = Array.from(
		{ length: 300 },
		(_, index): Piece => ({ id: index + 1, facets: { tag: [index * 3] }, cents: 0, availability: 'sold-out' }),
	);
	const files = toFiles(pieces, ['tag']);
	const catalogue = createCatalogue(files.facets, files.offers);
	for (const value of [0, 3, 63 * 3, 64 * 3, 299 * 3]) {
		expect(
			takeFirst(orderPieces({ ids: catalogue?.ids ?? [], amounts: [] }, 'id'), catalogue?.having('tag', [value]) ?? new Uint32Array(), 5),
		).toEqual([value / 3]);
	}
});
