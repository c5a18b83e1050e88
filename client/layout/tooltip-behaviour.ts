/** Lets Escape put a tooltip away that covers something, without moving pointer or focus (WCAG 2.2, 1.4.13). The styles show it. */

/** Takes care of every tooltip inside a link in the document. */
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
