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
