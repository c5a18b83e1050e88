/** Prices and availability of all pieces: the one file of the catalogue that a changed price rewrites. */
import { availabilities, type OffersData } from '../../client/catalogue/catalogue-data.ts';
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import type { ShopSettings } from '../../pipeline/content/shop-settings.ts';
import type { Money } from '../../site/money.ts';
import { pieceOrder } from './to-facets.ts';

/** `entries`: by id. */
export function toOffers(entries: readonly CatalogueEntry[], { purchaseToOrder }: Pick<ShopSettings, 'purchaseToOrder'>): OffersData {
	return {
		order: pieceOrder(entries),
		amounts: entries.map(({ price }) => (price.amount === null ? 0 : centsOf(price.amount))),
		highest: entries.flatMap(({ price }, piece) => (price.highest === null ? [] : [[piece, centsOf(price.highest)] as const])),
		availability: entries
			.map(({ isInStock, isReorderable }) => {
				if (isInStock) {
					return availabilities.indexOf('in-stock');
				}
				return availabilities.indexOf(purchaseToOrder || isReorderable ? 'to-order' : 'sold-out');
			})
			.join(''),
	};
}

/** At most 14 digits, so it is exact. */
function centsOf(amount: Money): number {
	return Number(amount.replace('.', ''));
}
