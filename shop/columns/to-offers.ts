/** Prices and availability of all products: the one file of the catalogue that a changed price rewrites. */
import { availabilities, type OffersData } from '../../client/catalogue/catalogue-data.ts';
import { chooseListedAvailability } from '../../site/choose-availability.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import { centsOf } from '../content/product.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { pieceOrder } from './to-facets.ts';

/** `entries`: by id. */
export function toOffers(
	entries: readonly CatalogueEntry[],
	settings: Pick<ShopSettings, 'purchaseToOrder' | 'immediateDays'>,
): OffersData {
	return {
		order: pieceOrder(entries),
		amounts: entries.map(({ price }) => (price.amount === null ? 0 : centsOf(price.amount))),
		highest: entries.flatMap(({ price }, piece) => (price.highest === null ? [] : [[piece, centsOf(price.highest)] as const])),
		availability: entries.map((entry) => availabilities.indexOf(chooseListedAvailability(entry, settings))).join(''),
	};
}
