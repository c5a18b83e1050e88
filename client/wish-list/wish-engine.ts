/** Gives the wish list its storage: restores it, keeps tabs in step, changes it one action at a time. Loaded once the visitor wishes for something, or has. */
import { followStorage, type StorageEvents } from '../runtime/storage/follow-storage.ts';
import type { StorageArea } from '../runtime/storage/storage-area.ts';
import { readStoredWishList, writeStoredWishList } from './stored-wish-list.ts';
import { type WishedPiece, type WishList, wishListStore } from './wish-list.ts';
import { wishListKey } from './wish-list-key.ts';
import { changeWishes, mergeWishes, type WishAction } from './wish-transitions.ts';

export interface WishSurroundings {
	readonly area: StorageArea;
	/** Undefined where the browser has none: then the last tab to write wins. */
	readonly locks: Pick<LockManager, 'request'> | undefined;
	readonly events: StorageEvents;
	readonly nowMs: () => number;
}

/** Reads the list into its store, and again whenever another tab has changed it. Once a document: the store knows whether it was. */
export function startWishes({ area, events, nowMs }: WishSurroundings): void {
	if (wishListStore.get().phase === 'success') return;
	const read = (): void => wishListStore.set(restoreWishes(area, nowMs()));
	read();
	followStorage(events, (key) => key === wishListKey, read);
}

/** Resolves when the change is shown and, where possible, stored: on top of what other tabs have stored meanwhile. */
export async function changeWishList({ area, locks, nowMs }: WishSurroundings, action: WishAction): Promise<void> {
	const change = (): void => {
		const before = restoreWishes(area, nowMs());
		const pieces = changeWishes(before.pieces, action);
		const isStored = writeStoredWishList(area, pieces, nowMs());
		wishListStore.set({ pieces, phase: 'success', kept: isStored ? 'stored' : 'memory', base: isStored ? pieces : before.base });
	};
	await (locks ? locks.request(wishListKey, change) : change());
}

/** The list that counts now: as stored, with what this tab could not store. */
function restoreWishes(area: StorageArea, nowMs: number): WishList {
	const memory = { ...wishListStore.get(), phase: 'success' } as const;
	const stored = readStoredWishList(area, nowMs);
	switch (stored.kind) {
		case 'found':
			return join(memory, stored.pieces);
		case 'none':
			return join(memory, []);
		case 'unreadable':
		case 'stuck': {
			// only this page still has the list
			const isLost = stored.kind === 'stuck' || memory.pieces.length > 0;
			return { ...memory, kept: isLost ? 'memory' : 'stored', base: [] };
		}
		case 'foreign':
			return { ...memory, kept: 'memory' };
	}
}

function join({ pieces: mine, kept, base }: WishList, theirs: readonly WishedPiece[]): WishList {
	const pieces = kept === 'stored' ? theirs : mergeWishes({ base, mine, theirs });
	return { pieces, phase: 'success', kept: pieces === theirs ? 'stored' : 'memory', base: theirs };
}
