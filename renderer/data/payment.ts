/** Data of the page on which an order is paid through a provider; which order comes from the visitor's storage. */
import type { KlarnaData, PaymentData, PaypalData } from '../../client/pages/payment/payment-data.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { cartPath, checkoutPath, confirmationPath } from '../../site/store-paths.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toOrderTarget } from './form-target.ts';

export function toPaymentData(shop: ShopFrame, context: DataContext, language: Language): PaymentData {
	const root = shop.root(language);
	return {
		language,
		paths: {
			cart: cartPath(root),
			checkout: checkoutPath(root),
			confirmation: confirmationPath(root),
			contact: linkKeys.contact[language],
		},
		paypal: toPaypal(shop, context),
		klarna: toKlarna(context),
	};
}

function toPaypal({ settings: { paypalClientId } }: ShopFrame, context: DataContext): PaypalData | null {
	const target = toOrderTarget('paypal', context);
	const paypal = context.config.payments?.paypal ?? null;
	if (target === null || paypal === null || paypalClientId === null) return null;
	const url = new URL(paypal.scriptUrl);
	url.searchParams.set('client-id', paypalClientId);
	url.searchParams.set('currency', 'EUR');
	return { scriptUrl: url.href, target };
}

function toKlarna(context: DataContext): KlarnaData | null {
	const target = toOrderTarget('klarna', context);
	const klarna = context.config.payments?.klarna ?? null;
	return target === null || klarna === null ? null : { scriptUrl: klarna.scriptUrl, target };
}
