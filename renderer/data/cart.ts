/** Data of the cart page, whose lines come from the visitor's storage. */
import type { CartPageData } from '../../client/pages/cart/cart-page-data.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toOrderTarget } from './form-target.ts';
import { isSold } from './product.ts';
import { toPriceNote } from './product-card.ts';

export function toCartPageData(shop: ShopFrame, context: DataContext, language: Language): CartPageData {
	return {
		language,
		shopPath: shop.root(language),
		contactPath: linkKeys.contact[language],
		available: isSold(shop),
		presentWrapping: shop.settings.presentWrapping,
		quote: toOrderTarget('quote', context),
		priceNote: toPriceNote(context, language),
	};
}
