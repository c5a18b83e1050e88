/** A list's interface to search: which products have the words of its address, and how well they fit. */
import type { Language } from '../../site/languages.ts';
import type { Bitset } from './bitset.ts';
import type { Catalogue } from './catalogue.ts';
import type { PieceOrder } from './order-pieces.ts';

export interface Found {
	readonly pieces: Bitset;
	/** The best first; none but those. */
	readonly order: PieceOrder;
	/** Nothing has the words as they were typed: these are of similar words. */
	readonly isNear: boolean;
}

/** A search, as in the address. */
export interface WordsRequest {
	readonly language: Language;
	readonly search: string;
}

export interface Finder {
	/** null: something has to be loaded first. */
	find(catalogue: Catalogue, request: WordsRequest): Found | null;
	/** `search`: of the same list after a change, which goes on asking for the same words. */
	keepWords(search: string, request: WordsRequest): string;
	/** Brings what `find` needs. Resolves with whether it finds otherwise than before, rejects where it cannot be had. */
	load(catalogue: Catalogue, request: WordsRequest): Promise<boolean>;
}
