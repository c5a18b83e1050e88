/** Sets scroll position and focus after a change of page. */
import { pageMarks } from '../page-marks.ts';

export interface Arrival {
	/** The element that the address names; null: the page as a whole. */
	readonly target: HTMLElement | null;
	/** Where the page was scrolled to when it was left; null: start at its top. */
	readonly scrollY: number | null;
}

/** Scrolls, and focuses the target or else the main heading. */
export function arrive(window: Window, { target, scrollY }: Arrival): void {
	focusPage(window.document, target);
	if (scrollY === null && target) target.scrollIntoView();
	else window.scrollTo(0, scrollY ?? 0);
}

/** Focuses the target or else the main heading, and scrolls nowhere. */
export function focusPage(document: Document, target: HTMLElement | null): void {
	const element = target ?? document.querySelector<HTMLElement>(`#${pageMarks.rootId} h1`);
	if (!element) return;
	if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
	element.focus({ preventScroll: true });
}
