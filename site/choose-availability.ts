/** Decides whether a product or a variant can be had: for lists, its page, search engines, feeds, and data read again from the backend. */

/** Of the shop's settings. */
interface Ordering {
	readonly purchaseToOrder: boolean;
}

interface Dispatch extends Ordering {
	/** Working days within which a product that is "available immediately" leaves the shop. */
	readonly immediateDays: number;
}

/** The default of the settings. */
export const defaultImmediateDays = 3;

/** True if what is not there can be ordered: any product where the shop purchases to order, else those that are marked. */
export function isOrderable({ isReorderable }: { readonly isReorderable: boolean }, { purchaseToOrder }: Ordering): boolean {
	return purchaseToOrder || isReorderable;
}

export function chooseAvailability(
	product: { readonly isInStock: boolean; readonly isReorderable: boolean },
	settings: Ordering,
): 'in-stock' | 'to-order' | 'sold-out' {
	if (product.isInStock) return 'in-stock';
	return isOrderable(product, settings) ? 'to-order' : 'sold-out';
}

/**
 * The same as lists filter by it: a product in stock is available immediately only if it also ships within `immediateDays`. One that takes longer,
 * or whose dispatch time is unknown, is listed with those that have to be waited for. `dispatchDays`: the least of what is in stock.
 */
export function chooseListedAvailability(
	product: Parameters<typeof chooseAvailability>[0] & { readonly dispatchDays: number | null },
	settings: Dispatch,
): ReturnType<typeof chooseAvailability> {
	const availability = chooseAvailability(product, settings);
	const isImmediate = product.dispatchDays !== null && product.dispatchDays <= settings.immediateDays;
	return availability === 'in-stock' && !isImmediate ? 'to-order' : availability;
}

/** The least dispatch time of the offers that are in stock, in working days; null where none names one. */
export function leastDispatchDays(offers: readonly { readonly stock: number; readonly days: number | null }[]): number | null {
	const known = offers.flatMap(({ stock, days }) => (stock > 0 && days !== null ? [days] : []));
	return known.length === 0 ? null : Math.min(...known);
}
