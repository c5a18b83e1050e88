/** Whether a piece or a variant can be had: the one decision for lists, its page, search engines, feeds, and for what is read again from the backend. */

/** Of the shop's settings. */
interface Ordering {
	readonly purchaseToOrder: boolean;
}

/** Tells whether what is not there can be ordered: any piece where the shop purchases to order, else those that are marked. */
export function isOrderable({ isReorderable }: { readonly isReorderable: boolean }, { purchaseToOrder }: Ordering): boolean {
	return purchaseToOrder || isReorderable;
}

export function chooseAvailability(
	piece: { readonly isInStock: boolean; readonly isReorderable: boolean },
	settings: Ordering,
): 'in-stock' | 'to-order' | 'sold-out' {
	if (piece.isInStock) return 'in-stock';
	return isOrderable(piece, settings) ? 'to-order' : 'sold-out';
}
