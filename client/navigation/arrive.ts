/** What a change of page means to people: where the page starts, where the focus is, what a screen reader says. */
import { pageMarks } from '../page-marks.ts';
import type { Texts } from '../texts/texts.ts';

export interface Arrival {
	readonly title: string;
	/** Fragment of the address without `#`; `''` for none. */
	readonly anchor: string;
	/** Where the page was scrolled to when it was left; null: start at its top. */
	readonly scrollY: number | null;
}

/** Scrolls, focuses the anchor or else the main heading, and announces the page. */
export function arrive(window: Window, { title, anchor, scrollY }: Arrival, { navigation }: Texts): void {
	const { document } = window;
	const target = anchor === '' ? null : document.getElementById(anchor);
	focusElement(target ?? document.querySelector<HTMLElement>(`#${pageMarks.rootId} h1`));
	if (scrollY === null && target) target.scrollIntoView();
	else window.scrollTo(0, scrollY ?? 0);
	announce(document, navigation.arrived(title));
}

/** Says something to screen readers. */
export function announce(document: Document, message: string): void {
	const announcer = document.getElementById(pageMarks.announcerId);
	if (announcer) announcer.textContent = message;
}

function focusElement(element: HTMLElement | null): void {
	if (!element) return;
	if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
	element.focus({ preventScroll: true });
}
