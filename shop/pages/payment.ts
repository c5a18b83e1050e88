/** Defines the page on which an order is paid through a provider; which order comes from the visitor's storage. */
import type { PaymentData, ProviderData } from '../../client/pages/checkout/checkout-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { cartPath, checkoutPath, confirmationPath, paymentPath } from '../../site/store-paths.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { toOrderTarget } from '../data/form-target.ts';
import { planShopPage } from '../plan/plan-inputs.ts';
import { toAccount } from './confirmation.ts';
import { definePage, shopOf } from './define-page.ts';

export function toPaymentData(shop: ShopFrame, context: DataContext, language: Language): PaymentData {
	const root = shop.root(language);
	const { bank, bankLines } = toAccount(shop, context, language);
	return {
		language,
		paths: {
			cart: cartPath(root),
			checkout: checkoutPath(root),
			confirmation: confirmationPath(root),
			contact: linkKeys.contact[language],
		},
		hasTransfer: bank !== null || bankLines.length > 0,
		paypal: toPaypal(shop, context, language),
		klarna: toKlarna(context),
	};
}

/** As PayPal writes them. */
const locales: PerLanguage<string> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR' };

function toPaypal({ settings: { paypalClientId } }: ShopFrame, context: DataContext, language: Language): ProviderData | null {
	const target = toOrderTarget('paypal', context);
	const paypal = context.config.payments?.paypal ?? null;
	if (target === null || paypal === null || paypalClientId === null) return null;
	const url = new URL(paypal.scriptUrl);
	url.searchParams.set('client-id', paypalClientId);
	url.searchParams.set('currency', 'EUR');
	url.searchParams.set('components', 'buttons');
	url.searchParams.set('locale', locales[language]);
	return { scriptUrl: url.href, target };
}

function toKlarna(context: DataContext): ProviderData | null {
	const target = toOrderTarget('klarna', context);
	const klarna = context.config.payments?.klarna ?? null;
	return target === null || klarna === null ? null : { scriptUrl: klarna.scriptUrl, target };
}

export const paymentPage = definePage<PageSubject<'payment'>>({
	template: 'payment',
	hydratesAtOnce: true,
	plan: (inputs) => planShopPage({ template: 'payment' }, paymentPath, inputs),
	title: (_, { texts }) => texts.payment.title,
	data: (_, { context, language }) => toPaymentData(shopOf(context), context, language),
});
