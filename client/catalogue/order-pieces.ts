/** The order of a list: every sort ends in the id, so that two visitors see the same. */
import type { Language } from '../../site/languages.ts';
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

export interface Found {
	readonly pieces: Bitset;
	/** The best first; none but those. */
	readonly order: PieceOrder;
	/** Nothing has the words as they were typed: these are of similar words. */
	readonly isNear: boolean;
}

interface WordsRequest {
	readonly language: Language;
	readonly search: string;
}

/** A list's interface to search: which products have the words of its address, and how well they fit. */
export interface Finder {
	/** null: something has to be loaded first. */
	find(catalogue: Catalogue, request: WordsRequest): Found | null;
	/** `search`: of the same list after a change, which goes on asking for the same words. */
	keepWords(search: string, request: WordsRequest): string;
	/** Brings what `find` needs. Resolves with whether it finds otherwise than before, rejects where it cannot be had. */
	load(catalogue: Catalogue, request: WordsRequest): Promise<boolean>;
}
