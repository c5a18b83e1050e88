/** The wish list of this document's visitor, in the browser's own storage; shown by the buttons on products, and in the header. */
import { defaultLanguage, isLanguage } from '../../site/languages.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import { createStorageArea, followStorage, type StorageArea, type StorageEvents } from '../runtime/storage.ts';
import {
	changeWishes,
	mergeWishes,
	readStoredWishList,
	type WishAction,
	type WishedPiece,
	type WishList,
	wishListStore,
	writeStoredWishList,
} from './wish-list.ts';
import { wishedClass, wishLinkClass, wishListKey } from './wish-marks.ts';

const surroundings: WishSurroundings = {
	area: createStorageArea(() => window.localStorage),
	locks: navigator.locks,
	events: window,
	nowMs: Date.now,
};

/** Shows the list on every page of this document, from now on. May be called again. */
export function showWishes(): void {
	if (wishListStore.get().phase === 'success') return;
	wishListStore.subscribe(() => {
		pressButtons();
		writeCount();
	});
	startWishes(surroundings);
	// other pages and further products bring other buttons
	const page = document.getElementById(pageMarks.rootId);
	if (page) new MutationObserver(pressButtons).observe(page, { childList: true, subtree: true });
}

/** Changes the list, also where it was not shown before. */
export function changeWishesOf(action: WishAction): Promise<void> {
	showWishes();
	return changeWishList(surroundings, action);
}

/** Handles a click on a product's button. */
export function pressWish(button: HTMLElement): Promise<void> {
	const id = Number(button.dataset.wish);
	const name = button.querySelector('span')?.textContent ?? '';
	const { lang } = document.documentElement;
	return changeWishesOf({ type: 'toggle', piece: { id, name, language: isLanguage(lang) ? lang : defaultLanguage } });
}

function pressButtons(): void {
	const wished = new Set(wishListStore.get().pieces.map(({ id }) => String(id)));
	for (const button of document.querySelectorAll<HTMLElement>('[data-wish]')) {
		button.setAttribute('aria-pressed', String(wished.has(button.dataset.wish ?? '')));
	}
}

/** The header's link says how many there are, and shows that there are any. */
function writeCount(): void {
	const { length } = wishListStore.get().pieces;
	for (const link of document.querySelectorAll(`.${wishLinkClass}`)) {
		link.classList.toggle(wishedClass, length > 0);
		const name = link.querySelector('[role="tooltip"]');
		if (name) name.textContent = name.textContent.replace(/ \(\d+\)$/, '') + (length === 0 ? '' : ` (${length})`);
	}
}

export interface WishSurroundings {
	readonly area: StorageArea;
	/** Undefined where the browser has none: then the last tab to write wins. */
	readonly locks: Pick<LockManager, 'request'> | undefined;
	readonly events: StorageEvents;
	readonly nowMs: () => number;
}

/**
 * Gives the wish list its storage: restores it, keeps tabs in step, changes it one action at a time. Loaded once the visitor wishes
 * for something, or has. Reads the list into its store, and again whenever another tab has changed it. Once a document: the store
 * knows whether it was.
 */
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
