/** Guesses which link will be clicked: one on which a pointer rests, that has the focus, or that stands in sight. Not where data is scarce. */
import { pageMarks } from '../page-marks.ts';

/** A pointer that only passes by asks for nothing, and neither does a page that is scrolled through. */
const restMs = 65;
const inSightMs = 500;
/** Of one page: a list has many links, of which one is followed. */
const maxInSight = 8;

/** Whether data may be spent on a guess. Browsers that do not describe their connection count as able. */
export function mayPrefetch(navigator: Navigator): boolean {
	const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };
	return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Calls `onLikely` for links that will probably be followed. */
export function watchLinks(window: Window, onLikely: (link: HTMLAnchorElement) => void): void {
	const { document } = window;
	let timer = 0;
	document.addEventListener('pointerover', ({ target }) => {
		window.clearTimeout(timer);
		const link = linkAt(target);
		if (link) timer = window.setTimeout(() => onLikely(link), restMs);
	});
	document.addEventListener('focusin', ({ target }) => {
		const link = linkAt(target);
		if (link) onLikely(link);
	});
}

/** Calls `onInSight` for the first links of each page that stay in sight; from now on, and again after each navigation. */
export function watchLinksInSight(window: Window & typeof globalThis, onInSight: (link: HTMLAnchorElement) => void): void {
	if (!('IntersectionObserver' in window)) return;
	const { document } = window;
	const timers = new Map<Element, number>();
	let left = maxInSight;
	const observer = new window.IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			window.clearTimeout(timers.get(target));
			if (isIntersecting && left > 0) timers.set(target, window.setTimeout(tell, inSightMs, target));
		}
	});
	const tell = (link: HTMLAnchorElement): void => {
		observer.unobserve(link);
		if (left-- > 0) onInSight(link);
	};
	const watch = (): void => {
		observer.disconnect();
		for (const timer of timers.values()) window.clearTimeout(timer);
		timers.clear();
		left = maxInSight;
		for (const link of document.querySelectorAll(`#${pageMarks.rootId} a[href]`)) observer.observe(link);
	};
	watch();
	window.addEventListener(pageMarks.arrived, watch);
}

/** The link that an event happened in. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
