/** What a visitor notices of a change of page: scroll position and focus, the fade, and what is announced. */
import { pageMarks } from '../page-marks.ts';

interface Arrival {
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

type Anchor =
	| { readonly kind: 'top' }
	| { readonly kind: 'element'; readonly id: string }
	/** No browser finds an element by it. */
	| { readonly kind: 'improper' };

/** Reads the fragment of an address. `hash`: of an address, with its `#`; `''` for none. */
export function parseAnchor(hash: string): Anchor {
	const fragment = hash.slice(1);
	if (fragment === '' || fragment.toLowerCase() === 'top') return { kind: 'top' };
	if (fragment.includes('#')) return { kind: 'improper' };
	try {
		return { kind: 'element', id: decodeURIComponent(fragment) };
	} catch {
		return { kind: 'improper' };
	}
}

/** The element that the fragment leads to; null for the top of the page. Warns in the console where it leads nowhere. */
export function findAnchor(document: Document, hash: string): HTMLElement | null {
	const anchor = parseAnchor(hash);
	if (anchor.kind === 'improper') console.warn(`Improper anchor path: ${hash}`);
	const element = anchor.kind === 'element' ? document.getElementById(anchor.id) : null;
	if (anchor.kind === 'element' && !element) console.warn(`Invalid hash: the page has no element for ${hash}`);
	return element;
}

/**
 * Lets one page fade away over the next where the browser can and motion is welcome. Resolves when `show` has run: at once, or with
 * the next frame. Rejects where it throws.
 */
export async function showSmoothly({ document, matchMedia }: Window, show: () => void): Promise<void> {
	const welcome = typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
	if (!welcome) {
		show();
		return;
	}
	const { style } = document.documentElement;
	style.viewTransitionName = '';
	const { ready, updateCallbackDone } = document.startViewTransition(() => {
		show();
		// a page that takes part in a transition gets no clicks until it ends (CSS View Transitions, "captured in a view transition")
		style.viewTransitionName = 'none';
	});
	// a transition that is skipped, for a hidden tab or for the next one, has shown its page all the same
	ready.catch(() => {});
	await updateCallbackDone;
}

/**
 * The line at the foot of the window: it announces events to screen readers, and shows notices to every visitor. Each call takes back
 * what was said, shown or planned before.
 */
interface Announcer {
	/** For screen readers only. */
	say(message: string): void;
	/** To all visitors. */
	show(message: string): void;
	showAfter(delayMs: number, message: string): void;
}

export function createAnnouncer(window: Window): Announcer {
	let timer = 0;
	const write = (message: string, visible: boolean): void => {
		window.clearTimeout(timer);
		const line = window.document.getElementById(pageMarks.announcerId);
		if (!line) return;
		line.classList.toggle(pageMarks.unseen, !visible);
		line.textContent = message;
	};
	return {
		say: (message) => write(message, false),
		show: (message) => write(message, true),
		showAfter(delayMs, message) {
			write('', false);
			timer = window.setTimeout(() => write(message, true), delayMs);
		},
	};
}
