/**
 * Makes the panels at the side modal: the focus stays inside, and the page behind is inert. Without script they work as popovers.
 * Closes open menus when the visitor chooses a link, and puts a closed panel back as it was built.
 */
import { menuCleanupMs } from '../../site/constants.ts';
import { watchWidth } from '../runtime/watch-width.ts';

/** Takes over every `<dialog popover>` of the document, and the groups in its header. Returns a function that closes all of them. */
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
