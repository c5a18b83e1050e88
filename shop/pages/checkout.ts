/** Defines the checkout; what is bought and by whom comes from the visitor's storage. */
import type {
	ConfiguredPaymentData,
	CountryData,
	PaymentMethodData,
	ShippingConfigData,
	ShippingMethodData,
	ShopOffer,
} from '../../client/checkout/offer-data.ts';
import type { CheckoutData, CheckoutService } from '../../client/pages/checkout/checkout-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { isBeyondCustoms } from '../../site/law.ts';
import type { Money } from '../../site/money.ts';
import { choosePaymentKind } from '../../site/payment-kinds.ts';
import { cartPath, checkoutPath, confirmationPath, paymentPath } from '../../site/store-paths.ts';
import { toMoney } from '../collections/shop-fields.ts';
import type { Content } from '../content/content.ts';
import type { ConfiguredPayment, ShippingMethodConfig } from '../content/shipping.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { type DataContext, isSold, type ShopFrame } from '../data/data-context.ts';
import { chooseByIds, weekdaysOnly } from '../data/deliveries.ts';
import { toOrderTarget } from '../data/form-target.ts';
import { renderGuaranteeNotice } from '../data/guarantee-notice.ts';
import { toLegalTexts } from '../data/legal-texts.ts';
import { toText } from '../data/localized-text.ts';
import { toPriceNote, toTaxTexts } from '../data/product-card.ts';
import { planShopPage } from '../plan/plan-inputs.ts';
import { definePage, shopOf } from './define-page.ts';

export function toCheckoutData(shop: ShopFrame, context: DataContext, language: Language): CheckoutData {
	const { settings } = shop;
	const root = shop.root(language);
	return {
		language,
		available: isSold(shop),
		paths: {
			shop: root,
			cart: cartPath(root),
			checkout: checkoutPath(root),
			payment: paymentPath(root),
			confirmation: confirmationPath(root),
			contact: linkKeys.contact[language],
		},
		service: toService(context),
		...toShopOffer(shop, context, language),
		presentWrapping: settings.presentWrapping,
		priceNote: toPriceNote(context, language),
		taxScheme: settings.taxScheme,
		vatPercent: toVatPercent(settings),
		taxes: toTaxTexts(shop, language),
		lineNotReturned: shop.law.words[language].lineNotReturned,
		legalTexts: toLegalTexts(shop, context, language),
		...(isSold(shop) && shop.law.showsGuarantee && { richText: { guarantee: renderGuaranteeNotice(language) } }),
	};
}

/** How the shop delivers and is paid: cart and checkout choose from the same. */
export function toShopOffer(shop: ShopFrame, context: DataContext, language: Language): ShopOffer {
	const { company } = context.content;
	const shippingMethods = toShippingMethods(shop, context, language);
	return {
		...weekdaysOnly(company),
		countries: toCountries(shop, context, language),
		shippingMethods,
		...toPickUpAddress(shippingMethods, company),
		shippingConfigs: toShippingConfigs(shop, context),
		shippingCost: shop.settings.shippingCost,
		paymentMethods: toPaymentMethods(shop, context, language),
	};
}

function toService(context: DataContext): CheckoutService | null {
	const order = toOrderTarget('order', context);
	const quote = toOrderTarget('quote', context);
	const status = toOrderTarget('status', context);
	return order === null || quote === null || status === null ? null : { order, quote, statusUrl: status.url };
}

function toCountries({ settings }: ShopFrame, { content }: DataContext, language: Language): CountryData[] {
	return chooseByIds(content.shippingCountries, settings.shippingCountryIds).map(({ id, countryCode, displayName }) => ({
		id,
		code: countryCode,
		name: toText(displayName, language),
		...(isBeyondCustoms(content.company.country, countryCode) && { hasDuties: true }),
	}));
}

function toShippingMethods({ settings }: ShopFrame, { content }: DataContext, language: Language): ShippingMethodData[] {
	return chooseByIds(content.shippingMethods, settings.shippingMethodIds).map(({ id, displayName, isFree, isPickUp }) => ({
		id,
		name: toText(displayName, language),
		isFree,
		...(isPickUp && { isPickUp }),
	}));
}

/** Left out where nothing is collected, and where the shop's address has no number, which an order has to name. */
function toPickUpAddress(
	methods: readonly ShippingMethodData[],
	{ displayName, address: shop }: Content['company'],
): Pick<CheckoutData, 'pickUpAddress'> {
	if (shop === null || shop.number === null || !methods.some(({ isPickUp }) => isPickUp)) return {};
	const { street, number, zipCode, city, country } = shop;
	return { pickUpAddress: { company: displayName, street, number, zip_code: zipCode, city, country_code: country } };
}

/** A config without a method is never used. */
function toShippingConfigs({ settings }: ShopFrame, { content }: DataContext): ShippingConfigData[] {
	return chooseByIds(content.shippingMethodConfigs, settings.shippingMethodConfigIds).flatMap((config) => toShippingConfig(config) ?? []);
}

function toShippingConfig(config: ShippingMethodConfig): ShippingConfigData | null {
	const { methodId, provider, price, additionalDays, countryIds, postcodes, paymentMethods } = config;
	if (methodId === null) return null;
	return {
		methodId,
		provider,
		price,
		additionalDays,
		countryIds,
		payments: paymentMethods.map(toPayment),
		...(postcodes !== null && { postcodes }),
	};
}

function toPayment({ methodId, config }: ConfiguredPayment): ConfiguredPaymentData {
	return { methodId, maxAmount: maxAmountOf(config) };
}

/** `max_amount` of the backend's JSON; null where it names none. */
function maxAmountOf(config: unknown): Money | null {
	if (typeof config !== 'object' || config === null || !('max_amount' in config)) return null;
	const result = toMoney(config.max_amount);
	return 'money' in result ? result.money : null;
}

/** Those that an order can be paid by, in the shop's order. */
function toPaymentMethods({ settings }: ShopFrame, { content, config }: DataContext, language: Language): PaymentMethodData[] {
	return chooseByIds(content.paymentMethods, settings.paymentMethodIds).flatMap(({ id, displayName }) => {
		const kind = choosePaymentKind(id, config.payments, settings.paypalClientId !== null);
		return kind === null ? [] : [{ id, name: toText(displayName, language), kind }];
	});
}

export const checkoutPage = definePage<PageSubject<'checkout'>>({
	template: 'checkout',
	hydratesAtOnce: true,
	plan: (inputs) => planShopPage({ template: 'checkout' }, checkoutPath, inputs),
	title: (_, { texts }) => texts.checkout.title,
	data: (_, { context, language }) => toCheckoutData(shopOf(context), context, language),
	namesTimes: true,
});

/** null: none is set, or the shop charges no VAT (§ 19 UStG), even if products name a rate. */
export function toVatPercent({ defaultTaxPercent, taxScheme }: Pick<ShopSettings, 'defaultTaxPercent' | 'taxScheme'>): number | null {
	return taxScheme === 'small_business' || defaultTaxPercent === 0 ? null : defaultTaxPercent;
}
