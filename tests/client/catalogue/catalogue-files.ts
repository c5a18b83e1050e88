/** Small catalogues for tests, as the builder writes them. */
import {
	type Availability,
	availabilities,
	type ColumnData,
	type FacetsData,
	type OffersData,
} from '../../../client/catalogue/catalogue-data.ts';
import { toColumn } from '../../../renderer/catalogue/to-column.ts';

/** A piece as a naive shop would keep it. */
export interface Piece {
	readonly id: number;
	/** Ids of what it belongs to, by facet. */
	readonly facets: Readonly<Record<string, readonly number[]>>;
	/** 0: on request. */
	readonly cents: number;
	readonly highestCents?: number;
	readonly availability: Availability;
}

/** Of pieces in ascending order of their ids. */
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
