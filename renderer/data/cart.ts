/** Data of the cart page, whose lines come from the visitor's storage. */
import type { CartPageData } from '../../client/pages/cart/cart-page-data.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { isSold } from './product.ts';
import { toPriceNote } from './product-card.ts';

export function toCartPageData(shop: ShopFrame, context: DataContext, language: Language): CartPageData {
	return {
		language,
		shopPath: shop.root(language),
		contactPath: linkKeys.contact[language],
		available: isSold(shop),
		priceNote: toPriceNote(context, language),
	};
}
