/** How header, menus and panels behave once the app runs. */
import { menuCleanupMs } from '../../site/constants.ts';
import { cartCountStore } from '../cart/cart.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { StorageArea } from '../runtime/storage.ts';
import { watchWidth } from '../runtime/watch-width.ts';
import type { TextParts } from '../texts/texts.ts';
import { wishListKey } from '../wish-list/wish-marks.ts';

/**
 * Writes the cart's count into the header's cart link: its tooltip, which is also its name, and the dot. From now on; until the count is
 * known, the link stays as it was built. Returns how to stop.
 */
export function attachCartLink(document: Document, { shell }: TextParts['base']): () => void {
	const write = (): void => {
		const count = cartCountStore.get();
		if (count === null) return;
		for (const link of document.querySelectorAll(`[${pageMarks.cartLink}]`)) {
			const tooltip = link.querySelector('[role="tooltip"]');
			if (tooltip) tooltip.textContent = shell.cartWithCount(count);
			link.querySelector('.cart-dot')?.toggleAttribute('hidden', count === 0);
		}
	};
	write();
	return cartCountStore.subscribe(write);
}

/**
 * Lets the header's link to the search open it over the page. `open`: rejects where it cannot be opened; the link then leads where it
 * always does, as with keys that ask for another tab or window.
 */
export function attachSearchLink(document: Document, open: (link: HTMLAnchorElement) => Promise<void>): void {
	const link = document.querySelector<HTMLAnchorElement>(`.${searchLinkClass}`);
	link?.addEventListener('click', (event) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		open(link).catch((error: unknown) => {
			console.warn(error);
			document.location.assign(link.href);
		});
	});
}

/**
 * Lets Escape put a tooltip away that covers something, without moving pointer or focus (WCAG 2.2, 1.4.13). The styles show it. Takes
 * care of every tooltip inside a link in the document.
 */
export function attachTooltips(document: Document): void {
	for (const tooltip of document.querySelectorAll<HTMLElement>('a [role="tooltip"]')) attachTooltip(document, tooltip);
}

/** Put away, it still names its link; it comes back with the next pointer or focus. */
function attachTooltip(document: Document, tooltip: HTMLElement): void {
	const link = tooltip.closest('a');
	const showAgain = (): void => {
		tooltip.hidden = false;
	};
	document.addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') tooltip.hidden = true;
	});
	link?.addEventListener('pointerenter', showAgain);
	link?.addEventListener('focus', showAgain);
}

/** Class by which the header's link to the search is styled and found. */
export const searchLinkClass = 'search-link';

/**
 * Makes the panels at the side modal: the focus stays inside, and the page behind is inert. Without script they work as popovers.
 * Closes open menus when the visitor chooses a link, and puts a closed panel back as it was built. Takes over every `<dialog popover>`
 * of the document, and the groups in its header. Returns a function that closes all of them.
 */
export function attachMenus(document: Document): () => void {
	const window = document.defaultView;
	const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[popover][id]');
	const groups = document.querySelectorAll<HTMLElement>('.header-group');
	const closeGroups = (): void => groups.forEach(hide);
	const closeAll = (): void => {
		dialogs.forEach(close);
		closeGroups();
	};
	for (const dialog of dialogs) {
		attachPanel(document, dialog);
		if (window) tidyWhenClosed(window, dialog);
	}
	document.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('a[href]')) closeAll();
	});
	// a group stands under the entries of a width that the window may not have any more
	if (window) watchWidth(window, closeGroups);
	return closeAll;
}

function attachPanel(document: Document, dialog: HTMLDialogElement): void {
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return;
		const button = event.target.closest(`[popovertarget="${dialog.id}"]`);
		// opened before the app ran: it closes as the popover that it is
		if (button && !dialog.matches(':popover-open')) {
			event.preventDefault();
			if (dialog.open) dialog.close();
			else dialog.showModal();
		} else if (event.target === dialog && isOnBackdrop(event, dialog)) close(dialog);
	});
}

/** Its groups are closed and its top is seen when it is opened again; not at once, because it is still sliding out. */
function tidyWhenClosed(window: Window, dialog: HTMLDialogElement): void {
	let timer = 0;
	const plan = (): void => {
		window.clearTimeout(timer);
		timer = window.setTimeout(() => {
			if (dialog.open || dialog.matches(':popover-open')) return;
			for (const group of dialog.querySelectorAll('details')) group.open = false;
			dialog.scrollTop = 0;
		}, menuCleanupMs);
	};
	dialog.addEventListener('close', plan);
	dialog.addEventListener('toggle', plan);
}

function close(dialog: HTMLDialogElement): void {
	if (dialog.open) dialog.close();
	else hide(dialog);
}

function hide(popover: HTMLElement): void {
	if (popover.matches(':popover-open')) popover.hidePopover();
}

/** A click on the backdrop reaches the dialog itself, at a place outside its box. */
function isOnBackdrop({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const wishEvents = ['click', 'storage', 'pageshow'];

/** Brings the wish list's code: with the first wish, and where there is a list already. From then on the buttons on products act, and show the list, with the changes of all tabs. */
export function attachWishes(window: Window, area: StorageArea): void {
	const act = (event?: Event): void => {
		const button = event?.target instanceof Element ? event.target.closest<HTMLElement>('[data-wish]') : null;
		const stored = area.read(wishListKey);
		if (button || (stored !== 'unavailable' && stored.value))
			import('../wish-list/wishes.ts')
				.then(({ showWishes, pressWish }) => (button ? pressWish(button) : showWishes()))
				.catch(console.error);
	};
	act();
	for (const type of wishEvents) window.addEventListener(type, act);
}
