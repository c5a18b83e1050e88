/** Data of the wish list's page, whose products come from the visitor's storage. */
import type { WishListData } from '../../client/pages/wish-list/wish-list-data.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toPriceNote } from './product-card.ts';

export function toWishListData(shop: ShopFrame, context: DataContext, language: Language): WishListData {
	return { language, shopPath: shop.root(language), priceNote: toPriceNote(context, language) };
}
