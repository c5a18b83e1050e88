/** The wish list's changes as pure functions. */
import { maxWishes } from './stored-wish-list.ts';
import type { WishedPiece } from './wish-list.ts';

export type WishAction =
	/** Puts the product on the list, or takes it off. */
	{ readonly type: 'toggle'; readonly piece: WishedPiece } | { readonly type: 'remove'; readonly ids: readonly number[] };

/** The same list where nothing changes. */
export function changeWishes(before: readonly WishedPiece[], action: WishAction): readonly WishedPiece[] {
	switch (action.type) {
		case 'toggle': {
			const others = before.filter(({ id }) => id !== action.piece.id);
			return others.length < before.length ? others : [action.piece, ...others].slice(0, maxWishes);
		}
		case 'remove': {
			const others = before.filter(({ id }) => !action.ids.includes(id));
			return others.length < before.length ? others : before;
		}
	}
}

export interface PartedLists {
	/** The list that both come from. */
	readonly base: readonly WishedPiece[];
	/** As this tab has changed it since. */
	readonly mine: readonly WishedPiece[];
	/** As it is stored. */
	readonly theirs: readonly WishedPiece[];
}

/** The stored list with what this tab has put on it or taken off; `theirs` itself where it has done neither. */
export function mergeWishes({ base, mine, theirs }: PartedLists): readonly WishedPiece[] {
	const has = (list: readonly WishedPiece[], { id }: WishedPiece) => list.some((piece) => piece.id === id);
	const added = mine.filter((piece) => !has(base, piece) && !has(theirs, piece));
	const left = theirs.filter((piece) => !has(base, piece) || has(mine, piece));
	return added.length === 0 && left.length === theirs.length ? theirs : [...added, ...left].slice(0, maxWishes);
}
