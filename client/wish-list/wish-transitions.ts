/** What each change of the wish list does: pure. */
import { maxWishes } from '../storage/stored-wish-list.ts';
import type { WishedPiece } from '../stores/wish-list.ts';

export type WishAction =
	/** Puts the piece on the list, or takes it off. */
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
