/** Tells of a window's new width once it has kept its size for a moment: a window that is dragged resizes sixty times a second. */
import { resizeDebounceMs } from '../../site/constants.ts';

export function watchWidth(window: Window, onWidth: (widthPx: number) => void): void {
	let timer = 0;
	let knownPx = window.innerWidth;
	window.addEventListener('resize', () => {
		window.clearTimeout(timer);
		timer = window.setTimeout(() => {
			if (window.innerWidth === knownPx) return;
			knownPx = window.innerWidth;
			onWidth(knownPx);
		}, resizeDebounceMs);
	});
}
