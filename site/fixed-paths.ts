/** The paths of pages that every site has, beside the link keys. */
import type { PerLanguage } from './languages.ts';
import { loginPath } from './login-path.ts';

export const fixedPaths = {
	terms: { de: '/agb', en: '/en/terms', fr: '/fr/cgv' },
	shipping: { de: '/versand-und-zahlung', en: '/en/shipping-and-payment', fr: '/fr/livraison-et-paiement' },
	withdrawal: { de: '/widerruf', en: '/en/withdrawal', fr: '/fr/retractation' },
	withdraw: { de: '/vertrag-widerrufen', en: '/en/withdraw-from-contract', fr: '/fr/se-retracter' },
	accessibility: { de: '/barrierefreiheit', en: '/en/accessibility', fr: '/fr/accessibilite' },
	socialMediaPrivacy: { de: '/datenschutz-soziale-medien', en: '/en/social-media-privacy', fr: '/fr/reseaux-sociaux' },
	brands: { de: '/marken', en: '/en/brands', fr: '/fr/marques' },
	info: { de: '/info', en: '/en/info', fr: '/fr/info' },
	newsletter: { de: '/newsletter', en: '/en/newsletter', fr: '/fr/newsletter' },
	login: { de: loginPath, en: loginPath, fr: loginPath },
} as const satisfies Record<string, PerLanguage<string>>;
