/** Decides what may go into the cart. */
import type { OfferData } from './product-data.ts';

/** How many of it can be had; null: as many as one likes. */
export function maxCountOf({ stock, orderable }: OfferData): number | null {
	return orderable ? null : stock;
}

/** Priced, and either there or to be ordered. */
export function isBuyable(offer: OfferData): boolean {
	return offer.price !== null && (offer.stock > 0 || offer.orderable);
}

/** Some of so many are there, and the others have to be ordered, which takes longer. */
export function isBeyondStock(offer: Pick<OfferData, 'stock' | 'orderable'> | null, count: number): boolean {
	return !!offer?.orderable && offer.stock > 0 && count > offer.stock;
}
