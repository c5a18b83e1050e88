/** Gives the wish list its storage: restores it, keeps tabs in step, changes it one action at a time. Loaded when somebody wishes for something, or has. */
import { followStorage, type StorageEvents } from '../storage/follow-storage.ts';
import type { StorageArea } from '../storage/storage-area.ts';
import { readStoredWishList, writeStoredWishList } from '../storage/stored-wish-list.ts';
import { type WishList, wishListStore } from '../stores/wish-list.ts';
import { wishListKey } from '../stores/wish-list-key.ts';
import { changeWishes, type WishAction } from './wish-transitions.ts';

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
		const { pieces } = restoreWishes(area, nowMs());
		const changed = changeWishes(pieces, action);
		if (changed === pieces) return;
		const kept = writeStoredWishList(area, changed, nowMs()) ? 'stored' : 'memory';
		wishListStore.set({ pieces: changed, phase: 'success', kept });
	};
	await (locks ? locks.request(wishListKey, change) : change());
}

/** The list that counts now: as stored, or as it is in memory where nothing can be stored. */
function restoreWishes(area: StorageArea, nowMs: number): WishList {
	const memory = wishListStore.get();
	if (memory.kept === 'memory') return memory;
	const stored = readStoredWishList(area, nowMs);
	switch (stored.kind) {
		case 'found':
			return { pieces: stored.pieces, phase: 'success', kept: 'stored' };
		case 'none':
			return { pieces: [], phase: 'success', kept: 'stored' };
		case 'unreadable':
			return { ...memory, phase: 'success' };
		case 'foreign':
			return { ...memory, phase: 'success', kept: 'memory' };
	}
}
