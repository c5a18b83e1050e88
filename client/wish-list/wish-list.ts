/**
 * The visitor's wish list: its shape, its store, its changes as pure functions, and its text in the browser's storage. What changes it
 * is in `wishes.ts`, loaded when first needed.
 */
import { type Language, languages } from '../../site/languages.ts';
import { isNewer, parseFields, type StorageArea, setAside, toFields } from '../runtime/storage.ts';
import { createStore } from '../runtime/store.ts';
import { wishListKey } from './wish-marks.ts';

export interface WishedPiece {
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

interface PartedLists {
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

/** Goes up with every change that older code cannot read. */
export const wishListVersion = 1;
/** Lists that did not change for this long are forgotten: wishes are for occasions, and these come round in a year. */
export const wishListMaxAgeMs = 366 * 24 * 60 * 60 * 1000;
/** More are no wish any more; the oldest give way. */
export const maxWishes = 100;

/** The wish list as text in the browser's storage: versioned, checked by hand, never thrown. */
type StoredWishList =
	| { readonly kind: 'found'; readonly pieces: readonly WishedPiece[] }
	/** Nothing, or nothing that is young enough. */
	| { readonly kind: 'none' }
	/** Was there, but could not be read: now set aside. */
	| { readonly kind: 'unreadable' }
	/** Cannot be read, nor set aside, and stays as it is. */
	| { readonly kind: 'stuck' }
	/** The browser refuses, or a newer version of the site has stored something, which stays as it is. */
	| { readonly kind: 'foreign' };

export function readStoredWishList(area: StorageArea, nowMs: number): StoredWishList {
	const stored = area.read(wishListKey);
	if (stored === 'unavailable') return { kind: 'foreign' };
	if (stored.value === null) return { kind: 'none' };
	const fields = parseFields(stored.value);
	if (isNewer(fields, wishListVersion)) return { kind: 'foreign' };
	const pieces = fields.version === wishListVersion && Number.isFinite(fields.timestamp) ? toPieces(fields.pieces) : null;
	if (pieces === null) return { kind: setAside(area, wishListKey, stored.value) ? 'unreadable' : 'stuck' };
	if (nowMs - Number(fields.timestamp) > wishListMaxAgeMs) {
		area.remove(wishListKey);
		return { kind: 'none' };
	}
	return { kind: 'found', pieces };
}

/** Stores the products, or removes the entry where there are none, but never overwrites a list that this version cannot read. True: done. */
export function writeStoredWishList(area: StorageArea, pieces: readonly WishedPiece[], nowMs: number): boolean {
	const { kind } = readStoredWishList(area, nowMs);
	if (kind === 'stuck' || kind === 'foreign') return false;
	if (pieces.length === 0) return area.remove(wishListKey);
	return area.write(wishListKey, JSON.stringify({ version: wishListVersion, timestamp: nowMs, pieces }));
}

/** null where anything in it is no product, or one stands there twice. */
function toPieces(value: unknown): readonly WishedPiece[] | null {
	if (!Array.isArray(value) || value.length > maxWishes) return null;
	const pieces = value.flatMap((each): WishedPiece[] => {
		const { id, name, language } = toFields(each) ?? {};
		const known = languages.find((each) => each === language);
		return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && typeof name === 'string' && known
			? [{ id, name, language: known }]
			: [];
	});
	return pieces.length === value.length && new Set(pieces.map(({ id }) => id)).size === pieces.length ? pieces : null;
}
