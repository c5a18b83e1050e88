/** Small searches for tests. */
import { type Bitset, emptyBits, hasBit, setBit } from '../../../client/catalogue/bitset.ts';
import type { Found } from '../../../client/catalogue/order-pieces.ts';
import type { SynonymsData } from '../../../client/search/search-data.ts';
import { createSearchIndex, type NamedPiece, type NamedSet, type SearchIndex } from '../../../client/search/search-index.ts';
import type { Language } from '../../../site/languages.ts';

export interface SearchedSet extends Omit<NamedSet, 'bits'> {
	/** Places of its products. */
	readonly places: readonly number[];
}

export function aSearch(
	pieces: readonly (NamedPiece | null)[],
	sets: readonly SearchedSet[] = [],
	synonyms: SynonymsData = [],
	language: Language = 'de',
): SearchIndex {
	const toBits = (places: readonly number[]): Bitset => {
		const bits = emptyBits(pieces.length);
		for (const place of places) setBit(bits, place);
		return bits;
	};
	const ids = pieces.map((_, place) => place + 1);
	return createSearchIndex({
		catalogue: { ids },
		pieces,
		synonyms,
		language,
		sets: sets.map(({ facet, name, places }) => ({ facet, name, bits: toBits(places) })),
	});
}

/** Places of the products that were found, the best first; throws where set and order tell different things. */
export function placesOf({ pieces, order }: Found): readonly number[] {
	const all = Array.from({ length: pieces.length * 32 }, (_, place) => place).filter((place) => hasBit(pieces, place));
	if (all.join() !== order.toSorted((left, right) => left - right).join()) throw new Error(`${all} are found, and ${order} in order`);
	return order;
}
