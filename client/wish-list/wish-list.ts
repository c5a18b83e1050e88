/** The visitor's wish list: its shape and its store. The code that changes it is in `client/wish-list`, loaded when first needed. */
import type { Language } from '../../site/languages.ts';
import { createStore } from '../runtime/store.ts';

export interface WishedPiece {
	/** Of the product. */
	readonly id: number;
	/** As it was called when it was last seen, to name it where the shop does not have it any more. */
	readonly name: string;
	/** Of the page on which that was. */
	readonly language: Language;
}

export interface WishList {
	/** The newest first. */
	readonly pieces: readonly WishedPiece[];
	/** `idle`: not read yet. */
	readonly phase: 'idle' | 'success';
	/** `memory`: the browser stores nothing for this version of the site, and the list ends with the page. */
	readonly kept: 'stored' | 'memory';
	/** The list as storage held it when it was last read or written. */
	readonly base: readonly WishedPiece[];
}

export const wishListStore = createStore<WishList>({ pieces: [], phase: 'idle', kept: 'stored', base: [] });
