/** Writes the cart's count into the header's cart link: its tooltip, which is also its name, and the dot. */
import { pageMarks } from '../page-marks.ts';
import { cartStatusStore, cartStore } from '../stores/cart.ts';
import type { Texts } from '../texts/texts.ts';

/** From now on; until storage is read, the link stays as it was built. Returns how to stop. */
export function attachCartLink(document: Document, { shell }: Texts): () => void {
	const write = (): void => {
		if (cartStatusStore.get().phase !== 'success') return;
		const { totalCount } = cartStore.get();
		for (const link of document.querySelectorAll(`[${pageMarks.cartLink}]`)) {
			const tooltip = link.querySelector('[role="tooltip"]');
			if (tooltip) tooltip.textContent = shell.cartWithCount(totalCount);
			link.querySelector('.cart-dot')?.toggleAttribute('hidden', totalCount === 0);
		}
	};
	write();
	const stops = [cartStore.subscribe(write), cartStatusStore.subscribe(write)];
	return () => {
		for (const stop of stops) stop();
	};
}
