/** The wish list as text in the browser's storage: versioned, checked by hand, never thrown. */
import { languages } from '../../site/languages.ts';
import { setAside } from '../runtime/storage/set-aside.ts';
import type { StorageArea } from '../runtime/storage/storage-area.ts';
import { isNewer, parseFields, toFields } from '../runtime/storage/stored-fields.ts';
import type { WishedPiece } from './wish-list.ts';
import { wishListKey } from './wish-list-key.ts';

/** Goes up with every change that older code cannot read. */
export const wishListVersion = 1;
/** Lists that did not change for this long are forgotten: wishes are for occasions, and these come round in a year. */
export const wishListMaxAgeMs = 366 * 24 * 60 * 60 * 1000;
/** More are no wish any more; the oldest give way. */
export const maxWishes = 100;

export type StoredWishList =
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
