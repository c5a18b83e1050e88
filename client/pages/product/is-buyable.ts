/** Decides what may go into the cart. */
import type { OfferData } from './product-data.ts';

/** Priced, and either there or to be ordered. */
export function isBuyable(offer: OfferData): boolean {
	return offer.price !== null && (offer.stock > 0 || offer.orderable);
}
