/** Reports a window's new width once it has kept its size for a moment: a dragged window resizes sixty times a second. */
import { resizeDebounceMs } from '../../site/constants.ts';

/** Returns how to stop it. */
export function watchWidth(window: Window, onWidth: (widthPx: number) => void): () => void {
	let timer = 0;
	let knownPx = window.innerWidth;
	const onResize = (): void => {
		window.clearTimeout(timer);
		timer = window.setTimeout(() => {
			if (window.innerWidth === knownPx) return;
			knownPx = window.innerWidth;
			onWidth(knownPx);
		}, resizeDebounceMs);
	};
	window.addEventListener('resize', onResize);
	return () => {
		window.clearTimeout(timer);
		window.removeEventListener('resize', onResize);
	};
}
