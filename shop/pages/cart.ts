/** Defines the cart's page, whose products come from the visitor's storage. */
import type { CartPageData } from '../../client/pages/checkout/checkout-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { cartPath, checkoutPath } from '../../site/store-paths.ts';
import { type DataContext, isSold, type ShopFrame } from '../data/data-context.ts';
import { toOrderTarget } from '../data/form-target.ts';
import { renderGuaranteeNotice } from '../data/guarantee-notice.ts';
import { toPriceNote, toTaxTexts } from '../data/product-card.ts';
import { planShopPage } from '../plan/plan-inputs.ts';
import { toShopOffer, toVatPercent } from './checkout.ts';
import { definePage, shopOf } from './define-page.ts';

export function toCartPageData(shop: ShopFrame, context: DataContext, language: Language): CartPageData {
	const { settings } = shop;
	const { config } = context;
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
		offer: toShopOffer(shop, context, language),
		delivery: context.deliveryDays,
		...(isSold(shop) && shop.law.showsGuarantee && { richText: { guarantee: renderGuaranteeNotice(language) } }),
	};
}

export const cartPage = definePage<PageSubject<'cart'>>({
	template: 'cart',
	hydratesAtOnce: true,
	plan: (inputs) => planShopPage({ template: 'cart' }, cartPath, inputs),
	title: (_, { texts }) => texts.cart.title,
	data: (_, { context, language }) => toCartPageData(shopOf(context), context, language),
	namesTimes: true,
});
