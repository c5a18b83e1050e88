/** The backend's answers on products whose cards are shown, with live content on; else empty. */
import type { Availability } from '../catalogue/catalogue-data.ts';
import type { PriceData } from '../products/product-card-data.ts';
import { createStore } from '../runtime/store.ts';

export interface LiveCard {
	/** null: the product has left the shop, and its price is as it was built. */
	readonly price: PriceData | null;
	readonly availability: Availability;
}

/** By the id of the product. */
export type LiveCards = ReadonlyMap<number, LiveCard>;

export const liveCardsStore = createStore<LiveCards>(new Map());
