/** Data of the cart page, whose lines come from the visitor's storage. */
import type { CartPageData } from '../../client/pages/cart/cart-page-data.ts';
import type { Localized } from '../../pipeline/content/localized.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { checkoutPath } from '../../site/store-paths.ts';
import type { Text } from '../../site/text.ts';
import { toPaymentMethods } from './checkout.ts';
import { chooseByIds } from './choose-by-ids.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toOrderTarget } from './form-target.ts';
import { renderGuaranteeNotice } from './guarantee-notice.ts';
import { toText } from './localized-text.ts';
import { isSold } from './product.ts';
import { toPriceNote, toTaxTexts } from './product-card.ts';
import { toVatPercent } from './vat-percent.ts';

export function toCartPageData(shop: ShopFrame, context: DataContext, language: Language): CartPageData {
	const { settings } = shop;
	const { content, config } = context;
	return {
		language,
		shopPath: shop.root(language),
		checkoutPath: config.orderServiceUrl === null ? null : checkoutPath(shop.root(language)),
		contactPath: linkKeys.contact[language],
		available: isSold(shop),
		presentWrapping: settings.presentWrapping,
		quote: toOrderTarget('quote', context),
		priceNote: toPriceNote(context, language),
		taxScheme: settings.taxScheme,
		vatPercent: toVatPercent(settings),
		taxes: toTaxTexts(shop, language),
		lineNotReturned: shop.law.words[language].lineNotReturned,
		payments: toPaymentMethods(shop, context, language).map(({ name }) => name),
		delivery: context.deliveryDays,
		countries: namesOf(content.shippingCountries, settings.shippingCountryIds, language),
		...(isSold(shop) && shop.law.showsGuarantee && { richText: { guarantee: renderGuaranteeNotice(language) } }),
	};
}

interface Named {
	readonly id: number;
	readonly displayName: Localized;
}

function namesOf(records: readonly Named[], ids: readonly number[], language: Language): Text[] {
	return chooseByIds(records, ids).map(({ displayName }) => toText(displayName, language));
}
