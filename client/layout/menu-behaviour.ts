/** Makes dialogs that open as popovers modal: the focus stays inside, and what is behind cannot be used. Without script they work as popovers. */

/** Takes over the opening and closing of every `<dialog popover>` in the document. Returns how to close whichever is open. */
export function attachMenus(document: Document): () => void {
	const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[popover][id]');
	for (const dialog of dialogs) attachMenu(document, dialog);
	return () => dialogs.forEach(close);
}

function attachMenu(document: Document, dialog: HTMLDialogElement): void {
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return;
		const button = event.target.closest(`[popovertarget="${dialog.id}"]`);
		// opened before the app ran: it closes as the popover that it is
		if (button && !dialog.matches(':popover-open')) {
			event.preventDefault();
			if (dialog.open) dialog.close();
			else dialog.showModal();
		} else if (event.target === dialog ? isOnBackdrop(event, dialog) : event.target.closest('a[href]')) {
			close(dialog);
		}
	});
}

function close(dialog: HTMLDialogElement): void {
	if (dialog.matches(':popover-open')) dialog.hidePopover();
	else if (dialog.open) dialog.close();
}

/** A click on the backdrop reaches the dialog itself, at a place outside its box. */
function isOnBackdrop({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
