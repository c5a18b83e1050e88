/** Writes the cart's count into the header's cart link: its tooltip, which is also its name, and the dot. */
import { cartCountStore } from '../cart/cart.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { BaseTexts } from '../texts/texts.ts';

/** From now on; until the count is known, the link stays as it was built. Returns how to stop. */
export function attachCartLink(document: Document, { shell }: BaseTexts): () => void {
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
