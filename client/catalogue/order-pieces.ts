/** The order of a list: every sort ends in the id, so that two visitors see the same. */
import { type Bitset, hasBit } from './bitset.ts';
import type { Catalogue } from './catalogue.ts';
import { type ComputedSort, computedSorts } from './catalogue-data.ts';

/** Numbers of all products in the order of a sort. */
export type PieceOrder = readonly number[];

/** Whether the columns give the order; for any other sort the builder writes it. */
export function isComputedSort(sort: string): sort is ComputedSort {
	return computedSorts.some((each) => each === sort);
}

/** Products on request come last in both directions of the price. */
export function orderPieces({ ids, amounts }: Pick<Catalogue, 'ids' | 'amounts'>, sort: ComputedSort): PieceOrder {
	const pieces = ids.map((_, piece) => piece);
	if (sort === 'id') return pieces;
	if (sort === '-id') return pieces.reverse();
	const direction = sort === 'price_brutto' ? 1 : -1;
	return pieces.sort((left, right) => {
		const [a = 0, b = 0] = [amounts[left], amounts[right]];
		if ((a === 0) !== (b === 0)) return a === 0 ? 1 : -1;
		return (a - b) * direction || left - right;
	});
}

/** The first so many of a set, in an order. */
export function takeFirst(order: PieceOrder, found: Bitset, limit: number): number[] {
	const taken: number[] = [];
	for (const piece of order) {
		if (taken.length === limit) break;
		if (hasBit(found, piece)) taken.push(piece);
	}
	return taken;
}
