/** The wish list of this document's visitor, in the browser's own storage; shown by the buttons on products, and in the header. */
import { defaultLanguage, isLanguage } from '../../site/languages.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import { createStorageArea } from '../runtime/storage/storage-area.ts';
import { changeWishList, startWishes, type WishSurroundings } from './wish-engine.ts';
import { wishedClass, wishLinkClass } from './wish-link.ts';
import { wishListStore } from './wish-list.ts';
import type { WishAction } from './wish-transitions.ts';

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
