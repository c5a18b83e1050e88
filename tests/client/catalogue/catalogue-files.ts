/** Small catalogues for tests, as the builder writes them. */
import { vi } from 'vitest';
import {
	type Availability,
	availabilities,
	type CardData,
	type ColumnData,
	cardBlockOf,
	catalogueQueries,
	type FacetsData,
	type OffersData,
} from '../../../client/catalogue/catalogue-data.ts';
import { toColumn } from '../../../shop/columns/to-facets.ts';

/** A product as a naive shop would keep it. */
export interface Piece {
	readonly id: number;
	/** Ids of what it belongs to, by facet. */
	readonly facets: Readonly<Record<string, readonly number[]>>;
	/** 0: on request. */
	readonly cents: number;
	readonly highestCents?: number;
	readonly availability: Availability;
}

/** Of products in ascending order of their ids. */
export function toFiles(pieces: readonly Piece[], facets: readonly string[]): { facets: FacetsData; offers: OffersData } {
	const order = pieces.map(({ id }) => id).join();
	return {
		facets: {
			order,
			idSteps: pieces.map(({ id }, index) => id - (pieces[index - 1]?.id ?? 0)),
			columns: Object.fromEntries(
				facets.map((facet): [string, ColumnData] => [facet, toColumn(pieces.map((piece) => piece.facets[facet] ?? []))]),
			),
		},
		offers: {
			order,
			amounts: pieces.map(({ cents }) => cents),
			highest: pieces.flatMap(({ highestCents }, index) => (highestCents === undefined ? [] : [[index, highestCents] as const])),
			availability: pieces.map(({ availability }) => availabilities.indexOf(availability)).join(''),
		},
	};
}

/** Of the category 1 where its id is even, else 2. */
export const aPiece = (id: number, fields: Partial<Piece> = {}): Piece => ({
	id,
	facets: { category: [id % 2 === 0 ? 1 : 2] },
	cents: id * 100,
	availability: 'in-stock',
	...fields,
});

export const aCard = (id: number): CardData => ({
	id,
	path: `/p/${id}`,
	name: `Piece ${id}`,
	manufacturer: null,
	reference: null,
	picture: null,
});

/** A host that has the German files of these products, and `others` by their queries. */
export function aSource(pieces: readonly Piece[], others: Readonly<Record<string, unknown>> = {}) {
	const { facets, offers } = toFiles(pieces, ['category']);
	const blocks = Map.groupBy(pieces, ({ id }) => cardBlockOf(id));
	const files = new Map<string, unknown>([
		[catalogueQueries.facets, facets],
		[catalogueQueries.offers, offers],
		...[...blocks].map(([block, some]): [string, unknown] => [
			catalogueQueries.cards('de', block),
			{ cards: some.map(({ id }) => aCard(id)) },
		]),
		...Object.entries(others),
	]);
	const fetchQuery = vi.fn(async (query: string, _options?: { readonly fresh?: boolean }) => files.get(query));
	return { files, fetchQuery };
}
