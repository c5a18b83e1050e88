/** Brings the wish list's code: with the first wish, and where there is a list already. */
import type { StorageArea } from '../runtime/storage.ts';
import { wishListKey } from './wish-marks.ts';

const eventTypes = ['click', 'storage', 'pageshow'];

/** After hydration: from then on the buttons on products act, and show the list, with the changes of all tabs. */
export function attachWishes(window: Window, area: StorageArea): void {
	const act = (event?: Event): void => {
		const button = event?.target instanceof Element ? event.target.closest<HTMLElement>('[data-wish]') : null;
		const stored = area.read(wishListKey);
		if (button || (stored !== 'unavailable' && stored.value))
			import('./wishes.ts').then(({ showWishes, pressWish }) => (button ? pressWish(button) : showWishes())).catch(console.error);
	};
	act();
	for (const type of eventTypes) window.addEventListener(type, act);
}
